import { Text } from '#ui/text/text.tsx';
import { CallLink } from '#ui/text/values.tsx';
import css from './person-card.module.css';
import { RowLink } from './row-link.tsx';

type Props = {
  name: string;
  /** Link of the card. Undefined for users who may not open the record. */
  to?: string | undefined;
  /** Role or position, next to the name. */
  role: string;
  /** Where the person belongs, and what else is known. Empty ones are left out. */
  facts: readonly string[];
  /** A state that is out of the ordinary, '' for none. */
  state: string;
  phone: string;
};

/** A person on a phone, in two lines. The whole card links to the record, except for the button that calls. */
export const PersonCard = ({ name, to, role, facts, state, phone }: Props) => (
  <div className={css['card']}>
    <Text as="span" size={15} cut className={css['name']}>
      {to === undefined ? <strong>{name}</strong> : <RowLink to={to}>{name}</RowLink>}
      <span>{role}</span>
    </Text>
    <Text as="span" cut>
      {facts.filter(Boolean).join(' · ')}
      {state !== '' && (
        <>
          {' · '}
          <Text as="b" weight="semibold">
            {state}
          </Text>
        </>
      )}
    </Text>
    <span className={css['call']}>
      <CallLink phone={phone} name={name} />
    </span>
  </div>
);
