import { Former, type FormerValue } from '#kit/record/former.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from './material-states.module.css';

/** A state of the materials, with a note such as its day. That of a coming state is for screen readers. */
export type MaterialState = { label: string; progress: 'done' | 'waiting' | 'todo'; note: string };

type Props = {
  states: readonly MaterialState[];
  /** What other users changed since the user last looked. */
  changed?: readonly FormerValue[];
};

/** The states of the materials in one line. */
export const MaterialStates = ({ states, changed = [] }: Props) => (
  <ul className={css['states']} aria-label="자재 상태">
    {states.map(({ label, progress, note }) => {
      const former = changed.find(({ itemName }) => itemName === label);
      return (
        <li key={label} data-progress={progress} data-changed={former !== undefined || undefined}>
          {progress === 'done' ? <Icon name="check" /> : <i />}
          <b>{label}</b>
          {progress === 'done' && <VisuallyHidden>완료</VisuallyHidden>}
          {progress === 'todo' ? <VisuallyHidden>{note}</VisuallyHidden> : note !== '' && <small>{note}</small>}
          {former && <Former {...former} />}
        </li>
      );
    })}
  </ul>
);
