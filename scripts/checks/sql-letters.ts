import { shippedSources } from './source-files.ts';
import { nodesOf } from './syntax-nodes.ts';

/** A code of one or two capitals, quoted as SQL quotes it. */
const CODE = /'[A-Z]{1,2}'/g;
const HAS_CODE = /'[A-Z]{1,2}'/;
/** What is no code of a record: the two words of whether a row is deleted. */
const NO_CODES: Readonly<Record<string, readonly string[]>> = {
  'packages/server/src/areas/managers/queries.ts': ["'N'", "'Y'"],
};

type Template = { quasis: { raw: string }[] };

/** The quoted codes in the SQL of a source. */
const codesIn = (path: string, text: string): string[] =>
  nodesOf({ path, text })
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && (tag as { value?: string }).value === 'sql')
    .flatMap(({ template }) => (template as Template).quasis)
    .flatMap(({ raw }) => raw.match(CODE) ?? [])
    .filter((code) => !NO_CODES[path]?.includes(code));

/**
 * Checks that SQL names states and kinds by the names of the contract: `sql.lit(ProjectStatus.Awarded)`. Migrations are
 * written once and stay.
 */
export const checkSqlLetters = (): string[] =>
  shippedSources
    .filter(({ path, text }) => path.startsWith('packages/server/') && HAS_CODE.test(text) && /\bsql\b/.test(text))
    .filter(({ path }) => !path.includes('/db/migrations/'))
    .flatMap(({ path, text }) => codesIn(path, text).map((code) => `${path}: ${code} has a name in the contract`));
