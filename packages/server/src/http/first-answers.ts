import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '@portal/contract/core/actor';
import { type FirstCall, firstCalls } from '@portal/contract/first-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A page does not wait longer for its first answers; it asks for the rest itself. */
const WAIT_MS = 1000;

/** Who asks and from where; everything else of the page's own request says nothing about its calls. */
const PASSED_ON = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

type FindActor = (request: FastifyRequest) => Promise<Actor | undefined>;

/** Whether a person opens the page: no guess of the browser, nothing that another page embeds. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-purpose'] === undefined &&
  (headers['sec-fetch-dest'] === undefined || headers['sec-fetch-dest'] === 'document');

/** JSON that may stand in a script element: no text of it ends the element or opens a comment. */
const forScript = (json: string): string => json.replaceAll('<', '\\u003c');

async function ask(app: FastifyInstance, request: FastifyRequest, call: FirstCall): Promise<string | undefined> {
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
  );
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api/${call.path}`,
    headers: { ...headers, 'content-type': 'application/json' },
    remoteAddress: request.socket.remoteAddress ?? '',
    payload: JSON.stringify(call.request),
  });
  const { path, request: asked } = call;
  return statusCode === 200 ? `{"path":"${path}","request":${JSON.stringify(asked)},"answer":${body}}` : undefined;
}

/**
 * What an opened page will ask first, answered with the page: each call goes through the same doors as if the page had
 * sent it, so that it is counted, refused and noted like any other. '' for visitors and for whatever fails.
 */
export const firstAnswers =
  (app: FastifyInstance, find: FindActor) =>
  async (request: FastifyRequest): Promise<string> => {
    if (!isOpened(request)) return '';
    const actor = await find(request).catch(() => undefined);
    if (!actor) return '';
    const answers: string[] = [];
    const asked = firstCalls(request.url, actor).map(async (call) => {
      const answer = await ask(app, request, call).catch(() => undefined);
      if (answer !== undefined) answers.push(answer);
    });
    await Promise.race([Promise.all(asked), sleep(WAIT_MS, undefined, { ref: false })]);
    const json = forScript(`{"userId":${JSON.stringify(actor.userId)},"answers":[${answers.join(',')}]}`);
    return `<script type="application/json" id="first-answers">${json}</script>`;
  };
