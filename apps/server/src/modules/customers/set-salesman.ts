import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { updateCustomerFile } from './customer-file.store.ts';
import { type FileChanged, holdCustomerFile, type NamedFile } from './hold-file.ts';
import { selectSalesmen, selectUserName } from './salesmen.store.ts';

/** Hands a customer to an operator, or to nobody. Refused as notFound, also for who is no operator that can sign in, and outdated. */
export async function setSalesman(
  ctx: SignedInCtx,
  { salesmanId, ...named }: NamedFile & { salesmanId?: string | undefined },
): Promise<FileChanged> {
  const file = await holdCustomerFile(ctx, named);
  const next =
    salesmanId === undefined ? undefined : (await selectSalesmen(ctx)).find((one) => one.userId === salesmanId);
  if (salesmanId !== undefined && !next) throw refuse.notFound({ text: '这名业务员不存在或已停用' });
  const version = await updateCustomerFile(ctx, file, { salesmanId: next?.userId ?? null });
  await writeAudit(ctx, {
    subject: `customer ${file.customerId}`,
    before: { salesman: await selectUserName(ctx, file.salesmanId) },
    after: { salesman: next?.userName ?? '' },
  });
  return { version };
}
