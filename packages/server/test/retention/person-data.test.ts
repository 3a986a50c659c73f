import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { writePersonData } from '../../src/commands/person-data.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  await postProject(portal, { CustomerName: '남의 고객사' });
});
afterAll(() => portal.close());

const REASON = '본인의 열람 요청에 답하기 위해';
const read = (UserId: string, Reason = REASON, as: 'admin' | 'sales1' = 'admin') =>
  portal.call('Retention/person-data', { UserId, Reason }, { as });

type Content = { 아이디: string; 표: { 표: string; 열: string; 건수: number; 행: Record<string, unknown>[] }[] };

describe('what is held about one person (D-523)', () => {
  it('is every table that names them, with the rows about them and nothing about others', async () => {
    const [file] = (await read('sales1')).ok.data;
    const content: Content = JSON.parse(file?.content ?? '{}');
    const of = (table: string) => content.표.filter((one) => one.표 === table);
    expect(of('portal_user')[0]?.행[0]).toMatchObject({ user_id: 'sales1', user_name: '박영업' });
    expect(of('menu_grant')[0]?.건수).toBeGreaterThan(10);
    expect(of('security_event').length).toBeGreaterThan(0);
    const project = of('outsourced_project').find(({ 열 }) => 열 === 'created_by');
    expect([project?.건수, project?.행]).toEqual([1, []]);
    // Nothing of the customer of a project, no password, no token.
    for (const secret of ['남의 고객사', 'password_hash', '$argon2', '\\\\x'])
      expect(file?.content).not.toContain(secret);
    expect(file?.blanking.map(({ label }) => label)).toEqual(['퇴사한 직원', '퇴사한 직원의 주민번호·계좌번호']);
    expect(file?.rows).toBe(content.표.reduce((sum, { 건수 }) => sum + 건수, 0));
  });

  it('says from which day a person who left may be blanked', async () => {
    const [file] = (await read('gone1')).ok.data;
    expect(file?.blanking).toEqual([expect.objectContaining({ label: '삭제된 업체 담당자', fromDay: '2027-11-19' })]);
  });

  it('is for permission M, with a reason of ten characters, and logged as a reading of that person', async () => {
    expect((await read('sales1', REASON, 'sales1')).status).toBe(403);
    const short = await read('sales1', '요청');
    expect([short.status, JSON.parse(short.raw).message]).toEqual([
      400,
      '자료를 만드는 사유를 10자 이상 입력해주세요.',
    ]);
    expect((await read('nobody')).status).toBe(404);
    await read('pm2');
    const last = portal.ctx.db.selectFrom('access_log').selectAll().orderBy('id', 'desc');
    const expected = { reader_id: 'admin', subject_id: 'pm2', task: 'person-data', reason: REASON };
    expect(await last.executeTakeFirst()).toMatchObject(expected);
  });

  it('is written by a command into a new file for its owner alone', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'person-')), 'sales1.json');
    expect(await writePersonData(portal.ctx, ['SALES1', path])).toContain('sales1의 자료를 썼습니다');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ 아이디: 'sales1', 이름: '박영업' });
    await expect(writePersonData(portal.ctx, ['sales1', path])).rejects.toThrow('이미 있는 파일입니다');
    await expect(writePersonData(portal.ctx, ['nobody', `${path}2`])).rejects.toThrow('없는 아이디입니다: nobody');
    await expect(writePersonData(portal.ctx, [])).rejects.toThrow('사용법');
  });
});
