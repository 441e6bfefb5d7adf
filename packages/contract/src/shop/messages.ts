import { messageKinds, type MessageKind } from '@jicai/domain/shop/messages.ts';
import { z } from 'zod';
import { command, optional, pageQuery, query, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const kinds = Object.keys(messageKinds) as [MessageKind, ...MessageKind[]];

/** Message centre (docs/domain/messages.md §5): 站内信 of the signed-in account, the newest first. */
export const messages = {
  '/api/Message/GetPage': endpoint({
    access: 'anyAccount',
    body: pageQuery({ kind: optional.oneOf(kinds), isUnread: optional.flag }, 20),
    result: z.array(
      z.object({
        messageId: z.string(),
        kind: z.enum(kinds),
        title: z.string(),
        content: z.string(),
        /** A path of the storefront, of the console for people of the shop's side, or ''. */
        linkUrl: z.string(),
        isRead: z.boolean(),
        createTime: z.string(),
      }),
    ),
    extra: { ...pageExtra, unreadCount: z.number().int() },
  }),
  /** Marks the messages named as read, or all of them; ids of others are passed over. */
  '/api/Message/Read': endpoint({
    access: 'anyAccount',
    body: command({ messageIds: optional.list(zId, 200) }),
    result: z.object({ unreadCount: z.number().int() }),
    requestId: 'optional',
  }),
  /** At most 100: the screen says 99+. */
  '/api/Message/GetUnreadCount': endpoint({
    access: 'anyAccount',
    body: query({}),
    result: z.object({ unreadCount: z.number().int() }),
  }),
};
