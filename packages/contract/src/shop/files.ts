import { uploadTypes } from '@jicai/domain/files/upload-kinds.ts';
import { z } from 'zod';
import { command, zCodeAsText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/**
 * A file as it came in a multipart body. It waits on disk, so however many come at once they need no memory; it shows
 * itself as name and size only, so no log or digest holds its bytes or where it lies.
 */
export class UploadedFile {
  readonly name: string;
  readonly size: number;
  readonly #place: string;
  /** More came than any type may have; the rest was not kept. */
  readonly isTruncated: boolean;

  constructor(file: { name: string; size: number; place: string; isTruncated: boolean }) {
    this.name = file.name;
    this.size = file.size;
    this.#place = file.place;
    this.isTruncated = file.isTruncated;
  }

  /** Path of its bytes, which are gone once the call has been answered. */
  get place(): string {
    return this.#place;
  }

  toJSON() {
    return { name: this.name, size: this.size };
  }
}

/** Uploads (docs/domain/files.md §1). */
export const files = {
  /**
   * multipart/form-data with `file`, `bizType` 1售后 2凭证 3营业执照 4头像 5商城图片 (who edits goods or the look of the shop)
   * 6商品文件 (who imports goods; XLSX or CSV) 7发货表 (who ships; XLSX)
   * 8发票文件 (who issues invoices, suppliers who settle; PDF, OFD, XML) 9商品资料 (who edits goods; PDF) 13银行流水 (who confirms
   * transfers; XLSX or text) and, for who is not signed in, `uploadTicket`
   * (bizType 3 only). Refuses with '9001' what is no jpg, png, webp or (2, 3) pdf by its content, with '9002' what is too large.
   */
  '/api/File/Upload': endpoint({
    access: 'public',
    body: command({
      bizType: zCodeAsText(uploadTypes),
      file: z.custom<UploadedFile>((value) => value instanceof UploadedFile, '请选择要上传的文件'),
      uploadTicket: z.string().max(100).optional(),
    }),
    result: z.object({ fileId: z.string(), fileUrl: z.string(), fileName: z.string(), mediaType: z.string() }),
  }),
};
