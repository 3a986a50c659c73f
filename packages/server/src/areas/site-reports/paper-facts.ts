import { withWeekday } from '@portal/contract/core/dates';
import type { ReachedAward } from '#areas/site/public/access.ts';
import type { StoredFacts } from './queries/signatures.ts';
import type { PaperFacts } from './tables.ts';

type Given = { award: ReachedAward['award']; version: number; keepMonths: number; facts: StoredFacts };

const periodOf = ({ first_day, last_day }: StoredFacts): string =>
  first_day === last_day ? withWeekday(first_day) : `${withWeekday(first_day)} ~ ${withWeekday(last_day)}`;

/** What stands on the paper besides the report, as it is now. It is stored with the signatures. */
export const paperFacts = ({ award, version, keepMonths, facts }: Given): PaperFacts => ({
  number: `${award.project_id}-${version}`,
  projectName: award.project_name,
  place: facts.place,
  companyName: award.company_name,
  clientName: facts.client_name,
  customerName: facts.customer_name,
  period: periodOf(facts),
  people: `${facts.people}명 · ${facts.days}일`,
  keepMonths,
});
