import type { BodyOf, Path, ResultOf } from '@jicai/contract/index.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, Refusal, refuse } from '../../http/refusal.ts';
import { findItemIdsByNo } from '../catalog/index.ts';
import { requireCustomer, saveDiscount, saveGoodsPool, savePrices, setSalesman } from '../customers/index.ts';
import { auditRegister } from '../registration/index.ts';

type Body = BodyOf<'/api/OpsCustomer/AdmitCompany'>['data'];
type Parts = Pick<
  Body,
  'termKind' | 'termDays' | 'creditLimit' | 'salesmanId' | 'prices' | 'discounts' | 'validFrom' | 'validTo' | 'pool'
>;
type Admission = Parts & { registrationId: string; version: number | undefined };
type Part = Admission & { customerId: string };

const reason = '入驻';

/**
 * Lets a company in with terms, credit, salesman, prices, discounts and goods pool, in one transaction: all of it or nothing
 * (docs/domain/accounts.md §10). What is beyond one operator waits for a second one. Refused as forbidden for a part that the
 * caller may not give by itself, as badInput at the part that cannot be taken, else as {@link auditRegister} is.
 */
export async function admitCompany(
  ctx: SignedInCtx,
  input: Admission,
): Promise<ResultOf<'/api/OpsCustomer/AdmitCompany'>> {
  requireRights(ctx, input);
  const { registrationId, version, termKind, termDays, creditLimit } = input;
  const review = { registrationId, version, isAgree: true, reason: '', termKind, termDays, creditLimit };
  const { customerId, changeId } = await auditRegister(as(ctx, '/api/OpsCustomer/AuditRegister'), review);
  const part = { ...input, customerId };
  await handToSalesman(ctx, part);
  await agreeOnPool(ctx, part);
  const waiting = [
    ...(changeId ? ['授信'] : []),
    ...(await agreeOnPrices(ctx, part)),
    ...(await agreeOnDiscounts(ctx, part)),
  ];
  return { customerId, waiting };
}

/** The log tells each part as the act that it is. */
const as = (ctx: SignedInCtx, name: Path): SignedInCtx => ({ ...ctx, act: { ...ctx.act, name } });

function requireRights({ actor }: SignedInCtx, { creditLimit, salesmanId, prices, discounts, pool }: Admission): void {
  const asked: [boolean, ShopPermission, string][] = [
    [creditLimit > 0, 'ops.customer.credit', '授信'],
    [salesmanId !== undefined, 'ops.customer.edit', '指定业务员'],
    [prices.length + discounts.length > 0, 'ops.customer.price', '设置协议价'],
    [pool !== undefined, 'ops.customer.pool', '设置商品池'],
  ];
  const lacked = asked.find(([isAsked, permission]) => isAsked && !actor.shopPermissions.has(permission));
  if (lacked) throw refuse.forbidden({ text: `没有${lacked[2]}的权限` });
}

async function handToSalesman(ctx: SignedInCtx, { customerId, salesmanId }: Part): Promise<void> {
  if (salesmanId === undefined) return;
  const { version } = await requireCustomer(ctx, customerId);
  await at('salesmanId', () =>
    setSalesman(as(ctx, '/api/OpsCustomer/SetSalesman'), { customerId, version, salesmanId }),
  );
}

async function agreeOnPool(ctx: SignedInCtx, { customerId, pool }: Part): Promise<void> {
  if (!pool) return;
  const { version } = await requireCustomer(ctx, customerId);
  await saveGoodsPool(as(ctx, '/api/OpsCustomer/SaveGoodsPool'), { customerId, version, ...pool });
}

async function agreeOnPrices(ctx: SignedInCtx, { customerId, prices, validFrom, validTo }: Part): Promise<string[]> {
  if (prices.length === 0) return [];
  const idOf = await findItemIdsByNo(
    ctx,
    prices.map(({ itemNo }) => itemNo),
  );
  const unknown = prices.find(({ itemNo }) => !idOf.has(itemNo));
  if (unknown) throw badField('prices', `没有商品编号 ${unknown.itemNo}`);
  const rows = prices.map(({ itemNo, ...price }) => ({ itemId: idOf.get(itemNo) ?? '', ...price }));
  const { waitingCount, refused } = await savePrices(as(ctx, '/api/OpsCustomer/SavePrices'), {
    customerId,
    rows,
    validFrom,
    validTo,
    reason,
  });
  const [fault] = refused;
  if (fault) {
    const { itemNo = '' } = prices.find((one) => idOf.get(one.itemNo) === fault.itemId) ?? {};
    throw badField('prices', `${itemNo}：${fault.reason}`);
  }
  return waitingCount > 0 ? [`${waitingCount} 个协议价`] : [];
}

async function agreeOnDiscounts(
  ctx: SignedInCtx,
  { customerId, discounts, validFrom, validTo }: Part,
): Promise<string[]> {
  let waitingCount = 0;
  for (const discount of discounts) {
    const { changeId } = await at('discounts', () =>
      saveDiscount(as(ctx, '/api/OpsCustomer/SaveDiscount'), {
        customerId,
        ...discount,
        validFrom,
        validTo,
        reason,
      }),
    );
    if (changeId) waitingCount += 1;
  }
  return waitingCount > 0 ? [`${waitingCount} 个协议折扣`] : [];
}

/** A refusal of this part stands at its field, whatever its own commands call it. */
async function at<T>(field: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw badField(field, error.message);
  }
}
