import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

type Node = { type: string; [part: string]: unknown };

/** Yields every node of a syntax tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as Node;
  for (const inside of Object.values(value)) yield* nodesIn(inside);
}

/** Every node of a source, in the order of the text. */
export const nodesOf = ({ path, text }: SourceFile): Node[] => [
  ...nodesIn(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') })),
];
