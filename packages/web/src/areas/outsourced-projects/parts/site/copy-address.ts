import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { copyText } from '#lib/copy-text.ts';
import { toast } from '#lib/toast.ts';

/** The address of the site with the floor. */
export const wholeAddress = ({ addr1, addr2 }: ProjectInfo): string =>
  [addr1, addr2].filter((part) => part !== '').join(' ');

/** Copies the whole address of the site and says so. */
export async function copyAddress(project: ProjectInfo): Promise<void> {
  await copyText(wholeAddress(project));
  toast.success('outsourced.address.copied');
}
