import type { Fact } from '../../../kit/record/fact-list.tsx';
import { PeopleContacts } from './people-contacts.tsx';

type People = {
  mizeSalesUserName: string;
  mizeSalesUserPhone: string;
  mizePMUserName: string;
  mizePMUserPhone: string;
};

/** The provider's people of a project with their phones (OUT-92, PART-14, INT-48). */
export const peopleFacts = (project: People): Fact[] => [
  {
    label: '담당자(영업)',
    value: <PeopleContacts names={project.mizeSalesUserName} phones={project.mizeSalesUserPhone} />,
  },
  {
    label: '담당자(PM)',
    value: <PeopleContacts names={project.mizePMUserName} phones={project.mizePMUserPhone} />,
  },
];
