import type { Permission } from '@portal/contract/permissions';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';
import type { RequestParts } from '../permissions/fixture.ts';
import type { HostileValue } from './corpus.ts';

/**
 * The position of a value in a request: a field, a field of a list's objects, the placeholder of the path, or a file
 * name.
 */
export type Spot = { path: readonly (string | number)[] } | 'place' | 'file';

export const spotName = (spot: Spot): string => (typeof spot === 'string' ? spot : spot.path.join('.'));

/**
 * Every position of a valid request: declared fields, sent or not, fields of objects in lists, placeholder and file
 * name.
 */
export function spotsOf({ call, address }: Permission, { body = {}, parts = [] }: RequestParts): Spot[] {
  const isPlace = (field: string): boolean => address.includes(`{${field}}`);
  const fields = Object.keys(call.request.shape).filter((field) => !isPlace(field));
  const inner = Object.entries(body).flatMap(([field, value]) =>
    Array.isArray(value) && value[0] instanceof Object
      ? Object.keys(value[0]).map((name) => ({ path: [field, 0, name] }))
      : [],
  );
  return [
    ...fields.map((field) => ({ path: [field] })),
    ...inner,
    ...(address.includes('{') ? (['place'] as const) : []),
    ...(parts.length > 0 ? (['file'] as const) : []),
  ];
}

/** A request as it is sent. */
export type HttpRequest = { method: 'GET' | 'POST'; url: string; payload?: Buffer | string; type?: string };

const MARK = '@@hostile@@';

function withMark(body: object, path: readonly (string | number)[]): object {
  const [name = '', ...rest] = path;
  if (Array.isArray(body)) return body.map((item, at) => (at === name ? withMark(item, rest) : item));
  const inner: unknown = Reflect.get(body, name);
  const value = rest.length === 0 || !(inner instanceof Object) ? MARK : withMark(inner, rest);
  return { ...body, [name]: value };
}

const textOf = (value: unknown): string => (value instanceof Object ? JSON.stringify(value) : String(value));

/** A request with markers in some fields, and the values for them in the order of the markers. */
type Marked = { body: object; values: readonly HostileValue[] };

const asJson = ({ body, values }: Marked): string => {
  const left = [...values];
  return JSON.stringify(body).replaceAll(`"${MARK}"`, () => left.shift()?.json ?? '""');
};

const asFields = ({ body, values }: Marked): { field: string; content: string }[] => {
  const left = [...values];
  return Object.entries(body).map(([field, value]) => ({
    field,
    content: textOf(value).replaceAll(MARK, () => left.shift()?.text ?? ''),
  }));
};

const inPlace = (address: string, value: string): string =>
  address.replace(/\{\w+\}/, () => encodeURIComponent(value.toWellFormed()));

export type Change = { spot: Spot; value: HostileValue };

/**
 * Puts hostile values into a valid request. It edits the JSON text, so that the values may be JSON that no object
 * gives.
 */
export function mutate(
  { call, address }: Permission,
  requestParts: RequestParts,
  changes: readonly Change[],
): HttpRequest {
  const textFor = (spot: Spot): string | undefined => changes.find((change) => change.spot === spot)?.value.text;
  const marked: Marked = { body: requestParts.body ?? {}, values: [] };
  for (const { spot, value } of changes) {
    if (typeof spot === 'string') continue;
    marked.body = withMark(marked.body, spot.path);
    marked.values = [...marked.values, value];
  }
  const url = inPlace(address, textFor('place') ?? requestParts.placeholder ?? '');
  if (call.method === 'GET') {
    const query = new URLSearchParams();
    for (const { field, content } of asFields(marked)) query.append(field, content);
    return { method: 'GET', url: `${url}?${query}` };
  }
  if (!call.upload) return { method: 'POST', url, payload: asJson(marked), type: 'application/json' };
  const fields = call.json === undefined ? asFields(marked) : [{ field: call.json, content: asJson(marked) }];
  const file = textFor('file')?.replaceAll('"', '%22');
  const parts = (requestParts.parts ?? []).map((part) => (file === undefined ? part : { ...part, name: file }));
  return { method: 'POST', url, payload: multipartBody([...fields, ...parts]), type: MULTIPART };
}
