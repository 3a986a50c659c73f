import { parseSync } from '@swc/core';
import { shippedSources } from './source-files.ts';

// The one written in JavaScript judges alike on every platform; read when the package is loaded.
process.env['RECHECK_BACKEND'] = 'pure';

/** What repeats without end; without it a pattern looks at no more than its own length at each place. */
const UNBOUNDED = /[*+]|\{\d+,\}/;
/** Escapes and sets of characters, in which these marks mean nothing. */
const LITERAL = /\\.|\[(?:\\.|[^\]\\])*\]/g;
/** Steps and a fixed seed end the search, never the clock. */
const SETTINGS = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 0 } as const;

type Node = { type?: string; pattern?: string; flags?: string; callee?: { value?: string } };
type Pattern = { path: string; source: string; flags: string };

/** Every node of a syntax tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as Node;
  for (const inside of Object.values(value)) yield* nodesIn(inside);
}

const nodesOf = ({ path, text }: { path: string; text: string }): Node[] => [
  ...nodesIn(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') })),
];

const isMade = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') && callee?.value === 'RegExp';

const patternsOf = (path: string, nodes: readonly Node[]): Pattern[] =>
  nodes.flatMap(({ type, pattern = '', flags = '' }) =>
    type === 'RegExpLiteral' && UNBOUNDED.test(pattern.replace(LITERAL, '')) ? [{ path, source: pattern, flags }] : [],
  );

async function judge({ path, source, flags }: Pattern): Promise<string[]> {
  const { check } = await import('recheck');
  const found = await check(source, flags, SETTINGS);
  const problem = found.status === 'vulnerable' ? found.complexity.summary : 'not known to be linear';
  return found.status === 'safe' ? [] : [`${path}: /${source}/${flags} is ${problem}`];
}

/** No regular expression of what ships takes longer than its input is long; none is put together while running. */
export async function checkLinearPatterns(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of shippedSources) {
    const nodes = nodesOf(file);
    if (nodes.some(isMade)) problems.push(`${file.path}: makes a RegExp while running, which cannot be judged`);
    for (const pattern of patternsOf(file.path, nodes)) problems.push(...(await judge(pattern)));
  }
  return problems;
}
