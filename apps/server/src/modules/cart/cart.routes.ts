import { cartTotals } from '@jicai/domain/cart/cart-totals.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type App, type Handler, route } from '../../http/route.ts';
import { readyLines } from './add-lines.ts';
import { readyList } from './add-list.ts';
import { checkList } from './check-list.ts';
import { countPiecesBesides, deleteCartLines, updateAllChecked } from './cart.store.ts';
import { fromListed, toAddListResult, toCartItem, toCheckedLine, toGroups } from './cart.wire.ts';
import { editLines, emptyCart } from './edit-lines.ts';
import { type CartFilter, listCart, readCart } from './read-cart.ts';

export function cartRoutes(app: App): void {
  route(app, '/api/ShopCart/GetList', async (ctx, body) => {
    const { supplierId, itemState } = body.reqData;
    const filter = { supplierId, itemState: itemState === '' ? undefined : itemState };
    const { lines: _lines, ...page } = await readPage(ctx, { ...body, reqData: filter }, body.pageIndex);
    return page;
  });

  route(app, '/api/ShopCart/GetPage', async (ctx, body) => {
    const { lines, ...page } = await readPage(ctx, body, body.pageIndex);
    return { ...page, groups: toGroups(lines) };
  });

  route(app, '/api/ShopCart/Add', addOne, { plans: 'kept' });

  route(app, '/api/ShopCart/CheckList', async (ctx, { reqData }) => ({
    resultData: (await checkList(ctx, reqData.list.map(fromListed))).map(toCheckedLine),
  }));

  route(
    app,
    '/api/ShopCart/AddList',
    async (ctx, { data }, atEnd) => {
      const { lines, save } = await readyList(ctx, data.list.map(fromListed));
      atEnd(save());
      return { resultData: toAddListResult(lines) };
    },
    { plans: 'kept' },
  );

  route(app, '/api/ShopCart/Edit', async (ctx, { data }) => {
    const { cartId, chartQty, isChecked, isCheckedAll, list = [], version } = data;
    const single = cartId ? [{ cartId, chartQty, isChecked, version }] : [];
    const edits = [...single, ...list].map(({ chartQty: qty, ...edit }) => ({ ...edit, qty }));
    const ticked = isCheckedAll === undefined ? [] : await updateAllChecked(ctx, isCheckedAll);
    if (edits.length > 0) await editLines(ctx, edits);
    const touched = new Set([...ticked, ...edits.map((edit) => edit.cartId)]);
    const all = await readCart(ctx);
    return {
      resultData: all.filter((line) => touched.has(line.cartId)).map((line) => toCartItem(ctx, line)),
      ...toTotals(cartTotals(all)),
    };
  });

  route(app, '/api/ShopCart/Delete', async (ctx, { data }) => {
    const cartIds = [...(data.cartId ? [data.cartId] : []), ...(data.cartIds ?? [])];
    return { resultData: { deleted: await deleteCartLines(ctx, cartIds) } };
  });

  route(app, '/api/ShopCart/EmptyCart', async (ctx, { data }) => ({
    resultData: { deleted: await emptyCart(ctx, { onlyInvalid: data.onlyInvalid ?? false }) },
  }));
}

/** Two messages: what is read under the lock of the cart, and what is written with the answer and the commit. */
const addOne: Handler<'/api/ShopCart/Add'> = async (ctx, { data: { itemId, chartQty } }, atEnd) => {
  const [{ lines, save }, others] = await Promise.all([
    readyLines(ctx, [{ itemId, qty: chartQty }]),
    countPiecesBesides(ctx, itemId),
  ]);
  const [line] = lines;
  if (line?.refusal) throw line.refusal;
  atEnd(save());
  const qty = line?.qty ?? 0;
  return { resultData: { cartId: line?.cartId ?? '', chartQty: qty, totalQty: others + qty } };
};

async function readPage(
  ctx: SignedInCtx,
  body: { reqData: CartFilter; searchKey?: string | undefined; pageSize: number },
  pageIndex = 1,
) {
  const { pageSize } = body;
  const page = await listCart(ctx, { ...body.reqData, searchKey: body.searchKey }, { pageIndex, pageSize });
  return {
    resultData: page.lines.map((line) => toCartItem(ctx, line)),
    lines: page.lines,
    totalCount: page.totalCount,
    pageIndex,
    pageSize,
    ...toTotals(page),
  };
}

const toTotals = ({ totalFen, totalQty }: { totalFen: number; totalQty: number }) => ({ totalFee: totalFen, totalQty });
