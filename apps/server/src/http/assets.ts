import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** What the build has compressed (tools/build), as a file beside each. */
const suffixes = { br: '.br', gzip: '.gz' } as const;
const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] });

/**
 * The built files of a folder under `prefix`, from memory once they were asked for: a first page asks for twenty of them, and to
 * look each up on the disk takes longer than to send it. Their names hold a hash of what they are, so they are good for a year.
 */
export function registerAssets(fastify: FastifyInstance, { folder, prefix }: { folder: string; prefix: string }): void {
  const names = new Set(readdirSync(folder));
  const bodies = new Map<string, Promise<Buffer>>();
  const bodyOf = (file: string) => {
    const body = bodies.get(file) ?? readFile(join(folder, file));
    bodies.set(file, body);
    // One that could not be read is tried again.
    body.catch(() => bodies.delete(file));
    return body;
  };
  fastify.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
    const { name } = request.params;
    const type = types[extname(name)];
    if (!type || !names.has(name)) return reply.callNotFound();
    const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '');
    const file = encoding ? name + suffixes[encoding] : name;
    const isCompressed = encoding && names.has(file);
    const body = await bodyOf(isCompressed ? file : name).catch(lost);
    if (!body) return reply.callNotFound();
    if (isCompressed) reply.header('content-encoding', encoding);
    reply.header('vary', 'accept-encoding').header('cache-control', 'public, max-age=31536000, immutable').type(type);
    return reply.send(body);
  });
}

/** A newer build has taken its place under the running shop: the page that asks is older, and says so. */
function lost(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
