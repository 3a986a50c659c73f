import { TALK_KINDS } from '@portal/contract/areas/talk/templates';
import { z } from 'zod';
import { explained } from '../explained.ts';
import { listField, wholeField } from '../fields.ts';

/** The push services of the browsers: Chrome and Samsung, Firefox, Safari, Edge. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** How messages leave the portal: by mail, push and 알림톡. */
export const messageSettings = {
  MAIL_URL: explained(
    z.string().optional(),
    [
      'The mail server and the sender of the mails: `smtps://user:password@host?from=noreply@example.com`.',
      '`smtps://` uses TLS from the first byte; `smtp://` begins it by STARTTLS, except with a server on this machine',
      '([operations](operations.md#mail)).',
    ],
    'none: no mail is sent',
  ),
  PUSH_KEYS: explained(
    listField,
    [
      'The public and the private key of push messages, separated by a comma.',
      '`npm run portal -- push-keys` makes them. They need `PUSH_CONTACT`, and it needs them.',
    ],
    'none: no push is offered',
  ),
  PUSH_CONTACT: explained(z.string().optional(), [
    'The address at which the push services reach you, `mailto:…` or `https://…`; not one of localhost.',
  ]),
  PUSH_HOSTS: explained(
    listField,
    ['The push services that the portal may call, separated by commas; `*.` stands for any name in front.'],
    PUSH_SERVICES.map((name) => `\`${name}\``).join(', '),
  ),
  TALK_KEY: explained(
    listField,
    [
      'The key and the secret of an account at SOLAPI, which sends 알림톡, separated by a comma.',
      'It needs `TALK_SENDER`, `TALK_TEMPLATES` and `PORTAL_ORIGIN`.',
    ],
    'none: no 알림톡 is sent',
  ),
  TALK_SENDER: explained(listField, [
    'The id of the channel (pfId) and the registered sending number, separated by a comma.',
  ]),
  TALK_TEMPLATES: explained(listField, [
    'The registered template of each kind of message, separated by commas: `offer=KA01TP…,change=KA01TP…`.',
    `The kinds are ${TALK_KINDS.map((kind) => `\`${kind}\``).join(', ')}; one without a template is not sent.`,
    '`npm run portal -- talk-templates` prints the texts to register.',
  ]),
  TALK_URL: explained(z.string().default('https://api.solapi.com'), ['The address of the provider.']),
  TALK_MONTHLY: explained(wholeField({ least: 0, most: 1_000_000 }).default(1000), [
    'The most 알림톡 messages that are sent in a month.',
  ]),
};
