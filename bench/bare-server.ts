import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

/** The SQL statements of one request, as the portal sends them. A named statement keeps its plan. */
type Statements = { name?: string; sql: string; parameters: unknown[] }[];

const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c random_page_cost=1.1',
});
const statementsByKey = new Map<string, Statements>();

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Runs the statements one after the other and returns the rows of all. It checks no session, right or field. */
async function runStatements(body: string): Promise<string> {
  const { key } = JSON.parse(body);
  const data: unknown[] = [];
  const client = await pool.connect();
  for (const { sql, parameters, ...named } of statementsByKey.get(key) ?? []) {
    data.push((await client.query({ ...named, text: sql, values: parameters })).rows);
  }
  client.release();
  return JSON.stringify({ data });
}

const server = createServer(async (request, response) => {
  const text = await runStatements(await readBody(request));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(text);
});

process.on('message', ({ key, statements }: { key: string; statements: Statements }) => {
  statementsByKey.set(key, statements);
  process.send?.({ known: key });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
