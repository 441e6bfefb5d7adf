import type { BankLine } from '@jicai/domain/bank/bank-lines.ts';
import { createHash } from 'node:crypto';

export interface NumberedLine extends BankLine {
  /** The bank's number; where it gives none H and 24 digits made of what the line says. */
  bankSerialNo: string;
}

/** Whether a number was made by us. */
export const isOwnSerial = (bankSerialNo: string): boolean => /^H[0-9A-F]{24}$/.test(bankSerialNo);

/**
 * Gives each line the number that it is known by, the same for the same file however often it comes. Lines without a number
 * of the bank that are alike to the last character are told apart by their order.
 */
export function numberLines(account: string, lines: readonly BankLine[]): NumberedLine[] {
  const alike = new Map<string, number>();
  const known = new Set<string>();
  return lines.flatMap((line) => {
    if (line.serialNo !== '') {
      // A line that a file repeats is one line.
      if (known.has(line.serialNo)) return [];
      known.add(line.serialNo);
      return [{ ...line, bankSerialNo: line.serialNo }];
    }
    const { bookedAt, amountFen, payerName, payerAccount, remark, mark } = line;
    const said = JSON.stringify([account, bookedAt, amountFen, payerName, payerAccount, remark, mark]);
    const nth = (alike.get(said) ?? 0) + 1;
    alike.set(said, nth);
    const hash = createHash('sha256').update(`${said}${nth}`).digest('hex').slice(0, 24).toUpperCase();
    return [{ ...line, bankSerialNo: `H${hash}` }];
  });
}
