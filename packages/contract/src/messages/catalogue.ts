import { auth } from './auth.ko.ts';
import { comments } from './comments.ko.ts';
import { common } from './common.ko.ts';
import { files } from './files.ko.ts';
import { outsourcedProjects } from './outsourced-projects.ko.ts';
import { project } from './project.ko.ts';
import { settlement } from './settlement.ko.ts';

/** Every sentence the system says in reaction. A key without a text does not compile. */
const catalogue = {
  ...common,
  ...auth,
  ...project,
  ...outsourcedProjects,
  ...files,
  ...comments,
  ...settlement,
} as const;

export type MessageKey = keyof typeof catalogue;

/** The text of a key; `{name}` places take their value from `values`. */
export const messageText = (key: MessageKey, values: Record<string, string | number> = {}): string =>
  catalogue[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)).trim();
