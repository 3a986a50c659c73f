import { STEP_MINUTES } from '@portal/contract/areas/second-factor/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Extra = { sameSite: 'lax' | 'strict'; maxAge?: number };

/**
 * A cookie that scripts cannot read. In production its name has the `__Host-` prefix, so that only this host can set
 * it, over https.
 */
function hostCookie(plainName: string, production: boolean, extra: Extra) {
  const name = production ? `__Host-${plainName}` : plainName;
  const attributes = { httpOnly: true, secure: production, path: '/', ...extra } as const;
  return {
    name,
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    set: (reply: FastifyReply, token: string) => reply.setCookie(name, token, attributes),
    clear: (reply: FastifyReply) => reply.clearCookie(name, attributes),
  };
}

/** A cookie of this host, with functions to read, set and clear it. */
export type HostCookie = ReturnType<typeof hostCookie>;

/** Name and attributes of the session cookie (wire.md, Calls). */
export const sessionCookie = (production: boolean) => hostCookie('portal_session', production, { sameSite: 'lax' });

/** The cookie between the password and the second factor. It only gives access to the second step (D-190). */
export const stepCookie = (production: boolean) =>
  hostCookie('portal_step', production, { sameSite: 'strict', maxAge: STEP_MINUTES * 60 });
