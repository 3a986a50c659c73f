/** Folder of the bundles and of the repository, arguments of the command line, and a PostgreSQL to make databases on. */
export type Setting = {
  folder: string;
  root: string;
  args: string[];
  postgres: { version: number; url: string };
};
