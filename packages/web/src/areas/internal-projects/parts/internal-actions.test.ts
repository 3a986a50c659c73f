import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { expect, it } from 'vitest';
import { question } from '#lib/confirm.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_INTERNAL } from '#test-kit/sample-internal.ts';
import { endingActions, nextAction } from './internal-actions.ts';

const reload = async () => undefined;
const explain = async () => true;
const props = (project: InternalInfo) => ({ project, actor: STAFF, unsaved: false, reload, explain });

function complete(project: InternalInfo): Promise<unknown> {
  const action = nextAction(props(project));
  if (!action || !('act' in action)) throw new Error('no completion');
  return Promise.resolve(action.act());
}

it.each([
  ['2999-01-02', '시작일(2999-01-02) 전입니다. 내용이 고정되고, 복사만 할 수 있게 됩니다.'],
  ['2020-01-02', '내용이 고정되고, 복사만 할 수 있게 됩니다.'],
])('a completion with the start %s says so where it is early (D-213)', async (startDate, text) => {
  const done = complete({ ...SAMPLE_INTERNAL, startDate });
  expect(question.get()?.confirmation.consequence).toBe(text);
  question.get()?.answer(false);
  await done;
});

it('steps send the version on which the user decided (D-210)', async () => {
  const sent = mockCalls({});
  const done = complete(SAMPLE_INTERNAL);
  question.get()?.answer(true);
  await done;
  const [cancellation] = endingActions(props(SAMPLE_INTERNAL));
  if (!cancellation || !('memo' in cancellation)) throw new Error('no cancellation');
  await cancellation.memo.send('공사 취소');
  expect(sent.map(({ body }) => [body['Id'], body['Version']])).toEqual([
    [SAMPLE_INTERNAL.id, SAMPLE_INTERNAL.version],
    [SAMPLE_INTERNAL.id, SAMPLE_INTERNAL.version],
  ]);
});
