import { randomBytes } from 'node:crypto';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const HSTS_SECONDS = 31_536_000;

/** The portal asks for no device but for passkeys: neither may what is put into it. */
const DEVICES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('publickey-credentials-get=(self)', 'publickey-credentials-create=(self)')
  .join(', ');

/** What helmet would set on every answer, asked once: its list is built anew with every request otherwise. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}

/** Headers of every answer; pages add their own content policy with `pagePolicy`. */
export function secureHeaders(app: FastifyInstance, production: boolean): void {
  const headers = {
    ...headersOf({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      strictTransportSecurity: production ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
    }),
    'permissions-policy': DEVICES,
    // Nothing is kept by a browser or proxy that does not say so itself.
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What speaks to documents only. */
const DOCUMENT_HEADERS = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
] as const;

/** Files that a page loads go without the headers of documents: with forty files those are twenty kilobytes of a first visit. */
export function leaveOutDocumentHeaders(assets: FastifyInstance): void {
  assets.addHook('onSend', async (_request, reply) => {
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  });
}

export const makeNonce = (): string => randomBytes(16).toString('base64');

/** Content policy of the portal's page (TH8): own scripts only, styles by nonce. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

const POSTCODE_HOSTS =
  'https://t1.daumcdn.net https://t1.kakaocdn.net https://postcode.map.daum.net https://postcode.map.kakao.com';

/**
 * Content policy of the address search page alone, the only one that names the vendor (TH25). Its sandbox takes the
 * portal's origin away from what runs there, also when the page is opened outside its frame.
 */
export const postcodePolicy = [
  'sandbox allow-scripts allow-popups',
  "default-src 'none'",
  `script-src 'self' ${POSTCODE_HOSTS}`,
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: ${POSTCODE_HOSTS}`,
  `frame-src ${POSTCODE_HOSTS}`,
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
