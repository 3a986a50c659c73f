import { Former, type FormerValue } from '#kit/record/former.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from '../parts/project.module.css';

/** A state of the materials, with a note such as its day. That of a coming state is for screen readers. */
export type MaterialStep = { label: string; progress: 'done' | 'waiting' | 'todo'; note: string };

type Props = {
  states: readonly MaterialStep[];
  /** What other users changed since the user last looked. */
  changed?: readonly FormerValue[];
};

const Done = () => (
  <Row as="span" tone="good">
    <Icon name="check" size={16} />
  </Row>
);

const Note = ({ text }: { text: string }) => (
  <Text as="small" size={12} tone="soft">
    {text}
  </Text>
);

/** The states of the materials in one line. */
export const MaterialStates = ({ states, changed = [] }: Props) => (
  <Row as="ul" wraps gap={16} size={13} phoneSize={14} className={css['states']} aria-label="자재 상태">
    {states.map(({ label, progress, note }) => {
      const former = changed.find(({ itemName }) => itemName === label);
      return (
        <Row
          as="li"
          key={label}
          wraps
          gap={4}
          data-progress={progress}
          data-changed={former !== undefined || undefined}
        >
          {progress === 'done' ? <Done /> : <i />}
          <Text
            as="b"
            weight={progress === 'waiting' ? 'semibold' : 'medium'}
            tone={progress === 'waiting' ? 'warn' : undefined}
          >
            {label}
          </Text>
          {progress === 'done' && <VisuallyHidden>완료</VisuallyHidden>}
          {progress === 'todo' ? <VisuallyHidden>{note}</VisuallyHidden> : note !== '' && <Note text={note} />}
          {former && <Former {...former} />}
        </Row>
      );
    })}
  </Row>
);
