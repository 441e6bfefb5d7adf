import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { StorageFault } from '../../adapters/storage/storage-fault.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { failure } from '../../http/answer.ts';
import { noCookies, openCookies } from '../../http/cookies.ts';
import { companyOfToken } from '../../http/find-tenant.ts';
import { isHere, normaliseHost } from '../../http/hosts.ts';
import type { App } from '../../http/app.ts';
import { contextOf } from '../../http/pipeline.ts';
import { audienceOf, isLinkValid } from './file-links.ts';
import { findFile, type StoredFile } from './files.store.ts';

const digits = z.string().regex(/^\d{1,18}$/);
const address = z.object({ companyId: digits, fileId: digits });
const promise = z.object({
  for: digits,
  until: z.coerce.number().int(),
  aud: z.string().max(16),
  sig: z.string().max(64),
});

/**
 * GET /files/{companyId}/{fileId}: public files by their address, all others by a signed link (docs/domain/files.md §3)
 * from where it was given to, or with the session of whom it was given to. Whatever a file holds, the browser neither
 * guesses its type nor runs anything in it.
 */
export function serveFiles(app: App): void {
  const { fastify, deps, shops } = app;
  fastify.get('/files/:companyId/:fileId', async (request, reply) => {
    const refuse = () => reply.status(404).send(failure('5'));
    const asked = address.safeParse(request.params);
    if (!asked.success) return refuse();
    const { companyId, fileId } = asked.data;
    const shop = await shops.ofHost(normaliseHost(request.hostname), { isHere: isHere(request, deps.config) });
    if (shop && shop !== companyId) return refuse();
    const file = await withTenant(deps.db, companyId, (tx) => findFile(tx, { companyId, fileId }));
    if (!file || !(file.isPublic || (await holdsGoodLink(request, { companyId, fileId })))) return refuse();
    const handed = await handOver(request, file);
    if (!handed) return refuse();
    if (typeof handed === 'string') return reply.header('cache-control', 'no-store').redirect(handed, 302);
    return reply
      .type(file.mediaType)
      .headers({
        'content-length': file.sizeBytes,
        'content-disposition': dispositionOf(file),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': file.isPublic ? 'public, max-age=86400, immutable' : 'private, max-age=600',
      })
      .send(handed);
  });

  /**
   * Its bytes, or the address at which the storage hands them over: pictures never, which pages show from the shop alone.
   * Undefined where the storage does not have them, or cannot be asked: then the page shows its placeholder.
   */
  async function handOver(request: FastifyRequest, file: StoredFile): Promise<Readable | string | undefined> {
    const { companyId, sha256, mediaType } = file;
    const { storage } = deps;
    try {
      const how = { mediaType, disposition: dispositionOf(file) };
      const address = isPicture(file) ? undefined : await storage.addressOf(companyId, sha256, how);
      return address ?? (await storage.open(companyId, sha256));
    } catch (error) {
      if (!(error instanceof StorageFault)) throw error;
      request.log.warn({ error: error.message }, 'storage failed');
      return undefined;
    }
  }

  async function holdsGoodLink(request: FastifyRequest, file: { companyId: string; fileId: string }): Promise<boolean> {
    const link = promise.safeParse(request.query);
    if (!link.success) return false;
    const { for: viewer, until, aud: audience, sig } = link.data;
    const { secrets } = deps;
    if (!isLinkValid(secrets, { ...file, viewer, until, audience }, { sig, now: deps.now() })) return false;
    return audience === audienceOf(secrets, request.ip) || isSignedIn(app, request, { ...file, viewer });
  }
}

/** A picture's address is asked for without headers of ours. Nothing is changed, so the screen's own cookie may say who asks. */
async function isSignedIn(
  app: App,
  request: FastifyRequest,
  { companyId, viewer }: { companyId: string; viewer: string },
): Promise<boolean> {
  const token = openCookies(request).get('token');
  if (!token || companyOfToken(token) !== companyId) return false;
  const found = await withTenant(app.deps.db, companyId, (db) => {
    const ctx = contextOf(
      { app, request, tenant: { companyId, token }, path: '/api/File/Upload', cookies: noCookies },
      db,
    );
    return app.readActor(ctx, token);
  });
  return found?.actor.accountId === viewer;
}

const isPicture = ({ mediaType }: StoredFile) => mediaType.startsWith('image/');

/** Pictures are shown, everything else is handed over. */
const dispositionOf = (file: StoredFile): string =>
  `${isPicture(file) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.fileName)}`;
