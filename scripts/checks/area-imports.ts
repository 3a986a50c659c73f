import { posix } from 'node:path';
import { isTest, readSources } from './source-files.ts';

/** The areas that each area imports, both sorted by name. */
export type AreaImports = ReadonlyMap<string, readonly string[]>;

/** An import from a path of the same package, static or dynamic. */
const IMPORT = /(?:from |import\()'([.#][^']+)'/g;

/** The path that an import leads to. `#` means the folder of the sources. */
const targetPath = (path: string, target: string, sources: string): string =>
  target.startsWith('#') ? `${sources}/${target.slice(1)}` : posix.join(posix.dirname(path), target);

/** The imports between the areas of a package, type imports included. */
export function areaImports(side: 'server' | 'web'): AreaImports {
  const sources = `packages/${side}/src`;
  const root = `${sources}/areas`;
  const areaOf = (path: string): string | undefined =>
    path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/')[0] : undefined;
  const arrows = new Map<string, Set<string>>();
  for (const { path, text } of readSources(root)) {
    const from = areaOf(path);
    if (from === undefined || isTest(path)) continue;
    const targets = arrows.get(from) ?? new Set();
    for (const [, target = ''] of text.matchAll(IMPORT)) {
      const to = areaOf(targetPath(path, target, sources));
      if (to !== undefined && to !== from) targets.add(to);
    }
    arrows.set(from, targets);
  }
  return new Map([...arrows].sort().map(([from, targets]) => [from, [...targets].sort()]));
}

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

/** Checks that no areas import each other in a cycle. What needs both is composed in areas.ts or web/src/app. */
export function checkAreaCycles(): string[] {
  return (['server', 'web'] as const).flatMap((side) => {
    const cycle = findCycle(areaImports(side));
    return cycle ? [`packages/${side}/src/areas: ${cycle.join(' -> ')}`] : [];
  });
}
