import type { FastifyInstance } from 'fastify';

/** Far more than any body of the contract needs, and far less than what makes recursive functions run out of stack. */
const mostLevels = 100;

/** Refuses bodies nested thousands of levels deep. They are valid JSON, but JSON.stringify and schemas fail on them. */
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
