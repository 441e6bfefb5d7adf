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
  const { urls, bizType, field, uploadTicket } = options;
  const fileIds = urls.map((url) => fileIdOf(ctx, url));
  if (fileIds.length === 0) return [];
  const ticket = uploadTicket ? await selectTicket(ctx, hashOfToken(uploadTicket)) : undefined;
  const isOwn = (file: StoredFile) =>
    file.accountId ? file.accountId === ctx.actor?.accountId : file.ticketId !== null && file.ticketId === ticket?.id;
  const mine = (
    await selectFiles(
      ctx,
      fileIds.filter((id) => id !== ''),
    )
  ).filter((file) => file.bizType === bizType && isOwn(file));
  const known = new Set(mine.map((file) => file.id));
  if (fileIds.some((id) => !known.has(id))) throw badField(field, gone);
  await updateClaimed(ctx, fileIds);
  return fileIds;
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
