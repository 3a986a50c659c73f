import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { stubStreams } from '#test-kit/stub-streams.ts';
import { CompanyDetailPage } from '../../pages/company-detail-page.tsx';
import { DetailPage } from '../../pages/detail-page.tsx';

// What a later version of the server could answer to an open page.
const project = { ...SAMPLE_PROJECT, mizeStatus: 'Z' as ProjectStatus, status: 'Z', orderStatus: 'Z' };

it.each([
  ['staff', DetailPage],
  ['contractors', CompanyDetailPage],
])('the record of %s shows a state that it does not know (OUT-41)', async (_who, page) => {
  stubStreams(PROJECT_EVENT);
  mockCalls({ 'Construction/construction-info': [project] }, { meta: { awards: [] } });
  await openPage('/projects/view/$id', page, `/projects/view/${project.id}`);
  expect((await screen.findAllByText('알 수 없음')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(project.projectName).length).toBeGreaterThan(0);
});
