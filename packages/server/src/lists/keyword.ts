import { type Actor, isStaff, UserType } from '@portal/contract/core/actor';
import { FULL_WIDTH_SHIFT } from '@portal/contract/core/invisible';
import { foldedText, withoutCompanyForm } from '@portal/contract/core/search-key';
import { type RawBuilder, sql } from 'kysely';
import { anyOf, collected, type Filter, inOrder, NO_ROWS, type Where } from './filter.ts';
import { nameContains } from './table-page.ts';

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

/** A folded key as it may be stored: as it is, and in full-width signs where it has any that may be. */
function storedForms(key: string): string[] {
  const bare = withoutCompanyForm(foldedText(key));
  const wide = bare.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH_SHIFT));
  return [...new Set([bare, wide])];
}

/**
 * Matches a keyword within a text column. The index has each character and each pair of neighbours. A longer keyword
 * has several pairs, so the text itself is compared as well. A Korean keyword has no letter case, so the text needs no
 * lower-casing.
 */
function containsKey(column: string, key: string): Where {
  const text = sql.ref(column);
  const letters = [...key.toLowerCase()];
  const grams = letters.length === 1 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  const hasGrams = sql`text_grams(${text}) @> ${grams}::text[]`;
  if (letters.length <= 2) return hasGrams;
  const hasCase = key.toLowerCase() !== key.toUpperCase();
  const contains = hasCase ? sql`strpos(lower(${text}), lower(${key})) > 0` : sql`strpos(${text}, ${key}) > 0`;
  return sql`(${hasGrams} and ${contains})`;
}

/** Matches a keyword within a text column, in ordinary or in full-width signs (D-542). */
export const textContains = (column: string, key: string): Filter =>
  collected(anyOf(storedForms(key).map((form) => containsKey(column, form))));

/** Contractors only find their own company: another match would reveal a hidden name (D-43). */
function companyNameContains(actor: Actor, key: string): Filter {
  const own = isStaff(actor) ? sql`true` : sql`id = ${actor.companyId}`;
  return inOrder(sql`choice_company_id = any(array(
    select id from company where ${nameContains('name', key)} and ${own}))`);
}

const staffNamed = (key: string): RawBuilder<unknown> =>
  sql`select user_id from portal_user
    where user_type = ${sql.lit(UserType.Staff)} and ${nameContains('user_name', key)}`;

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
      return [collected(sql`area_id = any(array(select id from area where ${nameContains('name', key)}))`)];
    case 'tradeName':
      return [collected(sql`trade_id = any(array(select id from trade where ${nameContains('name', key)}))`)];
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
