import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Content security: our own scripts only. Inline styles are allowed because antd writes them; the form action lets the
 * Alipay page payment be posted. HSTS and upgrading belong to the HTTPS proxy in front.
 */
export const helmetOptions: FastifyHelmetOptions = {
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
