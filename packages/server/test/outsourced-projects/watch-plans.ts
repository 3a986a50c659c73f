import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import type { OpenDatabase } from '../../src/db/connect.ts';
import type { Database } from '../../src/db/schema.ts';

type PlanNode = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: PlanNode[] };

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** A database whose statements are noted, and what the planner does for those that `ask` sends. */
export function watchPlans(database: OpenDatabase) {
  const statements: LogEvent[] = [];
  const dialect = new PostgresDialect({ pool: database.pool });
  const db = new Kysely<Database>({ dialect, log: (event) => void statements.push(event) });
  const plansOf = async <Answer>(ask: () => Promise<Answer>) => {
    statements.length = 0;
    const answer = await ask();
    const nodes: PlanNode[] = [];
    for (const { query } of [...statements]) {
      const explained = await database.pool.query(`explain (format json) ${query.sql}`, [...query.parameters]);
      nodes.push(...nodesOf(explained.rows[0]['QUERY PLAN'][0].Plan));
    }
    const onProjects = nodes.filter((node) => node['Relation Name'] === 'outsourced_project');
    return {
      answer,
      indexes: new Set(nodes.flatMap((node) => node['Index Name'] ?? [])),
      scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
      sorts: nodes.filter((node) => node['Node Type'].includes('Sort')).length,
      projectNodes: onProjects.map((node) => node['Node Type']),
    };
  };
  return { watched: { ...database, db }, plansOf };
}
