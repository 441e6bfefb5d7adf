import fastifyStatic from '@fastify/static';

import { demoPicturesDir } from '../paths.ts';
import { failure } from './answer.ts';
import type { App } from './route.ts';

const zoomAddress = /^\/pictures\/([a-z0-9-]+)-1000\.webp(?:\?|$)/;

/**
 * The pictures of the demo goods. Only the main picture of a product has a zoom size (packages/demo-pictures/README.md): where
 * there is none, its detail size is sent, so that no screen needs to know which pictures exist in the large size.
 */
export async function registerPictures({ fastify }: App): Promise<void> {
  // Browsers ask for it if a picture is opened in its own tab. Pages name their icon.
  fastify.get('/favicon.ico', (_request, reply) => reply.redirect('/pictures/favicon.svg', 302));
  await fastify.register(
    async (pictures) => {
      await pictures.register(fastifyStatic, { root: demoPicturesDir, maxAge: '7d' });
      pictures.setNotFoundHandler((request, reply) => {
        const name = zoomAddress.exec(request.url)?.[1];
        if (name) return reply.sendFile(`${name}.webp`);
        return reply.status(404).send(failure('5', '访问的地址不存在'));
      });
    },
    { prefix: '/pictures/' },
  );
}
