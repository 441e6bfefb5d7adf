import type { Ctx } from '../../../ctx/ctx.ts';
import { badField } from '../../../http/refusal.ts';
import { deleteBankSerial, insertBankSerial } from './bank-serials.store.ts';

/** A bank serial number as it is kept and compared: full-width or small letters are the same line of the statement. */
export const bankSerialOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

export const takenSerialText = '该银行流水号已登记';

/** A line of the bank statement is money once in the company: refused at bankSerialNo when it has been taken. */
export async function takeBankSerial(ctx: Ctx, bankSerialNo: string): Promise<void> {
  if (!(await insertBankSerial(ctx, bankSerialNo))) throw badField('bankSerialNo', takenSerialText);
}

/** What was handed in with it was sent back: it may be handed in again. */
export const freeBankSerial = deleteBankSerial;
