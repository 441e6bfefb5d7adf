import type { FastifyError, FastifyInstance } from 'fastify';
import { sqlState } from '../db/with-tenant.ts';
import { diskFaultLine, diskFaultOf } from '../disk-faults.ts';
import { failure } from './answer.ts';

/**
 * Answers faults, and what Fastify refuses before a route runs, as envelopes with the statuses of
 * docs/domain/decisions.md §5.
 */
export function registerErrorAnswers(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const [status, answer] = answerOf(error);
    const fault = diskFaultOf(error);
    // A full disk produces many of these: one line each, without a stack.
    if (fault) request.log.error(`写入失败：${diskFaultLine(error)}`);
    // A browser that leaves in the middle of a file is no fault of ours.
    else if (error.code === 'ERR_STREAM_PREMATURE_CLOSE')
      request.log.info('the caller left before the answer was sent');
    else if (status >= 500) request.log.error({ err: error, sqlState: sqlState(error) || undefined }, 'fault');
    return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
  });
  // Only JSON is accepted. Other content is answered with badInput and HTTP 200, not with HTTP 415.
  fastify.addContentTypeParser('*', (_request, _payload, done) => {
    done(Object.assign(new Error('content type'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }));
  });
}

function answerOf(error: FastifyError) {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return [413, failure('4', '请求内容超过 1 MB')] as const;
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return [200, failure('4', '请求内容不是有效的 JSON')] as const;
    default:
  }
  const disk = diskFaultOf(error);
  if (disk) return [503, failure('9', `${disk.text}，暂时无法保存，请联系商城客服`)] as const;
  if (error.statusCode === 429) return [429, failure('8')] as const;
  if (error.statusCode && error.statusCode < 500) return [error.statusCode, failure('4')] as const;
  return [500, failure('9')] as const;
}
