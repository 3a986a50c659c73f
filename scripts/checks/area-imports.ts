import { posix } from 'node:path';
import { isTest, readSources } from './source-files.ts';

/** The areas that each area imports, both sorted by name. */
export type AreaImports = ReadonlyMap<string, readonly string[]>;

/** An import from a path of the same package, static or dynamic. */
const IMPORT = /(?:from |import\()'([.#][^']+)'/g;
const IMPORT_OF_VALUES = /^import (?!type )[^;']*'([.#][^']+)'/gm;

/** The path that an import leads to. `#` means the folder of the sources. */
const targetPath = (path: string, target: string, sources: string): string =>
  target.startsWith('#') ? `${sources}/${target.slice(1)}` : posix.join(posix.dirname(path), target);

type Side = 'server' | 'web' | 'contract';

/** The imports between the parts of a package that `partOf` names, sorted. Tests are left out. */
function importsBetween(side: Side, partOf: (path: string) => string | undefined, pattern: RegExp): AreaImports {
  const sources = `packages/${side}/src`;
  const arrows = new Map<string, Set<string>>();
  for (const { path, text } of readSources(sources)) {
    const from = partOf(path.slice(sources.length + 1));
    if (from === undefined || isTest(path)) continue;
    const targets = arrows.get(from) ?? new Set();
    for (const [, target = ''] of text.matchAll(pattern)) {
      const to = partOf(targetPath(path, target, sources).slice(sources.length + 1));
      if (to !== undefined && to !== from) targets.add(to);
    }
    arrows.set(from, targets);
  }
  return new Map([...arrows].sort().map(([from, targets]) => [from, [...targets].sort()]));
}

/** The imports between the areas of a package, type imports included. */
export const areaImports = (side: Side): AreaImports =>
  importsBetween(side, (path) => /^areas\/([^/]+)\//.exec(path)?.[1], IMPORT);

/** The imports between the rooms of a package, its folders. Types may look upward. */
const roomImports = (side: Side): AreaImports =>
  importsBetween(side, (path) => /^([^/]+)\//.exec(path)?.[1], IMPORT_OF_VALUES);

/** The first import cycle of areas, or undefined. */
function findCycle(arrows: AreaImports): string[] | undefined {
  const done = new Set<string>();
  const follow = (area: string, trail: string[]): string[] | undefined => {
    if (trail.includes(area)) return [...trail.slice(trail.indexOf(area)), area];
    if (done.has(area)) return undefined;
    for (const next of arrows.get(area) ?? []) {
      const cycle = follow(next, [...trail, area]);
      if (cycle) return cycle;
    }
    done.add(area);
    return undefined;
  };
  for (const area of arrows.keys()) {
    const cycle = follow(area, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Checks that no areas and no rooms of a package import each other in a cycle. What needs both is composed in areas.ts or
 * web/src/app.
 */
export function checkCycles(): string[] {
  return (['server', 'web', 'contract'] as const).flatMap((side) =>
    [areaImports(side), roomImports(side)].flatMap((arrows) => {
      const cycle = findCycle(arrows);
      return cycle ? [`packages/${side}/src: ${cycle.join(' -> ')}`] : [];
    }),
  );
}
