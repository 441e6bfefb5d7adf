import type { App } from '../../../http/route.ts';
import { inTenantAsSystem } from '../../../ctx/system-ctx.ts';
import { companyOf } from '../notices/notify.routes.ts';
import { payerEntryPath } from '../pay/paths.ts';
import { findOriginOfState } from './ask-payer.ts';

/** The page that holds the answer against the question. */
const pagePath = '/#/WeChatPayer';

/**
 * The one address of a company that WeChat sends browsers back to (docs/domain/payments.md §11): WeChat allows a 公众号 one or
 * two domains, a shop may have more hosts. It only passes code and state on, to a host of the company's own; whether they are
 * good is judged there, by the session that asked.
 */
export function payerEntryRoute(app: App): void {
  app.fastify.get(payerEntryPath(':companyId'), async (request, reply) => {
    const asked = new URL(request.url, 'http://shop').searchParams;
    const said = [asked.get('code') ?? '', asked.get('state') ?? ''] as const;
    const [code, state] = said.map((text) => (/^[\w-]{1,256}$/.test(text) ? text : '')) as [string, string];
    const companyId = companyOf(request);
    const origin =
      state && (await app.shops.exists(companyId))
        ? await inTenantAsSystem({ ...app.deps, log: request.log }, companyId, 'payer-entry', (ctx) =>
            findOriginOfState(ctx, state),
          )
        : undefined;
    if (origin === undefined) return reply.redirect(pagePath, 302);
    const query = new URLSearchParams({ ...(code && { code }), state });
    return reply.redirect(`${origin}${pagePath}?${query.toString()}`, 302);
  });
}
