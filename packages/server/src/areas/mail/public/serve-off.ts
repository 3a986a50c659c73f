import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import { messageText } from '@portal/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '#areas/auth/public/address-group.ts';
import { switchOffMail } from '#areas/notify/public/switch-off-mail.ts';
import type { Ctx } from '#context.ts';
import { type RateLimit, takeAllowance } from '#db/rate-limits.ts';
import { inTransaction } from '#db/transaction.ts';
import { registerOpen } from '#http/guard/guard.ts';
import { refuse } from '#refuse.ts';
import { OFF_PATH, type OffTarget, readOffToken } from '../off-token.ts';

const LIMIT: RateLimit = { burst: 60, perMinute: 30 };
const FULL_SECONDS = 60;
const FORM_BYTES = 1024;
/** A mail program may send its form in either way (RFC 8058, section 3.1). The address alone says what goes off. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
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

/** What the address of a request switches off, within the limit of its network. Undefined for a wrong or old one. */
async function readTarget(ctx: Ctx, { ip, query }: FastifyRequest<{ Querystring: { t?: string } }>) {
  const { granted } = await takeAllowance(ctx.db, { userId: addressGroup(ip), kind: 'feeds' }, LIMIT, 1);
  if (granted === 0) refuse('TOO_MANY_REQUESTS', { retryAfter: FULL_SECONDS });
  return readOffToken(ctx, query.t ?? '');
}

const OLD = '<p>주소가 올바르지 않거나 기간이 지났습니다. 알림 설정에서 바꿀 수 있습니다.</p>';

/** Who opened it is a person with a mail, so a refusal is a page too. */
const sendOld = (reply: FastifyReply): FastifyReply => sendPage(reply.code(404), page('메일 끄기', OLD));

/**
 * Serves the addresses that switch off one kind of mail. Opening one asks first, because mail programs open links by
 * themselves. Sending its form switches off, and so does the button of a mail program (RFC 8058).
 */
export async function serveOffAddresses(app: FastifyInstance, ctx: Ctx): Promise<void> {
  await registerOpen(app, async (scope) => {
    const nothing = async () => ({});
    // Uploads have a parser of their own.
    scope.removeContentTypeParser('multipart/form-data');
    scope.addContentTypeParser(FORM_TYPES, { parseAs: 'string', bodyLimit: FORM_BYTES }, nothing);
    scope.get<{ Querystring: { t?: string } }>(OFF_PATH, async (request, reply) => {
      const target = await readTarget(ctx, request);
      if (target === undefined) return sendOld(reply);
      const { what } = target;
      const form = `<p>${nameOf(what)}을 더 이상 받지 않으시겠습니까?</p><form method="post"><button>끄기</button></form>`;
      return sendPage(reply, page(`${nameOf(what)} 끄기`, form));
    });
    scope.post<{ Querystring: { t?: string } }>(OFF_PATH, { config: { oneClick: true } }, async (request, reply) => {
      const target = await readTarget(ctx, request);
      if (target === undefined) return sendOld(reply);
      const { userId, what } = target;
      const isOff = await inTransaction(ctx, (tx) => switchOffMail(tx, userId, what));
      const hint = isOff ? '' : `<p>${messageText('ALERT_NEEDED')}</p>`;
      if (!isOff && what !== 'digest') return sendPage(reply.code(400), page(`${nameOf(what)} 끄기`, hint));
      return sendPage(reply, page(`${nameOf(what)}을 껐습니다`, hint));
    });
  });
}
