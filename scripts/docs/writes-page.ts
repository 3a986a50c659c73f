import { allCalls } from '../../packages/contract/src/calls.ts';
import { shownField, unseenReason, writes } from '../../packages/contract/src/shown.ts';
import { code, generatedHead, table } from './markdown.ts';

/** Returns docs/writes.md: what each write carries of what its caller was shown, or why nothing. */
export const writesPage = (): string =>
  [
    generatedHead('What a write carries', '`packages/contract/src/shown.ts`'),
    `A caller who decided on something shown sends what was shown: the version of the record, the order of the list, or the id of something that never changes. Another one than the stored one is 409 \`STALE\`, and nothing changes (D-490). Of ${allCalls.length} calls ${writes.length} write. A new write fails the test beside that file until it carries what was shown or says why not.`,
    table(
      ['Call', 'Carries', 'Why nothing'],
      writes
        .toSorted((one, other) => one.path.localeCompare(other.path, 'en'))
        .map((call) => {
          const field = shownField(call);
          return [code(call.path), field === undefined ? '' : code(field), unseenReason(call) ?? ''];
        }),
    ),
  ]
    .join('\n\n')
    .concat('\n');
