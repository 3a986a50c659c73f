import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Section } from '#ui/text/headings.tsx';

type Props = {
  title: string;
  place?: string;
  note?: string;
  /** Whether the section shows its fields. */
  editing: boolean;
  /** Whether the user may change something in it now. */
  mayEdit: boolean;
  /** The words of the button, where the section has more than it changes. */
  editLabel?: string;
  onEdit: () => void;
  /** Called to stop editing. The changes of this section are discarded. */
  onLeave: () => void;
  /** The content as text. */
  facts: ReactNode;
  /** Other buttons next to 수정. */
  side?: ReactNode;
  /** Its fields. */
  children: ReactNode;
};

const FIELD = 'input:not([type="hidden"]), textarea, select, button';

/** A section shown as text, which 수정 turns into fields. The focus follows. */
export function EditableSection(props: Props) {
  const { title, place, note, mayEdit, editLabel, onEdit, onLeave, facts, side, children } = props;
  const editing = props.editing && mayEdit;
  const body = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed) return;
    setPressed(false);
    const inside = editing ? body.current : body.current?.closest('section')?.querySelector('header');
    inside?.querySelector<HTMLElement>(editing ? FIELD : '[data-edit]')?.focus({ preventScroll: editing });
  }, [pressed, editing]);
  const withFocus = (then: () => void) => () => {
    setPressed(true);
    then();
  };
  const button = editing ? (
    <BusyButton variant="subtle" color="gray" size="compact-sm" onClick={withFocus(onLeave)}>
      수정 닫기
    </BusyButton>
  ) : (
    <BusyButton
      variant="subtle"
      size="compact-sm"
      data-edit
      aria-label={editLabel ?? `${title} 수정`}
      onClick={withFocus(onEdit)}
    >
      {editLabel ?? '수정'}
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
      <div ref={body}>{editing ? children : facts}</div>
    </Section>
  );
}
