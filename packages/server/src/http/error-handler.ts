import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../db/failures.ts';
import { Refusal } from '../refuse.ts';
import { refusalBody } from './repeats.ts';

/** Fastify's own errors as refusals of the contract. */
function fromFastify(error: FastifyError): Refusal | undefined {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('BAD_TYPE');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('TOO_LARGE');
  return error.statusCode !== undefined && error.statusCode < 500 ? new Refusal('BAD_REQUEST') : undefined;
}

/** The one place where an error becomes an answer: a refusal as it is, everything else one fixed sentence. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = refusalOf(error) ?? fromFastify(error);
    if (!known) request.log.error({ error: error.name, stack: error.stack }, 'unexpected failure');
    const refusal = known ?? new Refusal('SERVER_ERROR');
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return reply.code(refusal.status).type('application/json; charset=utf-8').send(refusalBody(refusal));
  });
}

/** An address that cannot be read, before any route is found. */
export function answerBadUrl(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal('BAD_REQUEST');
  void reply.code(refusal.status).type('application/json; charset=utf-8').send(refusalBody(refusal));
}
