import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const as = { as: 'admin' } as const;
const RULED = '법으로 정해진 공휴일은 이미 달력에 있습니다. 등록하지 않아도 됩니다.';
const WRONG = '2024년 이후의 날짜를 2026-06-03처럼 입력해주세요.';
const holiday = (HolidayDay: string, HolidayName = '임시공휴일') => ({ HolidayDay, HolidayName });
const add = async (day: string, name?: string) =>
  (await portal.call('Reference/holiday-add', holiday(day, name), as)).ok.data[0]?.id ?? 0;
const listed = async (fields: object = {}) => (await portal.call('Reference/holiday-list', fields, as)).ok.data;
const offered = async (person: Person) =>
  (await portal.call('BaseInfo/holiday-info', {}, { as: person })).ok.data.map(({ day }) => day);
const lastChange = async () => (await portal.call('Audit/change-log-list', {}, as)).ok.data[0];

/** The delivered days, the latest first. */
const DELIVERED = ['2026-06-03', '2025-06-03', '2025-01-27', '2024-10-01', '2024-04-10'];

describe('announced holidays (D-204)', () => {
  it('five are delivered; they are added, edited, retired and removed, and each change is logged', async () => {
    expect((await listed()).map(({ holidayDay }) => holidayDay)).toEqual(DELIVERED);
    const Id = await add(' 2027-03-03 ', ' 대통령선거일 ');
    expect((await listed())[0]).toEqual({
      id: Id,
      no: 6,
      holidayDay: '2027-03-03',
      holidayName: '대통령선거일',
      activeYN: 'Y',
      version: 1,
    });
    await portal.call('Reference/holiday-edit', { Id, ...holiday('2027-03-10', '대통령선거일') }, as);
    expect(await lastChange()).toMatchObject({
      subject: '공휴일',
      action: '수정',
      detail: '날짜: 2027-03-03 → 2027-03-10',
    });
    expect((await listed({ SearchKey: '2027-03' })).map(({ id }) => id)).toEqual([Id]);
    expect((await listed({ SearchKey: '대통령' })).map(({ holidayDay }) => holidayDay)).toEqual([
      '2027-03-10',
      '2025-06-03',
    ]);
    await portal.call('Reference/holiday-retire', { Id, ActiveYN: 'N' }, as);
    expect((await listed({ SearchActiveStatus: 'N' })).map(({ id }) => id)).toEqual([Id]);
    expect((await portal.call('Reference/holiday-remove', { Id }, as)).status).toBe(200);
    expect((await listed()).map(({ holidayDay }) => holidayDay)).toEqual(DELIVERED);
    expect((await lastChange())?.action).toBe('삭제');
  });

  it('wrong, ruled, used and missing ones are refused, and change nothing', async () => {
    const Id = await add('2027-04-07');
    const other = await add('2027-04-08');
    const before = await listed();
    const refusals = [
      ['holiday-add', holiday(''), 400, 'HolidayDay', '날짜를 입력해주세요.'],
      ['holiday-add', holiday('2027-02-30'), 400, 'HolidayDay', WRONG],
      ['holiday-add', holiday('20270407'), 400, 'HolidayDay', WRONG],
      ['holiday-add', holiday('2023-12-31'), 400, 'HolidayDay', WRONG],
      ['holiday-add', holiday('10000-01-01'), 400, 'HolidayDay', WRONG],
      ['holiday-add', holiday('2026-12-25'), 400, 'HolidayDay', RULED],
      ['holiday-add', holiday('2027-02-09'), 400, 'HolidayDay', RULED],
      ['holiday-add', holiday('2027-04-09', ' '), 400, 'HolidayName', '공휴일 이름을 입력해주세요.'],
      ['holiday-add', holiday('2027-04-07'), 409, 'HolidayDay', '이미 등록되어 있습니다.'],
      ['holiday-edit', { Id, ...holiday('2027-04-08') }, 409, 'HolidayDay', '이미 등록되어 있습니다.'],
      ['holiday-edit', { Id, ...holiday('2027-03-01') }, 400, 'HolidayDay', RULED],
    ] as const;
    for (const [call, body, status, field, message] of refusals) {
      const reply = await portal.call(`Reference/${call}`, body, as);
      const { field: wrong, message: text } = reply.refusal;
      expect([body, reply.status, wrong, text]).toEqual([body, status, field, message]);
    }
    const tooLong = await portal.call('Reference/holiday-add', holiday('2027-04-09', '가'.repeat(201)), as);
    expect([tooLong.status, tooLong.refusal.code]).toEqual([400, 'TOO_LONG']);
    for (const [call, body] of [
      ['holiday-edit', { Id: 99_999, ...holiday('2027-04-09') }],
      ['holiday-retire', { Id: 99_999, ActiveYN: 'N' }],
      ['holiday-remove', { Id: 99_999 }],
    ] as const) {
      expect([call, (await portal.call(`Reference/${call}`, body, as)).status]).toEqual([call, 404]);
    }
    expect((await portal.call('Reference/holiday-add', holiday('2027-04-09'), { as: 'sales1' })).status).toBe(403);
    expect(await listed()).toEqual(before);
    // The own day is no conflict, and any later day can be added.
    expect((await portal.call('Reference/holiday-edit', { Id, ...holiday('2027-04-07', '휴일') }, as)).status).toBe(
      200,
    );
    const last = await add('9999-12-30');
    for (const id of [Id, other, last]) await portal.call('Reference/holiday-remove', { Id: id }, as);
  });

  it('one day added four times at once is added once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => portal.call('Reference/holiday-add', holiday('2027-04-14'), as)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(replies.flatMap(({ refusal }) => refusal.code ?? [])).toEqual(Array(3).fill('REFERENCE_EXISTS'));
    const [row] = await listed({ SearchKey: '2027-04-14' });
    await portal.call('Reference/holiday-remove', { Id: row?.id }, as);
  });

  it('those in use are offered in order to every signed-in user (LOOKUP-19)', async () => {
    const Id = await add('2027-04-21');
    for (const person of ['admin', 'pm2', 'hanbit1'] as const) {
      expect(await offered(person)).toEqual([...DELIVERED.toReversed(), '2027-04-21']);
    }
    await portal.call('Reference/holiday-retire', { Id, ActiveYN: 'N' }, as);
    expect(await offered('hanbit1')).toEqual(DELIVERED.toReversed());
    await portal.call('Reference/holiday-remove', { Id }, as);
  });

  it('the menu stands behind 은행, for permission M', async () => {
    const lefts = (await portal.call('Menu/left-menu-list', { TopMenuId: 7 }, as)).ok.data;
    const names = lefts.map(({ menuName }) => menuName);
    expect(names.slice(names.indexOf('은행'), names.indexOf('메뉴') + 1)).toEqual(['은행', '공휴일', '메뉴']);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('an announced holiday counts at once (D-204)', () => {
  /** The clock is at Friday, 2026-11-20 in Seoul. */
  const read = () => portal.call('Manager/manager-info', { UserId: 'hanbit1' }, { as: 'pm1' });
  const noted = async (OddYN: 'Y' | 'N') =>
    (await portal.call('Audit/access-log-list', { ReaderId: 'pm1', OddYN }, as)).ok.data.length;
  const startingLine = async () => {
    const lines = (await portal.call('Today/today-list', {}, { as: 'pm1' })).ok.data;
    const line = lines.find((one) => one.line === 'starting');
    return [line?.fromDay, line?.toDay, line?.count];
  };
  const startingList = async () => {
    const query = { SearchTodo: 'starting', SearchScope: 'mine' };
    const { data } = (await portal.call('Construction/all-construction-mize-list', query, { as: 'pm1' })).ok;
    return data.map(({ id }) => id);
  };

  it('today marks a reading as odd, and the noted ones stay as they were', async () => {
    await read();
    expect([await noted('N'), await noted('Y')]).toEqual([1, 0]);
    const Id = await add('2026-11-20');
    await read();
    expect([await noted('N'), await noted('Y')]).toEqual([2, 1]);
    await portal.call('Reference/holiday-retire', { Id, ActiveYN: 'N' }, as);
    await read();
    expect([await noted('N'), await noted('Y')]).toEqual([3, 1]);
    await portal.call('Reference/holiday-remove', { Id }, as);
  });

  it("the next working day moves, in today's lines and in their lists", async () => {
    const project = await makeOrder(portal);
    const tuesday = { choice_date: '2026-11-24' };
    await portal.ctx.db.updateTable('outsourced_project').set(tuesday).where('id', '=', project).execute();
    const before = [['2026-11-21', '2026-11-23', 0], []];
    expect([await startingLine(), await startingList()]).toEqual(before);
    const Id = await add('2026-11-23');
    expect([await startingLine(), await startingList()]).toEqual([['2026-11-21', '2026-11-24', 1], [project]]);
    await portal.call('Reference/holiday-remove', { Id }, as);
    expect([await startingLine(), await startingList()]).toEqual(before);
  });
});
