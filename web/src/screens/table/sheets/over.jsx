// What is opened over the table: its sheets, and what is shared or embedded. None of it is needed for the first card.

export { EmbedSheet } from '../../share/embed-sheet.jsx';
export { FairSheet } from '../../fingerprint/fingerprint.jsx';
export { ShareSheet } from '../../share/share.jsx';
export { InquirySheet, Sheets } from './sheets.jsx';
