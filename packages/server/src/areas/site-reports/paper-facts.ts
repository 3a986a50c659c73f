import { withWeekday } from '@portal/contract/core/dates';
import type { ReachedAward } from '#areas/site/public/access.ts';
import type { StoredFacts, StoredPlace } from './queries/signatures.ts';
import type { PaperFacts } from './tables.ts';

/** What may follow the short name of a region: '부산진구' is not '부산'. */
const REGION_END = /^(?:(?:특별|광역|특별자치)?시|(?:특별자치)?도)?$/;

/**
 * Whether an address begins with its region, by any of its names: '경기' of '경기도 성남시', '충북' of '충청북도 청주시'.
 */
function namesRegion(address: string, region: string): boolean {
  const [first = ''] = address.trim().split(' ');
  const isShort = first.length === 4 && first.endsWith('도') && `${first[0]}${first[2]}` === region;
  return isShort || (first.startsWith(region) && REGION_END.test(first.slice(region.length)));
}

/** Region, address and name of a site. The region stands once. */
export function placeText({ region, addr1, addr2, place_name }: StoredPlace): string {
  const parts = [namesRegion(addr1, region) ? '' : region, addr1, addr2, place_name && `(${place_name})`];
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
