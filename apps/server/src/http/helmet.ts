import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Where the form of a payment may lead (docs/domain/payments.md §6.6). Alipay's gateway sends the browser on to a cashier of
 * another host (unitradeprod, excashier, mclient), and Chromium holds every step of that way against this list.
 */
const channelHosts = ['https://*.alipay.com', 'https://*.alipaydev.com', 'https://wx.tenpay.com'];

/** Content security: our own scripts only. Inline styles are allowed because antd writes them. HSTS and upgrading belong to the HTTPS proxy in front. */
const helmetOptions = (formHosts: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: ["'self'"],
      formAction: ["'self'", ...channelHosts, ...formHosts],
    },
  },
  // WeChat's page of H5 支付 opens only for who comes from the merchant's domain; of an address nothing else is told.
  referrerPolicy: { policy: 'strict-origin' },
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
});

/** Where a double stands in for the channels; its cashier of Alipay is another host of the same machine. */
const hostsOfDouble = ({ vendorUrl }: Config): string[] =>
  vendorUrl ? [vendorUrl, vendorUrl.replace('127.0.0.1', 'localhost')] : [];

/**
 * Adds helmet's headers to every answer. They are always the same, so they are computed once: computing them takes as
 * long as sending a cached answer.
 */
export async function registerSecurityHeaders(fastify: FastifyInstance, config: Config): Promise<void> {
  const headers = Object.entries(await headersOf(helmetOptions(hostsOfDouble(config))));
  fastify.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

/** The headers that helmet adds: the difference between an answer with it and one without it. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const ask = async (probe: FastifyInstance) => {
    probe.get('/', () => '');
    const { headers } = await probe.inject('/');
    await probe.close();
    return headers;
  };
  const bare = await ask(Fastify());
  const safe = Fastify();
  await safe.register(helmet, options);
  return Object.fromEntries(
    Object.entries(await ask(safe)).flatMap(([name, value]) =>
      name in bare || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
