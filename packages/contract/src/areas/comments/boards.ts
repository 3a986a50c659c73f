import type { MenuMode } from '../menu/mode.ts';

/** Boards that comments belong to (alarms.md). */
export const Board = {
  Project: 'project',
  Internal: 'project-mize',
  Manager: 'manager',
  Users: 'users',
  Notice: 'notice',
} as const;
export type Board = (typeof Board)[keyof typeof Board];

const ALIASES = new Map<string, Board>([
  ['construction', Board.Project],
  ['user', Board.Users],
  ['mizenotice', Board.Notice],
  ['notice-mize', Board.Notice],
]);

/** Every name of a board in a request. */
export const BOARD_NAMES: readonly string[] = [...Object.values(Board), ...ALIASES.keys()];

/** The board that a request names, by its name or an alias; undefined for anything else (D-91). */
export const boardOf = (text: string): Board | undefined => {
  const name = text.trim().toLowerCase();
  return Object.values(Board).find((board) => board === name) ?? ALIASES.get(name);
};

/** How alarms of each board are shown: their left menu, their category, and the mode in which the link opens (D-33). */
export const BOARD_MENUS: Readonly<Record<Board, { leftMenuName: string; categoryType: string; mode: MenuMode }>> = {
  project: { leftMenuName: '프로젝트목록 (외주)', categoryType: 'P', mode: 'C' },
  'project-mize': { leftMenuName: '프로젝트목록 (마이즈)', categoryType: 'P', mode: 'M' },
  manager: { leftMenuName: '담당자목록', categoryType: 'M', mode: 'C' },
  users: { leftMenuName: '직원목록', categoryType: 'U', mode: 'M' },
  notice: { leftMenuName: '공지사항목록', categoryType: 'N', mode: 'C' },
};
