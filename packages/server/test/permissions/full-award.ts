import { agreedOf, editAgreed } from '#test-kit/factories/agreed-change.ts';
import { uploadedPhotos } from '#test-kit/factories/project-photos.ts';
import { projectInState, succeed } from '#test-kit/factories/project-states.ts';
import type { TestApp } from '#test-kit/start-app.ts';

/** Makes a project won by hanbit1 of 한빛설비, with a value in every field that others may not see. Returns its id. */
export async function fullAward(portal: TestApp): Promise<number> {
  const ImageNameList = await uploadedPhotos(portal, ['20261123101530001_현장.png']);
  const Id = await projectInState(portal, 'Y', { ImageNameList });
  await editAgreed(portal, Id, { Price: '1200000', PlaceName: '별관' }, ['프로젝트금액', '현장명']);
  const ChangeId = (await agreedOf(portal, Id, 'hanbit1')).changes.at(-1)?.changeId;
  const objection = { Id, ChangeId, Objection: '금액 인하에 동의하지 않습니다.' };
  await succeed(portal, 'Construction/construction-change-object', objection, 'hanbit1');
  const ResponseId = (await agreedOf(portal, Id, 'hanbit1')).responses.at(-1)?.responseId;
  const answer = { Id, ResponseId, Answer: '물량이 줄었습니다.' };
  await succeed(portal, 'Construction/construction-objection-answer', answer, 'sales1');
  await portal.ctx.db
    .updateTable('outsourced_project')
    .set({
      bill_date: '2026-12-24',
      delivery_type: 'D',
      send_type: 'T',
      send_zip_code: '13494',
      send_addr1: '경기 성남시 분당구 판교역로 1',
      send_addr2: '자재창고',
      parcel_number: '1234567890',
      courier_phone: '01044445555',
      visitor_name: '홍방문',
      withdraw_memo: '업체 사정',
      cancel_memo: '고객 요청',
      material_confirmed: true,
      material_sent: true,
      material_sent_at: portal.ctx.now(),
    })
    .where('id', '=', Id)
    .execute();
  return Id;
}
