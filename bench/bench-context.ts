/** What every bench gets: the folder of the bundles, the root folder, the command-line arguments, and a PostgreSQL. */
export type BenchContext = {
  folder: string;
  root: string;
  args: string[];
  postgres: { version: number; url: string };
};
