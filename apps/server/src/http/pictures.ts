import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoPicturesDir } from '../paths.ts';
import { failure } from './answer.ts';
import type { App } from './route.ts';

const zoomAddress = /^\/pictures\/([a-z0-9-]+)-1200\.webp(?:\?|$)/;
/** A demo that was seeded before other views had names. */
const secondAddress = /^\/pictures\/([a-z0-9-]+)-2(?:-400)?\.webp(?:\?|$)/;

/**
 * The pictures of the demo goods. Only the main picture of a product has a zoom size (packages/demo-pictures/README.md): where
 * there is none, the largest there is is sent, so that no screen needs to know which pictures exist in the large size.
 */
export async function registerPictures({ fastify }: App): Promise<void> {
  // Browsers ask for it if a picture is opened in its own tab. Pages name their icon.
  fastify.get('/favicon.ico', (_request, reply) => reply.redirect('/pictures/favicon.svg', 302));
  // A server that is no demo is put up without them (tools/assemble.mjs).
  if (!existsSync(demoPicturesDir)) return;
  await fastify.register(
    async (pictures) => {
      await pictures.register(fastifyStatic, { root: demoPicturesDir, maxAge: '7d' });
      pictures.setNotFoundHandler((request, reply) => {
        const zoomed = zoomAddress.exec(request.url)?.[1];
        const second = secondAddress.exec(request.url)?.[1];
        const others = zoomed ? [`${zoomed}-1000.webp`, `${zoomed}.webp`] : second ? [`${second}-side.webp`] : [];
        const other = others.find((file) => existsSync(join(demoPicturesDir, file)));
        if (other) return reply.sendFile(other);
        return reply.status(404).send(failure('5', '访问的地址不存在'));
      });
    },
    { prefix: '/pictures/' },
  );
}
