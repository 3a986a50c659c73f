import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordName } from '#lib/record-name.ts';
import { Refusal } from '#lib/refusal.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { findListedRow } from './listed-row.ts';
import { RecordPage } from './record-page.tsx';
import type { RecordSource } from './record-query.ts';

type Row = { id: number; title: string };

const LIST = ['things', 'list'];

type Thing = { title: string };

/** The page of a record, below a list that is loaded. */
function Page({ source }: { source: RecordSource<Thing> }) {
  const list = useQuery({ queryKey: LIST, queryFn: async () => ({ data: [{ id: 3, title: '물건 3' }] }) });
  if (!list.data) return null;
  return (
    <RecordPage
      kind="물건 상세"
      source={source}
      nameOf={({ title }) => title}
      listPath="/things/list"
      listed={(client, id) => {
        const row = findListedRow<Row>(client, LIST, (one) => String(one.id) === id);
        return row && { name: row.title, facts: [{ label: '지역', value: '서울' }], steps: 6 };
      }}
      ownHead
    >
      {({ record }) => <h1>{record.title}, 불러옴</h1>}
    </RecordPage>
  );
}

/** A record whose answer waits for `answer`. */
function makeWaiting() {
  let answer: (record: Thing | Refusal) => void = () => undefined;
  const source: RecordSource<Thing> = {
    kind: 'waiting things',
    read: () =>
      new Promise((resolve, reject) => {
        answer = (record) => (record instanceof Refusal ? reject(record) : resolve(record));
      }),
  };
  const open = (id: number) => openPage('/things/view/$id', () => <Page source={source} />, `/things/view/${id}`);
  return { open, answer: (record: Thing | Refusal) => answer(record) };
}

it('a record that waits shows its head as the list knew it, and grey lines (D-264)', async () => {
  const { open, answer } = makeWaiting();
  await open(3);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('물건 3');
  expect(screen.getByText('서울')).toBeTruthy();
  expect(screen.getAllByRole('status', { name: '불러오는 중' }).length).toBeGreaterThan(1);
  expect(recordName.get()).toBe('물건 3');
  answer({ title: '물건 3' });
  await screen.findByText('물건 3, 불러옴');
  expect(screen.queryByRole('status', { name: '불러오는 중' })).toBeNull();
});

it('a record that no list knew shows its kind until it is loaded', async () => {
  const { open } = makeWaiting();
  await open(4);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('물건 상세');
});

it('a refused record says so and leads on (D-263)', async () => {
  const { open, answer } = makeWaiting();
  await open(3);
  await screen.findByText('서울');
  answer(new Refusal(403, 'FORBIDDEN', '권한이 없습니다.'));
  await screen.findByRole('heading', { level: 1, name: '이 화면을 볼 권한이 없습니다.' });
  expect(screen.queryByText('서울')).toBeNull();
  expect(screen.getByRole('button', { name: '첫 화면으로' })).toBeTruthy();
});
