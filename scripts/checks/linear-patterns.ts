import { shippedSources } from './source-files.ts';
import { nodesOf } from './syntax-nodes.ts';

// The JavaScript backend gives the same result on every platform. The package reads this when it is loaded.
process.env['RECHECK_BACKEND'] = 'pure';

/** Unbounded repetition. Without it a pattern reads no more than its own length at each position. */
const UNBOUNDED = /[*+]|\{\d+,\}/;
/** Escapes and character classes, in which these marks mean nothing. */
const LITERAL = /\\.|\[(?:\\.|[^\]\\])*\]/g;
/** Steps and a fixed seed limit the search, not the clock. */
const SETTINGS = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 0 } as const;

type Node = { type?: string; pattern?: string; flags?: string; callee?: { value?: string } };
type Pattern = { path: string; source: string; flags: string };

const isMade = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') && callee?.value === 'RegExp';

const patternsOf = (path: string, nodes: readonly Node[]): Pattern[] =>
  nodes.flatMap(({ type, pattern = '', flags = '' }) =>
    type === 'RegExpLiteral' && UNBOUNDED.test(pattern.replace(LITERAL, '')) ? [{ path, source: pattern, flags }] : [],
  );

async function checkPattern({ path, source, flags }: Pattern): Promise<string[]> {
  const { check } = await import('recheck');
  const found = await check(source, flags, SETTINGS);
  const problem = found.status === 'vulnerable' ? found.complexity.summary : 'not known to be linear';
  return found.status === 'safe' ? [] : [`${path}: /${source}/${flags} is ${problem}`];
}

/** Checks that every regular expression in shipped code runs in linear time, and that none is built at run time. */
export async function checkLinearPatterns(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of shippedSources) {
    const nodes = nodesOf(file);
    if (nodes.some(isMade)) problems.push(`${file.path}: makes a RegExp while running, which cannot be judged`);
    for (const pattern of patternsOf(file.path, nodes)) problems.push(...(await checkPattern(pattern)));
  }
  return problems;
}
