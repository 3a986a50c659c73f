import type { FastifyReply, FastifyRequest } from 'fastify';

/** Name and attributes of the session cookie (wire.md, Calls). */
export function sessionCookie(production: boolean) {
  const name = production ? '__Host-portal_session' : 'portal_session';
  const attributes = { httpOnly: true, sameSite: 'lax', secure: production, path: '/' } as const;
  return {
    name,
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    set: (reply: FastifyReply, token: string) => reply.setCookie(name, token, attributes),
    clear: (reply: FastifyReply) => reply.clearCookie(name, attributes),
  };
}
