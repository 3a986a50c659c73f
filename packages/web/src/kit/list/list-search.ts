import { isDay } from '@portal/contract/core/dates';
import { ALL, defaultListQuery } from '@portal/contract/core/list-request';
import { type ListRules, MAX_PAGE, PAGE_SIZES } from '@portal/contract/core/paging';

/** The query of an address as the router parses it. */
type Query = Readonly<Record<string, unknown>>;

/** One search parameter of a list: its initial value and its parser, which returns undefined for an invalid value. */
export type Param<T extends string | number> = { initial: T; read: (raw: unknown) => T | undefined };

/** The search parameters of a list, without `page` and the page size. */
export type Params = Readonly<Record<string, Param<string> | Param<number>>>;

/** The parsed values of a list's address. `size` may have another name in the address. */
export type Address<P extends Params> = { page: number; size: number } & {
  [Name in keyof P]: P[Name] extends Param<infer T> ? T : never;
};

/** New values of some parameters of an address. */
export type AddressPart = Readonly<Record<string, string | number | undefined>>;

/** The address of one list: its path, its parameters, and how they are parsed and written. */
export type ListSearch<P extends Params> = {
  path: string;
  initial: Address<P>;
  /** Name of the page size in the address. */
  sizeName: string;
  /** Validation for the router: returns the valid parameters of a query. */
  validate: (query: Query) => Partial<Record<string, string | number>>;
  /** All values of the address. Missing parameters have their initial value. */
  read: (query: Query) => Address<P>;
  /** The parameters to put into the address. */
  write: (address: Address<P>) => Record<string, string | number>;
};

/** The parsed values of a list's address, by its `ListSearch`. */
export type AddressOf<S> = S extends ListSearch<infer P> ? Address<P> : never;

const textOf = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '');

/** A page or an id, 1 or more. */
export const positiveInteger = (initial = 0): Param<number> => ({
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

/** A date, 'YYYY-MM-DD', or none. */
export const anyDay = (): Param<string> => ({
  initial: '',
  read: (raw) => (isDay(textOf(raw)) ? textOf(raw) : undefined),
});

type Options = {
  /** Initial page size. */
  size: (typeof PAGE_SIZES)[number];
  /** Name of the page size in the address. */
  sizeName?: string;
  /** Writes every parameter, so that a link is complete. By default initial values are left out to keep links short. */
  writeAll?: boolean;
};

const sizeKey = (path: string): string => `list size ${path}`;

/** Stores the page size that was chosen for a list on this device (D-620). */
export const storeListSize = (path: string, size: number): void => localStorage.setItem(sizeKey(path), String(size));

/** Defines the address of a list at `path` with its own `params`. Keep the object the same between renders. */
export function defineSearch<P extends Params>(
  path: string,
  params: P,
  { size, sizeName = 'size', writeAll: full = false }: Options,
): ListSearch<P> {
  const named = {
    page: { name: 'page', ...positiveInteger(1) },
    size: { name: sizeName, ...oneOf<number>(PAGE_SIZES, size) },
  };
  /** The page size of an address without one: the chosen size of this list, else the initial one (D-620). */
  const usualSize = () => named.size.read(localStorage.getItem(sizeKey(path))) ?? size;
  const own = Object.entries(params).map(([name, param]) => [name, { name, ...param }] as const);
  const all = Object.entries({ ...named, ...Object.fromEntries(own) });
  const initial = Object.fromEntries(all.map(([key, param]) => [key, param.initial])) as Address<P>;
  const validParams = (query: Query) =>
    all.flatMap(([key, { name, read }]) => {
      const value = read(query[name]);
      return value === undefined ? [] : [{ key, name, value }];
    });
  return {
    path,
    initial,
    validate: (query) => Object.fromEntries(validParams(query).map(({ name, value }) => [name, value])),
    sizeName,
    read: (query) => ({
      ...initial,
      size: usualSize(),
      ...Object.fromEntries(validParams(query).map(({ key, value }) => [key, value])),
    }),
    write: (address) => {
      // An initial size is written where another one is chosen, so that the address alone says what is shown.
      const isSizeWritten = usualSize() !== size;
      const isWritten = (key: string) => full || address[key] !== initial[key] || (key === 'size' && isSizeWritten);
      return Object.fromEntries(
        all.filter(([key]) => isWritten(key)).map(([key, { name }]) => [name, address[key] ?? '']),
      );
    },
  };
}

function standardParams(rules: ListRules) {
  const { status, type, key, order } = defaultListQuery(rules);
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

/** The address of a list with states and keyword, by the list rules of its call. `more` are additional parameters. */
export const listSearch = <P extends Params>(path: string, rules: ListRules, more: P) =>
  defineSearch(path, { ...standardParams(rules), ...more }, { size: rules.size });

const storageKey = (path: string): string => `list ${path}`;

/** Stores the query of a list, so that 목록 returns to it. */
export const storeListQuery = (path: string, query: Record<string, string | number>): void =>
  sessionStorage.setItem(storageKey(path), JSON.stringify(query));

/** The stored query of a list, {} when there is none. */
export function storedListQuery(path: string): Record<string, string | number> {
  const stored = sessionStorage.getItem(storageKey(path));
  return stored === null ? {} : JSON.parse(stored);
}
