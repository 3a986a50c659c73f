import { z } from 'zod';
import { explained } from '../explained.ts';
import { choiceField, listField } from '../fields.ts';

/** How browsers, proxies and other clients reach the portal. */
export const addressSettings = {
  PORTAL_ORIGIN: explained(
    z.string().default(''),
    [
      'The address of the portal in browsers, such as `https://portal.example.com`, without anything behind the name.',
      'Passkeys are for it alone, and links in messages lead to it.',
      'Required in production, where it begins with `https://` unless it names this machine.',
    ],
    'outside production the address that the browser asked',
  ),
  ALLOWED_HOSTS: explained(
    listField,
    [
      'The host names that requests may use, separated by commas; the one of `PORTAL_ORIGIN` must be among them.',
      'Only `/healthz`, `/readyz` and `/metrics` answer under any name.',
    ],
    'none: any name',
  ),
  TRUST_PROXY: explained(listField, [
    'Addresses and networks of proxies, separated by commas, whose `X-Forwarded-*` headers are believed.',
    '`loopback`, `linklocal` and `uniquelocal` stand for the networks of that name.',
  ]),
  WIRE_ENVELOPE: explained(choiceField(['object', 'text']).default('object'), [
    '`object` or `text`: with `text` the answer of a list or an info is one JSON string that contains the object.',
    'It is for clients that parse answers twice.',
  ]),
};
