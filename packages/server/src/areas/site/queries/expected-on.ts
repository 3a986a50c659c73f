import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { EXPECTED_DAYS } from '@portal/contract/areas/site/expected-sites';
import { type RawBuilder, sql } from 'kysely';

type DayOfProject = {
  /** The name under which the statement knows the row of the project. */
  project: string;
  day: RawBuilder<unknown>;
  today: string;
};

/** The rule `isExpectedOn` of the contract as a condition on a project (D-573). */
export function expectedOn({ project, day, today }: DayOfProject): RawBuilder<boolean> {
  const start = sql.ref(`${project}.choice_date`);
  return sql<boolean>`${sql.ref(`${project}.status`)} = ${sql.lit(ProjectStatus.Awarded)} and (${start} = ${day} or exists (
    select from (values (1)) one left join lateral (
      select visit.day, visit.tomorrow
      from site_visit visit join outsourced_acceptance won on won.id = visit.award_id
      where won.project_id = ${sql.ref(`${project}.id`)} and won.accepted_at = ${sql.ref(`${project}.choice_at`)}
        and visit.day <= ${day}
      order by visit.day desc limit 1) last on true
    where last.day = ${day}
      or last.tomorrow and last.day = ${day} - 1
      or ${day} <= ${today}::date and ${start} < ${day} and last.tomorrow is distinct from false
        and greatest(${start}, last.day) >= ${day} - ${sql.lit(EXPECTED_DAYS)}))`;
}
