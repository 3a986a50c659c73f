import { setTimeout as sleep } from 'node:timers/promises';
import { isPartner, isStaff } from '@portal/contract/core/actor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionUser } from '#context.ts';

/** The page is sent without data after this time, and then fetches the data itself. */
const WAIT_MS = 5000;

/** Headers that identify the user and the origin of the request. */
const FORWARDED_HEADERS = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

/** Whether a user opens the page. False for prefetches of the browser and for embedded pages. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-purpose'] === undefined &&
  (headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'document');

/**
 * Makes one call as the page would make it, with the same throttle, refusals and logs. Returns 'null' for a refusal.
 */
async function call(app: FastifyInstance, page: FastifyRequest, path: string, fields: object): Promise<string> {
  const headers = FORWARDED_HEADERS.flatMap((name) => {
    const value = page.headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...Object.fromEntries(headers), 'content-type': 'application/json' },
    remoteAddress: page.socket.remoteAddress ?? '',
    payload: JSON.stringify(fields),
  });
  return statusCode === 200 ? body : 'null';
}

type FindActor = (request: FastifyRequest) => Promise<SessionUser | undefined>;

/**
 * Returns the function that makes a script element with the data of every page: user, menus, and the numbers of unread
 * alarms or messages. It is '' without a session.
 */
export const makeFirstPageData =
  (app: FastifyInstance, findActor: FindActor) =>
  async (page: FastifyRequest): Promise<string> => {
    const read = async (): Promise<string> => {
      const actor = await findActor(page);
      if (!actor) return '';
      const [user, menus, unread, messages] = await Promise.all([
        call(app, page, 'User/user-my-info', { UserId: actor.userId, TopMenuId: 0 }),
        call(app, page, 'Menu/menu-list', {}),
        isStaff(actor) ? call(app, page, 'Alarm/alarm-count', {}) : 'null',
        isPartner(actor) ? call(app, page, 'Notify/notify-count', {}) : 'null',
      ]);
      // Escaped, so that no text ends the element or opens a comment.
      const json = `{"user":${user},"menus":${menus},"unread":${unread},"messages":${messages}}`.replaceAll(
        '<',
        '\\u003c',
      );
      return `<script type="application/json" id="first-page">${json}</script>`;
    };
    if (!isOpened(page)) return '';
    return Promise.race([read().catch(() => ''), sleep(WAIT_MS, '', { ref: false })]);
  };
