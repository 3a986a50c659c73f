import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Section } from '#ui/text/headings.tsx';
import css from './editable-section.module.css';

type Props = {
  title: string;
  place?: string;
  note?: string;
  /** It shows its fields. */
  editing: boolean;
  /** Something of it may change now. */
  mayEdit: boolean;
  onEdit: () => void;
  /** Leaves the edit; what was changed in this section is dropped. */
  onLeave: () => void;
  /** What it says as text. */
  facts: ReactNode;
  /** Other buttons beside 수정. */
  side?: ReactNode;
  /** Its fields. */
  children: ReactNode;
};

const FIELD = 'input:not([type="hidden"]), textarea, select, button';

/** A section as text, which 수정 turns into fields. The focus goes along both ways. */
export function EditableSection(props: Props) {
  const { title, place, note, mayEdit, onEdit, onLeave, facts, side, children } = props;
  const editing = props.editing && mayEdit;
  const body = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed) return;
    setPressed(false);
    const inside = editing ? body.current : body.current?.closest('section')?.querySelector('header');
    inside?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: editing });
  }, [pressed, editing]);
  const turn = (then: () => void) => () => {
    setPressed(true);
    then();
  };
  const button = editing ? (
    <BusyButton variant="subtle" color="gray" size="compact-sm" onClick={turn(onLeave)}>
      이 항목 수정 그만두기
    </BusyButton>
  ) : (
    <BusyButton variant="subtle" size="compact-sm" aria-label={`${title} 수정`} onClick={turn(onEdit)}>
      수정
    </BusyButton>
  );
  return (
    <Section
      title={title}
      {...(place === undefined ? {} : { place })}
      {...(note === undefined ? {} : { note })}
      side={
        <>
          {side}
          {mayEdit && button}
        </>
      }
    >
      <div ref={body} className={editing ? css['fields'] : undefined}>
        {editing ? children : facts}
      </div>
    </Section>
  );
}
