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

/** Opens a database whose statements are recorded. `plansOf` returns the plans of those that `ask` sends. */
export function watchPlans(database: OpenDatabase) {
  const statements: LogEvent[] = [];
  const dialect = new PostgresDialect({ pool: database.pool });
  const db = new Kysely<Database>({ dialect, log: (event) => void statements.push(event) });
  const plansOf = async <Answer>(ask: () => Promise<Answer>) => {
    statements.length = 0;
    const answer = await ask();
    const nodes: PlanNode[] = [];
    const sorted: PlanNode[] = [];
    const sent = [...statements];
    for (const { query } of sent) {
      const ofStatement = nodesOf(await planOf(database, query));
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
