import type { FastifyInstance } from 'fastify';

/** Far above what any body of the contract needs, far below where recursive readers run out of stack. */
const mostLevels = 100;

/** Nested thousands deep is valid JSON, but neither JSON.stringify nor a schema can walk it: it is refused as no JSON. */
export function refuseDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (!isDeeperThan(mostLevels, request.body)) return done();
    done(Object.assign(new Error('nested too deep'), { code: 'FST_ERR_CTP_INVALID_JSON_BODY' }));
  });
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
