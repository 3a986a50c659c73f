import { Initial } from '#ui/marks/initial.tsx';

/** A person who can be mentioned. */
export type Mentionable = { userId: string; userName: string; deptName: string; positionName: string };

type Props = { id: string; person: Mentionable; selected: boolean; onChoose: (person: Mentionable) => void };

/** A person in the list of mentions. */
export const PersonOption = ({ id, person, selected, onChoose }: Props) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={selected}
    // Prevents the option from taking the focus from the text.
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
