import { setTimeout as sleep } from 'node:timers/promises';
import { isStaff } from '@portal/contract/core/actor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionUser } from '#context.ts';

/** A page waits no longer for a database that does not answer; it then asks for itself. */
const WAIT_MS = 5000;

/** Headers that say who asks and from where. */
const PASSED_ON = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** Whether a person opens the page: no guess of the browser, nothing that another page embeds. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-purpose'] === undefined &&
  (headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'document');

/** Asks one call as the page would ask it: it is counted, refused and logged alike. 'null' for a refusal. */
async function ask(app: FastifyInstance, page: FastifyRequest, path: string, fields: object): Promise<string> {
  const headers = PASSED_ON.flatMap((name) => {
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

/** The element with what every page shows: the user, their menus and their unread alarms. '' for a visitor. */
export const firstPage =
  (app: FastifyInstance, findActor: FindActor) =>
  async (page: FastifyRequest): Promise<string> => {
    const read = async (): Promise<string> => {
      const actor = await findActor(page);
      if (!actor) return '';
      const [user, menus, unread] = await Promise.all([
        ask(app, page, 'User/user-my-info', { UserId: actor.userId, TopMenuId: 0 }),
        ask(app, page, 'Menu/menu-list', {}),
        isStaff(actor) ? ask(app, page, 'Alarm/alarm-count', {}) : 'null',
      ]);
      // No text in it may end the element or open a comment.
      const json = `{"user":${user},"menus":${menus},"unread":${unread}}`.replaceAll('<', '\\u003c');
      return `<script type="application/json" id="first-page">${json}</script>`;
    };
    if (!isOpened(page)) return '';
    return Promise.race([read().catch(() => ''), sleep(WAIT_MS, '', { ref: false })]);
  };
