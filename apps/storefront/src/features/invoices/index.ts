import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';

export { choiceFaults } from './apply-form.ts';
export { applyInvoicePath, invoiceRecordsPath } from './invoice-paths.ts';
export { titlesQuery } from './invoices.queries.ts';
export { titleDraft } from './title-form.ts';
export { TitleChoice } from './TitleChoice.tsx';
export { TitleDialog } from './TitleDialog.tsx';

/** Loaded when it is drawn: few who see its place open it. */
export const ApplyDialog = lazyPart(async () => (await import('./ApplyDialog.tsx')).ApplyDialog);
