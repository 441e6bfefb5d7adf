import { noticeStateAt, noticeStates } from '@jicai/domain/shop/notice-form.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { removeNotice, saveNotice } from './notices.ts';
import { type NoticeRow, selectNotice, selectNotices } from './notices.store.ts';

const shown = { noticeState: noticeStates.shown };

/** Notices, for buyers and for the operators who write them (docs/domain/content.md §2). */
export function noticesRoutes(app: App): void {
  route(app, '/api/BasNotice/GetPage', async (ctx, { searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectNotices(ctx, { ...shown, searchKey }, spanOf(page));
    return { resultData: rows.map(toTitle), ...pageOf(page, total) };
  });
  route(app, '/api/BasNotice/GetModel', async (ctx, { data }) => {
    const notice = await selectNotice(ctx, data.noticeId, shown);
    if (!notice) throw refuse.notFound();
    return { resultData: { ...toTitle(notice), content: notice.content } };
  });

  route(app, '/api/OpsNotice/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectNotices(ctx, { ...reqData, searchKey }, spanOf(page));
    return { resultData: rows.map((row) => toNotice(row, ctx.now)), ...pageOf(page, total) };
  });
  route(app, '/api/OpsNotice/GetModel', async (ctx, { data }) => {
    const notice = await selectNotice(ctx, data.noticeId);
    if (!notice) throw refuse.notFound();
    return { resultData: { ...toNotice(notice, ctx.now), content: notice.content } };
  });
  route(app, '/api/OpsNotice/Save', async (ctx, { data }) => ({ resultData: await saveNotice(ctx, data) }));
  route(app, '/api/OpsNotice/Delete', async (ctx, { data: { noticeId, changedMs } }) => {
    await removeNotice(ctx, noticeId, changedMs);
    return { resultData: null };
  });
}

const toTitle = ({ id, title, beginsAt }: NoticeRow) => ({
  noticeId: id,
  noticeTitle: title,
  beginTime: shanghaiTime(beginsAt),
});

const toNotice = (row: NoticeRow, now: Date) => ({
  ...toTitle(row),
  endTime: row.endsAt ? shanghaiTime(row.endsAt) : '',
  noticeState: noticeStateAt(row, now),
  userName: row.userName,
  changedMs: row.changedAt.getTime(),
});
