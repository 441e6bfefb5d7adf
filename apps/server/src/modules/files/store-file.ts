import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { createHash } from 'node:crypto';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { type FileLink, linkOf } from './file-links.ts';
import { insertFile, selectFiles, type NewFile } from './files.store.ts';

/** `files.biz_type` of what the shop makes itself: exports, invoices. */

/** Puts bytes into the storage; returns what a row needs to find them. The storage is no part of the transaction. */
export async function putBytes(deps: Deps, companyId: string, bytes: Uint8Array) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await deps.storage.write(companyId, sha256, bytes);
  return { sha256, sizeBytes: bytes.length };
}

/**
 * Keeps a file that the shop made, such as an export or an invoice, and links it for the caller. Without `isKept` it is
 * forgotten after a day. `accountId`: whom a worker made it for.
 */
export async function storeFile(
  ctx: Ctx,
  made: { bytes: Uint8Array; fileName: string; mediaType: string; isKept?: boolean; accountId?: string },
): Promise<FileLink> {
  const { bytes, fileName, mediaType, isKept = false, accountId = ctx.actor?.accountId ?? null } = made;
  const place = await putBytes(ctx.deps, ctx.companyId, bytes);
  const file = {
    id: ctx.newId(),
    ...place,
    bizType: bizTypes.madeByShop,
    mediaType,
    fileName,
    isPublic: false,
    accountId,
    ticketId: null,
    claimedAt: isKept ? ctx.now : null,
  } satisfies NewFile;
  await insertFile(ctx, file);
  return linkOf(ctx, file);
}

/** The bytes of a stored file, or undefined when it is unknown. */
export async function readStoredFile(ctx: Ctx, fileId: string): Promise<Buffer | undefined> {
  const [file] = await selectFiles(ctx, [fileId]);
  return file && ctx.deps.storage.read(ctx.companyId, file.sha256);
}
