import { SECOND_FACTOR_MODES } from '@portal/contract/areas/second-factor/policy';
import { explained } from '../explained.ts';
import { choiceField, listField, numberField } from '../fields.ts';

const HOURS_OF_YEAR = 24 * 365;

const hours = (usual: number) => numberField({ least: 0.01, most: HOURS_OF_YEAR }).default(usual);

/** Keys of what is stored, and who signs in how and for how long. */
export const signInSettings = {
  APP_KEYS: explained(
    listField,
    [
      'Keys of 32 bytes in base64url, separated by commas. The first encrypts new values, each can open old ones.',
      'They encrypt the copy tokens of internal projects, the resident and account numbers of employees, the secrets',
      'of authenticator apps, the addresses of push devices, and the mail addresses that users entered for messages.',
      'Take a key out of the list only after the command `rotate-keys`.',
      'Required in production and with `DATABASE_URL`.',
    ],
    'a key that is made once and kept in the file `app-keys` of `DATA_DIR`',
  ),
  SSO_SECRET: explained(
    listField,
    [
      'Secrets that the groupware shares with the portal, written like `APP_KEYS` but with other values.',
      'A ticket made with any of them signs its user in.',
      'The first one makes the tokens for the outside systems that menus lead to.',
      'How it works: [operations](operations.md#single-sign-on).',
    ],
    'none: nobody signs in by a ticket',
  ),
  SESSION_IDLE_HOURS: explained(hours(12), [
    'A session ends this many hours after its last call; not more than `SESSION_HOURS`.',
  ]),
  SESSION_HOURS: explained(hours(24), ['A session ends this many hours after sign-in, in any case.']),
  SECOND_FACTOR: explained(choiceField(SECOND_FACTOR_MODES).default('off'), [
    'Who must have a second factor, which is an authenticator app or a passkey: nobody (`off`), `staff`, everybody',
    '(`all`), or everybody who comes from `outside` the `TRUSTED_NETWORKS`.',
    'Users who have one are asked for it under every value, but not inside the networks of `outside`.',
    'What to consider: [operations](operations.md#second-factor).',
  ]),
  TRUSTED_NETWORKS: explained(listField, [
    'The networks that `SECOND_FACTOR=outside` trusts, separated by commas: `10.0.0.0/8, 203.0.113.7`.',
  ]),
};
