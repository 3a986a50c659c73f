import { areaImports } from '../checks/area-imports.ts';
import { generatedHead } from './markdown.ts';

function diagramOf(side: 'server' | 'web'): string {
  const lines = [...areaImports(side)].flatMap(([from, targets]) =>
    targets.length === 0 ? [`  ${from}`] : targets.map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
}

/** Returns docs/areas.md: which area imports which, on the server and in the web. */
export function areasPage(): string {
  return [
    generatedHead('Areas', 'the imports below `packages/server/src/areas` and `packages/web/src/areas`'),
    'An arrow leads from an area to one whose `public/` it imports. There is no ring, which `npm test` checks: what points both ways is put together above the areas.',
    'What each area is for, and whether it was ordered or added, is listed in the [specification](spec/README.md#areas).',
    '## Server',
    'Comments and the records they belong to are put together in `packages/server/src/areas.ts`.',
    diagramOf('server'),
    '## Web',
    'The pages are put together in `packages/web/src/app`: the routes, and the tabs of a room of the workspace in `app/feed-page.tsx`.',
    `${diagramOf('web')}\n`,
  ].join('\n\n');
}
