import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { recordQuery } from '#kit/record/record-query.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { projectSource } from '../../api.ts';
import { awardRecordQuery } from './award-answers.ts';

it('an award that is read ahead opens nothing, and its page asks again when it is opened (D-594)', async () => {
  const sent = mockCalls({ 'Construction/construction-info': [SAMPLE_PROJECT] });
  const client = new QueryClient();
  await client.fetchQuery(awardRecordQuery(7));
  await client.fetchQuery({ ...recordQuery(projectSource, '7', ''), staleTime: 0 });
  expect(sent.map(({ body }) => body['AheadYN'])).toEqual(['Y', undefined]);
  expect(client.getQueryCache().getAll()).toHaveLength(1);
});
