import type { MenuItem } from '@portal/contract/areas/menu/calls';

type Linked = Pick<MenuItem, 'menuLink' | 'relatedMenuPath'>;

const related = (item: Linked): string[] =>
  item.relatedMenuPath
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');

/** True when the path is the entry's link, or starts with one of its related paths (SHELL-21, SHELL-22). */
export const isCurrent = (item: Linked, path: string): boolean =>
  (item.menuLink !== '' && item.menuLink === path) || related(item).some((start) => path.startsWith(start));
