import { Initial } from '#ui/marks/initial.tsx';

/** Whom one may mention. */
export type Mentionable = { userId: string; userName: string; deptName: string; positionName: string };

type Props = { id: string; person: Mentionable; selected: boolean; onChoose: (person: Mentionable) => void };

/** Somebody of the list behind an @. */
export const PersonOption = ({ id, person, selected, onChoose }: Props) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={selected}
    // The text keeps the focus.
    onPointerDown={(event) => {
      event.preventDefault();
      onChoose(person);
    }}
  >
    <Initial name={person.userName} />
    <strong>{person.userName}</strong>
    <span>
      {person.deptName} {person.positionName}
    </span>
  </div>
);
