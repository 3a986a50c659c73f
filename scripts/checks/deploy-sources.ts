import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';

/** Text of a file, its path given from the root of the repository. */
export const readText = (path: string): string => readFileSync(path, 'utf8');

export const isThere = (path: string): boolean => existsSync(path);

/** A value of a parsed file by its path, or undefined where it does not lead. */
export const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner instanceof Object ? Reflect.get(inner, name) : undefined), value);

/** Entries of an object of a parsed file; none of anything else. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  value instanceof Object ? Object.entries(value) : [];

/** Every value below that stands under one of the names, wherever. */
export const allNamed = (value: unknown, name: string): unknown[] =>
  entriesOf(value).flatMap(([key, inner]) => [...(key === name ? [inner] : []), ...allNamed(inner, name)]);

/** One object for the cluster, and the file it stands in. */
export type Manifest = { path: string; kind: string; apiVersion: string; data: object };

const KUBERNETES = 'deploy/kubernetes';

/** Objects of every file below deploy/kubernetes. */
export const readManifests = (): Manifest[] =>
  readdirSync(KUBERNETES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) =>
      parseAllDocuments(readText(`${KUBERNETES}/${name}`)).map((document) => {
        if (document.errors[0]) throw new Error(`${name}: ${document.errors[0].message}`);
        const data: unknown = document.toJS();
        if (!(data instanceof Object)) throw new Error(`${name}: no object`);
        const [kind, apiVersion] = [String(at(data, 'kind')), String(at(data, 'apiVersion'))];
        return { path: `${KUBERNETES}/${name}`, kind, apiVersion, data };
      }),
    );

/** The compose file with its anchors resolved. */
export const readCompose = (): unknown => parse(readText('deploy/compose.yaml'), { merge: true });
