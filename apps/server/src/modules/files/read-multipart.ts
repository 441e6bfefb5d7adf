import { UploadedFile } from '@jicai/contract/shop/files.ts';
import { maxImageBytes, maxImageMb, maxUploadBytes } from '@jicai/domain/files/upload-kinds.ts';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { failure } from '../../http/answer.ts';

/** Room for the fields and boundaries beside the largest file. */
const restBytes = 64 * 1024;

/** Where the file of a request waits. */
const places = new WeakMap<FastifyRequest, string>();

/**
 * Lets the routes of `scope` take multipart/form-data: fields and the one file become `data`, as in a JSON command. The
 * file waits in the folder for temporary files until the call has been answered or its sender is gone. More than any
 * file may have is refused with fileTooLarge before it is read, as a file over its own limit is.
 */
export async function readMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxUploadBytes, files: 1, fields: 5, fieldSize: 1000, fieldNameSize: 50, parts: 6 },
  });
  scope.addHook('onRequest', async (request, reply) => {
    // Goods files are the shop's side's, and nobody brings one without a session.
    const mostBytes = (request.headers['authtoken'] ? maxUploadBytes : maxImageBytes) + restBytes;
    if (Number(request.headers['content-length'] ?? 0) > mostBytes)
      await reply.send(failure('9002', `上传的文件不能超过 ${maxImageMb} MB`));
  });
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await bodyOf(request);
  });
  scope.addHook('onResponse', forget);
  scope.addHook('onRequestAbort', forget);
}

async function forget(request: FastifyRequest): Promise<void> {
  const place = places.get(request);
  if (place) await rm(place, { force: true });
}

async function bodyOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname === 'file') data['file'] = await keep(request, part);
      else part.file.resume();
    } else if (part.fieldname === 'bizType' || part.fieldname === 'uploadTicket') data[part.fieldname] = part.value;
    else if (part.fieldname === 'companyUrl') body['companyUrl'] = part.value;
  }
  return { ...body, data };
}

async function keep(request: FastifyRequest, { filename, file }: MultipartFile): Promise<UploadedFile> {
  const place = join(tmpdir(), `jicai-upload-${randomUUID()}`);
  places.set(request, place);
  const written = createWriteStream(place, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(file, written);
  } catch (cause) {
    await rm(place, { force: true });
    throw cause;
  }
  return new UploadedFile({ name: filename, size: written.bytesWritten, place, isTruncated: file.truncated });
}
