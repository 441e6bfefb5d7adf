import type { App } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import { readMultipart } from './read-multipart.ts';
import { serveFiles } from './serve-file.ts';
import { beginUpload, finishUpload } from './upload-file.ts';

export function filesRoutes(app: App): void {
  serveFiles(app);
  // A scope of its own: nothing else takes multipart bodies.
  void app.fastify.register(async (scope) => {
    await readMultipart(scope);
    const within = { ...app, fastify: scope };
    routeWithSteps(within, '/api/File/Upload', {
      begin: (ctx, { data }) => beginUpload(ctx, data),
      finish: async (steps, begun) => {
        const { fileId, fileUrl, fileName, mediaType } = await finishUpload(steps, begun);
        return { resultData: { fileId, fileUrl, fileName, mediaType } };
      },
    });
  });
}
