import { KIND_NAMES } from '@portal/contract/areas/notify/kinds';
import { messageText } from '@portal/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '#areas/auth/public/address-group.ts';
import { switchOffMail } from '#areas/notify/public/switch-off-mail.ts';
import type { Ctx } from '#context.ts';
import { type RateLimit, takeAllowance } from '#db/rate-limits.ts';
import { inTransaction } from '#db/transaction.ts';
import { registerOpen } from '#http/guard.ts';
import { refuse } from '#refuse.ts';
import { OFF_PATH, type OffTarget, readOffToken } from './off-token.ts';

const LIMIT: RateLimit = { burst: 60, perMinute: 30 };
const FULL_SECONDS = 60;
const FORM_BYTES = 1024;
const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const nameOf = (what: OffTarget): string => (what === 'digest' ? '모아서 받는 메일' : `${KIND_NAMES[what]} 메일`);

/** A page of its own, since a link in a mail signs nobody in. */
const page = (heading: string, content: string): string => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${heading}</title></head><body><main><h1>${heading}</h1>${content}<p><a href="/myinfo/notify">알림 설정</a></p></main></body></html>`;

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(html);

/** What the address of a request switches off, within the limit of its network. */
async function readTarget(ctx: Ctx, { ip }: FastifyRequest, token: string) {
  const { granted } = await takeAllowance(ctx.db, { userId: addressGroup(ip), kind: 'feeds' }, LIMIT, 1);
  if (granted === 0) refuse('TOO_MANY_REQUESTS', { retryAfter: FULL_SECONDS });
  return (await readOffToken(ctx, token)) ?? refuse('NOT_FOUND');
}

/**
 * Serves the addresses that switch off one kind of mail. Opening one asks first, because mail programs open links by
 * themselves. Sending its form switches off, and so does the button of a mail program (RFC 8058).
 */
export async function serveOffAddresses(app: FastifyInstance, ctx: Ctx): Promise<void> {
  await registerOpen(app, async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      async () => ({}),
    );
    scope.get<{ Querystring: { t?: string } }>(OFF_PATH, async (request, reply) => {
      const { what } = await readTarget(ctx, request, request.query.t ?? '');
      const form = `<p>${nameOf(what)}을 더 이상 받지 않으시겠습니까?</p><form method="post"><button>끄기</button></form>`;
      return sendPage(reply, page(`${nameOf(what)} 끄기`, form));
    });
    scope.post<{ Querystring: { t?: string } }>(OFF_PATH, async (request, reply) => {
      const { userId, what } = await readTarget(ctx, request, request.query.t ?? '');
      const isOff = await inTransaction(ctx, (tx) => switchOffMail(tx, userId, what));
      if (!isOff && what !== 'digest') refuse('ALERT_NEEDED');
      const kept = isOff ? '' : `<p>${messageText('ALERT_NEEDED')}</p>`;
      return sendPage(reply, page(`${nameOf(what)}을 껐습니다`, kept));
    });
  });
}
