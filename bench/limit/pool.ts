import pg from 'pg';

const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/** The connection pool of the limit server. */
export const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 8,
  // As the portal's connections are opened.
  options: '-c random_page_cost=1.1',
});
