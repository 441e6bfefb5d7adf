import type { ResultOf } from '@jicai/contract/index.ts';
import { changeActions, changeKindTexts, changeStateTexts } from '@jicai/domain/shop/change-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { answerChange, type ChangeSubjects, withdrawChange } from './answer-change.ts';
import { type ChangeRow, selectChangePage } from './changes.store.ts';

/** 变更复核: what a second person of the shop has to confirm. `subjects` has every kind of them. */
export function changesRoutes(app: App, subjects: ChangeSubjects): void {
  route(app, '/api/OpsChange/GetPage', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectChangePage(ctx, { ...reqData, ...spanOf(page) });
    return { resultData: rows.map((row) => toChange(ctx, row)), ...pageOf(page, total) };
  });

  route(app, '/api/OpsChange/Answer', async (ctx, { data }) => ({
    resultData: toState(await answerChange(ctx, subjects, data)),
  }));

  route(app, '/api/OpsChange/Withdraw', async (ctx, { data }) => ({
    resultData: toState(await withdrawChange(ctx, data)),
  }));
}

const toState = ({ id, state, version }: ChangeRow) => ({
  changeId: id,
  changeState: state,
  changeStateText: changeStateTexts[state],
  version,
});

const toChange = ({ actor }: SignedInCtx, row: ChangeRow): ResultOf<'/api/OpsChange/GetPage'>[number] => ({
  ...toState(row),
  kind: row.kind,
  kindText: changeKindTexts[row.kind],
  subjectId: row.subjectId,
  subjectName: row.subjectName,
  before: row.before,
  after: row.after,
  reason: row.reason,
  requesterName: row.requesterName,
  checkerName: row.checkerName,
  answer: row.answer,
  createTime: shanghaiTime(row.createdAt),
  endTime: shanghaiTime(row.endsAt),
  answerTime: row.answeredAt ? shanghaiTime(row.answeredAt) : undefined,
  actions: changeActions(row, actor),
});
