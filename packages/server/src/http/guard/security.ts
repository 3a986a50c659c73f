import { randomBytes } from 'node:crypto';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const HSTS_SECONDS = 31_536_000;

/** Device features that no answer may use. Only passkeys are allowed. */
const DEVICES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('publickey-credentials-get=(self)', 'publickey-credentials-create=(self)')
  .join(', ');

/** Device features of the pages of the portal, which take photos on site (D-445). */
export const PAGE_DEVICES = DEVICES.replace('camera=()', 'camera=(self)');

/** Headers that helmet sets on every response. They are read once, since helmet builds its list for each request. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}

/** Adds the security headers to every response. Pages add their own content policy with `pagePolicy`. */
export function secureHeaders(app: FastifyInstance, production: boolean): void {
  const headers = {
    ...headersOf({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      strictTransportSecurity: production ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
    }),
    'permissions-policy': DEVICES,
    // Browsers and proxies cache nothing unless the response says so.
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Headers that only affect documents. */
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

/** Removes the document headers from assets: with forty files they add twenty kilobytes to a first visit. */
export function leaveOutDocumentHeaders(assets: FastifyInstance): void {
  assets.addHook('onSend', async (_request, reply) => {
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  });
}

/** Returns a random nonce for the content policy of one response. */
export const makeNonce = (): string => randomBytes(16).toString('base64');

/** Content policy of the pages of the portal (TH8): own scripts only, styles by nonce. */
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

/** Content policy of the service worker: it runs no other script and fetches from the portal alone (D-323). */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Content policy of the offline page, which the browser keeps: own files only, without a nonce that would repeat. */
export const offlinePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const POSTCODE_HOSTS =
  'https://t1.daumcdn.net https://t1.kakaocdn.net https://postcode.map.daum.net https://postcode.map.kakao.com';

/**
 * Content policy of the address search page, the only one that allows the vendor (TH25). Its sandbox removes the
 * origin of the portal, even when the page is opened outside its frame.
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
