import { areaArrows } from '../checks/area-arrows.ts';
import { generatedHead } from './markdown.ts';

/** docs/areas.md: which area of the server imports which. */
export function areasPage(): string {
  const arrows = areaArrows('server');
  const lines = [...arrows].flatMap(([from, targets]) =>
    targets.length === 0 ? [`  ${from}`] : targets.map((to) => `  ${from} --> ${to}`),
  );
  return [
    generatedHead('Areas of the server', 'the imports below `packages/server/src/areas`'),
    'An arrow leads from an area to one whose `public/` it imports. There is no ring, which `npm test` checks: what points both ways, as comments and the records they hang on, is put together in `packages/server/src/areas.ts`.',
    ['```mermaid', 'flowchart LR', ...lines, '```', ''].join('\n'),
  ].join('\n\n');
}
