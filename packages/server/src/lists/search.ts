import { type Actor, isStaff } from '@portal/contract/core/actor';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { areaTerm, keywordTerms, type NoticeText, pmTerm, salesTerm, type TextTerm } from './search-terms.ts';
import { holds } from './table-page.ts';

/** Texts that keywords find, by the column that holds them. */
const TEXT_COLUMNS = {
  projectName: 'project_name',
  customerName: 'customer_name',
  placeName: 'place_name',
  noticeSubject: 'subject',
  noticeText: 'search_text',
} as const satisfies Record<TextTerm | NoticeText, string>;

/** What a keyword asks of a project's terms. */
export type Match = {
  terms: string[];
  /** All of the terms, or at least one. */
  every: boolean;
  /** Folded text that `column` must contain too; '' asks nothing. */
  phrase: string;
  column: (typeof TEXT_COLUMNS)[keyof typeof TEXT_COLUMNS];
  /** No project counts under two of the terms. */
  disjoint: boolean;
  /** At least one of these terms must be held besides. */
  owner?: readonly string[];
};

/** A keyword resolved: what the terms must hold (null = anything), which winners remain (null = any). */
export type Search = { match: Match | null; companyIds: number[] | null };

type Db = Kysely<Database>;

const EVERYTHING: Search = { match: null, companyIds: null };
const NOTHING: Search = { match: null, companyIds: [] };

/** At least one of the terms; `disjoint` when no project has two of them. */
const anyTerm = (terms: string[], disjoint: boolean): Match => ({
  terms,
  every: false,
  phrase: '',
  column: TEXT_COLUMNS.projectName,
  disjoint,
});

const anyOf = (terms: string[], disjoint: boolean): Search =>
  terms.length === 0 ? NOTHING : { match: anyTerm(terms, disjoint), companyIds: null };

function searchText(text: keyof typeof TEXT_COLUMNS, key: string): Search {
  const { terms, phrase } = keywordTerms(text, key);
  return { match: { terms, every: true, phrase, column: TEXT_COLUMNS[text], disjoint: true }, companyIds: null };
}

async function searchAreas(db: Db, key: string): Promise<Search> {
  const areas = await db.selectFrom('area').select('id').where(holds('name', key)).execute();
  return anyOf(
    areas.map(({ id }) => areaTerm(id)),
    true,
  );
}

/** Partners find their own company alone: a hit on another would tell a hidden name (D-43). */
async function searchCompanies(db: Db, actor: Actor, key: string): Promise<Search> {
  let query = db.selectFrom('company').select('id').where(holds('name', key));
  if (!isStaff(actor)) query = query.where('id', '=', actor.companyId);
  const companies = await query.execute();
  return { match: null, companyIds: companies.map(({ id }) => id) };
}

/** Projects of staff with such a name, by the term that `termOf` makes of a user; one project may have several PMs. */
async function searchStaff(
  db: Db,
  key: string,
  [termOf, disjoint]: [(userId: string) => string, boolean],
): Promise<Search> {
  const users = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where('user_type', '=', 'M')
    .where(holds('user_name', key))
    .execute();
  return anyOf(
    users.map(({ user_id }) => termOf(user_id)),
    disjoint,
  );
}

/** Terms of which a project must hold one; `disjoint` when none holds two of them. */
export type Narrowing = { terms: readonly string[]; disjoint: boolean };

/** The same match among the projects that hold one of the owner's terms. */
export const ownedMatch = (match: Match | null, { terms, disjoint }: Narrowing): Match =>
  match === null ? anyTerm([...terms], disjoint) : { ...match, owner: terms };

/** Whether a keyword looks at the customer or the site, which not everybody may see. */
export const looksAtCustomer = (type: string): boolean => type === 'customerName' || type === 'placeName';

/** Resolves the keyword of a list; blank or without a type it asks nothing (D-143). */
export async function findSearch(db: Db, actor: Actor, input: { type: string; key: string }): Promise<Search> {
  const key = input.key.trim().normalize('NFC');
  if (key === '') return EVERYTHING;
  // PostgreSQL text cannot hold it, so that no name does.
  if (key.includes('\0')) return NOTHING;
  switch (input.type) {
    case 'projectName':
    case 'customerName':
    case 'placeName':
    case 'noticeSubject':
    case 'noticeText':
      return searchText(input.type, key);
    case 'areaName':
      return searchAreas(db, key);
    case 'companyName':
      return searchCompanies(db, actor, key);
    case 'pmName':
      return searchStaff(db, key, [pmTerm, false]);
    case 'salesName':
      return searchStaff(db, key, [salesTerm, true]);
    default:
      return EVERYTHING;
  }
}
