import { textOf } from '../../../adapters/payment/payment-channel.ts';
import { inTenantAsSystem } from '../../../ctx/system-ctx.ts';
import { findPageCompany } from '../../../http/page-company.ts';
import type { App } from '../../../http/route.ts';
import { verifyFilePattern } from '../merchants/merchant-settings.ts';
import { selectMerchants } from '../merchants/merchants.store.ts';

/** WeChat's proof that a domain is the merchant's: on the hosts of one shop, the file that it has named (docs/domain/payments.md §11). */
export function verifyFileRoute(app: App): void {
  app.fastify.get('/MP_verify_*', async (request, reply) => {
    const name = new URL(request.url, 'http://shop').pathname.slice(1);
    const [, word = ''] = verifyFilePattern.exec(name) ?? [];
    const companyId = word ? await findPageCompany(app, request) : undefined;
    const named =
      companyId &&
      (await inTenantAsSystem({ ...app.deps, log: request.log }, companyId, 'verify-file', async (ctx) =>
        textOf((await selectMerchants(ctx)).get('WECHAT')?.settings['verifyFile']),
      ));
    const isNamed = named === name;
    return reply
      .status(isNamed ? 200 : 404)
      .type('text/plain')
      .send(isNamed ? word : '');
  });
}
