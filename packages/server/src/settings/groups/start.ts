import { z } from 'zod';
import { explained } from '../explained.ts';
import { choiceField, numberField, wholeField } from '../fields.ts';

/** How a process starts, listens, stops, and where its data is stored. */
export const startSettings = {
  NODE_ENV: explained(choiceField(['development', 'production', 'test']).default('development'), [
    '`production`, `development` or `test`.',
    'Production needs `APP_KEYS`, `PORTAL_ORIGIN`, and either `DATABASE_URL` or `EMBEDDED_DATABASE=1`.',
    'It does not start while an account still has the demonstration password, and loads no demonstration data.',
    'Browsers must reach it over https: its cookie `__Host-portal_session` is `Secure`, and it sends HSTS.',
  ]),
  PORT: explained(wholeField({ least: 0, most: 65_535 }).default(3000), [
    'The port that the portal listens on; with `0` the system chooses a free one.',
    'A socket that systemd passes to the process is used instead.',
  ]),
  HOST: explained(z.string().default('127.0.0.1'), ['The address or name of this machine that the portal listens on.']),
  DATA_DIR: explained(z.string().default('./data'), [
    'The folder of the embedded database, of stored files, and of uploads that are still being received.',
    'It is created when it is missing, for its owner alone (0700).',
    'Where the portal runs as root, the embedded database runs as `nobody`, whose group may pass through.',
    'With the embedded database the path may have 82 bytes, on macOS 78, because a socket lies below it.',
    'Without `DATABASE_URL` only one process at a time may use the folder.',
  ]),
  DEMO: explained(
    choiceField(['0', '1']).optional(),
    [
      '`1` loads the demonstration data into a database that has no users, `0` does not.',
      '`1` is refused in production, because the password of the demonstration accounts is public.',
    ],
    '`1` with the embedded database outside production while `HOST` is a loopback address, else `0`',
  ),
  DRAIN_SECONDS: explained(
    numberField({ least: 0, most: 300 }).optional(),
    [
      'How many seconds a stopping process goes on serving while `/readyz` already answers 503, at most 300.',
      'Choose it longer than the proxy needs to notice.',
    ],
    '`5` in production, else `0`',
  ),
};
