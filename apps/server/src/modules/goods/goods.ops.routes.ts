import type { ResultOf } from '@jicai/contract/index.ts';
import { actText } from '@jicai/domain/goods/goods-acts.ts';
import { plannedPrices } from '@jicai/domain/money/price-plans.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { countedGoodsViews } from '@jicai/domain/shop-side/goods-queues.ts';
import { shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { sendTogether } from '../../db/send-together.ts';
import { countedPageOf, pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { listWaitingPrices, type PlanRow, selectStandingPlans, type WaitingPrices } from '../goods-writing/index.ts';
import { maySeeCosts } from '../pricing/index.ts';
import { exportGoods } from './export-goods.ts';
import { previewFilterRun, runStateNow, startFilterRun } from './filter-run.ts';
import type { RunRow } from './filter-run.store.ts';
import { countToLimit, findGoods, type GoodsRow, selectGoodsOptions, selectGoodsRows } from './goods-list.store.ts';
import { selectNames } from './goods-names.store.ts';
import { selectRuns } from './goods-run.store.ts';
import { nameAct } from './labels/name-act.ts';
import { countWaitingProposals } from './proposals/proposals.store.ts';
import { applyRun, previewRun } from './run-goods-act.ts';
import { startFilterUndo } from './undo-filter-run.ts';
import { undoRun } from './undo-run.ts';

/** Goods as the shop's operators keep them from the console (docs/domain/catalog.md §6). */
export function goodsDeskRoutes(app: App): void {
  route(app, '/api/OpsGoods/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { sort, isDown, ...filter } = reqData;
    const page = { pageIndex, pageSize };
    const order = { sort, isDown };
    const { ids, count } = await findGoods(ctx, { ...filter, searchKey }, spanOf(page), order);
    const [rows, plans, waiting] = await sendTogether([
      selectGoodsRows(ctx, ids),
      selectStandingPlans(ctx, ids),
      listWaitingPrices(ctx, ids),
    ]);
    return {
      resultData: rows.map((row) => toGoods(row, { plans, waiting }, maySeeCosts(ctx))),
      ...countedPageOf(page, count),
    };
  });

  route(app, '/api/OpsGoods/GetCounts', async (ctx) => {
    const counts = countedGoodsViews.map((view) =>
      view === 'proposals' ? countWaitingProposals(ctx) : countToLimit(ctx, { queue: view }),
    );
    const found = await sendTogether(counts);
    return { resultData: countedGoodsViews.map((view, at) => ({ view, count: found[at] ?? 0 })) };
  });

  route(app, '/api/OpsGoods/Export', async (ctx, body) => ({ resultData: await exportGoods(ctx, body) }));

  route(app, '/api/OpsGoods/GetOptions', async (ctx) => ({ resultData: await selectGoodsOptions(ctx) }));

  route(app, '/api/OpsGoods/GetNames', async (ctx, { data }) => ({ resultData: await selectNames(ctx, data) }));

  route(app, '/api/OpsGoods/GetRunPreview', async (ctx, { data }) => ({
    resultData: (await previewRun(ctx, { ...data, act: await nameAct(ctx, data.act) })).map((row) =>
      maySeeCosts(ctx) ? row : withoutMargins(row),
    ),
  }));

  route(app, '/api/OpsGoods/ApplyRun', async (ctx, { data }) => ({
    resultData: await applyRun(ctx, { ...data, act: await nameAct(ctx, data.act) }),
  }));

  route(app, '/api/OpsGoods/GetFilterRunPreview', async (ctx, { data: { filter, act } }) => {
    const { samples, ...counted } = await previewFilterRun(ctx, {
      filter,
      act: await nameAct(ctx, act),
    });
    return {
      resultData: { ...counted, samples: maySeeCosts(ctx) ? samples : samples.map((row) => withoutMargins(row)) },
    };
  });

  route(app, '/api/OpsGoods/ApplyFilterRun', async (ctx, { data: { filter, act, totalCount, filterText } }) => ({
    resultData: { runId: await startFilterRun(ctx, { filter, act: await nameAct(ctx, act), totalCount, filterText }) },
  }));

  route(app, '/api/OpsGoods/UndoFilterRun', async (ctx, { data: { runId } }) => {
    await startFilterUndo(ctx, runId);
    return { resultData: { runId } };
  });

  route(app, '/api/OpsGoods/UndoRun', async (ctx, { data }) => ({ resultData: await undoRun(ctx, data.runId) }));

  route(app, '/api/OpsGoods/GetRunPage', async (ctx, { pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectRuns(ctx, spanOf(page));
    return { resultData: rows.map((row) => toRun(row, ctx.now)), ...pageOf(page, total) };
  });
}

const dayText = (at: Date) => shanghaiDay(at).slice(5);

/** 12-01 起 ¥9.00, 至 12-31 原价 ¥9.50. */
const planNote = ({ price, priceFen, stoodFen, state, startsAt, endsAt }: PlanRow) => ({
  price,
  text:
    state === 'planned'
      ? `${dayText(startsAt)} 起 ${moneyText(priceFen)}`
      : `至 ${endsAt ? dayText(endsAt) : ''}，原价 ${stoodFen === null ? '无' : moneyText(stoodFen)}`,
});

const toGoods = (
  { availableQty, updatedMs, costFen, marginLineBp, ...row }: GoodsRow,
  { plans, waiting }: { plans: readonly PlanRow[]; waiting: readonly WaitingPrices[] },
  isCostShown: boolean,
): ResultOf<'/api/OpsGoods/GetPage'>[number] => ({
  ...row,
  ...(isCostShown && { costFen, marginLineBp }),
  availableQty: availableQty ?? undefined,
  plans: plans.filter(({ itemId }) => itemId === row.itemId).map(planNote),
  waiting: waiting
    .filter(({ itemId }) => itemId === row.itemId)
    .flatMap(({ set }) =>
      plannedPrices.flatMap((price) => (typeof set[price] === 'number' ? [{ price, priceFee: set[price] }] : [])),
    ),
  updateTime: shanghaiTime(new Date(updatedMs)),
});

const withoutMargins = ({
  beforeMarginBp: _before,
  afterMarginBp: _after,
  marginLineBp: _line,
  ...row
}: Awaited<ReturnType<typeof previewRun>>[number]) => row;

const toRun = (row: RunRow, now: Date) => ({
  runId: row.id,
  actText: actText(row.act),
  userName: row.userName,
  createTime: shanghaiTime(row.createdAt),
  changedCount: row.changedCount,
  undoneCount: row.undoneCount,
  keptCount: row.keptCount,
  undoTime: row.undoneAt ? shanghaiTime(row.undoneAt) : '',
  undoUserName: row.undoUserName,
  state: runStateNow(row, now),
  filterText: row.filterText,
  totalCount: row.totalCount,
  doneCount: row.doneCount,
  refusedCount: row.refusedCount,
});
