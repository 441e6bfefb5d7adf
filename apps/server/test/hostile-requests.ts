import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { hostileDates } from './hostile-bodies.ts';
import type { RecordNames } from './record-names.ts';
import { businessHost, retailHost } from './test-app.ts';

const words = [
  ...hostileDates,
  '\u0000',
  '\ud800',
  '%',
  '%00',
  '%E0%A4',
  '..',
  '__proto__',
  '9'.repeat(400),
  '-1',
  '1e308',
];

/** Doors that are no endpoint of the contract: files, pages, notices of banks and carriers, with what stands in paths, queries and headers. */
export function hostileRequests(known: RecordNames): fc.Arbitrary<InjectOptions> {
  const word = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(...known.ids),
    fc.string({ maxLength: 20, unit: 'binary' }),
  );
  const part = fc.tuple(word, fc.boolean()).map(([text, isPlain]) => (isPlain && isPath(text) ? text : encoded(text)));
  const path = fc.oneof(
    fc.tuple(part, part).map(([a, b]) => `/files/${a}/${b}`),
    fc
      .tuple(fc.constantFrom('Alipay', 'WeChat', 'TrackNotify'), part)
      .map(([kind, id]) => (kind === 'TrackNotify' ? `/api/TrackNotify/${id}` : `/api/PayNotify/${kind}/${id}`)),
    part.map((id) => `/api/ShopPay/AlipayReturn/${id}`),
    fc.constantFrom(
      '/',
      '/home',
      '/console/',
      '/api/openapi.json',
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/Account/Login',
    ),
    part.map((name) => `/pictures/${name}`),
  );
  const query = fc.array(fc.tuple(fc.constantFrom('out_trade_no', 'host', 'sign', 'dateFrom', 'w', 'ticket'), part), {
    maxLength: 3,
  });
  return fc.record({
    method: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT'),
    url: fc.tuple(path, query).map(([where, pairs]) => `${where}?${pairs.map(([k, v]) => `${k}=${v}`).join('&')}`),
    headers: fc.record(
      {
        host: fc.constantFrom(businessHost, retailHost, '127.0.0.1'),
        authtoken: part,
        'x-token': part,
        origin: fc.constantFrom('null', `http://${retailHost}`, 'http://evil.example', 'x'),
        range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-99999999999999999999'),
        'if-modified-since': fc.constantFrom(...hostileDates.filter(isPath)),
        cookie: part.map((text) => `userPwd=${text}`),
        'content-type': fc.constantFrom(
          'application/json',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'text/xml',
        ),
      },
      { requiredKeys: ['host'] },
    ),
    payload: fc.oneof(
      fc.json({ maxDepth: 3 }),
      word,
      query.map((pairs) => pairs.map(([k, v]) => `${k}=${v}`).join('&')),
    ),
  });
}

const isPath = (text: string) => /^[\w %.+-]+$/.test(text) && !text.includes(' ');
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));
