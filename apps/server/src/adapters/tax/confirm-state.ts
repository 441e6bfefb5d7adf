import { type RedConfirmState, redConfirmTexts } from '@jicai/domain/invoices/invoice-states.ts';

/** The tax authority's own numbers, which every platform passes on; undefined for one of a platform alone. */
export const confirmStateOf = (code: string): RedConfirmState | undefined =>
  Object.hasOwn(redConfirmTexts, code) ? (code as RedConfirmState) : undefined;
