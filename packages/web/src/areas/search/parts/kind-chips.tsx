import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './search-dialog.module.css';
import type { Kind, ResultSection } from './use-items.ts';

type ChipProps = { sections: readonly ResultSection[]; kind: Kind; onKind: (kind: Kind) => void };

/** The kinds of result with their counts. A kind alone has chips only while they show more of it (D-604). */
export function KindChips({ sections, kind, onKind }: ChipProps) {
  if (sections.length < 2 && kind === '' && !sections.some(({ hasMore }) => hasMore)) return null;
  const isMore = sections.some(({ count }) => count.endsWith('+'));
  const total = sections.reduce((sum, { count }) => sum + Number.parseInt(count, 10), 0);
  const chips = [{ kind: '' as const, label: '전체', count: `${total}${isMore ? '+' : ''}` }, ...sections];
  return (
    <Row as="fieldset" className={css['chips']} gap={4} padY={8} padX={8} aria-label="종류">
      {chips.map((chip) => (
        <Press
          kind="pill"
          key={chip.kind}
          aria-pressed={chip.kind === kind}
          onClick={() => chip.kind !== 'recent' && onKind(chip.kind)}
        >
          {chip.label}{' '}
          <Text as="span" weight="regular" tone="faint">
            {chip.count}
          </Text>
        </Press>
      ))}
    </Row>
  );
}
