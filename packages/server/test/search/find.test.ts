import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { registerInternal } from '#test-kit/factories/internal.ts';
import { addNotice } from '#test-kit/factories/notice.ts';
import { postProject, registerProject } from '#test-kit/factories/project.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { found, rebuild, rowsOf, search } from './search-kit.ts';

let portal: TestApp;
let room: number;
let entry: number;
beforeAll(async () => {
  portal = await startApp();
  await rebuild(portal);
  await registerProject(portal, { ProjectName: '노원 새봄병원 무선 AP 설치', PlaceName: '순천만 관리동' });
  await postProject(portal, { ProjectName: '구미 출입통제 시스템 설치', PlaceName: '순천만 관리동' });
  await registerInternal(portal, { ProjectName: '본사 서버실 점검', PlaceName: '가온물산 창고' });
  await addNotice(portal, { NoticeSubject: '신축 현장 안전 점검표' });
  room = await makeRoom(portal, { Name: '송도 캠퍼스' });
  entry = await makeEntry(portal, room, { Title: '', Content: '<p>시청 별관 반입 순서</p><p>둘째 줄</p>' });
});
afterAll(() => portal.close());

it('finds each kind by two syllables, newest first, with its line', async () => {
  expect(await found(portal, '설치', 'sales1')).toEqual([
    'outsourced 구미 출입통제 시스템 설치',
    'outsourced 노원 새봄병원 무선 AP 설치',
  ]);
  expect(await found(portal, '서버', 'sales1')).toEqual(['internal 본사 서버실 점검']);
  expect(await found(portal, '가온', 'sales1')).toEqual(['internalSite 가온물산 창고']);
  expect(await found(portal, '한빛', 'sales1')).toEqual(['company 한빛설비']);
  expect(await found(portal, '한지', 'sales1')).toEqual(['manager 한지우']);
  expect(await found(portal, '하늘', 'sales1')).toEqual(['employee 김하늘']);
  expect(await found(portal, '신축', 'hanbit1')).toEqual(['notice 신축 현장 안전 점검표']);
  const [post] = rowsOf(await search(portal, '시청', 'pm1'));
  expect(post).toMatchObject({ kind: 'entry', key: String(entry), roomId: room, parts: ['송도 캠퍼스'] });
  const [open] = rowsOf(await search(portal, '구미', 'hanbit1'));
  expect(open).toMatchObject({ kind: 'outsourced', status: 'N', parts: ['경기'], day: '2026-11-23', recordCnt: 1 });
});

it('finds initial consonants anywhere in a word, and never across a space', async () => {
  expect(await found(portal, 'ㅅㅊ', 'sales1')).toEqual([
    'outsourced 구미 출입통제 시스템 설치',
    'outsourced 노원 새봄병원 무선 AP 설치',
    'outsourcedSite 순천만 관리동',
    'notice 신축 현장 안전 점검표',
  ]);
  expect(await found(portal, 'ㄱㄹㄷ', 'sales1')).toEqual(['outsourcedSite 순천만 관리동']);
  expect(await found(portal, 'ㅁㄱ', 'sales1')).toEqual([]);
});

it('finds words in any order, letters of any case, and the customer and address of a site', async () => {
  expect(await found(portal, '설치 ap', 'sales1')).toEqual(['outsourced 노원 새봄병원 무선 AP 설치']);
  expect(await found(portal, '설치 현장', 'sales1')).toEqual([]);
  expect(await found(portal, '판교역', 'sales1')).toEqual([
    'internalSite 가온물산 창고',
    'outsourcedSite 순천만 관리동',
  ]);
});

it('shows the projects of one site as one row that counts them', async () => {
  const { groups } = await search(portal, '순천만', 'sales1');
  expect(groups).toMatchObject([{ group: 'site', count: 1, moreYN: 'N', rows: [{ recordCnt: 2 }] }]);
});

it('asks for nothing below two characters (D-280)', async () => {
  for (const key of ['', '설', ' 설 ', '설 치', '설ㅊ']) {
    const reply = await portal.call('Search/search-list', { SearchKey: key }, { as: 'sales1' });
    expect(reply.ok.data).toEqual([{ groups: [] }]);
  }
});

it('shows three rows of a group, and up to fifty of a chosen one, with the other counts', async () => {
  for (let number = 0; number < 4; number += 1) await registerProject(portal, { ProjectName: `묶음공사 ${number}` });
  await addNotice(portal, { NoticeSubject: '묶음공사 안내' });
  const { groups } = await search(portal, '묶음', 'sales1');
  expect(groups.map(({ group, count, rows }) => [group, count, rows.length])).toEqual([
    ['project', 4, 3],
    ['notice', 1, 1],
  ]);
  const chosen = await search(portal, '묶음', 'sales1', { SearchGroup: 'project' });
  expect(chosen.groups.map(({ group, count, rows }) => [group, count, rows.length])).toEqual([
    ['project', 4, 4],
    ['notice', 1, 0],
  ]);
});

it('masks the company of another company’s award, and says it to its own and to staff (D-46)', async () => {
  await projectInState(portal, 'Y', { ProjectName: '가려진수주 공사' });
  const partsFor = async (as: 'daon1' | 'hanbit2' | 'sales1') => rowsOf(await search(portal, '가려진', as))[0]?.parts;
  expect(await partsFor('daon1')).toEqual(['경기']);
  expect(await partsFor('hanbit2')).toEqual(['한빛설비', '경기']);
  expect(await partsFor('sales1')).toEqual(['한빛설비', '경기']);
});

it('answers recent records in the order of the keys, as far as the caller sees them (D-283)', async () => {
  const open = await postProject(portal, { ProjectName: '최근공사 하나' });
  const draft = await registerProject(portal, { ProjectName: '최근공사 둘' });
  const Keys = [`outsourced:${draft}`, `outsourced:${open}`, 'employee:pm1', 'nothing:1', 'outsourced:x'].join('^');
  const titles = async (as: 'hanbit1' | 'sales1') => {
    const reply = await portal.call('Search/search-recent-list', { Keys }, { as });
    return reply.ok.data.map(({ title }) => title);
  };
  expect(await titles('sales1')).toEqual(['최근공사 둘', '최근공사 하나', '김하늘']);
  expect(await titles('hanbit1')).toEqual(['최근공사 하나']);
});

it('logs how many people and sites an answer shows, and nothing for other kinds (D-282)', async () => {
  const logged = async () =>
    (
      await portal.ctx.db
        .selectFrom('access_log')
        .select(['reader_id', 'subjects'])
        .where('task', '=', 'search')
        .orderBy('id', 'desc')
        .execute()
    ).map(({ reader_id, subjects }) => `${reader_id} ${subjects}`);
  const before = await logged();
  await search(portal, '서버', 'sales1');
  expect(await logged()).toEqual(before);
  await search(portal, '한지', 'sales1');
  expect(await logged()).toEqual(['sales1 1', ...before]);
});

it('finds numbers by any of their digits in a row, alone and beside words', async () => {
  await registerProject(portal, { ProjectName: '청라 배선 공사 12345호', PlaceName: '청라 1동' });
  for (const key of ['배선 12345', '12345', '345', '45호', '공사 234'])
    expect(await found(portal, key, 'sales1')).toEqual(['outsourced 청라 배선 공사 12345호']);
  expect(await found(portal, '배선 12354', 'sales1')).toEqual([]);
});
