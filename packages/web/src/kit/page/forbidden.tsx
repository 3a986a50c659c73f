import { isStaff } from '@portal/contract/core/actor';
import { phoneDigits } from '@portal/contract/core/phone';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useContext } from 'react';
import { useActor } from '#lib/use-actor.ts';
import { PageState } from '#ui/feedback/page-state.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { PhoneLink } from '#ui/text/values.tsx';
import { PageExits } from './page-exits.tsx';
import { type PersonToAsk, WhomToAsk } from './whom-to-ask.ts';

/** Names that are shown; the others are counted. */
const SHOWN = 3;

function usePeopleToAsk(enabled: boolean): readonly PersonToAsk[] {
  const source = useContext(WhomToAsk);
  const { data = [] } = useQuery({
    queryKey: source?.queryKey ?? ['whom to ask'],
    queryFn: () => source?.read() ?? [],
    enabled: enabled && source !== null,
  });
  return data;
}

/** The first names, each with its call link, and how many there are besides. */
const PeopleToAsk = ({ people }: { people: readonly PersonToAsk[] }) => (
  <>
    {people.slice(0, SHOWN).map(({ name, phone }, at) => (
      <Fragment key={`${name} ${phone}`}>
        {at > 0 && ', '}
        {name}
        {phone !== '' && ' '}
        {phone !== '' && <PhoneLink phone={phone} name={name} />}
      </Fragment>
    ))}
    {people.length > SHOWN && ` 외 ${people.length - SHOWN}명`}
  </>
);

/** On a phone, the call to the first person who can be called (D-391). */
function CallButton({ people }: { people: readonly PersonToAsk[] }) {
  const narrow = useNarrow();
  const person = people.find(({ phone }) => phoneDigits(phone) !== '');
  if (!narrow || !person) return null;
  return <a href={`tel:${phoneDigits(person.phone)}`}>{person.name}에게 전화</a>;
}

/** A page that the user may not see: which one it is, and who can give the right (D-263). */
export function Forbidden({ title }: { title: string }) {
  const staff = isStaff(useActor());
  const people = usePeopleToAsk(staff);
  const contacts = people.length > 0 ? [{ label: '요청할 사람', value: <PeopleToAsk people={people} /> }] : [];
  return (
    <PageState
      icon="lock"
      title={messageText('page.forbidden')}
      text={messageText(staff ? 'page.forbidden.staff' : 'page.forbidden.partner', { title })}
      facts={[...contacts, { label: '화면', value: title }]}
    >
      <PageExits>
        <CallButton people={people} />
      </PageExits>
    </PageState>
  );
}
