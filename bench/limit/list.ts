import { pool } from './pool.ts';

type Body = Record<string, string>;

/** The conditions of a list with their values. `shape` is part of the prepared statement's name. */
type Filter = { conditions: string[]; values: unknown[]; shape: string };

type Row = (string | number | null)[];

const COLUMNS = `id, area_id, project_name, start_dates, choice_date::text, price::text, add_price::text, company_id,
  choice_user_id, pm_user_id, status`;

const whereOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;

function filterOf({ SearchActiveStatus: status, CompanyId: company, SearchKey: key }: Body): Filter {
  const filter: Filter = { conditions: [], values: [], shape: '' };
  const add = (letter: string, condition: (parameter: string) => string, value: unknown): void => {
    filter.values.push(value);
    filter.conditions.push(condition(`$${filter.values.length}`));
    filter.shape += letter;
  };
  if (status && status !== 'A') add('s', (parameter) => `status = ${parameter}`, status);
  if (company && company !== '0') add('c', (parameter) => `company_id = ${parameter}`, Number(company));
  if (key) add('k', (parameter) => `project_name like ${parameter}`, `%${key.replace(/[\\%_]/g, '\\$&')}%`);
  return filter;
}

function pairsOf(text: string): string[] {
  const letters = [...text.toLowerCase()];
  return [...new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))];
}

async function queryNumber(name: string, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<number[]>({ name, text, values, rowMode: 'array' });
  return rows[0]?.[0] ?? 0;
}

/** The total: from a counter table where there is one, else counted. */
function totalOf({ SearchKey: key = '' }: Body, { conditions, values, shape }: Filter): Promise<number> {
  if (key === '') {
    return queryNumber(
      `total ${shape}`,
      `select coalesce(sum(n), 0) from project_total ${whereOf(conditions)}`,
      values,
    );
  }
  if (key.length === 2 && !shape.includes('c')) {
    const [parameter, ofPair] = [`$${values.length}`, values.with(-1, key.toLowerCase())];
    const inStatus = conditions.slice(0, -1).map((condition) => `${condition} and `);
    const text = `select coalesce(sum(n), 0) from pair_total where ${inStatus.join('')} pair = ${parameter}`;
    return queryNumber(`pair ${shape}`, text, ofPair);
  }
  const all = [...conditions, `pairs(project_name) @> $${values.length + 1}`];
  return queryNumber(`count ${shape}`, `select count(*) from project ${whereOf(all)}`, [...values, pairsOf(key)]);
}

/** Loads names by id as JSON text. There are few, and they never change here. */
const loadNames = async (text: string): Promise<Map<unknown, string>> => {
  const { rows } = await pool.query<Row>({ text, rowMode: 'array' });
  return new Map(rows.map(([id, name]) => [id, JSON.stringify(name)]));
};
const [areas, companies, users] = await Promise.all([
  loadNames('select id, area_name from area'),
  loadNames('select id, company_name from company'),
  loadNames('select id, user_name from app_user'),
]);

function rowJson([id, area, name, start, chosen, price, addPrice, company, user, pm, status]: Row): string {
  const day = chosen ? `"${chosen}"` : null;
  return `{"id":${id},"areaName":${areas.get(area)},"projectName":${JSON.stringify(name)},"startDate":"${start}","choiceSelDate":${day},"price":${price},"addPrice":${addPrice},"choiceCompanyName":${companies.get(company) ?? null},"choiceUserName":${users.get(user) ?? null},"mizePMUserName":${users.get(pm)},"mizeStatus":"${status}"}`;
}

/** Which rows to read and from which end. `few` is true when collecting all hits costs less than an index scan. */
type Slice = { isBack: boolean; few: boolean; offset: number; limit: number };

async function readPage(body: Body, { conditions, values, shape }: Filter, slice: Slice): Promise<Row[]> {
  const { isBack, few, offset, limit } = slice;
  const [next, after] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const end = `order by id ${isBack ? 'asc' : 'desc'} limit ${next} offset ${after}`;
  const hitsWhere = whereOf([`pairs(project_name) @> $${values.length + 3}`, ...conditions]);
  const text = few
    ? `with hits as materialized (select * from project ${hitsWhere}) select ${COLUMNS} from hits ${end}`
    : `select ${COLUMNS} from project ${whereOf(conditions)} ${end}`;
  const { rows } = await pool.query<Row>({
    name: `page ${shape} ${isBack} ${few}`,
    text,
    rowMode: 'array',
    values: [...values, limit, offset, ...(few ? [pairsOf(body['SearchKey'] ?? '')] : [])],
  });
  return isBack ? rows.reverse() : rows;
}

/** Returns the list of projects with its exact total, as JSON. */
export async function listProjects(body: Body): Promise<string> {
  const filter = filterOf(body);
  const { SearchKey: key = '' } = body;
  const everything = { conditions: [], values: [], shape: '' };
  const [total, all] = await Promise.all([totalOf(body, filter), key === '' ? 0 : totalOf({}, everything)]);
  const before = (Number(body['Page']) - 1) * Number(body['PageSize']);
  const limit = Math.max(0, Math.min(Number(body['PageSize']), total - before));
  if (limit === 0) return `{"data":[],"meta":{"totalCount":${total}}}`;
  const isBack = before > total / 2;
  const offset = isBack ? total - before - limit : before;
  // About 2 us for each collected hit, 0.3 us for each scanned row. The planner cannot know this for a bound LIKE.
  const few = key.length >= 2 && total * 2 < (offset + limit) * (all / total) * 0.3;
  const rows = await readPage(body, filter, { isBack, few, offset, limit });
  return `{"data":[${rows.map(rowJson).join(',')}],"meta":{"totalCount":${total}}}`;
}
