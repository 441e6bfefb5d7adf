import { UploadedFile } from '@jicai/contract/shop/files.ts';
import { maxPdfBytes, maxPdfMb, maxSheetBytes } from '@jicai/domain/files/upload-kinds.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../../http/answer.ts';

/** Room for the fields and boundaries beside the largest file. */
const restBytes = 64 * 1024;

/**
 * Lets the routes of `scope` take multipart/form-data: fields and the one file become `data`, as in a JSON command. More
 * than any file may have is refused with fileTooLarge before it is read, as a file over its own limit is.
 */
export async function readMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxSheetBytes, files: 1, fields: 5, fieldSize: 1000, fieldNameSize: 50, parts: 6 },
  });
  scope.addHook('onRequest', async (request, reply) => {
    // Only goods files are larger, and nobody brings one without a session.
    const mostBytes = (request.headers['authtoken'] ? maxSheetBytes : maxPdfBytes) + restBytes;
    if (Number(request.headers['content-length'] ?? 0) > mostBytes)
      await reply.send(failure('9002', `上传的文件不能超过 ${maxPdfMb} MB`));
  });
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await bodyOf(request);
  });
}

async function bodyOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') data['file'] = new UploadedFile(part.filename, bytes, part.file.truncated);
    } else if (part.fieldname === 'bizType' || part.fieldname === 'uploadTicket') data[part.fieldname] = part.value;
    else if (part.fieldname === 'companyUrl') body['companyUrl'] = part.value;
  }
  return { ...body, data };
}
