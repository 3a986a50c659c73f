import { seesAward } from '@portal/contract/areas/outsourced-projects/policy';
import { PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { SearchResult, SearchRow } from '@portal/contract/areas/search/calls';
import { groupOf, SEARCH_GROUP_CODES, SEARCH_LIMIT, type SearchGroup } from '@portal/contract/areas/search/kinds';
import type { Actor } from '@portal/contract/core/actor';
import { toYesNo } from '@portal/contract/core/formats';
import { withHyphens } from '@portal/contract/core/phone';
import type { Details, HitRecord } from './queries/find.ts';

/** The company of an award, where the viewer sees it unmasked (D-46). */
function shownCompany(actor: Actor, { kind }: HitRecord, { company, companyId, status }: Details): string {
  if (kind !== 'outsourced' && kind !== 'outsourcedSite') return company ?? '';
  const code = PROJECT_STATUSES.find((known) => known === status);
  const sees = code !== undefined && seesAward(actor, { status: code, choiceCompanyId: companyId ?? null });
  return sees ? (company ?? '') : '';
}

/** A day without a date is stored as the last one (DATA). */
const NO_DAY = '9999-12-31';

/** One row of the result, as this viewer may see it. */
export function viewRow(actor: Actor, hit: HitRecord): SearchRow {
  const facts = hit.details ?? {};
  const phone = withHyphens(facts.phone ?? '');
  const parts = [shownCompany(actor, hit, facts), facts.area ?? '', ...(facts.texts ?? []), phone];
  return {
    kind: hit.kind,
    key: hit.key,
    title: hit.title,
    status: facts.status ?? '',
    parts: parts.filter((part): part is string => part !== null && part !== ''),
    day: facts.day == null || facts.day === NO_DAY ? '' : facts.day,
    recordCnt: hit.records,
    board: hit.board ?? '',
    roomId: hit.room_id ?? 0,
    entryId: facts.entryId ?? 0,
  };
}

/** The groups with a hit, in their order. Groups other than the chosen one are only counted. */
export function viewResult(actor: Actor, hits: readonly HitRecord[], chosen: SearchGroup | ''): SearchResult {
  const groups = SEARCH_GROUP_CODES.flatMap((group) => {
    const found = hits.filter(({ kind }) => groupOf(kind) === group);
    const [first] = found;
    if (!first) return [];
    const isShown = chosen === '' || chosen === group;
    return [
      {
        group,
        count: Math.min(first.total, SEARCH_LIMIT.counted),
        moreYN: toYesNo(first.hits > SEARCH_LIMIT.counted),
        rows: isShown ? found.map((hit) => viewRow(actor, hit)) : [],
      },
    ];
  });
  return { groups };
}
