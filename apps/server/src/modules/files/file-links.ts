import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Secrets } from '../../secrets.ts';
import { selectFiles, type StoredFile } from './files.store.ts';

const linkMs = 10 * 60_000;

/** A file as answers show it. `fileUrl` of a private file is good for 10 minutes. */
export interface FileLink {
  fileId: string;
  fileUrl: string;
  fileName: string;
  mediaType: string;
  expiresAt: Date;
}

/** Links for the caller, who must be allowed to see what the files belong to; unknown ids are absent. */
export async function linkFiles(ctx: Ctx, fileIds: readonly string[]): Promise<Map<string, FileLink>> {
  const rows = fileIds.length > 0 ? await selectFiles(ctx, fileIds) : [];
  return new Map(rows.map((row) => [row.id, linkOf(ctx, row)]));
}

export function linkOf(ctx: Ctx, file: Pick<StoredFile, 'id' | 'isPublic' | 'fileName' | 'mediaType'>): FileLink {
  const path = `/files/${ctx.companyId}/${file.id}`;
  const viewer = ctx.actor?.accountId ?? '0';
  const expiresAt = new Date(ctx.now.getTime() + linkMs);
  const until = Math.floor(expiresAt.getTime() / 1000);
  const { secrets } = ctx.deps;
  const audience = audienceOf(secrets, ctx.act.ip ?? '');
  const sig = signatureOf(secrets, { companyId: ctx.companyId, fileId: file.id, viewer, until, audience });
  return {
    fileId: file.id,
    fileUrl: file.isPublic ? path : `${path}?for=${viewer}&until=${until}&aud=${audience}&sig=${sig}`,
    fileName: file.fileName,
    mediaType: file.mediaType,
    expiresAt,
  };
}

/** The address a link was given to, so that nobody can read it out of the link. */
export const audienceOf = (secrets: Secrets, ip: string): string =>
  createHmac('sha256', secrets.linkSecret).update(`file-audience\n${ip}`).digest('base64url').slice(0, 16);

/** Company, file, viewer, end (seconds since 1970) and audience: all that a link promises (docs/domain/files.md §3). */
interface LinkPromise {
  companyId: string;
  fileId: string;
  viewer: string;
  until: number;
  audience: string;
}

const signatureOf = (secrets: Secrets, { companyId, fileId, viewer, until, audience }: LinkPromise): string =>
  createHmac('sha256', secrets.linkSecret)
    .update(`file-link\n${companyId}\n${fileId}\n${viewer}\n${until}\n${audience}`)
    .digest('base64url');

export function isLinkValid(secrets: Secrets, promise: LinkPromise, { sig, now }: { sig: string; now: Date }): boolean {
  if (promise.until * 1000 < now.getTime()) return false;
  const expected = Buffer.from(signatureOf(secrets, promise));
  const given = Buffer.from(sig);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
