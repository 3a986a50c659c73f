import { PROJECT_OWNERS, type ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';

const KEY = 'overview owner';

/** Whose projects the overview counts, as this device last had it. */
export const storedOwner = {
  read: (): ProjectOwner => PROJECT_OWNERS.find((owner) => owner === localStorage.getItem(KEY)) ?? 'all',
  store: (owner: ProjectOwner): void => localStorage.setItem(KEY, owner),
} as const;
