import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { totalOf } from '@portal/contract/core/money';
import type { BatchAction } from '#kit/list/batch/run-batch.ts';
import { postProject } from '../../api.ts';

const { post, repost } = projectMachine;

/** The batch action that posts the selected projects, or posts them again. Each is checked as on its record (D-603). */
export const POSTING: BatchAction<ProjectRow> = {
  label: '게시',
  noneMarked: 'outsourced.posts.none',
  refusalOf: ({ status }) => ([...post.from, ...repost.from].includes(status) ? null : post.refusal(status)),
  amountOf: totalOf,
  question: 'outsourced.posts.confirm',
  consequence: 'outsourced.post.consequence',
  done: 'outsourced.post.done',
  summary: { title: '게시 결과', text: 'outsourced.posts.summary' },
  act: postProject,
};
