import type { SignOnAdmission } from '@jicai/domain/people/sign-on.ts';
import type { SignOnKind } from '@jicai/domain/people/sign-on.ts';
import { proveAt } from '@jicai/vendor-double/prove-at.ts';
import type { VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { businessHost, type TestApp } from './test-app.ts';

export const signOnClient = { clientId: 'jicai', clientSecret: 'oidc secret & more' };
export const origin = `http://${businessHost}`;

/** What a browser does that keeps its cookies: sends them and Origin, and takes over what is set. */
export function openBrowser(app: TestApp, { from = origin, host = businessHost, userAgent = 'test', token = '' } = {}) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    post: async (path: string, data: object) => {
      const response = await app.fastify.inject({
        method: 'POST',
        url: path,
        headers: {
          host,
          'user-agent': userAgent,
          ...(from && { origin: from }),
          ...(token && { authtoken: token }),
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        },
        payload: { data },
      });
      const set = [response.headers['set-cookie'] ?? []].flat();
      for (const text of set) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        if (text.includes('Max-Age=0;')) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { ...response.json(), status: response.statusCode, set };
    },
  };
}
export type Browser = ReturnType<typeof openBrowser>;

/** Connects the demo enterprise with the double by its administrator's `token`, and proves its domain. */
export async function connectSignOn(
  app: TestApp,
  {
    vendors,
    token,
    ...part
  }: {
    vendors: VendorDouble;
    token: string;
    admission?: SignOnAdmission;
    roleId?: string;
    isOnly?: boolean;
    isEnabled?: boolean;
    kind?: SignOnKind;
    values?: Record<string, string>;
  },
) {
  app.deps.config.vendorUrl = vendors.url;
  vendors.oidc.clients.set(signOnClient.clientId, {
    secret: signOnClient.clientSecret,
    callbackUrls: [`${origin}/signOn`],
  });
  const held = (await app.call('/api/CustSignOn/GetModel', {}, { token })).resultData;
  const data = {
    kind: 'OIDC' as const,
    name: '华东精密统一身份',
    isEnabled: true,
    isOnly: false,
    admission: 'link' as SignOnAdmission,
    domains: ['example.com'],
    values: { issuer: vendors.oidc.issuer, ...signOnClient },
    version: held.version,
    ...part,
  };
  const saved = await app.call('/api/CustSignOn/Save', { data: { ...data, requestId: randomUUID() } }, { token });
  if (!saved.success)
    throw new Error(`not connected: ${saved.errorCode} ${saved.errorMsg} ${JSON.stringify(saved.errorData)}`);
  await app.call('/api/CustSignOn/Check', { data: { requestId: randomUUID() } }, { token });
}

/** Signs in by the double as the person of `sub`, '' refuses there; `change` forges the address people come back by. */
export async function signOn(
  browser: Browser,
  sub: string,
  { email = 'somebody@example.com', returnPath = '/cart', change = (_answer: URLSearchParams) => {} } = {},
) {
  const begun = await browser.post('/api/Account/BeginSignOn', { email, returnPath });
  if (!begun.success) return begun;
  const { searchParams } = await proveAt(begun.resultData.url, sub);
  change(searchParams);
  return browser.post('/api/Account/FinishSignOn', { answer: searchParams.toString() });
}
