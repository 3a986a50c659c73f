import type { Call } from '@portal/contract/core/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallCtx, Ctx } from '#context.ts';
import { Refusal, refuse } from '#refuse.ts';
import { type Download, sendAttachment, sendInline } from './downloads.ts';
import { readRequest } from './read-request.ts';
import { callerOf } from './resolve-actor.ts';

type Bound = { call: Call; use: 'show' | 'save'; handler: (ctx: never, input: never) => Promise<unknown> };
type FileHandler = (ctx: CallCtx, input: z.output<Call['request']>) => Promise<Download | null>;

/** The fields of the address; one that no file can have is not found, whatever is wrong with it (TH9). */
function readAddress(call: Call, sent: object): z.output<Call['request']> {
  try {
    return readRequest(call, sent);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('NOT_FOUND') : error;
  }
}

/** Answers a call whose answer is a file: shown in a page or saved under its name; 404 when there is none (D-125). */
export async function answerFile(
  ctx: Ctx,
  { call, use, handler }: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = { ...Object(request.query), ...Object(request.params) };
  const input = readAddress(call, sent);
  const open = handler as FileHandler;
  const file =
    (await open(
      { ...ctx, actor: callerOf(call, request, sent), from: { address: request.ip, token: undefined, origin: '' } },
      input,
    )) ?? refuse('NOT_FOUND');
  return use === 'show' ? sendInline(reply, file) : sendAttachment(reply, file);
}
