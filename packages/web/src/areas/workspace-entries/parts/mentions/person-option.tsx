import { Row } from '#ui/layout/row.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './mention-area.module.css';

/** A person who can be mentioned. */
export type Mentionable = { userId: string; userName: string; deptName: string; positionName: string };

type Props = { id: string; person: Mentionable; selected: boolean; onChoose: (person: Mentionable) => void };

/** A person in the list of mentions. */
export const PersonOption = ({ id, person, selected, onChoose }: Props) => (
  <Row
    id={id}
    gap={8}
    padX={8}
    tall="control"
    size={13}
    round="md"
    whole
    className={css['person']}
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
    <Text as="strong" weight="medium">
      {person.userName}
    </Text>
    <Text as="span" size={12} tone="soft">
      {person.deptName} {person.positionName}
    </Text>
  </Row>
);
