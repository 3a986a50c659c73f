import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import type { useLiveRecord } from '#areas/project/public/use-live-record.ts';
import { isAllowed } from './allowed.ts';
import type { InternalEdit } from './use-internal-edit.ts';

/** What the sections of an internal project are drawn from. */
export type SectionProps = {
  project: InternalInfo;
  actor: Actor;
  edit: InternalEdit;
  live: ReturnType<typeof useLiveRecord<InternalInfo>>;
};

/** Whether the project can be edited now. Another user may have deleted it. */
export const isEditable = ({ project, actor, live }: SectionProps): boolean =>
  !live.isHidden && isAllowed('edit', project, actor);
