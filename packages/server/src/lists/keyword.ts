import { type Actor, isStaff } from '@portal/contract/core/actor';
import { type RawBuilder, sql } from 'kysely';
import { collected, type Filter, inOrder, NO_ROWS } from './filter.ts';
import { columnContains } from './table-page.ts';

/** The keyword of a list in wire names. */
export type Keyword = { SearchType: string; SearchKey: string };

/** The text column that each search type looks in. */
const TEXT_COLUMNS: Readonly<Record<string, string>> = {
  projectName: 'project_name',
  customerName: 'customer_name',
  placeName: 'place_name',
  noticeSubject: 'subject',
  noticeText: 'search_text',
};

/**
 * Matches a keyword within a text column. The index has each character and each pair of neighbours. A longer keyword
 * has several pairs, so the text itself is compared as well. A Korean keyword has no letter case, so the text needs no
 * lower-casing.
 */
export function textContains(column: string, key: string): Filter {
  const text = sql.ref(column);
  const letters = [...key.toLowerCase()];
  const grams = letters.length === 1 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  const hasGrams = sql`text_grams(${text}) @> ${grams}::text[]`;
  if (letters.length <= 2) return collected(hasGrams);
  const hasCase = key.toLowerCase() !== key.toUpperCase();
  const contains = hasCase ? sql`strpos(lower(${text}), lower(${key})) > 0` : sql`strpos(${text}, ${key}) > 0`;
  return collected(sql`${hasGrams} and ${contains}`);
}

/** Contractors only find their own company: another match would reveal a hidden name (D-43). */
function companyNameContains(actor: Actor, key: string): Filter {
  const own = isStaff(actor) ? sql`true` : sql`id = ${actor.companyId}`;
  return inOrder(sql`choice_company_id = any(array(
    select id from company where ${columnContains('name', key)} and ${own}))`);
}

const staffNamed = (key: string): RawBuilder<unknown> =>
  sql`select user_id from portal_user where user_type = 'M' and ${columnContains('user_name', key)}`;

/** Whether a keyword searches the customer or the site, which not every user may see. */
export const searchesCustomer = ({ SearchType, SearchKey }: Keyword): boolean =>
  SearchKey.trim() !== '' && (SearchType === 'customerName' || SearchType === 'placeName');

/** The conditions of a keyword; a blank keyword or one without a type has none (D-143). */
export function keywordFilters(actor: Actor, { SearchType, SearchKey }: Keyword): Filter[] {
  const key = SearchKey.trim().normalize('NFC');
  if (key === '') return [];
  // PostgreSQL text cannot contain NUL, so no name can.
  if (key.includes('\0')) return [NO_ROWS];
  const column = TEXT_COLUMNS[SearchType];
  if (column !== undefined) return [textContains(column, key)];
  switch (SearchType) {
    case 'areaName':
      return [collected(sql`area_id = any(array(select id from area where ${columnContains('name', key)}))`)];
    case 'tradeName':
      return [collected(sql`trade_id = any(array(select id from trade where ${columnContains('name', key)}))`)];
    case 'companyName':
      return [companyNameContains(actor, key)];
    case 'pmName':
      return [collected(sql`pm_ids && array(${staffNamed(key)})`)];
    case 'salesName':
      return [collected(sql`sales_user_id = any(array(${staffNamed(key)}))`)];
    default:
      return [];
  }
}
