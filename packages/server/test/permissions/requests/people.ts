import { UNTAKEN_ALARM } from '@portal/contract/areas/alarms/feed';
import { saveCode } from '#areas/mail/queries/addresses.ts';
import { sealCode } from '#areas/mail/sealed-address.ts';
import { commentOn } from '#test-kit/factories/comment.ts';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import { postProject } from '#test-kit/factories/project.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { deviceFields } from '#test-kit/push.ts';
import { signIn } from '#test-kit/start-app.ts';
import { useMailServer } from '../../mail/use-mail-server.ts';
import { useSenders } from '../../notify/fake-sender.ts';
import { fileName, type MakeRequest, type PermissionFixture, uniqueFields, uploadFiles } from '../fixture.ts';

type Requests = Readonly<Record<string, MakeRequest>>;

const CONTRACTORS = ['hanbit1', 'daon1', 'closed1'];

const nothing: MakeRequest = () => ({});
const ownRecord: MakeRequest = () => ({ body: { AdminName: '이름', Password: '', Position: '과장' } });

/** A device of the sender. */
const ownDevice: MakeRequest = async ({ portal, pushOrigin }, as) => {
  await portal.call('Notify/push-device-add', deviceFields(pushOrigin), { as });
  const [device] = (await portal.call('Notify/push-info', {}, { as })).ok.data[0]?.devices ?? [];
  return { body: { DeviceId: device?.deviceId } };
};

/** Requests of sign-in, menus, alarms and the own account. */
export const ownRequests: Requests = {
  'Auth/login': () => ({ body: { UserId: 'sales1', Password: PASSWORD } }),
  'Auth/sso-login': async ({ ticket }) => ({ body: { UserId: await ticket(), LoginType: 'B' } }),
  'Auth/logout': nothing,
  'User/user-my-info': nothing,
  'User/user-my-edit': ownRecord,
  'User/mize-user-my-edit': ownRecord,
  'User/my-session-list': nothing,
  'User/my-session-end': async ({ portal }, as) => {
    await signIn(portal.app, as);
    const sessions = portal.ctx.db.selectFrom('session').select('id').where('user_id', '=', as);
    return { body: { SessionId: (await sessions.orderBy('id', 'desc').executeTakeFirstOrThrow()).id } };
  },
  'User/my-session-end-others': nothing,
  'Menu/all-top-menu-list': nothing,
  'Menu/top-menu-list': nothing,
  'Menu/menu-list': nothing,
  'Menu/left-menu-list': () => ({ body: { TopMenuId: 2 } }),
  'Search/search-list': async () => ({ body: { SearchKey: '설치' } }),
  'Search/search-recent-list': async ({ portal }) => ({
    body: { Keys: `outsourced:${await postProject(portal)}` },
  }),
  'Alarm/all-alarm-list': nothing,
  'Alarm/alarm-group-list': nothing,
  'Alarm/alarm-count': nothing,
  'Alarm/alarm-post-read-update': async ({ portal }, as) => {
    const post_id = String(await postProject(portal));
    const alarm = { board: 'project', post_id, kind: UNTAKEN_ALARM, subject: '프로젝트', excerpt: '' } as const;
    const row = { ...alarm, user_id: as, author_id: as, created_at: portal.clock.now };
    await portal.ctx.db.insertInto('alarm').values(row).execute();
    return { body: { Id: post_id, BoardType: 'project' } };
  },
  'Alarm/alarm-all-read-update': nothing,
  'Notify/notify-list': nothing,
  'Notify/notify-count': nothing,
  'Notify/notify-read-update': () => ({ body: { ReadId: '1' } }),
  'Notify/notify-all-read-update': nothing,
  'Notify/interest-info': nothing,
  'Notify/interest-save': () => ({ body: { Areas: [{ Id: '1' }], Trades: [] } }),
  'Notify/notify-setting': nothing,
  'Notify/notify-choice-update': (_stage, as) => ({
    body: { Kind: CONTRACTORS.includes(as) ? 'tomorrow' : 'award', Choices: [] },
  }),
  'Notify/notify-quiet-update': () => ({ body: { QuietYN: 'Y', QuietFrom: '22:00', QuietUntil: '07:00' } }),
  'Notify/notify-mail-code-send': async ({ portal, unique }) => {
    await useMailServer(portal);
    return { body: { Mail: `a${unique()}@example.co.kr` } };
  },
  'Notify/notify-mail-code-check': async ({ portal }, as) => {
    const sealed = sealCode(portal.ctx, as, '123456', 'a@example.co.kr');
    const expires_at = new Date(portal.clock.now.getTime() + 600_000);
    await saveCode(portal.ctx.db, { user_id: as, code_sealed: sealed, expires_at });
    return { body: { Code: '123456' } };
  },
  'Notify/notify-mail-delete': nothing,
  'Notify/notify-talk-offer-add': ({ portal }) => {
    useSenders(portal, ['talk']);
    return {};
  },
  'Notify/push-info': nothing,
  'Notify/push-device-add': ({ pushOrigin }) => ({ body: deviceFields(pushOrigin) }),
  'Notify/push-device-remove': ownDevice,
  'Notify/push-device-test': ownDevice,
};

const CommentContent = '확인했습니다.';

async function commentOnEmployee({ portal, hire }: PermissionFixture): Promise<number> {
  const body = { Id: await hire(), BoardType: 'users', CommentContent };
  return (await portal.call('Comment/user-comment-add', body, { as: 'sales1' })).ok.data[0]?.commentId ?? 0;
}

/** Requests of comments on projects and on employees. */
export const commentRequests: Requests = {
  'Comment/comment-all-list': async ({ portal }) => ({
    body: { Id: await postProject(portal), BoardType: 'project' },
  }),
  'Comment/comment-add': async ({ portal }) => ({
    body: { Id: await postProject(portal), BoardType: 'project', CommentContent },
  }),
  'Comment/comment-edit': async ({ portal }, as) => ({
    body: { CommentId: await commentOn(portal, await postProject(portal), as), CommentContent },
  }),
  'Comment/comment-delete': async ({ portal }, as) => ({
    body: { CommentId: await commentOn(portal, await postProject(portal), as) },
  }),
  'Comment/comment-reply-add': async ({ portal }) => ({
    body: { ParentId: await commentOn(portal, await postProject(portal), 'sales1'), CommentContent },
  }),
  'Comment/user-comment-all-list': async ({ hire }) => ({ body: { Id: await hire(), BoardType: 'users' } }),
  'Comment/user-comment-add': async ({ hire }) => ({
    body: { Id: await hire(), BoardType: 'users', CommentContent },
  }),
  'Comment/user-comment-reply-add': async (stage) => ({
    body: { ParentId: await commentOnEmployee(stage), CommentContent },
  }),
};

const contact = ({ portal, unique }: PermissionFixture, fields: object = {}) => ({
  CompanyId: portal.companies.get('한빛설비'),
  UserName: '새담당',
  UserPosition: '과장',
  UserPhone: `010-9100-${unique()}`,
  AreaId: 1,
  SpecialMemo: '',
  ...fields,
});

const register = async (stage: PermissionFixture): Promise<string> =>
  (await stage.portal.call('Manager/manager-add', contact(stage), { as: 'sales1' })).ok.data[0]?.userId ?? '';

const registered: MakeRequest = async (stage) => ({ body: { UserId: await register(stage) } });

/** Requests of contractors' users. */
export const managerRequests: Requests = {
  'Manager/all-manager-list': nothing,
  'Manager/all-manager-status-count': nothing,
  'Manager/check-phone': () => ({ body: { userPhone: '010-9999-1111' } }),
  'Manager/manager-add': (stage) => ({ body: contact(stage) }),
  'Manager/manager-info': registered,
  'Manager/manager-edit': async (stage) => {
    const UserId = await register(stage);
    const [record] = (await stage.portal.call('Manager/manager-info', { UserId }, { as: 'sales1' })).ok.data;
    const same = { UserPhone: record?.userPhone, UserPw: record?.userPw };
    return { body: contact(stage, { ...same, UserId, UserPosition: '과장' }) };
  },
  'Manager/manager-delete': registered,
  'Manager/manager-no-delete': async (stage) => {
    const UserId = await register(stage);
    await stage.portal.call('Manager/manager-delete', { UserId }, { as: 'sales1' });
    return { body: { UserId } };
  },
};

const linked: MakeRequest = async (stage) => ({ body: { UserId: await stage.hire(), Reason: '본인 요청' } });
/** A code for a contractor's user, who has no password yet. */
const coded: MakeRequest = async (stage) => {
  const UserId = await register(stage);
  const made = await stage.portal.call('User/password-link-add', { UserId }, { as: 'admin' });
  return { body: { Code: made.ok.data[0]?.code, Password: 'forest-lantern-1' } };
};

const hired: MakeRequest = async ({ hire }) => ({ body: { UserId: await hire() } });
const attachments = 'User/user-attach-files-upload';

/** Requests of employees and departments. */
export const employeeRequests: Requests = {
  'User/all-user-list': nothing,
  'User/all-user-status-count': nothing,
  'User/check-userid': () => ({ body: { UserId: 'free1' } }),
  'User/user-add': ({ department, unique }) => ({ body: employeeFields(department, uniqueFields(unique())) }),
  'User/user-info': hired,
  'User/user-number-read': async ({ hire }) => ({
    body: { UserId: await hire(), Item: 'account', Reason: '급여 지급 계좌 확인' },
  }),
  'User/user-edit': async ({ portal, hire }) => {
    const body = { UserId: await hire() };
    return { body: { ...(await portal.call('User/user-info', body, { as: 'admin' })).ok.data[0], Position: '과장' } };
  },
  'User/password-link-add: of an employee': linked,
  'User/password-link-add: of a contractor': async (stage) => ({ body: { UserId: await register(stage) } }),
  'Auth/password-link-use': coded,
  'User/user-duty-edit': async (stage) => ({ body: { UserId: await stage.hire(), PmYn: 'Y' } }),
  'User/user-holding-list': hired,
  'User/user-hand-over': async (stage) => ({ body: { UserId: await stage.hire(), ToUserId: 'pm1' } }),
  'User/user-del': hired,
  'User/user-photo-image-upload': (stage) => ({
    parts: [{ name: fileName(stage, '얼굴.png'), content: stage.picture }],
  }),
  [attachments]: (stage) => ({ parts: [{ name: fileName(stage, '이력서.pdf'), content: '%PDF-1.7' }] }),
  'User/download-file': async (stage) => {
    const name = fileName(stage, '이력서.pdf');
    await uploadFiles(stage, attachments, [{ name, content: '%PDF-1.7' }]);
    const fields = { ...uniqueFields(stage.unique()), AttachFiles: name };
    await sendUserForm(stage.portal, 'User/user-add', employeeFields(stage.department, fields), 'sales1');
    return { body: { fileName: name } };
  },
  '/uploads/UserPhoto/{name}': async (stage) => {
    const name = fileName(stage, '얼굴.png');
    await uploadFiles(stage, 'User/user-photo-image-upload', [{ name, content: stage.picture }]);
    return { placeholder: name };
  },
  'Department/depart-list': nothing,
  'Department/depart-user-list': ({ department }) => ({ body: { DeptId: department } }),
  'Department/depart-add': ({ company, unique }) => ({
    body: { DeptName: `새팀 ${unique()}`, ParentDeptId: company, SelectableYn: 'Y' },
  }),
  'Department/depart-edit': async ({ portal, unique }) => ({
    body: { DeptId: await departmentOf(portal, '총무팀'), DeptName: `총무팀 ${unique()}`, SelectableYn: 'Y' },
  }),
  'Department/depart-move': async ({ portal, company, department }, as) => ({
    body: { DeptId: await departmentOf(portal, '이동팀'), ParentDeptId: as === 'admin' ? company : department },
  }),
  'Department/depart-del': async ({ portal, unique }) => ({
    body: { DeptId: await departmentOf(portal, `해체팀 ${unique()}`) },
  }),
};
