import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { focusPlace } from './focus-place.ts';
import css from './record-lines.module.css';

type Props = {
  /** The step that is not reached yet, such as '프로젝트완료'. */
  until: string;
  /** What is missing, each with the target to focus. */
  missing: readonly { label: string; place: string }[];
  /** Who has to act. */
  note?: string;
  /** Shows a target. Replace it where the target has to be opened first. */
  onSelect?: (place: string) => void;
};

/**
 * One line with what is missing for the next step. Each item is a button that leads to its target. Draws nothing when
 * nothing is missing.
 */
export function MissingLine({ until, missing, note, onSelect = focusPlace }: Props) {
  if (missing.length === 0) return null;
  return (
    <Row gap={8} padY={8} size={13} phoneSize={14} ground="warn-soft" className={css['missing']} data-print="off">
      <Row as="span" tone="warn">
        <Icon name="alert" size={16} />
      </Row>
      <Text as="strong" weight="semibold" firm>
        {until}까지
      </Text>
      <Row as="ul" wraps gap={8} weight="semibold" tone="warn">
        {missing.map(({ label, place }) => (
          <li key={label}>
            <Press kind="underlined" weight="semibold" onClick={() => onSelect(place)}>
              {label}
            </Press>
          </li>
        ))}
      </Row>
      {note !== undefined && (
        <Text as="span" size={12} tone="soft" toEnd>
          {note}
        </Text>
      )}
    </Row>
  );
}
