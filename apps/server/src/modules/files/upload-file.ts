import type { BodyOf } from '@jicai/contract/index.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { invoiceMediaTypes } from '@jicai/domain/invoices/invoice-files.ts';
import {
  bankTextType,
  bizTypes,
  officeMediaTypes,
  sheetMediaTypes,
  type UploadKind,
  uploadKinds,
} from '@jicai/domain/files/upload-kinds.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { hashOfToken } from '../../http/opaque-token.ts';
import { badField, refuse } from '../../http/refusal.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import { type FileLink, linkOf } from './file-links.ts';
import { insertFile, type NewFile, takeTicket } from './files.store.ts';
import { prepareUpload } from './prepare-upload.ts';
import { putBytes } from './store-file.ts';

const longestName = 100;

/** What the shop's side uploads: who holds one of these may. */
const neededFor: Partial<Record<UploadKind, readonly ShopPermission[]>> = {
  [bizTypes.shopPicture]: ['ops.goods.edit', 'ops.look.edit', 'ops.own.edit'],
  [bizTypes.goodsFile]: ['ops.goods.import', 'ops.own.stock'],
  [bizTypes.shipSheet]: ['ops.order.ship'],
  [bizTypes.bankFile]: ['ops.pay.confirm'],
  [bizTypes.priceSheet]: ['ops.customer.price'],
  [bizTypes.invoiceFile]: ['ops.invoice.issue', 'ops.own.settle'],
  [bizTypes.goodsDocument]: ['ops.goods.edit'],
};

type Upload = BodyOf<'/api/File/Upload'>['data'];
interface BegunUpload {
  upload: Upload;
  ticketId: string | null;
}

/** Who may upload: anyone signed in, pictures of the shop and goods files only who keeps its goods or its look (forbidden); a licence also with a ticket (badInput at uploadTicket when it is over or used up). Refused as signedOut otherwise. */
export async function beginUpload(ctx: Ctx, upload: Upload): Promise<BegunUpload> {
  const { bizType, uploadTicket } = upload;
  if (ctx.actor) {
    const { shopPermissions } = ctx.actor;
    if (neededFor[bizType]?.every((permission) => !shopPermissions.has(permission))) throw refuse.forbidden();
    return { upload, ticketId: null };
  }
  if (bizType !== bizTypes.licence || !uploadTicket) throw refuse.signedOut();
  const ticketId = await takeTicket(ctx, hashOfToken(uploadTicket));
  if (!ticketId) throw badField('uploadTicket', '上传次数已用完或已超时，请重新获取短信验证码');
  return { upload, ticketId };
}

/** Decodes, encodes and stores with no transaction open. */
export async function finishUpload(steps: Steps, { upload, ticketId }: BegunUpload): Promise<FileLink> {
  const kind: UploadKind = upload.bizType;
  const { bytes, mediaType } = await prepareUpload(kind, upload.file);
  const place = await putBytes(steps.deps, steps.companyId, bytes);
  return steps.inTenant(async (ctx) => {
    const file = {
      id: ctx.newId(),
      ...place,
      bizType: kind,
      mediaType,
      fileName: nameOf(upload.file.name, mediaType),
      isPublic: uploadKinds[kind].isPublic,
      accountId: ctx.actor?.accountId ?? null,
      ticketId,
      claimedAt: null,
    } satisfies NewFile;
    await insertFile(ctx, file);
    return linkOf(ctx, file);
  });
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  [sheetMediaTypes.xlsx]: 'xlsx',
  [sheetMediaTypes.csv]: 'csv',
  [bankTextType]: 'txt',
  [officeMediaTypes.docx]: 'docx',
  [invoiceMediaTypes.ofd]: 'ofd',
  [invoiceMediaTypes.xml]: 'xml',
};

/** The sender's name without folders and control characters, with the ending of what is really kept. */
function nameOf(sent: string, mediaType: string): string {
  const base = sent
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{C}"<>|:*?]/gu, '')
    .trim();
  const kept = Array.from(base).slice(0, longestName).join('');
  return `${kept || '文件'}.${endings[mediaType] ?? 'webp'}`;
}
