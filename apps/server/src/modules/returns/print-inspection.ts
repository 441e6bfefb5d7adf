import type { ResultOf } from '@jicai/contract/index.ts';
import { isReturnMoveAllowed } from '@jicai/domain/returns/return-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { pdfType, storeFile } from '../files/index.ts';
import { makeInspectionPdf } from './inspection-pdf.ts';
import { getReturn } from './read-returns.ts';

/** 验货单 of a sheet (docs/domain/papers.md §10). Refused as notFound, and stateChanged where nothing is to be inspected. */
export async function printInspection(
  ctx: SignedInCtx,
  returnNo: string,
): Promise<ResultOf<'/api/OpsReturn/ExportInspection'>> {
  const read = await getReturn(ctx, returnNo);
  if (!isReturnMoveAllowed('receive', read.sheet.state)) throw refuse.stateChanged();
  const { fileUrl, expiresAt } = await storeFile(ctx, {
    bytes: await makeInspectionPdf(read, { userName: ctx.actor.userName, madeAt: ctx.now }),
    fileName: `验货单_${returnNo}.pdf`,
    mediaType: pdfType,
  });
  await writeAudit(ctx, { subject: `return ${returnNo}`, before: null, after: null });
  return { fileUrl, expireTime: shanghaiTime(expiresAt) };
}
