import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  alarmsOf,
  editPayload,
  historyOf,
  infoOf,
  projectInState,
  snapshot,
  succeed,
} from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const SEND = 'Construction/construction-matertial-send';
const RECEIVE = 'Construction/construction-material-update';
const TOGGLE = 'Construction/construction-materials-yn';
const EDIT = 'Construction/construction-edit';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const toggle = (Id: number, Status: 'Y' | 'N', ItemName: string, Reason = '수량 확인') => ({
  Id,
  Status,
  ChangeReasons: [{ ItemName, Reason }],
});
const parcel = {
  DeliveryType: 'C',
  SendType: 'T',
  SendZipCode: '1',
  SendAddr1: '서울',
  SendAddr2: '1층',
  TNumber: '123',
};

async function refused(path: Parameters<TestApp['call']>[0], Id: number, body: object, as: Person): Promise<unknown[]> {
  const before = await snapshot(portal, Id);
  const { status, refusal } = await portal.call(path, { Id, ...body }, { as });
  expect(await snapshot(portal, Id)).toBe(before);
  return [status, refusal.code, refusal.field, refusal.message];
}

const newest = async (Id: number, count: number) => (await historyOf(portal, Id)).slice(-count);

describe('confirming and reopening materials (MT1, MT2, D-67, D-68)', () => {
  it('locks the quantities and unlocks them, each with its reason', async () => {
    const Id = await projectInState(portal, 'N');
    const changed = async () =>
      editPayload(await infoOf(portal, Id), { Materials: [{ MaterialId: 1, MaterialCnt: 1 }] }, ['투입자재']);
    await succeed(portal, TOGGLE, toggle(Id, 'Y', '자재확정'), 'sales1');
    expect(await infoOf(portal, Id)).toMatchObject({ materialConfirmYN: 'Y' });
    expect(await newest(Id, 1)).toEqual(['[자동댓글] 자재확정: 미확정 → 확정 (사유: 수량 확인)']);
    const locked = [409, 'MATERIAL_CONFIRMED', undefined, '확정된 자재는 수정할 수 없습니다.'];
    expect(await refused(EDIT, Id, await changed(), 'sales1')).toEqual(locked);
    expect((await refused(TOGGLE, Id, toggle(Id, 'Y', '자재확정'), 'sales1'))[1]).toBe('ALREADY_CONFIRMED');

    const reply = await portal.call(TOGGLE, toggle(Id, 'N', '다른 이름', '추가 필요'), { as: 'admin' });
    expect(reply.ok).toEqual({ data: [], message: '자재수정이 가능하도록 변경되었습니다.' });
    expect(await newest(Id, 1)).toEqual(['[자동댓글] 자재수정: 확정 → 미확정 (사유: 추가 필요)']);
    await succeed(portal, EDIT, await changed(), 'sales1');
    expect((await refused(TOGGLE, Id, toggle(Id, 'N', '자재수정'), 'admin'))[1]).toBe('ALREADY_REOPENED');
  });

  it('needs materials and a reason, which is checked last', async () => {
    const Id = await projectInState(portal, 'N');
    const missing = [400, 'REASON_MISSING', 'ChangeReasons', '변경 사유를 입력해주세요.'];
    expect(await refused(TOGGLE, Id, { Status: 'Y' }, 'sales1')).toEqual(missing);
    expect(await refused(TOGGLE, Id, toggle(Id, 'Y', '자재확정', ' '), 'sales1')).toEqual(missing);
    expect((await refused(TOGGLE, Id, {}, 'sales1'))[1]).toBe('BAD_REQUEST');
    const without = await projectInState(portal, 'N', { MaterialsNoYN: 'Y', Materials: [] });
    expect((await refused(TOGGLE, without, toggle(without, 'Y', '자재확정'), 'sales1'))[1]).toBe('BAD_STATE');
    await portal.ctx.db.deleteFrom('outsourced_material').where('project_id', '=', Id).execute();
    expect(await refused(TOGGLE, Id, toggle(Id, 'Y', '자재확정'), 'sales1')).toEqual([
      400,
      'FIELD_REQUIRED',
      'Materials',
      '투입자재목록을 선택해주세요.',
    ]);
  });
});

describe('sending materials (MT3, D-69, MAT-20 to MAT-29)', () => {
  it('requires the fields of each shipping method in their order', async () => {
    const Id = await projectInState(portal, 'Y');
    const requiredFields: [object, string, string][] = [
      [{}, 'DeliveryType', '배송유형을 선택해주세요.'],
      [{ DeliveryType: 'C' }, 'SendType', '발송방법을 선택해주세요.'],
      [{ DeliveryType: 'C', SendType: 'T' }, 'SendAddr1', '주소를 입력해주세요.'],
      [{ ...parcel, SendAddr2: ' ' }, 'SendAddr2', '상세주소를 입력해주세요.'],
      [{ ...parcel, TNumber: '' }, 'TNumber', '송장번호를 입력해주세요.'],
      [{ ...parcel, SendType: 'Q', SendAddr1: '' }, 'SendAddr1', '주소를 입력해주세요.'],
      [{ ...parcel, SendType: 'Q' }, 'QNumber', '퀵서비스 연락처를 입력해주세요.'],
      [{ ...parcel, SendType: 'V' }, 'Vname', '방문자 이름을 입력해주세요.'],
    ];
    for (const [body, field, message] of requiredFields) {
      expect(await refused(SEND, Id, body, 'sales1')).toEqual([400, 'FIELD_REQUIRED', field, message]);
    }
    const malformed = [400, 'BAD_REQUEST', 'DeliveryType', '요청 형식이 올바르지 않습니다.'];
    expect(await refused(SEND, Id, { DeliveryType: 'X' }, 'sales1')).toEqual(malformed);
  });

  const SHIPMENTS: [object, string, object][] = [
    [parcel, '수주업체 / 택배 / 123', { tNumber: '123', qNumber: '', vName: '', sendAddr1: '서울' }],
    [
      { ...parcel, SendType: 'Q', QNumber: '01012345678' },
      '수주업체 / 퀵서비스 / 010-1234-5678',
      { tNumber: '', qNumber: '010-1234-5678', sendAddr2: '1층' },
    ],
    [{ ...parcel, SendType: 'V', Vname: '홍방문' }, '수주업체 / 방문수령 / 홍방문', { vName: '홍방문', sendAddr1: '' }],
    [{ ...parcel, DeliveryType: 'D', SendType: 'T' }, '담당 PM', { deliveryType: 'D', sendType: '', tNumber: '' }],
  ];

  it.each(SHIPMENTS)('stores only the fields of the shipping method: %j', async (body, words, stored) => {
    const Id = await projectInState(portal, 'Y');
    const alarmCount = (await alarmsOf(portal, Id)).all;
    await succeed(portal, SEND, { Id, ...body }, 'sales1');
    expect(await infoOf(portal, Id)).toMatchObject({ materialSendYN: 'Y', materialConfirmYN: 'Y', ...stored });
    expect(await newest(Id, 2)).toEqual([
      '[자동댓글] 자재확정: 미확정 → 확정 (사유: 자재발송)',
      `[자동댓글] 자재발송: 미발송 → ${words} (사유: 자재발송)`,
    ]);
    expect(await alarmsOf(portal, Id)).toEqual({ last: ['pm1', 'pm2'], all: alarmCount + 2 });
  });

  it('again corrects the shipment; without a difference it writes nothing; an edit may not change a shipment', async () => {
    const Id = await projectInState(portal, 'Y');
    await succeed(portal, SEND, { Id, ...parcel }, 'sales1');
    const sent = await snapshot(portal, Id);
    await succeed(portal, SEND, { Id, ...parcel, QNumber: '0101' }, 'pm1');
    expect(await snapshot(portal, Id)).toBe(sent);
    await succeed(portal, SEND, { Id, ...parcel, TNumber: '456' }, 'pm1');
    expect(await newest(Id, 1)).toEqual([
      '[자동댓글] 자재발송: 수주업체 / 택배 / 123 → 수주업체 / 택배 / 456 (사유: 자재발송)',
    ]);
    const changed = editPayload(await infoOf(portal, Id), { SendAddr2: '2층' }, ['자재 배송 정보']);
    expect((await refused(EDIT, Id, changed, 'sales1'))[1]).toBe('MATERIAL_CONFIRMED');
  });

  it('is refused for a project without materials', async () => {
    const Id = await projectInState(portal, 'Y', { MaterialsNoYN: 'Y', Materials: [] });
    expect((await refused(SEND, Id, parcel, 'sales1'))[1]).toBe('BAD_STATE');
  });
});

describe('the receipt of materials (MT4, D-70)', () => {
  it('is confirmed by the winner, once, after the shipment; then materials can only be reopened', async () => {
    const Id = await projectInState(portal, 'Y');
    const nothing = [409, 'NOTHING_TO_RECEIVE', undefined, '수령할 수 있는 자재가 없습니다.'];
    expect(await refused(RECEIVE, Id, {}, 'hanbit1')).toEqual(nothing);
    // A stored draft of a shipment does not count as sent.
    await succeed(portal, EDIT, editPayload(await infoOf(portal, Id), parcel, ['자재 배송 정보']), 'sales1');
    expect(await refused(RECEIVE, Id, {}, 'hanbit1')).toEqual(nothing);
    await succeed(portal, SEND, { Id, ...parcel }, 'sales1');
    await succeed(portal, RECEIVE, { Id }, 'hanbit1');
    expect(await infoOf(portal, Id)).toMatchObject({ materialReceiveYN: 'Y' });
    expect(await newest(Id, 1)).toEqual(['[자동댓글] 자재수령: 미수령 → 수령 (사유: 자재수령)']);
    expect((await alarmsOf(portal, Id)).last).toEqual(['pm1', 'pm2', 'sales1']);
    // The winner who sends it again learns that it is done (D-223).
    expect((await refused(RECEIVE, Id, {}, 'hanbit1'))[1]).toBe('MATERIAL_RECEIVED');
    expect((await refused(SEND, Id, { ...parcel, TNumber: '9' }, 'sales1')).slice(0, 2)).toEqual([
      409,
      'MATERIAL_RECEIVED',
    ]);

    await succeed(portal, TOGGLE, toggle(Id, 'N', '자재수정'), 'admin');
    expect(await infoOf(portal, Id)).toMatchObject({
      materialConfirmYN: 'N',
      materialSendYN: 'N',
      materialReceiveYN: 'N',
      tNumber: '123',
    });
    await succeed(portal, SEND, { Id, ...parcel }, 'sales1');
    expect((await newest(Id, 1))[0]).toContain('미발송 → 수주업체 / 택배 / 123');
    await succeed(portal, RECEIVE, { Id }, 'hanbit1');
  });

  it('is cleared with the shipment when the project is posted again; the confirmation of materials stays (T3, D-59)', async () => {
    const Id = await projectInState(portal, 'Y');
    await succeed(portal, SEND, { Id, ...parcel }, 'sales1');
    await succeed(portal, RECEIVE, { Id }, 'hanbit1');
    await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '사정' }, 'sales1');
    await succeed(portal, 'Construction/construction-post', { Id }, 'sales1');
    expect(await infoOf(portal, Id)).toMatchObject({
      materialConfirmYN: 'Y',
      materialSendYN: 'N',
      materialReceiveYN: 'N',
      deliveryType: '',
      tNumber: '',
      withDrawalMemo: '',
      winnerYN: 'N',
    });
    expect(await newest(Id, 1)).toEqual([
      '[자동댓글] 프로젝트 상태: 수주철회 → 수주전 (사유: 프로젝트 재게시 (이전 수주업체: 한빛설비))',
    ]);
    expect((await refused(RECEIVE, Id, {}, 'hanbit1')).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
  });
});
