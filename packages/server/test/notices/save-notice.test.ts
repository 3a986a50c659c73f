import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNotice, noticeFields, readNotice, sendForm } from '#test-kit/factories/notice.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const ADD = 'Notice/notice-add';
const EDIT = 'Notice/notice-edit';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const add = (fields: object, as: Person = 'sales1') => sendForm(portal, ADD, { fields: noticeFields(fields), as });
const edit = (fields: object, as: Person = 'sales1') => sendForm(portal, EDIT, { fields: noticeFields(fields), as });
const reasons = (...names: string[]) => names.map((ItemName) => ({ ItemName, Reason: `${ItemName} 정정` }));

describe('a registration of a notice (NOTICE-28 to NOTICE-33)', () => {
  it('is stored as typed, and the response has its number and the message', async () => {
    const sent = await add({
      FixYN: 'Y',
      NoticeSubject: '  공백 포함 제목 ',
      NoticeSubjectColor: '#FF0000',
      LoginUserId: 'sales1',
    });
    expect(sent).toEqual({
      status: 200,
      body: { data: [{ noticeId: expect.any(Number) }], message: '공지사항이 성공적으로 등록되었습니다.' },
    });
    const notice = await readNotice(portal, sent.body.data[0].noticeId, 'pm1');
    expect(notice).toMatchObject({
      fixYN: 'Y',
      categoryId: 1,
      categoryName: '일반',
      noticeSubject: '  공백 포함 제목 ',
      noticeSubjectColor: '#ff0000',
      noticeContent: '<p>안전모를 착용해주세요.</p>',
      createdDtm: '2026-11-20 15:00:00',
      createdUserName: '박영업',
      stage: 'P',
      newYN: 'Y',
      mustReadYN: 'N',
      attachFiles: '',
      version: 1,
    });
  });

  it.each([
    [{ FixYN: '' }, 'FixYN', '상단고정 유무 상태를 선택해주세요.'],
    [{ CategoryId: '' }, 'CategoryId', '공지사항 분류를 선택해주세요.'],
    [{ NoticeSubject: ' ' }, 'NoticeSubject', '공지사항 제목을 입력해주세요.'],
    [{ NoticeContent: '<p> &nbsp;</p>' }, 'NoticeContent', '공지사항 내용을 입력해주세요.'],
    [{ NoticeContent: '<script>글</script>' }, 'NoticeContent', '공지사항 내용을 입력해주세요.'],
    [
      { PublishFrom: '2026-12-01 09:00', PublishUntil: '2026-12-01 09:00' },
      'PublishUntil',
      '게시 종료는 게시 시작보다 뒤여야 합니다.',
    ],
    [{ MustReadYN: 'Y' }, 'MustReadUntil', '필독 마지막 날을 선택해주세요.'],
    [
      { MustReadYN: 'Y', MustReadUntil: '2026-11-30', PublishFrom: '2026-12-01 09:00' },
      'MustReadUntil',
      '필독 마지막 날은 게시 시작일보다 빠를 수 없습니다.',
    ],
    [{ MustReadYN: 'Y', MustReadUntil: '2026-11-19' }, 'MustReadUntil', '필독 마지막 날은 오늘보다 빠를 수 없습니다.'],
  ])('%j is refused with its field (NOTICE-40 to NOTICE-43)', async (fields, field, message) => {
    const refusal = { status: 400, body: { code: 'FIELD_REQUIRED', field, message } };
    expect(await add(fields)).toEqual(refusal);
    const NoticeId = await addNotice(portal);
    expect(await edit({ NoticeId, ...fields })).toEqual(refusal);
  });

  it('runs its checks in the order of the form (NOTICE-44)', async () => {
    const wrong: Record<string, string> = { FixYN: '', CategoryId: '', NoticeSubject: '', NoticeContent: '' };
    for (const field of ['FixYN', 'CategoryId', 'NoticeSubject', 'NoticeContent']) {
      expect((await add(wrong)).body.field).toBe(field);
      delete wrong[field];
    }
  });

  it.each([
    [{ NoticeSubjectColor: 'red' }, 'NoticeSubjectColor', 'BAD_REQUEST'],
    [{ NoticeSubjectColor: '#0000' }, 'NoticeSubjectColor', 'BAD_REQUEST'],
    [{ FixYN: 'X' }, 'FixYN', 'BAD_REQUEST'],
    [{ CategoryId: 999 }, 'CategoryId', 'BAD_REQUEST'],
    [{ PublishFrom: '2026-12-01' }, 'PublishFrom', 'BAD_REQUEST'],
    [{ PublishFrom: '2026-02-30 10:00' }, 'PublishFrom', 'BAD_REQUEST'],
    [{ MustReadUntil: '2026-13-01' }, 'MustReadUntil', 'BAD_REQUEST'],
    [{ NoticeSubject: '가'.repeat(201) }, 'NoticeSubject', 'TOO_LONG'],
    [{ NoticeContent: `<p>${'가'.repeat(2 * 1024 * 1024)}</p>` }, 'NoticeContent', 'TOO_LONG'],
    [{ NoticeContent: '<p>글</p>'.repeat(25_001) }, 'NoticeContent', 'TOO_LONG'],
    [{ NoticeContent: '</p '.repeat(50_001) }, 'NoticeContent', 'TOO_LONG'],
    [{ NoticeContent: `<p>a${'\u0301'.repeat(31)}</p>` }, 'NoticeContent', 'TOO_LONG'],
    [{ NoticeContent: '<b>'.repeat(501) }, 'NoticeContent', 'TOO_LONG'],
    [{ NoticeContent: '<img src="data:image/x;base64,AA">'.repeat(21) }, 'NoticeContent', 'TOO_LONG'],
  ])('values that no form can send are 400 (%#)', async (fields, field, code) => {
    const { status, body } = await add(fields);
    expect([status, body.code, body.field]).toEqual([400, code, field]);
  });

  it('more than 20 MB of fields is 413; below that, pictures do not count for the limit of the text (TH8b)', async () => {
    expect((await add({ NoticeContent: 'a'.repeat(20 * 1024 * 1024 + 1) })).status).toBe(413);
    const wide = `<p>글<img src="data:image/svg+xml;base64,${'A'.repeat(19_000_000)}"></p>`;
    const NoticeId = (await add({ NoticeContent: wide })).body.data[0].noticeId;
    expect((await readNotice(portal, NoticeId, 'sales1'))?.noticeContent).toBe('<p>글</p>');
  });

  it('a table of ten thousand cells is stored whole, while other requests are served', async () => {
    const row = `<tr>${'<td colspan="1"><p>값</p></td>'.repeat(10)}</tr>`;
    const saving = add({ NoticeContent: `<table><tbody>${row.repeat(1000)}</tbody></table>` });
    expect((await portal.call('Notice/all-notice-list', {}, { as: 'pm1' })).status).toBe(200);
    const stored = await readNotice(portal, (await saving).body.data[0].noticeId, 'pm1');
    expect(stored?.noticeContent.match(/<td/g)).toHaveLength(10_000);
  });

  it('repeated with the same key is stored once', async () => {
    const payload = { fields: noticeFields({ NoticeSubject: '한 번만' }), as: 'sales1' as const };
    const headers = { 'idempotency-key': 'notice-once' };
    const sent = [
      await sendForm(portal, ADD, { ...payload, headers }),
      await sendForm(portal, ADD, { ...payload, headers }),
    ];
    expect(sent[1]).toEqual(sent[0]);
    const found = await portal.call(
      'Notice/all-notice-list',
      { SearchType: 'noticeSubject', SearchKey: '한 번만' },
      { as: 'pm1' },
    );
    expect(found.ok.meta.totalCount).toBe(1);
  });

  it('a contractor may not add, edit, delete, restore or upload, nor see the readers (D-119)', async () => {
    const NoticeId = await addNotice(portal);
    for (const prefix of ['Notice', 'MizeNotice']) {
      for (const path of ['notice-add', 'notice-edit', 'notice-image-upload', 'notice-file-upload']) {
        const { status, body } = await sendForm(portal, `${prefix}/${path}`, {
          fields: noticeFields({ NoticeId }),
          as: 'hanbit1',
        });
        expect([path, status, body.code]).toEqual([path, 403, 'FORBIDDEN']);
      }
    }
    for (const path of ['notice-delete', 'notice-reader-list', 'notice-reader-group-list', 'notice-remind'] as const) {
      expect((await portal.call(`Notice/${path}`, { NoticeId }, { as: 'hanbit1' })).status).toBe(403);
      expect((await portal.call(`MizeNotice/${path}`, { NoticeId }, { as: 'hanbit1' })).status).toBe(403);
    }
    expect((await portal.call('Notice/notice-no-delete', { UserId: NoticeId }, { as: 'hanbit1' })).status).toBe(403);
  });

  it('nobody writes in the name of another user (D-128)', async () => {
    const { status, body } = await add({ LoginUserId: 'pm1' });
    expect([status, body.code, body.field]).toEqual([403, 'FORBIDDEN', 'LoginUserId']);
  });
});

describe('an edit of a notice (NOTICE-34, NOTICE-35)', () => {
  it('needs a reason for each changed item and writes its history, which notifies the author once', async () => {
    const NoticeId = await addNotice(portal);
    const changed = {
      NoticeId,
      FixYN: 'Y',
      CategoryId: 2,
      NoticeSubject: '새 제목',
      NoticeSubjectColor: '#ff0000',
      NoticeContent: '<p>새 내용</p>',
      PublishUntil: '2027-01-01 00:00',
      MustReadYN: 'Y',
      MustReadUntil: '2026-12-31',
    };
    const names = ['상단고정', '공지사항 분류', '제목', '제목 색상', '내용', '게시 기간', '필독'];
    for (const missing of names) {
      const given = reasons(...names.filter((name) => name !== missing));
      const { status, body } = await edit({ ...changed, NoticeChangeReasons: given }, 'pm1');
      expect([status, body.code]).toEqual([400, 'REASON_MISSING']);
    }
    const saved = await edit({ ...changed, NoticeChangeReasons: reasons(...names), Version: 1 }, 'pm1');
    expect(saved).toEqual({ status: 200, body: { data: [], message: '공지사항이 성공적으로 수정되었습니다.' } });
    expect(await readNotice(portal, NoticeId, 'pm1')).toMatchObject({
      noticeSubject: '새 제목',
      publishUntil: '2027-01-01 00:00',
      mustReadUntil: '2026-12-31',
      createdUserName: '박영업',
      commentCnt: 0,
      version: 2,
    });
    const thread = await portal.call('Comment/comment-all-list', { BoardType: 'notice', Id: NoticeId }, { as: 'pm2' });
    expect(thread.ok.data.map(({ commentContent }) => commentContent)).toEqual([
      '[자동댓글] 상단고정: 아니오 → 예 (사유: 상단고정 정정)',
      '[자동댓글] 공지사항 분류: 일반 → 업무 (사유: 공지사항 분류 정정)',
      '[자동댓글] 제목: 현장 안전 수칙 안내 → 새 제목 (사유: 제목 정정)',
      '[자동댓글] 제목 색상: 검정 → #ff0000 (사유: 제목 색상 정정)',
      '[자동댓글] 내용: 안전모를 착용해주세요. → 새 내용 (사유: 내용 정정)',
      '[자동댓글] 게시 기간: 없음 → ~ 2027-01-01 00:00 (사유: 게시 기간 정정)',
      '[자동댓글] 필독: 없음 → 2026-12-31까지 (사유: 필독 정정)',
    ]);
    const alarms = await portal.call('Alarm/all-alarm-list', { SearchBoardStatus: 'N' }, { as: 'sales1' });
    const own = alarms.ok.data.filter(({ id }) => id === String(NoticeId));
    expect(own).toMatchObject([{ leftMenuName: '공지사항목록', categoryType: 'N', commentSubject: '새 제목' }]);
  });

  it('without a change writes nothing and needs no reason', async () => {
    const NoticeId = await addNotice(portal);
    expect((await edit({ NoticeId })).status).toBe(200);
    expect((await readNotice(portal, NoticeId, 'sales1'))?.version).toBe(1);
    const thread = await portal.call(
      'Comment/comment-all-list',
      { BoardType: 'mizenotice', Id: NoticeId },
      { as: 'pm2' },
    );
    expect(thread.ok.data).toEqual([]);
  });

  it("is refused after another user's save, for a deleted notice and for the other board", async () => {
    const NoticeId = await addNotice(portal);
    const change = { NoticeId, NoticeSubject: '바뀐 제목', NoticeChangeReasons: reasons('제목') };
    expect((await edit({ ...change, Version: 7 })).body.code).toBe('STALE');
    const other = await sendForm(portal, 'MizeNotice/notice-edit', { fields: noticeFields(change), as: 'sales1' });
    expect([other.status, other.body.code]).toEqual([404, 'NOT_FOUND']);
    await portal.call('Notice/notice-delete', { NoticeId }, { as: 'sales1' });
    expect((await edit(change)).body.code).toBe('BAD_STATE');
    expect((await edit({ ...change, NoticeId: 999_999 })).body.code).toBe('NOT_FOUND');
  });

  it('of two at once, one is saved and the other is refused as stale', async () => {
    const NoticeId = await addNotice(portal);
    const rename = (NoticeSubject: string) => edit({ NoticeId, NoticeSubject, NoticeChangeReasons: reasons('제목') });
    const answers = await Promise.all([rename('하나'), rename('둘')]);
    const codes = answers.map(({ body }) => body.code ?? 'done').sort();
    expect(['STALE,done', 'done,done']).toContain(codes.join());
    const { version } = (await readNotice(portal, NoticeId, 'sales1')) ?? {};
    expect(version).toBe(1 + codes.filter((code) => code === 'done').length);
  });

  it('a retired category stays where it is stored and cannot be chosen elsewhere', async () => {
    const NoticeId = await addNotice(portal, { CategoryId: 4 });
    await portal.ctx.db.updateTable('notice_category').set({ active: false }).where('id', '=', 4).execute();
    const unchangedFields = { NoticeId, CategoryId: 4, NoticeSubject: '안전', NoticeChangeReasons: reasons('제목') };
    expect((await edit(unchangedFields)).status).toBe(200);
    expect((await add({ CategoryId: 4 })).body.field).toBe('CategoryId');
    const choices = await portal.call('NoticeCategory/notice-category-list', {}, { as: 'hanbit1' });
    expect(choices.ok.data.map(({ categoryName }) => categoryName)).toEqual(['일반', '업무', '인사']);
    const staff = await portal.call('MizeNoticeCategory/notice-category-list', {}, { as: 'sales1' });
    expect(staff.ok).toEqual(choices.ok);
    expect((await portal.call('MizeNoticeCategory/notice-category-list', {}, { as: 'hanbit1' })).status).toBe(403);
  });
});

describe('deleting and restoring a notice (D-114)', () => {
  it('sets the flag and resets it; a repeat succeeds without effect; its alarms are removed', async () => {
    const NoticeId = await addNotice(portal);
    await portal.call(
      'Comment/comment-add',
      { BoardType: 'notice', Id: NoticeId, CommentContent: '확인' },
      { as: 'pm1' },
    );
    const alarmsOf = async () =>
      (await portal.call('Alarm/all-alarm-list', {}, { as: 'sales1' })).ok.data.filter(
        ({ id }) => id === String(NoticeId),
      );
    expect(await alarmsOf()).toHaveLength(1);
    for (const _ of [1, 2]) {
      const removed = await portal.call('Notice/notice-delete', { NoticeId, LoginUserId: 'pm2' }, { as: 'pm2' });
      expect(removed.ok.message).toBe('공지사항이 삭제되었습니다.');
    }
    expect(await alarmsOf()).toEqual([]);
    expect((await readNotice(portal, NoticeId, 'pm1'))?.delYN).toBe('Y');
    const listed = async (SearchActiveStatus: string) =>
      (await portal.call('Notice/all-notice-list', { SearchActiveStatus, PageSize: 1000 }, { as: 'pm1' })).ok.data.some(
        ({ noticeId }) => noticeId === NoticeId,
      );
    expect([await listed('N'), await listed('Y'), await listed('A')]).toEqual([false, true, true]);
    const comment = await portal.call('Comment/comment-all-list', { BoardType: 'notice', Id: NoticeId }, { as: 'pm1' });
    expect(comment.status).toBe(404);
    expect((await portal.call('MizeNotice/notice-no-delete', { UserId: NoticeId }, { as: 'pm2' })).status).toBe(404);
    await portal.call('Notice/notice-no-delete', { UserId: NoticeId, LoginId: 'pm2' }, { as: 'pm2' });
    expect([await listed('N'), await listed('Y'), await listed('A')]).toEqual([true, false, true]);
  });

  it('an id of the other board is 404', async () => {
    const NoticeId = await addNotice(portal, {}, { prefix: 'MizeNotice' });
    expect((await portal.call('Notice/notice-delete', { NoticeId }, { as: 'admin' })).status).toBe(404);
    expect((await portal.call('MizeNotice/notice-delete', { NoticeId }, { as: 'admin' })).status).toBe(200);
  });
});
