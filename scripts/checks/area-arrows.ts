import { posix } from 'node:path';
import { isTest, readSources } from './source-files.ts';

/** Which areas each area imports, both in order of the alphabet. */
export type Arrows = ReadonlyMap<string, readonly string[]>;

const IMPORT = /from '(\.[^']+)'/g;

/** The arrows between the areas of a package, read from its imports; types count too. */
export function areaArrows(side: 'server' | 'web'): Arrows {
  const root = `packages/${side}/src/areas`;
  const areaOf = (path: string): string | undefined =>
    path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/')[0] : undefined;
  const arrows = new Map<string, Set<string>>();
  for (const { path, text } of readSources(root)) {
    const from = areaOf(path);
    if (from === undefined || isTest(path)) continue;
    const targets = arrows.get(from) ?? new Set();
    for (const [, target = ''] of text.matchAll(IMPORT)) {
      const to = areaOf(posix.join(posix.dirname(path), target));
      if (to !== undefined && to !== from) targets.add(to);
    }
    arrows.set(from, targets);
  }
  return new Map([...arrows].sort().map(([from, targets]) => [from, [...targets].sort()]));
}

/** The first way from an area back to itself, or undefined. */
function findRing(arrows: Arrows): string[] | undefined {
  const done = new Set<string>();
  const follow = (area: string, way: string[]): string[] | undefined => {
    if (way.includes(area)) return [...way.slice(way.indexOf(area)), area];
    if (done.has(area)) return undefined;
    for (const next of arrows.get(area) ?? []) {
      const ring = follow(next, [...way, area]);
      if (ring) return ring;
    }
    done.add(area);
    return undefined;
  };
  for (const area of arrows.keys()) {
    const ring = follow(area, []);
    if (ring) return ring;
  }
  return undefined;
}

/** Areas of the server do not need each other in a ring; what points both ways is composed above, in areas.ts. */
export function checkAreaRings(): string[] {
  const ring = findRing(areaArrows('server'));
  return ring ? [`packages/server/src/areas: ${ring.join(' -> ')}`] : [];
}
