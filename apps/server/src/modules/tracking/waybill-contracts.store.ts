import { openWaybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { suppliers } from '../../db/tables/goods.ts';
import { orders } from '../../db/tables/orders.ts';
import { waybillContracts, waybills } from '../../db/tables/waybills.ts';
import type { ProviderSettings } from '../../provider-settings.ts';
import { resealed, seal, unseal } from '../../sealing.ts';

export interface ContractKey {
  supplierId: string;
  logisticsCode: string;
}

export interface Contract extends ContractKey {
  /** Opened; empty where it does not open any more. */
  settings: ProviderSettings;
  updatedAt: Date;
}

const placeOf = ({ companyId }: Ctx, { supplierId, logisticsCode }: ContractKey) =>
  `${companyId} waybill ${supplierId} ${logisticsCode}`;

/** Numbers of a supplier's orders at a courier that nothing left under, and that are not given back. */
export async function countOpenNumbers(ctx: Ctx, { supplierId, logisticsCode }: ContractKey): Promise<number> {
  const [row] = await ctx.db
    .select({ open: count() })
    .from(waybills)
    .innerJoin(orders, and(eq(orders.companyId, waybills.companyId), eq(orders.id, waybills.orderId)))
    .where(
      and(
        eq(waybills.companyId, ctx.companyId),
        eq(waybills.logisticsCode, logisticsCode),
        inArray(waybills.state, [...openWaybillStates]),
        eq(orders.supplierId, supplierId),
      ),
    );
  return row?.open ?? 0;
}

/** Contracts of a supplier, by courier. */
export async function selectContracts(ctx: Ctx, supplierId: string): Promise<Contract[]> {
  const { settings, logisticsCode, updatedAt } = waybillContracts;
  const rows = await ctx.db
    .select({ settings, logisticsCode, updatedAt })
    .from(waybillContracts)
    .where(and(eq(waybillContracts.companyId, ctx.companyId), eq(waybillContracts.supplierId, supplierId)))
    .orderBy(logisticsCode);
  return rows.map((row) => ({ ...row, supplierId, settings: open(ctx, { ...row, supplierId }, row.settings.sealed) }));
}

/** Sealed under another key or damaged it is as good as empty, and can be entered anew. */
function open(ctx: Ctx, key: ContractKey, sealed: string): ProviderSettings {
  try {
    return JSON.parse(unseal(ctx.deps.secrets, placeOf(ctx, key), sealed)) as ProviderSettings;
  } catch {
    return {};
  }
}

export async function upsertContract(ctx: Ctx, contract: Omit<Contract, 'updatedAt'>): Promise<void> {
  const { supplierId, logisticsCode, settings } = contract;
  const sealed = seal(ctx.deps.secrets, placeOf(ctx, contract), JSON.stringify(settings));
  const row = { settings: { sealed }, updatedAt: ctx.now };
  await ctx.db
    .insert(waybillContracts)
    .values({ ...row, companyId: ctx.companyId, id: ctx.newId(), supplierId, logisticsCode })
    .onConflictDoUpdate({
      target: [waybillContracts.companyId, waybillContracts.supplierId, waybillContracts.logisticsCode],
      set: row,
    });
}

export async function deleteContract(ctx: Ctx, { supplierId, logisticsCode }: ContractKey): Promise<void> {
  await ctx.db
    .delete(waybillContracts)
    .where(
      and(
        eq(waybillContracts.companyId, ctx.companyId),
        eq(waybillContracts.supplierId, supplierId),
        eq(waybillContracts.logisticsCode, logisticsCode),
      ),
    );
}

/** What of a supplier stands on a waybill as the sender; undefined for none. */
export async function selectSender(ctx: Ctx, supplierId: string) {
  const { name, contactName, telephone, areaText, address } = suppliers;
  const [row] = await ctx.db
    .select({ name, contactName, telephone, areaText, address })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, ctx.companyId), eq(suppliers.id, supplierId)));
  return row;
}

/** Saves of a supplier's contracts wait for each other; false where there is no such supplier. */
export async function lockSupplier(ctx: Ctx, supplierId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, ctx.companyId), eq(suppliers.id, supplierId)))
    .for('no key update');
  return rows.length > 0;
}

/** Seals the company's contracts under the key of today; how many there are, and how many were under another. */
export async function resealContracts(ctx: Ctx): Promise<{ count: number; resealedCount: number }> {
  const rows = await ctx.db
    .select()
    .from(waybillContracts)
    .where(eq(waybillContracts.companyId, ctx.companyId))
    .for('update');
  let resealedCount = 0;
  for (const row of rows) {
    const sealed = resealed(ctx.deps.secrets, placeOf(ctx, row), row.settings.sealed);
    if (sealed === undefined) continue;
    resealedCount += 1;
    await ctx.db
      .update(waybillContracts)
      .set({ settings: { sealed } })
      .where(and(eq(waybillContracts.companyId, ctx.companyId), eq(waybillContracts.id, row.id)));
  }
  return { count: rows.length, resealedCount };
}
