import { anyText, positiveInteger } from '#kit/list/list-search.ts';

/** The parameters of a list with saved views: the open view, 0 for none, and the chosen columns, joined by '^'. */
export const viewParams = { view: positiveInteger(), columns: anyText() };
