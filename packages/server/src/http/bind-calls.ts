import { addressesOf, type Call } from '@portal/contract/core/call';
import { requestSize } from '@portal/contract/core/request-size';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#refuse.ts';
import { answerMaker } from './answer.ts';
import { type AnyHandler, answerCall, type CallEnvironment } from './answer-call.ts';
import { answerFile } from './answer-file.ts';
import { endList } from './end-lists.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Registers the calls of one area with their handlers, and refuses all other methods at their addresses. */
export function bindCalls(
  app: FastifyInstance,
  environment: CallEnvironment,
  calls: Record<string, Call>,
  routes: Record<string, AnyHandler>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = routes[name];
    if (!handler) throw new Error(`call without a handler: ${call.path}`);
    for (const address of addressesOf(call)) bindCall(app, environment, { call, handler, address });
  }
}

type CallAtAddress = { call: Call; handler: AnyHandler; address: string };

function bindCall(app: FastifyInstance, environment: CallEnvironment, { call, handler, address }: CallAtAddress): void {
  if (call.effect === 'own' && call.may !== 'open' && !call.answersSecret) {
    throw new Error(`a repeat would do it twice, make it a write that prepares: ${call.path}`);
  }
  const method = call.method ?? 'POST';
  const url = address.replace(/\{(\w+)\}/g, ':$1');
  const { bytes, values } = requestSize(call);
  app.route({
    method,
    url,
    handler: routeHandler(environment, call, handler),
    bodyLimit: bytes,
    config: {
      values,
      upload: call.upload !== undefined,
      form: call.upload?.files === 0,
      exports: call.answer.form === 'file' && call.answer.use === 'save',
      ...(call.may === 'open' ? { open: true } : { may: call.may }),
      ...(call.beforePasswordChange && { beforePasswordChange: true }),
    },
  });
  app.route({
    method: METHODS.filter((other) => other !== method),
    url,
    config: { open: call.may === 'open' },
    handler: (_request, reply) => {
      reply.header('allow', method);
      refuse('BAD_METHOD');
    },
  });
}

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | Buffer>;

function routeHandler(environment: CallEnvironment, call: Call, handler: AnyHandler): RouteHandler {
  const { answer } = call;
  if (answer.form !== 'file') {
    const bound = {
      call,
      handler: endList(call, handler),
      makeBody: answerMaker(answer, environment.envelope, environment.checksAnswers),
    };
    return (request, reply) => answerCall(environment, bound, request, reply);
  }
  if (typeof handler !== 'function') throw new Error(`a file call prepares nothing: ${call.path}`);
  const bound = { call, use: answer.use, handler };
  return (request, reply) => answerFile(environment.ctx, bound, request, reply);
}
