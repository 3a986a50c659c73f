import { type Check, filled } from './forms.ts';

/** The lists of which a user can save views. */
export const ViewList = {
  Outsourced: 'outsourced',
  Internal: 'internal',
  Orders: 'orders',
  OwnOrders: 'own-orders',
  Settlement: 'settlement',
} as const;
export type ViewList = (typeof ViewList)[keyof typeof ViewList];
export const VIEW_LISTS = Object.values(ViewList);

/** Most own views and shared views of a list, and most characters of a name, an address and columns (D-336). */
export const VIEW_LIMIT = { own: 50, shared: 200, name: 20, query: 2000, columns: 500 } as const;

/** Checks of a saved view. */
export const viewChecks: readonly Check<{ Name: string }>[] = [filled('Name', 'view.name.required')];
