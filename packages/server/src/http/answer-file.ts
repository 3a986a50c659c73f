import type { Call } from '@portal/contract/core/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallCtx, Ctx } from '#context.ts';
import { Refusal, refuse } from '#refuse.ts';
import { apartFor } from './answer-call.ts';
import { type Download, sendAttachment, sendInline } from './downloads.ts';
import { callerOf } from './guard/resolve-actor.ts';
import { readRequest } from './read-request.ts';

type BoundFileCall = { call: Call; use: 'show' | 'save'; handler: (ctx: never, input: never) => Promise<unknown> };
type FileHandler = (ctx: CallCtx, input: z.output<Call['request']>) => Promise<Download | null>;

/** Reads the fields of the address. Any invalid field is a 404, since no file can have that address (TH9). */
function readAddress(call: Call, sent: unknown): z.output<Call['request']> {
  try {
    return readRequest(call, sent);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('NOT_FOUND') : error;
  }
}

/**
 * Answers a call with a file: of the fields of the address, or of the body for a POST. The file is shown in a page or saved under its name. It is 404 when there is none (D-125).
 */
export async function answerFile(
  ctx: Ctx,
  { call, use, handler }: BoundFileCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = call.method === 'GET' ? { ...Object(request.query), ...Object(request.params) } : request.body;
  const input = call.method === 'GET' ? readAddress(call, sent) : readRequest(call, sent);
  const openFile = handler as FileHandler;
  const file =
    (await openFile(
      {
        ...apartFor(call, ctx),
        actor: callerOf(call, request, sent),
        from: { address: request.ip, token: undefined, origin: '' },
      },
      input,
    )) ?? refuse('NOT_FOUND');
  return use === 'show' ? sendInline(reply, file) : sendAttachment(reply, file);
}
