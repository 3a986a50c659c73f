import { Initial } from './initial.tsx';
import css from './person-name.module.css';

type Props = {
  name: string;
  /** What is told beside the name, such as a position. */
  role?: string;
};

/** A person in a row: the first syllable in a circle, the name and the role. */
export const PersonName = ({ name, role = '' }: Props) => (
  <span className={css['person']} title={name}>
    <Initial name={name} />
    <b>{name}</b>
    {role !== '' && <small>{role}</small>}
  </span>
);
