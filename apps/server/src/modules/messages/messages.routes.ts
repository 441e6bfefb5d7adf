import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { muteNews, readNews } from './tell-shop.ts';
import { countUnread, selectMessages, updateRead } from './messages.store.ts';

export function messagesRoutes(app: App): void {
  route(app, '/api/Message/GetPage', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const [{ rows, total }, unreadCount] = await Promise.all([
      selectMessages(ctx, reqData, spanOf(page)),
      countUnread(ctx),
    ]);
    const resultData = rows.map(({ id, kind, title, content, link, readAt, createdAt }) => ({
      messageId: id,
      kind,
      title,
      content,
      linkUrl: link,
      isRead: readAt !== null,
      createTime: shanghaiTime(createdAt),
    }));
    return { resultData, ...pageOf(page, total), unreadCount };
  });

  route(app, '/api/Message/Read', async (ctx, { data }) => {
    await updateRead(ctx, data.messageIds);
    return { resultData: { unreadCount: await countUnread(ctx) } };
  });

  route(app, '/api/OpsSelf/GetNews', async (ctx) => ({ resultData: await readNews(ctx) }));
  route(app, '/api/OpsSelf/MuteNews', async (ctx, { data }) => ({ resultData: await muteNews(ctx, data.muted) }));

  route(app, '/api/Message/GetUnreadCount', async (ctx) => ({ resultData: { unreadCount: await countUnread(ctx) } }));
}
