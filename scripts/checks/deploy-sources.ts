import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The text of a file. The path is relative to the root of the repository. */
export const readText = (path: string): string => readFileSync(path, 'utf8');

export const isThere = (path: string): boolean => existsSync(path);

/** The value at a path of a parsed file, or undefined when there is none. */
export const valueAt = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner instanceof Object ? Reflect.get(inner, name) : undefined), value);

/** The entries of an object of a parsed file. Other values have none. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  value instanceof Object ? Object.entries(value) : [];

/** All values with this name, at any depth. */
export const valuesNamed = (value: unknown, name: string): unknown[] =>
  entriesOf(value).flatMap(([key, inner]) => [...(key === name ? [inner] : []), ...valuesNamed(inner, name)]);

/** The compose files: of one machine with two services, and of the large topology. */
export const COMPOSE_FILES = { small: 'compose.yaml', large: 'deploy/compose.yaml' };

/** A compose file with its anchors resolved. */
export const readCompose = (path: string): unknown => parse(readText(path), { merge: true });
