import { pairValues } from '@portal/contract/core/multi-value';
import { PhoneLink } from '../../../ui/phone-link.tsx';

type Props = { names: string; phones: string };

/** People with their phones, one a line (PART-14, D-52). */
export function PeopleContacts({ names, phones }: Props) {
  return pairValues(names, phones).map(({ first, second }) => (
    <div key={`${first} ${second}`}>
      {first} <PhoneLink name={first} phone={second} />
    </div>
  ));
}
