import type { SourceFile } from './source-files.ts';
import { nodesOf } from './syntax-nodes.ts';

/** A name, or a pattern that takes a value apart, as the parser gives it. */
type Pattern = {
  type: string;
  value?: string | Pattern;
  left?: Pattern;
  argument?: Pattern;
  elements?: (Pattern | null)[];
  properties?: Pattern[];
};

/** Which part of a node declares names. */
const DECLARING: Readonly<Record<string, string>> = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'identifier',
  FunctionExpression: 'identifier',
  ClassDeclaration: 'identifier',
  TsInterfaceDeclaration: 'id',
  TsTypeAliasDeclaration: 'id',
  ImportSpecifier: 'local',
  ArrowFunctionExpression: 'params',
  TsFunctionType: 'params',
  TsMethodSignature: 'params',
  Parameter: 'pat',
  CatchClause: 'param',
};

/** The names in a pattern. A field that stays under its own name was named by its type: a wire or database name. */
function namesIn(pattern: Pattern | null | undefined): string[] {
  if (!pattern || pattern.type === 'AssignmentPatternProperty') return [];
  if (typeof pattern.value === 'string') return [pattern.value];
  const { value, left, argument, elements = [], properties = [] } = pattern;
  return [value, left, argument, ...elements, ...properties].flatMap(namesIn);
}

/** The names that a source declares: variables, functions, types, classes, parameters, and fields that it renames. */
export const declaredNames = (file: SourceFile): string[] =>
  nodesOf(file).flatMap((node) =>
    [node[DECLARING[node.type] ?? '']].flat().flatMap((part) => namesIn(part as Pattern)),
  );
