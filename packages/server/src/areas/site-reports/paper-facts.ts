import { withWeekday } from '@portal/contract/core/dates';
import type { ReachedAward } from '#areas/site/public/access.ts';
import type { StoredFacts, StoredPlace } from './queries/signatures.ts';
import type { PaperFacts } from './tables.ts';

/** What the long name of a region has behind its short one. */
const REGION_END = /(?:(?:특별|광역|특별자치)?시|(?:특별자치)?도)$/;

/** The short name of a region, by any of its names: '경기' of '경기도', '충북' of '충청북도', '서울' of '서울특별시'. */
function shortRegion(name: string): string {
  const isOld = name.length === 4 && name.endsWith('도');
  return isOld ? `${name[0]}${name[2]}` : name.replace(REGION_END, '');
}

/** Whether an address begins with its region, by any of the names of both. */
const namesRegion = (address: string, region: string): boolean =>
  shortRegion(address.split(' ')[0] ?? '') === shortRegion(region);

/** Region, address and name of a site. The region stands once, in whichever line the address begins. */
export function placeText({ region, addr1, addr2, place_name }: StoredPlace): string {
  const address = [addr1, addr2]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  const parts = [namesRegion(address, region) ? '' : region, address, place_name && `(${place_name})`];
  return parts.filter((part) => part !== '').join(' ');
}

type Given = { award: ReachedAward['award']; version: number; keepMonths: number; facts: StoredFacts };

const periodOf = ({ first_day, last_day }: StoredFacts): string =>
  first_day === last_day ? withWeekday(first_day) : `${withWeekday(first_day)} ~ ${withWeekday(last_day)}`;

/** What stands on the paper besides the report, as it is now. It is stored with the signatures. */
export const paperFacts = ({ award, version, keepMonths, facts }: Given): PaperFacts => ({
  number: `${award.project_id}-${version}`,
  projectName: award.project_name,
  place: placeText(facts),
  companyName: award.company_name,
  clientName: facts.client_name,
  customerName: facts.customer_name,
  period: periodOf(facts),
  people: `${facts.people}명 · ${facts.days}일`,
  keepMonths,
});
