import type { LightMyRequestResponse } from 'fastify';

/** Internals of the server that no response may contain. */
const INTERNALS =
  /node_modules|file:\/\/|\.[cm]?[jt]s:\d|\bat async |syntax error|violates |invalid input|invalid byte|out of range|relation "|column "|ZodError|TypeError|RangeError|pg_catalog|stack/i;
const KOREAN = /[가-힣]/;

/** Allowed statuses of refusals: never 5xx. */
const REFUSED = [400, 401, 403, 404, 405, 409, 413, 414, 415, 429, 431];

function problemOfRefusal(body: string): string | undefined {
  const { message, code }: { message?: unknown; code?: unknown } = JSON.parse(body);
  if (typeof message !== 'string' || !KOREAN.test(message)) return `no Korean sentence: ${body}`;
  if (typeof code !== 'string' || !/^[A-Z_]+$/.test(code)) return `no code: ${body}`;
  return INTERNALS.test(body) ? `tells of the inside: ${body}` : undefined;
}

/**
 * Checks a response to hostile input: never 5xx, a Korean sentence, no internals. Returns the problem, or undefined.
 */
export function findProblem({ statusCode, headers, body }: LightMyRequestResponse): string | undefined {
  const type = String(headers['content-type'] ?? '');
  const isJson = type.startsWith('application/json');
  if (statusCode === 200) {
    return isJson || headers['x-content-type-options'] === 'nosniff' ? undefined : `a file to be sniffed: ${type}`;
  }
  if (!REFUSED.includes(statusCode) || !isJson) return `${statusCode} as ${type}: ${body}`;
  return problemOfRefusal(body);
}
