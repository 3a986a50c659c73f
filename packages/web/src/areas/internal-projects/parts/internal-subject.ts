import { typeLabel } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import type { Subject } from '#lib/confirm.ts';

/** The facts about an internal project that a confirmation dialog shows. */
export const subjectOf = (project: InternalInfo): Subject => ({
  name: project.projectName,
  facts: [
    { label: '유형', value: typeLabel(project.projectType) },
    { label: '고객사', value: project.customerName },
    { label: '시작일', value: [withWeekday(project.startDate), project.startTime].join(' ').trim() },
  ],
});
