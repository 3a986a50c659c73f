import { Board } from '@portal/contract/areas/comments/boards';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import { commentOn, replyTo } from '#test-kit/factories/comment.ts';
import { internalInState } from '#test-kit/factories/internal.ts';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import { projectInState, succeed } from '#test-kit/factories/project-states.ts';
import { setProject } from '#test-kit/factories/set-project.ts';
import { addSitePhoto } from '#test-kit/factories/site-photo.ts';
import { addTalk, awardOf } from '#test-kit/factories/talk.ts';
import { listTables } from '#test-kit/list-tables.ts';
import type { TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from '../files/draw-picture.ts';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';

/** A text, digits and a day that occur nowhere else. Only the first syllable may also occur in search terms. */
export const MARK = '꿿뷁쫣비밀';
export const DIGITS = '01098700001';
export const DAY = '1911-03-07';
const TRACES = ['꿿', DIGITS, '010-9870-0001', DAY];

/**
 * Tables with a row that contains one of the marks, in any type of column. The access log is not searched: it names the
 * subjects as long as the law requires, and is purged by itself (D-161).
 */
export async function findMarkedTables({ ctx }: TestApp): Promise<string[]> {
  const tables = (await listTables(ctx.db)).filter((name) => name !== 'access_log');
  const patterns = TRACES.flatMap((trace) => [`%${trace}%`, `%${Buffer.from(trace).toString('hex')}%`]);
  const found: string[] = [];
  for (const name of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_.*::text as row from ${sql.table(name)} as row_
      where row_.*::text like any(${patterns}::text[]) limit 1`.execute(ctx.db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

/** The keys of everything in the file store. */
export async function storedKeys({ ctx }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of ctx.files.list(new Date('9999-01-01'))) keys.push(key);
  return keys;
}

type Row = { table: string; key: string; id: string | number };

/** Writes a mark into every text column of a row except the named ones. A column added later is included. */
export async function markRow({ ctx }: TestApp, { table, key, id }: Row, except: readonly string[]): Promise<void> {
  const columns = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and data_type in ('text', 'date')
      and is_generated = 'NEVER'`.execute(ctx.db);
  const set = columns.rows
    .filter(({ name }) => name !== key && !except.includes(name))
    .map(({ name, type }) => {
      const text = /mobile|phone/.test(name) ? DIGITS : MARK;
      return sql`${sql.ref(name)} = ${type === 'date' ? sql`${DAY}::date` : text}`;
    });
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.ref(key)} = ${id}`.execute(ctx.db);
}

/** Columns of a project that are codes, users or bookkeeping. */
const OF_BOOKS = [
  'status',
  'project_type',
  'maintenance_type',
  'pay_type',
  'start_time',
  'start_date',
  'first_day',
  'choice_date',
  'bill_date',
  'delivery_type',
  'send_type',
  'wr_id',
  'sales_user_id',
  'choice_user_id',
  'settled_by',
  'completed_by',
  'created_by',
  'deleted_by',
];
const OF_ACCOUNT = ['user_type', 'permission', 'mode_authority', 'employment', 'created_by'];

/** Marks a comment thread: comments of users and of the history, and the alarms that lead to them. */
async function markThread({ ctx }: TestApp, board: Board, key: string): Promise<void> {
  const marks = { content: MARK, origin_value: MARK, new_value: MARK, change_reason: MARK };
  const line = { board, post_id: key, user_id: 'sales1', parent_id: null, edited_at: null, deleted_at: null };
  const rows = [
    { ...line, ...marks, automatic: true, item_name: '고객사' },
    { ...line, ...marks, automatic: true, item_name: '사진' },
    { ...line, ...marks, automatic: false },
    { ...line, ...marks, deleted_at: new Date() },
  ];
  const added = await ctx.db.insertInto('comment').values(rows).returning('id').execute();
  await ctx.db
    .insertInto('alarm')
    .values(
      added.map(({ id }) => ({
        user_id: 'pm1',
        board,
        post_id: key,
        comment_id: id,
        subject: MARK,
        created_at: ctx.now(),
        read_at: null,
      })),
    )
    .execute();
}

let last = 1000;
const unique = (): number => {
  last += 1;
  return last;
};

/** Uploads one file as sales1. Returns its stored name. */
async function sendFile(portal: TestApp, path: string, ending: string, content: Buffer): Promise<string> {
  const name = `2026112310153${unique()}_${MARK}.${ending}`;
  const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf('sales1') };
  const payload = multipartBody([{ field: 'files', name, content }]);
  const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return name;
}

type MarkedState = 'E' | 'C' | 'P';

/** Marks the accepted scope of a project, and adds an answered objection with marks. */
async function markAgreement({ ctx }: TestApp, projectId: number): Promise<void> {
  const scope = JSON.stringify([{ itemName: '상세내용', value: MARK }]);
  const accepted = await ctx.db
    .updateTable('outsourced_acceptance')
    .set({ scope })
    .where('project_id', '=', projectId)
    .returning('id')
    .executeTakeFirst();
  if (!accepted) return;
  await ctx.db
    .insertInto('outsourced_change_response')
    .values({
      project_id: projectId,
      acceptance_id: accepted.id,
      kind: 'objected',
      change_id: 1,
      user_id: 'hanbit1',
      created_at: ctx.now(),
      objection: MARK,
      closed_at: ctx.now(),
      answer: MARK,
      answered_by: 'sales1',
    })
    .execute();
}

/** Makes an outsourced project in a state, with photos and a thread, all marked. */
export async function markedProject(portal: TestApp, state: MarkedState): Promise<number> {
  const name = await sendFile(portal, 'Construction/construction-photo-upload-add', 'png', await drawPicture('png'));
  const id = await projectInState(portal, state, { ImageNameList: name });
  await replyTo(portal, await commentOn(portal, id, 'pm1', MARK), 'sales1', MARK);
  if (state !== 'P') await markTalk(portal, id, state);
  await markRow(portal, { table: 'outsourced_project', key: 'id', id }, OF_BOOKS);
  await markThread(portal, Board.Project, String(id));
  await markAgreement(portal, id);
  if (state === 'E') {
    const settled_at = portal.ctx.now();
    await portal.ctx.db.updateTable('outsourced_project').set({ settled_at }).where('id', '=', id).execute();
  }
  if (state === 'P') await succeed(portal, 'Construction/construction-delete', { Id: id }, 'sales1');
  return id;
}

/** A message with a photo of each side in the talk of an award, sent while it was open. */
async function markTalk(portal: TestApp, id: number, status: ProjectStatus): Promise<void> {
  await setProject(portal, id, { status: 'Y' });
  const AwardId = await awardOf(portal, id);
  const photos = [await drawPicture('png')];
  await addSitePhoto(portal, AwardId, { Caption: MARK }, 'hanbit1');
  for (const as of ['sales1', 'hanbit1'] as const) await addTalk(portal, AwardId, { Content: MARK, photos }, as);
  await setProject(portal, id, { status });
}

/** Makes an internal project in a state, with a thread, all marked. */
export async function markedInternal(portal: TestApp, state: 'YY' | 'C'): Promise<number> {
  const id = await internalInState(portal, state);
  await markRow(portal, { table: 'internal_project', key: 'id', id }, OF_BOOKS);
  await markThread(portal, Board.Internal, String(id));
  return id;
}

/** Makes an employee who retired today, with photo, files, numbers and a thread. */
export async function markedEmployee(portal: TestApp): Promise<string> {
  const dept = await departmentOf(portal, '개발팀');
  const number = unique();
  const photo = await sendFile(portal, 'User/user-photo-image-upload', 'png', await drawPicture('png'));
  const file = await sendFile(portal, 'User/user-attach-files-upload', 'pdf', Buffer.from(`%PDF-1.7 ${MARK}`));
  const own = { UserID: `old${number}`, UserPhone: `010-7676-${number}`, UserNo: `R-${number}` };
  const fields = { ...own, UserStatus: 'R', UserOutDate: '2026-11-20', UserPhoto: photo, AttachFiles: file };
  const { status, body } = await sendUserForm(portal, 'User/user-add', employeeFields(dept, fields), 'sales1');
  if (status !== 200) throw new Error(JSON.stringify(body));
  const id = own.UserID;
  await markRow(portal, { table: 'portal_user', key: 'user_id', id }, [...OF_ACCOUNT, 'photo_name']);
  await markRow(portal, { table: 'employee', key: 'user_id', id }, []);
  await markThread(portal, Board.Users, id);
  return id;
}

/** Makes a manager who was deleted today. The id is a phone number, and open work names this user. */
export async function markedManager(portal: TestApp, awarded: number): Promise<string> {
  const CompanyId = portal.companies.get('한빛설비');
  const contact = { CompanyId, UserName: MARK, UserPosition: MARK, UserPhone: '010-9870-0001', AreaId: 1 };
  await succeed(portal, 'Manager/manager-add', { ...contact, SpecialMemo: MARK }, 'sales1');
  await markRow(portal, { table: 'portal_user', key: 'user_id', id: DIGITS }, OF_ACCOUNT);
  await portal.ctx.db
    .updateTable('outsourced_project')
    .set({ choice_user_id: DIGITS })
    .where('id', '=', awarded)
    .execute();
  await portal.ctx.db
    .insertInto('comment')
    .values({
      board: Board.Project,
      post_id: String(awarded),
      user_id: DIGITS,
      content: '제가 갑니다.',
      parent_id: null,
      edited_at: null,
      deleted_at: null,
    })
    .execute();
  await markThread(portal, Board.Manager, DIGITS);
  await succeed(portal, 'Manager/manager-delete', { UserId: DIGITS }, 'sales1');
  return DIGITS;
}
