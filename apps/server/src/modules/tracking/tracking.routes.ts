import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../../db/with-tenant.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { App } from '../../http/route.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import type { TrackNotice } from '../../adapters/tracking/parcel-tracking.ts';
import { recordSteps } from './record-steps.ts';
import { findTracking, UnusableConnection } from './track-services.store.ts';

const bodyLimitBytes = 256 * 1024;
/** The tracking platforms' own words for "taken" and "send it again"; never the envelope. */
const answer = (isTaken: boolean, message: string) => ({
  result: isTaken,
  returnCode: isTaken ? '200' : '500',
  message,
});

/**
 * What the tracking service calls: no envelope, no session, the tenant stands in the path, and the body stays the
 * bytes that were signed. What is not signed is not believed; a number that is nobody's here is taken and forgotten.
 */
export function trackingRoutes(app: App): void {
  void app.fastify.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/TrackNotify/:companyId', { errorHandler: fail }, async (request, reply) => {
      const deps = { ...app.deps, log: request.log };
      const isTaken = await inTenantAsSystem(deps, companyOf(request), 'track-notify', (ctx) => take(ctx, request));
      return isTaken ? answer(true, '成功') : reply.status(401).send(answer(false, '验签失败'));
    });
  });
}

async function take(ctx: Ctx, request: FastifyRequest): Promise<boolean> {
  const notice = await read(ctx, request);
  if (notice.notice !== 'steps') {
    ctx.log.error({ reason: notice.reason }, 'news of a parcel was not believed');
    return false;
  }
  await recordSteps(ctx, notice, notice.steps);
  return true;
}

/** A connection that cannot be used proves no signature: the service asks again, and what it has to tell is not lost by that. */
async function read(ctx: Ctx, { headers, body }: FastifyRequest): Promise<TrackNotice> {
  try {
    const service = await findTracking(ctx);
    const raw = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
    return service?.readNotice(raw) ?? { notice: 'forged', reason: 'no tracking service' };
  } catch (error) {
    if (error instanceof UnusableConnection) return { notice: 'forged', reason: error.message };
    throw error;
  }
}

function fail(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isRefused = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  if (!isRefused) request.log.error({ err: error, sqlState: sqlState(error) || undefined }, 'fault');
  void reply
    .status(isRefused ? (error.statusCode ?? 400) : 500)
    .send(answer(false, isRefused ? '请求内容不正确' : '系统繁忙'));
}

/** No company has the id '0'. */
function companyOf(request: FastifyRequest): string {
  const { companyId } = request.params as { companyId: string };
  return /^\d{1,18}$/.test(companyId) ? companyId : '0';
}
