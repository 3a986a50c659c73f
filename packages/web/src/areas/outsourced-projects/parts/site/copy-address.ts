import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { wholeAddress } from '@portal/contract/core/address';
import { copyText } from '#lib/copy-text.ts';
import { toast } from '#lib/toast.ts';

/** Copies the whole address of the site and says so. */
export async function copyAddress(project: ProjectInfo): Promise<void> {
  await copyText(wholeAddress(project));
  toast.success('outsourced.address.copied');
}
