export { claimFiles, readUpload, unclaimFiles } from './claim-files.ts';
export { type FileLink, linkFiles } from './file-links.ts';
export { forgetUnclaimedFiles, releaseFiles, removeContents } from './forget-files.ts';
export { openPdf, type PdfDoc, pdfType } from './open-pdf.ts';
export { readSheetLines } from './read-sheet-lines.ts';
export { readStoredFile, storeFile } from './store-file.ts';
export { makeTablePaper, paperYuan, paperYuanOrNothing } from './table-paper.ts';
export { findUploadTicket, issueUploadTicket, ticketLimits } from './upload-tickets.ts';
export { type SheetColumn, type SheetFrame, sheetType, writeSheet } from './write-sheet.ts';
