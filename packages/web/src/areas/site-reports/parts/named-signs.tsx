import { messageText } from '@portal/contract/messages';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/surface/notice.tsx';
import { namedSigns } from './drawn-content.ts';

/** How many of them are named; a text of nothing else would fill the page. */
const MOST = 10;

/** Says before anybody signs which characters of these texts no typeface of the paper has (D-582). */
export function NamedSigns({ texts }: { texts: readonly string[] }) {
  const signs = namedSigns(texts);
  if (signs.length === 0) return null;
  return (
    <Stack padY={8}>
      <Notice icon="alert" kind="warn" role="note">
        {messageText('report.signs.named', { signs: signs.slice(0, MOST).join(', ') })}
      </Notice>
    </Stack>
  );
}
