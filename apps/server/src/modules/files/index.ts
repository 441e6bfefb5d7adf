export { claimFiles } from './claim-files.ts';
export { type FileLink, linkFiles } from './file-links.ts';
export { filesRoutes } from './files.routes.ts';
export { forgetUnclaimedFiles } from './forget-files.ts';
export { readStoredFile, storeFile } from './store-file.ts';
export { issueUploadTicket } from './upload-file.ts';
export { type SheetColumn, sheetType, writeSheet } from './write-sheet.ts';
