import {
  type Circle,
  COMMENT_ACTIONS,
  ENTRY_ACTIONS,
  ROOM_ACTIONS,
} from '../../packages/contract/src/areas/workspace/policy.ts';
import { RIGHTS, type Right } from '../../packages/contract/src/areas/workspace-entries/rights.ts';
import { code, table } from './markdown.ts';

const WHO: Readonly<Record<Circle, string>> = {
  ALL: 'members',
  ADMIN_ONLY: 'admins',
  ADMIN_AND_AUTHOR: 'admins, author',
  AUTHOR_ONLY: 'author',
};

type Kind = 'entry' | 'comment' | 'room';

/** The calls that need this right, as a table cell. */
const callsWith = (kind: Kind, action: string): string =>
  Object.entries<Right>(RIGHTS)
    .filter(([, right]) => typeof right === 'object' && Object.entries(right).join() === `${kind},${action}`)
    .map(([path]) => code(path))
    .join(', ');

const callsFor = (right: 'seen' | 'staff'): string =>
  Object.entries<Right>(RIGHTS)
    .filter(([, needed]) => needed === right)
    .map(([path]) => code(path))
    .join(', ');

/** The part of docs/permissions.md about room members: the tables of the workspace's policy and their calls. */
export const roomRights = (): string[] => [
  '## In a room of the workspace',
  'Within a room the door is not all: there stand its six permissions (D-37). Who is no member, or does not see the entry, is answered 404; a member who sees it and may not, 403; a change in an archived room 409. An entry for admins (visibility `M`) is there for admins alone. The author is who wrote the entry, of a comment who said it. A file that may not be had is answered 404.',
  table(
    ['Action', 'Permissions of the room it needs', 'And only for', 'Calls'],
    [
      ...Object.entries(ENTRY_ACTIONS).map(([name, rule]) => [
        `entry: ${name}`,
        rule.needs.join(', ') + ('ofAssignee' in rule ? ` (assignees of the task: ${rule.ofAssignee.join(', ')})` : ''),
        WHO[rule.fixed],
        callsWith('entry', name),
      ]),
      ...Object.entries(COMMENT_ACTIONS).map(([name, { needs, fixed }]) => [
        `comment: ${name}`,
        `those of entry: ${needs}`,
        WHO[fixed],
        callsWith('comment', name),
      ]),
      ...Object.entries(ROOM_ACTIONS).map(([name, { who }]) => [
        `room: ${name}`,
        '',
        WHO[who],
        callsWith('room', name),
      ]),
    ],
  ),
  `Lists, counts and marks are for members, each of whom is shown what he sees: ${callsFor('seen')}. These are for all staff: ${callsFor('staff')}.`,
];
