import { pairValues } from '@portal/contract/core/formats';
import type { Fact } from '#kit/record/fact-list.tsx';
import { Moment, PhoneLink } from '#ui/text/values.tsx';

/** People with their phone numbers, one per line (D-52). */
function Contacts({ names, phones }: { names: string; phones: string }) {
  return pairValues(names, phones).map(({ first, second }) => (
    <div key={`${first} ${second}`}>
      {first} <PhoneLink name={first} phone={second} />
    </div>
  ));
}

type People = {
  mizeSalesUserName: string;
  mizeSalesUserPhone: string;
  mizePMUserName: string;
  mizePMUserPhone: string;
};

/** The provider's contacts of a project, with their phone numbers. */
export const peopleFacts = (project: People): Fact[] => [
  {
    label: '담당자(영업)',
    value: <Contacts names={project.mizeSalesUserName} phones={project.mizeSalesUserPhone} />,
  },
  { label: '담당자(PM)', value: <Contacts names={project.mizePMUserName} phones={project.mizePMUserPhone} /> },
];

type Registered = { createdUserName?: string | undefined; createdDtm: string };

/** Who registered the project, and when, for staff. */
export const registeredFact = ({ createdUserName = '', createdDtm }: Registered): Fact => ({
  label: '등록',
  value: (
    <>
      {createdUserName} · <Moment at={createdDtm} />
    </>
  ),
});
