import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '#lib/session.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { idOf, message, USER } from '#test-kit/queue-entries.ts';
import { stubDatabase } from '#test-kit/stub-database.ts';
import { enqueue } from '../../public/enqueue.ts';
import { useUnsent } from '../../public/use-unsent.ts';
import { UnsentList } from './unsent-list.tsx';

const LOG = 'Site/log-add';
const TALK = 'Site/talk-add';

function Page() {
  return <UnsentList entries={useUnsent()?.own ?? []} />;
}

beforeEach(async () => {
  await stubDatabase();
  storeSession(USER);
});

it('an entry that comes too late is asked for its reason and goes with it; the others went meanwhile (D-571)', async () => {
  const answers: Record<string, object[] | { status: number; code: string; message: string }> = {
    [LOG]: { status: 400, code: 'REASON_MISSING', message: '변경 사유를 입력해주세요.' },
  };
  const sent = mockCalls(answers);
  await enqueue({ ...message(1), kind: 'log', path: LOG, body: { EntryId: idOf(1), Reason: '' }, title: '작업일보' });
  await enqueue(message(2));
  const { user } = await openPage('/queue', Page, '/queue', { actor: STAFF });
  const reason = await screen.findByRole('textbox', { name: '늦은 사유' });
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(TALK));
  expect(screen.queryByRole('button', { name: '다시 보내기' })).toBeNull();
  answers[LOG] = [{}];
  await user.type(reason, '지하라 신호가 없었음');
  await user.click(screen.getByRole('button', { name: '사유와 함께 보내기' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: LOG, body: { Reason: '지하라 신호가 없었음' } }));
  await waitFor(() => expect(screen.queryByText('작업일보')).toBeNull());
});
