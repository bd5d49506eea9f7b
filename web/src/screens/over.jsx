// What is opened over the table: its sheets, and what is shared or embedded. None of it is needed for the first card.

export { EmbedSheet } from './embedding.jsx';
export { FairSheet } from './fair.jsx';
export { ShareSheet } from './share.jsx';
export { InquirySheet, Sheets } from './sheets.jsx';
