import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new unguessable session token for the cookie. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
