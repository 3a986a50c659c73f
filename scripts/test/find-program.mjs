import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** First of the files that can be run, or null. */
export const firstExecutable = (files) => files.find((file) => file && isExecutable(file)) ?? null;

/** Where a program stands on the PATH, or null. */
export const onPath = (name) =>
  firstExecutable((process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

/** Names in a folder, newest version first; none when the folder is missing. */
export const listVersions = (folder) => {
  try {
    return readdirSync(folder).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  } catch {
    return [];
  }
};
