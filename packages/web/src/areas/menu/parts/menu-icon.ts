import type { IconName } from '../../../ui/icon.tsx';

const KNOWN: Record<string, IconName> = {
  notice: 'notice',
  project: 'project',
  people: 'people',
  report: 'report',
  support: 'support',
  visitor: 'visitor',
  order: 'order',
  money: 'money',
};

/** The icon of a menu by the name the server sends; an unknown name gets a plain one. */
export const menuIcon = (menuImg: string): IconName => KNOWN[menuImg] ?? 'menu';
