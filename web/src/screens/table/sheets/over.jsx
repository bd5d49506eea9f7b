// Code that loads after the first cards: the sheets over the table, sharing, embedding.

export { FaceButton } from '../../common/face-choice.jsx';
export { FairSheet } from '../../fingerprint/fingerprint.jsx';
export { EmbedSheet } from '../../share/embed-sheet.jsx';
export { ShareSheet } from '../../share/share.jsx';
export { InquirySheet, Sheets } from './sheets.jsx';
