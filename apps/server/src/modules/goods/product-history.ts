import { fieldActName, fieldText, isFieldAct } from '@jicai/domain/goods/field-acts.ts';
import { actText, type GoodsAct, type ItemFacts, priceNameList, priceNames } from '@jicai/domain/goods/goods-acts.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { loggedActText } from '@jicai/domain/shop-side/log-acts.ts';
import { logChanges } from '@jicai/domain/shop-side/log-changes.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { type ActedRow, type SavedRow, selectActs, selectSaves } from './product-history.store.ts';

const mostChanges = 20;

/** The newest changes of a product, by its editor and by acts on its items. Refused as notFound. */
export async function readHistory(ctx: Ctx, productId: string) {
  const [saves, acts] = await Promise.all([
    selectSaves(ctx, productId, mostChanges),
    selectActs(ctx, productId, mostChanges),
  ]);
  if (!saves) throw refuse.notFound();
  const all = [...saves.map(ofSave), ...acts.map(ofAct)].toSorted((a, b) => b.atMs - a.atMs).slice(0, mostChanges);
  return all.map(({ atMs, ...change }) => ({ ...change, time: shanghaiTime(new Date(atMs)) }));
}

const ofSave = ({ id, atMs, userName, path, before, after }: SavedRow) => ({
  changeId: id,
  atMs,
  userName,
  actText: loggedActText(path),
  isUndone: false,
  changes: before === null ? [] : logChanges(before, after).map(({ name, from, to }) => ({ name, from, to })),
});

const ofAct = ({ runId, itemNo, atMs, userName, act, before, after, isUndone }: ActedRow) => ({
  changeId: `${runId} ${itemNo}`,
  atMs,
  userName,
  actText: act.kind === 'onSale' ? '上架或下架' : act.kind === 'price' ? '改价' : actText(act),
  isUndone,
  changes: changesOf(act, before, after).map((change) => ({ ...change, name: `${itemNo} ${change.name}` })),
});

/** Labels have changed by name alone: the act says which. */
function changesOf(act: GoodsAct, before: ItemFacts, after: ItemFacts) {
  if (isFieldAct(act)) return [{ name: fieldActName(act), from: fieldText(before, act), to: fieldText(after, act) }];
  const prices = priceNameList.filter((price) => before[price] !== after[price]);
  const sale =
    before.isOnSale === after.isOnSale ? [] : [{ name: '在售', from: saleText(before), to: saleText(after) }];
  return [
    ...sale,
    ...prices.map((price) => ({
      name: priceNames[price],
      from: priceText(before[price]),
      to: priceText(after[price]),
    })),
  ];
}

const saleText = ({ isOnSale }: ItemFacts) => (isOnSale ? '是' : '否');
const priceText = (fen: number | null) => (fen === null ? '无' : moneyText(fen));
