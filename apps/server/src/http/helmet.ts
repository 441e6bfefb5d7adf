import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Content security: our own scripts only. Inline styles are allowed because antd writes them; the form action lets the
 * Alipay page payment be posted. HSTS and upgrading belong to the HTTPS proxy in front.
 */
const helmetOptions: FastifyHelmetOptions = {
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
      formAction: ["'self'", 'https://openapi.alipay.com', 'https://openapi-sandbox.dl.alipaydev.com'],
    },
  },
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
};

/**
 * Adds helmet's headers to every answer. They are always the same, so they are computed once: computing them takes as
 * long as sending a cached answer.
 */
export async function registerSecurityHeaders(fastify: FastifyInstance): Promise<void> {
  const headers = Object.entries(await headersOf(helmetOptions));
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
