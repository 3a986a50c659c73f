import { ALL_KINDS, PERMISSIONS, type Permission, USER_KINDS } from '../../packages/contract/src/permissions.ts';
import { code, generatedHead, table } from './markdown.ts';
import { roomRights } from './room-rights.ts';

const cell = ({ may, allowed }: Permission, kind: (typeof ALL_KINDS)[number]): string => {
  if (allowed.includes(kind)) return 'yes';
  return may.includes(kind) ? 'no' : '·';
};

/** Returns docs/permissions.md: every call by every kind of user, as the matrix test tries it. */
export const permissionsPage = (): string =>
  [
    generatedHead('Who may call what', '`packages/contract/src/permissions.ts` and the `may` of each call'),
    '`yes`: served. `no`: the use-case refuses, with 403, or with 404 what this user may not know of. `·`: refused at the door, with 401 without a session and 403 with one. The columns stand for: '.concat(
      ALL_KINDS.map((kind) => `${code(kind)} ${USER_KINDS[kind].name}`).join('; '),
      '. Which rows a list shows and which fields are masked is told by the views, not here; what may happen in which state by [states.md](states.md).',
    ),
    table(
      ['Call', 'Case', ...ALL_KINDS, 'Spec'],
      PERMISSIONS.map((row) => [
        code(row.address),
        row.when,
        ...ALL_KINDS.map((kind) => cell(row, kind)),
        row.spec === '' ? row.call.spec.join(', ') : row.spec,
      ]),
    ),
    ...roomRights(),
  ]
    .join('\n\n')
    .concat('\n');
