import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';

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

/** One object of the cluster, and the file that contains it. */
export type Manifest = { path: string; kind: string; apiVersion: string; data: object };

const KUBERNETES = 'deploy/kubernetes';

/** The objects of every file below deploy/kubernetes. */
export const readManifests = (): Manifest[] =>
  readdirSync(KUBERNETES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) =>
      parseAllDocuments(readText(`${KUBERNETES}/${name}`)).map((document) => {
        if (document.errors[0]) throw new Error(`${name}: ${document.errors[0].message}`);
        const data: unknown = document.toJS();
        if (!(data instanceof Object)) throw new Error(`${name}: no object`);
        const [kind, apiVersion] = [String(valueAt(data, 'kind')), String(valueAt(data, 'apiVersion'))];
        return { path: `${KUBERNETES}/${name}`, kind, apiVersion, data };
      }),
    );

/** The compose file with its anchors resolved. */
export const readCompose = (): unknown => parse(readText('deploy/compose.yaml'), { merge: true });
