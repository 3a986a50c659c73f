import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { editChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { isBeforeAward, PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { seoulDay } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { verifyPassword } from '@portal/server/areas/auth/public/password';
import { openStoredFile } from '@portal/server/areas/files/public/stored-files';
import type { Ctx } from '@portal/server/context';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase } from '../../server/test-kit/start-database.ts';
import { loadDemo } from '../src/load-demo.ts';
import { ctxOf, type Loaded, load, NOW, noFiles } from './load.ts';

const projectsOf = ({ ctx }: Loaded) => ctx.db.selectFrom('outsourced_project').selectAll().orderBy('id').execute();

const wholeOf = async (loaded: Loaded) => ({
  projects: await projectsOf(loaded),
  dates: await loaded.ctx.db
    .selectFrom('outsourced_start_date')
    .selectAll()
    .orderBy('project_id')
    .orderBy('start_date')
    .execute(),
  materials: await loaded.ctx.db
    .selectFrom('outsourced_material')
    .selectAll()
    .orderBy('project_id')
    .orderBy('position')
    .execute(),
  photos: await loaded.ctx.db
    .selectFrom('outsourced_photo')
    .selectAll()
    .orderBy('project_id')
    .orderBy('position')
    .execute(),
  scores: await loaded.ctx.db
    .selectFrom('outsourced_score')
    .selectAll()
    .orderBy('project_id')
    .orderBy('check_item_id')
    .execute(),
  pms: await loaded.ctx.db.selectFrom('outsourced_pm').selectAll().orderBy('project_id').orderBy('position').execute(),
  people: await loaded.ctx.db
    .selectFrom('portal_user')
    .select(['user_id', 'user_name', 'phone'])
    .orderBy('user_id')
    .execute(),
});

let loaded: Loaded;
let projects: Awaited<ReturnType<typeof projectsOf>>;
let startDates: Map<number, string[]>;

beforeAll(async () => {
  loaded = await load();
  projects = await projectsOf(loaded);
  const rows = await loaded.ctx.db.selectFrom('outsourced_start_date').selectAll().orderBy('start_date').execute();
  startDates = new Map(
    projects.map(({ id }) => [id, rows.filter((row) => row.project_id === id).map((row) => row.start_date)]),
  );
});
afterAll(() => loaded.close());

describe('demonstration accounts', () => {
  it('have the documented ids, letters and mode authorities, and the shared password', async () => {
    const people = await loaded.ctx.db
      .selectFrom('portal_user')
      .innerJoin('company', 'company.id', 'portal_user.company_id')
      .selectAll('portal_user')
      .select('company.name as company')
      .execute();
    const of = (id: string) => people.find((person) => person.user_id === id);
    expect(of('admin')).toMatchObject({ user_type: 'M', permission: 'M', mode_authority: 'A', company: '마이즈' });
    expect(of('sales1')).toMatchObject({ user_type: 'M', permission: 'B', mode_authority: 'A' });
    expect(of('pm1')).toMatchObject({ user_type: 'M', permission: 'F', mode_authority: 'A' });
    expect(of('pm2')).toMatchObject({ user_type: 'M', permission: 'F', mode_authority: 'M' });
    expect(of('hanbit1')).toMatchObject({ user_type: 'C', company: '한빛설비', deleted_at: null });
    expect(of('hanbit2')).toMatchObject({ user_type: 'C', company: '한빛설비', deleted_at: null });
    expect(of('daon1')).toMatchObject({ user_type: 'C', company: '다온전기', deleted_at: null });
    expect(of('saebyeok1')).toMatchObject({ user_type: 'C', company: '새벽통신', deleted_at: null });
    expect(of('gone1')?.deleted_at).toBeInstanceOf(Date);
    expect(new Set(people.map((person) => person.password_hash)).size).toBe(1);
    expect(await verifyPassword(loaded.ctx, 'portal1234!', of('hanbit1')?.password_hash)).toBe(true);
    expect(await verifyPassword(loaded.ctx, 'portal1234', of('hanbit1')?.password_hash)).toBe(false);
  });

  it('have every menu, but pm2 none of those of employees', async () => {
    const grants = await loaded.ctx.db.selectFrom('menu_grant').selectAll().execute();
    const menusOf = (id: string) =>
      grants.filter((grant) => grant.user_id === id).map((grant) => `${grant.menu_type}${grant.menu_id}`);
    const tops = await loaded.ctx.db.selectFrom('top_menu').selectAll().execute();
    const lefts = await loaded.ctx.db.selectFrom('left_menu').selectAll().execute();
    const employees = tops.find((menu) => menu.name === '직원');
    const withheld = [
      `T${employees?.id}`,
      ...lefts.filter((menu) => menu.top_menu_id === employees?.id).map((menu) => `L${menu.id}`),
    ];
    const all = [...tops.map((menu) => `T${menu.id}`), ...lefts.map((menu) => `L${menu.id}`)];
    for (const id of ['admin', 'sales1', 'pm1']) expect(menusOf(id).sort()).toEqual([...all].sort());
    expect(menusOf('pm2').sort()).toEqual(all.filter((menu) => !withheld.includes(menu)).sort());
    expect(withheld).toHaveLength(3);
  });
});

describe('demonstration comments and alarms', () => {
  it('record the history of the projects, with comments and replies, none in the future', async () => {
    const comments = await loaded.ctx.db.selectFrom('comment').selectAll().orderBy('id').execute();
    const items = new Set(comments.filter((comment) => comment.automatic).map((comment) => comment.item_name));
    expect([...items].sort()).toEqual([
      '계산서 발행일',
      '시작 시간',
      '자재발송',
      '자재수령',
      '자재확정',
      '프로젝트 상태',
    ]);
    expect(comments.filter((comment) => !comment.automatic && comment.parent_id === null).length).toBeGreaterThan(20);
    expect(comments.filter((comment) => comment.parent_id !== null).length).toBeGreaterThan(10);
    expect(comments.every((comment) => comment.created_at <= NOW && comment.content !== '')).toBe(true);
  });

  it.each(['admin', 'sales1', 'pm1'])('leave unread alarms for %s, none about their own comments', async (user_id) => {
    const alarms = await loaded.ctx.db
      .selectFrom('alarm')
      .innerJoin('comment', 'comment.id', 'alarm.comment_id')
      .select(['alarm.read_at', 'comment.user_id as author'])
      .where('alarm.user_id', '=', user_id)
      .execute();
    expect(alarms.filter((alarm) => alarm.read_at === null).length).toBeGreaterThan(2);
    expect(alarms.some((alarm) => alarm.author === user_id)).toBe(false);
  });
});

describe('one save of the demonstration', () => {
  it('raises one alarm for each recipient, which links to its last history line', async () => {
    const alarms = await loaded.ctx.db
      .selectFrom('alarm')
      .innerJoin('comment', 'comment.id', 'alarm.comment_id')
      .select(['alarm.user_id', 'comment.board', 'comment.post_id', 'comment.user_id as author'])
      .select(['comment.created_at', 'comment.item_name'])
      .where('comment.automatic', '=', true)
      .execute();
    const saves = alarms.map((alarm) =>
      [alarm.user_id, alarm.board, alarm.post_id, alarm.author, +alarm.created_at].join(),
    );
    expect(new Set(saves).size).toBe(saves.length);
    const sent = await loaded.ctx.db
      .selectFrom('comment')
      .select(['post_id', 'created_at'])
      .where('item_name', '=', '자재발송')
      .where('created_at', '>', new Date(NOW.getTime() - 13 * 86_400_000))
      .execute();
    expect(sent.length).toBeGreaterThan(0);
    for (const { post_id, created_at } of sent) {
      const ownAlarms = alarms.filter((alarm) => alarm.post_id === post_id && +alarm.created_at === +created_at);
      expect(new Set(ownAlarms.map(({ item_name }) => item_name))).toEqual(new Set(['자재발송']));
    }
  });
});

describe('demonstration projects', () => {
  it('have all eight statuses and unique names, newest last', () => {
    expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(PROJECT_STATUSES));
    expect(projects.length).toBeGreaterThan(170);
    expect(new Set(projects.map((project) => project.project_name)).size).toBe(projects.length);
    const created = projects.map((project) => project.created_at.getTime());
    expect(created).toEqual([...created].sort((one, other) => one - other));
    const newest = projects.slice(-10);
    expect(new Set(newest.map(({ status }) => status)).size).toBeGreaterThanOrEqual(3);
    const several = newest.filter(({ id, status }) => status === 'N' && (startDates.get(id)?.length ?? 0) > 1);
    expect(several.length).toBeGreaterThanOrEqual(2);
  });

  it('have every shipping state: not confirmed, confirmed, sent and received by each delivery, none needed', () => {
    const states = new Set(
      projects
        .filter(({ status }) => status === 'Y')
        .map((row) =>
          [
            row.no_materials,
            row.material_confirmed,
            row.material_sent,
            row.material_received,
            row.delivery_type,
            row.send_type,
          ].join(),
        ),
    );
    const deliveries = ['C,T', 'C,Q', 'C,V', 'D,'];
    for (const delivery of deliveries) {
      expect(states).toContain(`false,true,true,false,${delivery}`);
      expect(states).toContain(`false,true,true,true,${delivery}`);
    }
    expect(states).toContain('false,true,false,false,,');
    expect(states).toContain('false,false,false,false,,');
    expect(states).toContain('true,false,false,false,,');
  });

  it('have their status changes in order, each after the one before, none in the future', () => {
    for (const project of projects) {
      const { created_at, posted_at, choice_at, completed_at, withdrawn_at, canceled_at, settled_at } = project;
      const moments = [created_at, posted_at, choice_at, completed_at, withdrawn_at, canceled_at, settled_at, NOW];
      const known = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]));
      expect(known, project.project_name).toEqual([...known].sort((one, other) => one - other));
    }
    const received = projects.filter((project) => project.material_received);
    for (const { material_received_at, choice_at } of received) {
      expect(Number(material_received_at)).toBeGreaterThan(Number(choice_at));
      expect(Number(material_received_at)).toBeLessThan(Number(NOW));
    }
  });

  it('have one to four start dates, in the future while open, with the chosen one among them', () => {
    const today = seoulDay(NOW);
    for (const { id, status, choice_date, completed_at } of projects) {
      const dates = startDates.get(id) ?? [];
      expect([1, 2, 3, 4]).toContain(dates.length);
      if (isBeforeAward(status)) expect(dates.every((day) => day > today)).toBe(true);
      if (choice_date === null) continue;
      expect(dates).toContain(choice_date);
      expect(seoulDay(completed_at ?? new Date(`${choice_date}T00:00:00+09:00`)) >= choice_date).toBe(true);
    }
  });

  it('have a reason exactly when they were withdrawn or canceled', () => {
    for (const project of projects) {
      expect(project.withdraw_memo !== '').toBe(project.status === 'F');
      expect(project.cancel_memo !== '').toBe(project.status === 'C');
    }
  });

  it('pass the checks of posting (T2), and have materials unless none are needed', async () => {
    const { materials, pms } = await wholeOf(loaded);
    for (const project of projects) {
      const lines = materials.filter((line) => line.project_id === project.id);
      const failure = firstFailure(editChecks, {
        ProjectName: project.project_name,
        Price: String(project.price),
        AddPrice: String(project.add_price),
        AreaId: project.area_id,
        StartDate: startDates.get(project.id) ?? [],
        MaterialsNoYN: project.no_materials ? 'Y' : 'N',
        Materials: lines.map((line) => ({ MaterialId: line.material_id, MaterialCnt: line.quantity })),
        MizeSalesUserId: project.sales_user_id,
        MizePMUserId: pms.filter((pm) => pm.project_id === project.id).map((pm) => pm.user_id),
        CustomerName: project.customer_name,
        Addr2: project.addr2,
        PlaceName: project.place_name,
        PlaceManagerName: project.place_manager_name,
        PlaceManagerMobile: project.place_manager_mobile,
      });
      expect(failure, project.project_name).toBeUndefined();
      expect(lines.length === 0).toBe(project.no_materials);
    }
  });

  it('have the first checklist fully rated once completed, the second only for some (D-61)', async () => {
    const scores = await loaded.ctx.db
      .selectFrom('outsourced_score')
      .innerJoin('check_item', 'check_item.id', 'check_item_id')
      .select(['project_id', 'list', 'score'])
      .execute();
    const items = await loaded.ctx.db.selectFrom('check_item').selectAll().execute();
    const rated = (id: number, list: number) =>
      scores.filter((row) => row.project_id === id && row.list === list).length;
    const done = projects.filter(({ status }) => ['YY', 'B', 'E'].includes(status));
    for (const { id } of done) expect(rated(id, 1)).toBe(items.filter((item) => item.list === 1).length);
    const second = done.filter(({ id }) => rated(id, 2) > 0);
    expect(second.length).toBeGreaterThan(done.length / 2);
    expect(second.length).toBeLessThan(done.length);
    expect(scores.every(({ score }) => score >= 1)).toBe(true);
  });

  it('have invoice dates in six months and awards of all four contractor accounts', () => {
    const billed = projects.filter(({ status }) => status === 'B' || status === 'E');
    expect(new Set(billed.map((project) => project.bill_date?.slice(0, 7)))).toEqual(
      new Set(['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']),
    );
    for (const winner of ['hanbit1', 'hanbit2', 'daon1', 'saebyeok1']) {
      const states = projects.filter((project) => project.choice_user_id === winner).map(({ status }) => status);
      expect(states, winner).toEqual(expect.arrayContaining(['Y', 'YY', 'B', 'E']));
    }
    expect(new Set(projects.map((project) => project.choice_company_id)).size).toBeGreaterThan(10);
  });

  it('match the counts of the tally exactly', async () => {
    const tally = await loaded.ctx.db
      .selectFrom('outsourced_tally')
      .select((query) => ['status', query.fn.sum<string>('total').as('total')])
      .groupBy('status')
      .execute();
    for (const status of PROJECT_STATUSES) {
      const counted = Number(tally.find((row) => row.status === status)?.total);
      expect(counted, status).toBe(projects.filter((project) => project.status === status).length);
    }
  });
});

describe('demonstration photos', () => {
  it('are valid pictures with unique names, for about forty projects, some of them open', async () => {
    const { photos } = await wholeOf(loaded);
    const owners = new Set(photos.map((photo) => photo.project_id));
    expect(owners.size).toBeGreaterThanOrEqual(35);
    for (const owner of owners)
      expect(photos.filter((photo) => photo.project_id === owner).length).toBeLessThanOrEqual(8);
    const open = projects.filter(({ status }) => status === 'N');
    expect(open.some(({ id }) => owners.has(id)) && open.some(({ id }) => !owners.has(id))).toBe(true);
    expect(photos.every((photo) => /^\d{17}_\S.*\.(jpg|webp)$/.test(photo.name))).toBe(true);

    const name = photos[0]?.name ?? '';
    const file = await openStoredFile(loaded.ctx, 'Construction', name);
    const bytes = await buffer(file?.stream ?? Readable.from([]));
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, bytes: bytes.length }).toEqual({ width: 1024, height: 768, bytes: file?.bytes });
    expect(`image/${format}`).toBe(file?.mime);
    const stored = await loaded.ctx.db
      .selectFrom('stored_file')
      .selectAll()
      .where('folder', '=', 'Construction')
      .execute();
    expect(stored.map((row) => row.name).sort()).toEqual(photos.map((photo) => photo.name).sort());
  });
});

describe('loading the demonstration again', () => {
  it('does nothing in a database with users', async () => {
    expect(loaded.first).toBe(true);
    const before = await wholeOf(loaded);
    expect(await loadDemo(loaded.ctx)).toBe(false);
    expect(await wholeOf(loaded)).toEqual(before);
  });

  it('into another empty database gives the same data at the same moment', async () => {
    const again = await load();
    try {
      expect(await wholeOf(again)).toEqual(await wholeOf(loaded));
    } finally {
      await again.close();
    }
  });

  it('by several processes at once loads once', async () => {
    const database = await startDatabase();
    const ctx = ctxOf(database.db, noFiles);
    try {
      const answers = await Promise.all([loadDemo(ctx), loadDemo(ctx), loadDemo(ctx)]);
      expect(answers.filter((answer) => answer)).toHaveLength(1);
      const { total } = await database.db
        .selectFrom('outsourced_project')
        .select((query) => query.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      expect(total).toBe(projects.length);
    } finally {
      await database.close();
    }
  });

  it('leaves nothing behind when it fails', async () => {
    const database = await startDatabase();
    const storedKeys = new Set<string>();
    let freeFiles = 20;
    const files: Ctx['files'] = {
      ...noFiles,
      put: async (key) => {
        freeFiles -= 1;
        if (freeFiles < 0) throw new Error('disk full');
        storedKeys.add(key);
      },
      remove: async (key) => void storedKeys.delete(key),
    };
    try {
      await expect(loadDemo(ctxOf(database.db, files))).rejects.toThrow('disk full');
      expect(await database.db.selectFrom('portal_user').selectAll().execute()).toEqual([]);
      expect(await database.db.selectFrom('company').selectAll().execute()).toEqual([]);
      expect(storedKeys.size).toBe(0);
    } finally {
      await database.close();
    }
  });

  it.each(['2026-12-01T00:30:00+09:00', '2028-02-29T23:50:00+09:00'])(
    'keeps every constraint on %s',
    async (moment) => {
      const then = await load(new Date(moment));
      try {
        const rows = await projectsOf(then);
        const today = seoulDay(new Date(moment));
        expect(rows).toHaveLength(projects.length);
        expect(rows.every((row) => row.created_at < new Date(moment))).toBe(true);
        expect(rows.every((row) => row.bill_date === null || row.bill_date <= today)).toBe(true);
      } finally {
        await then.close();
      }
    },
  );
});
