import { redConfirmStates } from '@jicai/domain/invoices/invoice-states.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/open.ts';
import { localTaxPapers } from '../../../db/tables/invoices.ts';

export type LocalPaper = typeof localTaxPapers.$inferSelect;

/** The first request makes the paper; the same number again changes nothing. */
export async function insertPaper(tx: Tx, paper: LocalPaper): Promise<void> {
  await tx
    .insert(localTaxPapers)
    .values(paper)
    .onConflictDoNothing({ target: [localTaxPapers.companyId, localTaxPapers.reqNo] });
}

export async function selectPaper(tx: Tx, companyId: string, reqNo: string): Promise<LocalPaper | undefined> {
  const [row] = await tx
    .select()
    .from(localTaxPapers)
    .where(and(eq(localTaxPapers.companyId, companyId), eq(localTaxPapers.reqNo, reqNo)));
  return row;
}

/** Only a confirmation that waits for the buyer (02) can be answered. */
export async function updateConfirmState(
  tx: Tx,
  companyId: string,
  confirmNo: string,
  confirmState: '04' | '05',
): Promise<void> {
  await tx
    .update(localTaxPapers)
    .set({ confirmState })
    .where(
      and(
        eq(localTaxPapers.companyId, companyId),
        eq(localTaxPapers.confirmNo, confirmNo),
        eq(localTaxPapers.confirmState, redConfirmStates.awaitingBuyer),
      ),
    );
}
