import { messageText } from '@portal/contract/messages';
import { Icon } from '#ui/marks/icon.tsx';
import { namedSigns } from './drawn-content.ts';
import css from './named-signs.module.css';

/** How many of them are named; a text of nothing else would fill the page. */
const MOST = 10;

/** Says before anybody signs which characters of these texts no typeface of the paper has (D-582). */
export function NamedSigns({ texts }: { texts: readonly string[] }) {
  const signs = namedSigns(texts);
  if (signs.length === 0) return null;
  return (
    <p className={css['note']} role="note">
      <Icon name="alert" />
      {messageText('report.signs.named', { signs: signs.slice(0, MOST).join(', ') })}
    </p>
  );
}
