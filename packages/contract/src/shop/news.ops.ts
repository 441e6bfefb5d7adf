import { shopNewsNames } from '@jicai/domain/shop-side/shop-news.ts';
import { z } from 'zod';
import { command } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/** What somebody of the shop's side may be told by 站内信 (docs/domain/messages.md §6), and what of it he wants. */
const zNews = z.array(z.object({ news: z.enum(shopNewsNames), label: z.string(), isOn: z.boolean() }));

export const newsOps = {
  /** A buyer gets '3'. */
  '/api/OpsSelf/GetNews': endpoint({ access: 'anyAccount', body: z.object({}), result: zNews }),
  /** All that is not named is told from now on. */
  '/api/OpsSelf/MuteNews': endpoint({
    access: 'anyAccount',
    body: command({ muted: z.array(z.enum(shopNewsNames)).max(shopNewsNames.length) }),
    result: zNews,
    requestId: 'optional',
  }),
};
