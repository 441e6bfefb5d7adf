import { z } from 'zod';
import { openStorage } from '../../adapters/storage/file-storage.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { failure } from '../../http/answer.ts';
import type { App } from '../../http/route.ts';
import { isLinkGood } from './file-links.ts';
import { findFile, type StoredFile } from './files.store.ts';

const digits = z.string().regex(/^\d{1,18}$/);
const address = z.object({ companyId: digits, fileId: digits });
const promise = z.object({ for: digits, until: z.coerce.number().int(), sig: z.string().max(64) });

/**
 * GET /files/{companyId}/{fileId}: public files by their address, all others by a signed link (domain.md 4.12). Whatever a
 * file holds, the browser neither guesses its type nor runs anything in it.
 */
export function serveFiles({ fastify, deps }: App): void {
  fastify.get('/files/:companyId/:fileId', async (request, reply) => {
    const refuse = () => reply.status(404).send(failure('5'));
    const asked = address.safeParse(request.params);
    if (!asked.success) return refuse();
    const { companyId, fileId } = asked.data;
    const file = await withTenant(deps.db, companyId, (tx) => findFile(tx, { companyId, fileId }));
    if (!file || !(file.isPublic || holdsGoodLink(request.query, { companyId, fileId }))) return refuse();
    const content = await openStorage(deps.config).open(companyId, file.sha256);
    if (!content) return refuse();
    return reply
      .type(file.mediaType)
      .headers({
        'content-length': file.sizeBytes,
        'content-disposition': dispositionOf(file),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': file.isPublic ? 'public, max-age=86400, immutable' : 'private, max-age=600',
      })
      .send(content);
  });

  function holdsGoodLink(query: unknown, file: { companyId: string; fileId: string }): boolean {
    const link = promise.safeParse(query);
    if (!link.success) return false;
    const { for: viewer, until, sig } = link.data;
    return isLinkGood(deps.secrets, { ...file, viewer, until }, { sig, now: deps.now() });
  }
}

/** Pictures are shown, everything else is handed over. */
function dispositionOf({ mediaType, fileName }: StoredFile): string {
  const way = mediaType.startsWith('image/') ? 'inline' : 'attachment';
  return `${way}; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
