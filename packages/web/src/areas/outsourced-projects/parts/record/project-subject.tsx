import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Shipping } from '@portal/contract/areas/outsourced-projects/shipping';
import { withWeekday } from '@portal/contract/core/dates';
import { splitValues } from '@portal/contract/core/formats';
import { materialsFact } from '#areas/project/public/materials-field.tsx';
import type { Subject } from '#lib/confirm.ts';
import { Sum } from '#ui/text/money.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { shipmentFacts } from '../shipping/shipping-facts.tsx';

type SubjectFact = Subject['facts'][number];

const crew = ({ choiceCompanyName, managerUserName: name, managerUserPhone: phone }: ProjectInfo) => (
  <>
    {[choiceCompanyName, name].filter((text) => text !== '').join(' · ')}{' '}
    {phone !== '' && <PhoneLink name={name} phone={phone} />}
  </>
);

function dates({ choiceSelDate, startDate }: ProjectInfo): string {
  if (choiceSelDate !== '') return withWeekday(choiceSelDate);
  const [first = '', ...others] = splitValues(startDate);
  return others.length === 0 ? withWeekday(first) : `${withWeekday(first)} 외 ${others.length}일`;
}

/**
 * The facts about a project that a confirmation dialog shows. After the award they include the company and its crew.
 */
export function projectSubject(project: ProjectInfo): Subject {
  const company: SubjectFact[] = project.choiceCompanyName === '' ? [] : [{ label: '업체', value: crew(project) }];
  return {
    name: project.projectName,
    facts: [
      ...company,
      { label: '지역 · 시작일', value: `${project.areaName} · ${dates(project)}` },
      { label: '금액 (VAT 별도)', value: <Sum amounts={project} /> },
    ],
  };
}

/** The subject of a shipment, as it will be stored: materials, way, number and address (D-213). */
export function shipmentSubject(project: ProjectInfo, shipping: Shipping): Subject {
  const { name, facts } = projectSubject(project);
  const company = facts.filter(({ label }) => label === '업체');
  const materials = materialsFact(project.materialsNoYN, project.materials);
  return { name, facts: [...company, materials, ...shipmentFacts(shipping)] };
}

/** The name, company and amount only, for confirmation dialogs with fields of their own. */
export function shortSubject(project: ProjectInfo): Subject {
  const { name, facts } = projectSubject(project);
  return { name, facts: facts.filter(({ label }) => label === '업체' || label.startsWith('금액')) };
}
