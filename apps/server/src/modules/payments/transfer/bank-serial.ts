import type { Ctx } from '../../../ctx/ctx.ts';
import { badField } from '../../../http/refusal.ts';
import { deleteBankSerial, insertBankSerial } from './bank-serials.store.ts';

/** A bank serial number as it is stored and compared: without full-width characters and small letters. */
export const bankSerialOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

export const takenSerialText = '该银行流水号已登记';

/**
 * Marks a line of the bank statement as used. Refuses at bankSerialNo if the company has used it before: each line
 * counts once.
 */
export async function takeBankSerial(ctx: Ctx, bankSerialNo: string): Promise<void> {
  if (!(await insertBankSerial(ctx, bankSerialNo))) throw badField('bankSerialNo', takenSerialText);
}

/** The record that used the line was sent back, so the line may be used again. */
export const freeBankSerial = deleteBankSerial;
