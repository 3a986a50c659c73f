import { isDay } from '@portal/contract/core/dates';
import { ALL, firstAsk } from '@portal/contract/core/list-request';
import { type ListRules, MAX_PAGE, PAGE_SIZES } from '@portal/contract/core/paging';

/** The query of an address as the router hands it out. */
type Query = Readonly<Record<string, unknown>>;

/** One name of a list's address: what it is when the address says nothing, and how it is read; undefined for nonsense. */
export type Param<T extends string | number> = { initial: T; read: (raw: unknown) => T | undefined };

/** The names of one list's address, beside `page` and the page size. */
export type Params = Readonly<Record<string, Param<string> | Param<number>>>;

/** What a list is asked for; `size` may stand under another name in the address. */
export type Address<P extends Params> = { page: number; size: number } & {
  [Name in keyof P]: P[Name] extends Param<infer T> ? T : never;
};

/** New values of some names of an address. */
export type AddressPart = Readonly<Record<string, string | number | undefined>>;

/** The address of one list: where it is, what it may say, and how it is written. */
export type ListSearch<P extends Params> = {
  path: string;
  initial: Address<P>;
  /** The router's own check: what the address says and makes sense (D-42). */
  validate: (query: Query) => Partial<Record<string, string | number>>;
  /** Everything the list is asked for; what the address leaves out has its initial value. */
  read: (query: Query) => Address<P>;
  /** What the address says. */
  write: (address: Address<P>) => Record<string, string | number>;
};

/** What the list of a search is asked for. */
export type AddressOf<S> = S extends ListSearch<infer P> ? Address<P> : never;

const textOf = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '');

/** A page or an id, 1 or more. */
export const count = (initial = 0): Param<number> => ({
  initial,
  read: (raw) => {
    const value = Number(textOf(raw));
    return Number.isInteger(value) && value > 0 && value <= MAX_PAGE ? value : undefined;
  },
});

/** One of `values`. */
export const oneOf = <T extends string | number>(values: readonly T[], initial: T): Param<T> => ({
  initial,
  read: (raw) => values.find((value) => String(value) === textOf(raw)),
});

/** Any text, without spaces around it. */
export const anyText = (initial = ''): Param<string> => ({ initial, read: (raw) => textOf(raw).trim() || undefined });

/** A day, 'YYYY-MM-DD', or none. */
export const anyDay = (): Param<string> => ({
  initial: '',
  read: (raw) => (isDay(textOf(raw)) ? textOf(raw) : undefined),
});

type Options = {
  /** Rows of a page at first. */
  size: (typeof PAGE_SIZES)[number];
  /** Name of the page size in the address. */
  sizeName?: string;
  /** Writes every name, so that a link says everything; otherwise only what is not initial, to keep links short. */
  full?: boolean;
};

/** The address of a list at `path` with `params` of its own. Keep the object the same between renders. */
export function defineSearch<P extends Params>(
  path: string,
  params: P,
  { size, sizeName = 'size', full = false }: Options,
): ListSearch<P> {
  const named = { page: { name: 'page', ...count(1) }, size: { name: sizeName, ...oneOf<number>(PAGE_SIZES, size) } };
  const own = Object.entries(params).map(([name, param]) => [name, { name, ...param }] as const);
  const all = Object.entries({ ...named, ...Object.fromEntries(own) });
  const initial = Object.fromEntries(all.map(([key, param]) => [key, param.initial])) as Address<P>;
  const found = (query: Query) =>
    all.flatMap(([key, { name, read }]) => {
      const value = read(query[name]);
      return value === undefined ? [] : [{ key, name, value }];
    });
  return {
    path,
    initial,
    validate: (query) => Object.fromEntries(found(query).map(({ name, value }) => [name, value])),
    read: (query) => ({ ...initial, ...Object.fromEntries(found(query).map(({ key, value }) => [key, value])) }),
    write: (address) =>
      Object.fromEntries(
        all
          .filter(([key]) => full || address[key] !== initial[key])
          .map(([key, { name }]) => [name, address[key] ?? '']),
      ),
  };
}

function usual(rules: ListRules) {
  const { status, type, key, order } = firstAsk(rules);
  return {
    status: oneOf([ALL, ...rules.statuses], status),
    type: oneOf(
      rules.types.map(({ value }) => value),
      type,
    ),
    key: anyText(key),
    order: oneOf(rules.orders, order),
  };
}

/** The address of a list with states and keyword, by the rules that its call has too; `more` are names of its own. */
export const listSearch = <P extends Params>(path: string, rules: ListRules, more: P) =>
  defineSearch(path, { ...usual(rules), ...more }, { size: rules.size });

const keptName = (path: string): string => `list ${path}`;

/** Keeps where in a list the user was, so that 목록 brings him back there. */
export const rememberList = (path: string, query: Record<string, string | number>): void =>
  sessionStorage.setItem(keptName(path), JSON.stringify(query));

/** The query kept for a list; none after a fresh start. */
export function lastList(path: string): Record<string, string | number> {
  const kept = sessionStorage.getItem(keptName(path));
  return kept === null ? {} : JSON.parse(kept);
}
