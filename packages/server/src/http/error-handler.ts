import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { classifyFailure, logFieldsOf } from '#db/failures.ts';
import { Refusal } from '#refuse.ts';
import { refusalBody } from './guard/idempotency.ts';

const RETRY_SECONDS = 1;

/** Fastify's own errors as refusals of the contract. */
function fromFastify({ code = '', statusCode = 500 }: Partial<FastifyError>): Refusal | undefined {
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('BAD_TYPE');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('TOO_LARGE');
  return code.startsWith('FST_') && statusCode < 500 ? new Refusal('BAD_REQUEST') : undefined;
}

/** The stack frames without the message, which may contain user input (TH29). */
const framesOf = ({ stack = '' }: Error): string[] => stack.split('\n').filter((line) => line.startsWith('    at '));

/** Codes of a disk or quota that is full: of the system and of PostgreSQL. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Calls of the system to files: the store and the upload folder make them. */
const FILE_CALLS = /^(open|write|read|rename|copyfile|fsync|mkdir|scandir|stat|statfs|unlink|rm)$/;

/** The sentence of the log that names what is away. */
function sentenceOf(error: Error, code: string): string {
  const call: unknown = Reflect.get(error, 'syscall');
  if (FULL_CODES.has(code)) return '디스크가 가득 찼습니다.';
  const isStore = '$metadata' in error || (typeof call === 'string' && FILE_CALLS.test(call));
  return isStore ? '파일 저장소를 쓸 수 없습니다.' : 'database or storage unavailable';
}

/** The refusal that the caller gets for a failure. It also writes one log line for the operator. */
function fromFailure(error: Error, log: FastifyRequest['log']): Refusal {
  const failure = classifyFailure(error);
  if (!failure) {
    log.error({ error: error.name, ...logFieldsOf(error), stack: framesOf(error) }, 'unexpected failure');
    return new Refusal('SERVER_ERROR');
  }
  const line = { code: failure.code, ...logFieldsOf(error) };
  if (failure.kind === 'badValue') {
    log.warn(line, 'value refused by the database');
    return new Refusal('BAD_REQUEST');
  }
  log.error(line, sentenceOf(error, failure.code));
  return new Refusal('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
}

/**
 * The only place where an error becomes a response: a refusal is sent as it is, any other error as one fixed message.
 * `refusals` counts them by code.
 */
export function answerErrors(app: FastifyInstance, refusals = new Map<string, number>()): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof Refusal ? error : (fromFastify(error) ?? fromFailure(error, request.log));
    refusals.set(refusal.code, (refusals.get(refusal.code) ?? 0) + 1);
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return reply.code(refusal.status).type('application/json; charset=utf-8').send(refusalBody(refusal));
  });
}

/** Answers a request whose URL cannot be decoded, before any route is matched. */
export function answerBadUrl(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal('BAD_REQUEST');
  void reply.code(refusal.status).type('application/json; charset=utf-8').send(refusalBody(refusal));
}
