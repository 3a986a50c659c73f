import type { Actor } from '@portal/contract/core/actor';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';

/** The signed-in user of each request, set before its body is read. */
const actors = new WeakMap<FastifyRequest, Actor>();

export const rememberActor = (request: FastifyRequest, actor: Actor): void => {
  actors.set(request, actor);
};

/** The signed-in user of this request, or 401. */
export const resolveActor = (request: FastifyRequest): Actor => actors.get(request) ?? refuse('LOGIN_REQUIRED');
