import { type UploadKind } from '@jicai/domain/files/upload-kinds.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { hashOfToken } from '../../http/opaque-token.ts';
import { badField } from '../../http/refusal.ts';
import { selectFiles, selectTicket, type StoredFile, updateClaimed } from './files.store.ts';

const gone = '文件不存在或已失效，请重新上传';

/**
 * Takes files into use by the addresses that File/Upload answered, in their order, so that they are kept. Only the
 * caller's own files of that kind, or those of his upload ticket, are taken. Refuses with badInput at `field`.
 */
export async function claimFiles(
  ctx: Ctx,
  options: { urls: readonly string[]; bizType: UploadKind; field: string; uploadTicket?: string | undefined },
): Promise<string[]> {
  const { urls } = options;
  if (urls.length === 0) return [];
  const files = await ownFiles(ctx, options);
  const fileIds = files.map(({ id }) => id);
  await updateClaimed(ctx, fileIds);
  return fileIds;
}

/** The bytes of an upload of the caller's that is read once and forgotten after a day. Refuses with badInput at `field`. */
export async function readUpload(
  ctx: Ctx,
  { url, bizType, field }: { url: string; bizType: UploadKind; field: string },
): Promise<Buffer> {
  const [file] = await ownFiles(ctx, { urls: [url], bizType, field });
  const bytes = file && (await ctx.deps.storage.read(ctx.companyId, file.sha256));
  if (!bytes) throw badField(field, gone);
  return bytes;
}

async function ownFiles(
  ctx: Ctx,
  options: { urls: readonly string[]; bizType: UploadKind; field: string; uploadTicket?: string | undefined },
): Promise<StoredFile[]> {
  const { urls, bizType, field, uploadTicket } = options;
  const fileIds = urls.map((url) => fileIdOf(ctx, url));
  const ticket = uploadTicket ? await selectTicket(ctx, hashOfToken(uploadTicket)) : undefined;
  const isOwn = (file: StoredFile) =>
    file.accountId ? file.accountId === ctx.actor?.accountId : file.ticketId !== null && file.ticketId === ticket?.id;
  const mine = (
    await selectFiles(
      ctx,
      fileIds.filter((id) => id !== ''),
    )
  ).filter((file) => file.bizType === bizType && isOwn(file));
  return fileIds.map((id) => {
    const file = mine.find((one) => one.id === id);
    if (!file) throw badField(field, gone);
    return file;
  });
}

/** Takes files out of use: they are forgotten with those that never were in use. */
export async function unclaimFiles(ctx: Ctx, fileIds: readonly string[]): Promise<void> {
  await updateClaimed(ctx, fileIds, null);
}

/** '' for an address that is none of this shop's files. */
function fileIdOf(ctx: Ctx, url: string): string {
  const match = /^\/files\/(\d{1,19})\/(\d{1,19})(?:\?|$)/.exec(url);
  return match?.[1] === ctx.companyId ? (match[2] ?? '') : '';
}
