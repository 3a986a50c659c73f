import { type Actor, isStaff } from '@portal/contract/core/actor';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { areaTerm, keywordTerms, pmTerm } from './search-terms.ts';

/** What a keyword asks of a project's terms. */
export type Match = {
  terms: string[];
  /** All of the terms, or at least one. */
  every: boolean;
  /** Folded text that the name must contain too; '' asks nothing. */
  phrase: string;
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

const anyOf = (terms: string[], disjoint: boolean): Search =>
  terms.length === 0 ? NOTHING : { match: { terms, every: false, phrase: '', disjoint }, companyIds: null };

const contains = (column: string, key: string) => sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${key})) > 0`;

function searchNames(key: string): Search {
  const { terms, phrase } = keywordTerms(key);
  return { match: { terms, every: true, phrase, disjoint: true }, companyIds: null };
}

async function searchAreas(db: Db, key: string): Promise<Search> {
  const areas = await db.selectFrom('area').select('id').where(contains('name', key)).execute();
  return anyOf(
    areas.map(({ id }) => areaTerm(id)),
    true,
  );
}

/** Partners find their own company alone: a hit on another would tell a hidden name (D-43). */
async function searchCompanies(db: Db, actor: Actor, key: string): Promise<Search> {
  let query = db.selectFrom('company').select('id').where(contains('name', key));
  if (!isStaff(actor)) query = query.where('id', '=', actor.companyId);
  const companies = await query.execute();
  return { match: null, companyIds: companies.map(({ id }) => id) };
}

async function searchPms(db: Db, key: string): Promise<Search> {
  const users = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where('user_type', '=', 'M')
    .where(contains('user_name', key))
    .execute();
  return anyOf(
    users.map(({ user_id }) => pmTerm(user_id)),
    false,
  );
}

/** The same match among the projects that hold one of the owner's terms. */
export const ownedMatch = (match: Match | null, owner: readonly string[]): Match =>
  match === null ? { terms: [...owner], every: false, phrase: '', disjoint: false } : { ...match, owner };

/** Resolves the keyword of a list; blank or without a type it asks nothing (D-143). */
export async function findSearch(db: Db, actor: Actor, input: { type: string; key: string }): Promise<Search> {
  const key = input.key.trim().normalize('NFC');
  if (key === '') return EVERYTHING;
  // PostgreSQL text cannot hold it, so that no name does.
  if (key.includes('\0')) return NOTHING;
  switch (input.type) {
    case 'projectName':
      return searchNames(key);
    case 'areaName':
      return searchAreas(db, key);
    case 'companyName':
      return searchCompanies(db, actor, key);
    case 'pmName':
      return searchPms(db, key);
    default:
      return EVERYTHING;
  }
}
