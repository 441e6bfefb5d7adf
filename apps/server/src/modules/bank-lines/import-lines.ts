import { accountOf } from '@jicai/domain/bank/bank-lines.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { readUpload } from '../files/index.ts';
import { payWaysOf, selectMerchants } from '../payments/index.ts';
import { insertBankLines, selectKnownSerials } from './bank-lines.store.ts';
import { type NumberedLine, numberLines } from './number-lines.ts';
import { readBankFile } from './read-bank-file.ts';

const field = 'fileUrl';

interface CheckedFile {
  formatText: string;
  bankAccount: string;
  /** The account that the cashier shows, or a file that names none. */
  isOwnAccount: boolean;
  lines: NumberedLine[];
  fresh: NumberedLine[];
  debitCount: number;
  faults: { rowNo: number; fault: string }[];
}

/** What a file would bring; nothing is written. Refused as badInput at fileUrl where it cannot be read, with why. */
export async function checkBankFile(ctx: SignedInCtx, url: string): Promise<CheckedFile> {
  const bytes = await readUpload(ctx, { url, bizType: bizTypes.bankFile, field });
  const file = await readBankFile(bytes);
  if ('problem' in file) throw badField(field, file.problem);
  const { bankAccount: shown } = payWaysOf(ctx, await selectMerchants(ctx));
  const own = accountOf(shown?.bankAccount ?? '');
  const bankAccount = file.account || own;
  const lines = numberLines(bankAccount, file.credits);
  const known = await selectKnownSerials(
    ctx,
    bankAccount,
    lines.map(({ bankSerialNo }) => bankSerialNo),
  );
  return {
    formatText: file.formatText,
    bankAccount,
    isOwnAccount: file.account === '' || file.account === own,
    lines,
    fresh: lines.filter(({ bankSerialNo }) => !known.has(bankSerialNo)),
    debitCount: file.debitCount,
    faults: file.faults,
  };
}

/** Keeps what a file brings that is not known yet (docs/domain/payments.md §9); two who bring the same file keep it once. */
export async function importBankFile(ctx: SignedInCtx, url: string) {
  const file = await checkBankFile(ctx, url);
  const { bankAccount, lines } = file;
  const kept = await insertBankLines(
    ctx,
    lines.map(({ bankSerialNo, bookedAt, amountFen, payerName, payerAccount, remark }) => ({
      bankAccount,
      bankSerialNo,
      bookedAt,
      amountFen,
      payerName,
      payerAccount,
      remark,
    })),
  );
  const fresh = lines.filter(({ bankSerialNo }) => kept.has(bankSerialNo));
  await writeAudit(ctx, {
    subject: `bankAccount ${bankAccount}`,
    before: {},
    after: { newCount: fresh.length, newFen: sumOf(fresh), knownCount: lines.length - fresh.length },
  });
  return { ...file, fresh };
}

export const sumOf = (lines: readonly { amountFen: number }[]): number =>
  lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
