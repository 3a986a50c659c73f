import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import type { OpenDatabase } from '#db/connect.ts';
import type { Database } from '#db/schema.ts';

type PlanNode = {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
};

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const isSort = (node: PlanNode): boolean => node['Node Type'].includes('Sort');
const tablesOf = (nodes: readonly PlanNode[]): Set<string> =>
  new Set(nodes.flatMap((node) => node['Relation Name'] ?? []));

type Query = { sql: string; parameters: readonly unknown[] };

const PLAN = 'QUERY PLAN';
/** The plan of a statement for its parameters. */
async function planOf({ pool }: OpenDatabase, { sql, parameters }: Query): Promise<PlanNode> {
  const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
  return rows[0][PLAN][0].Plan;
}

type Part = { parent: string; isEmpty: boolean };

/** The table of each partition, and the index of its table for each index of a partition. */
async function readParts({ pool }: OpenDatabase): Promise<Map<string, Part>> {
  const { rows } = await pool.query<Part & { part: string }>(`
    select part.relname as part, parent.relname as parent, part.relpages = 0 as "isEmpty" from pg_inherits
      join pg_class part on part.oid = inhrelid join pg_class parent on parent.oid = inhparent`);
  return new Map(rows.map((row) => [row.part, row]));
}

/** Names what is read of a partition as what is read of its table. An empty one is read in any way. */
function ofTable(node: PlanNode, parts: Map<string, Part>): PlanNode[] {
  const { 'Relation Name': table = '', 'Index Name': index = '' } = node;
  if (node['Node Type'] === 'Seq Scan' && parts.get(table)?.isEmpty) return [];
  const named = { 'Relation Name': parts.get(table)?.parent, 'Index Name': parts.get(index)?.parent };
  return [{ ...node, ...Object.fromEntries(Object.entries(named).filter(([, name]) => name !== undefined)) }];
}

/** Opens a database whose statements are recorded. `plansOf` returns the plans of those that `ask` sends. */
export function watchPlans(database: OpenDatabase) {
  const statements: LogEvent[] = [];
  const dialect = new PostgresDialect({ pool: database.pool });
  const db = new Kysely<Database>({ dialect, log: (event) => void statements.push(event) });
  const plansOf = async <Answer>(ask: () => Promise<Answer>) => {
    statements.length = 0;
    const answer = await ask();
    const partOf = await readParts(database);
    const parts: string[] = [];
    const nodes: PlanNode[] = [];
    const sorted: PlanNode[] = [];
    const sent = [...statements];
    for (const { query } of sent) {
      const read = nodesOf(await planOf(database, query));
      parts.push(...tablesOf(read));
      const ofStatement = read.flatMap((node) => ofTable(node, partOf));
      nodes.push(...ofStatement);
      if (ofStatement.some(isSort)) sorted.push(...ofStatement);
    }
    const onProjects = nodes.filter((node) => node['Relation Name'] === 'outsourced_project');
    return {
      answer,
      statements: sent.length,
      texts: sent.map(({ query }) => query.sql),
      /** Tables of a statement that sorts rows instead of reading an ordered index. */
      sorted: tablesOf(sorted),
      tables: tablesOf(nodes),
      /** The partitions that are read, and the tables that have none. */
      parts: new Set(parts),
      indexes: new Set(nodes.flatMap((node) => node['Index Name'] ?? [])),
      /** The conditions of an index, for each time it is read. */
      conditionsOf: (index: string) =>
        nodes.filter((node) => node['Index Name'] === index).map((node) => node['Index Cond'] ?? ''),
      scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
      projectNodes: onProjects.map((node) => node['Node Type']),
    };
  };
  return { watched: { ...database, db }, plansOf };
}
