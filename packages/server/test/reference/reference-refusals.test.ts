import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const as = { as: 'admin' } as const;
const NOWHERE = 99_999;
const LONG = '가'.repeat(201);
const idOf = (reply: { ok: { data: { id: number }[] } }): number => reply.ok.data[0]?.id ?? 0;
const company = (fields: object = {}) => ({
  CompanyName: '시험업체',
  BusinessNumber: '',
  Representative: '',
  CompanyPhone: '',
  ...fields,
});

describe('changes of missing rows and blank, long or used values are refused, and change nothing', () => {
  it('in short lists', async () => {
    const bank = idOf(await portal.call('Reference/name-add', { Kind: 'bank', Name: '가은행' }, as));
    const requests = [
      ['name-add', { Kind: 'bank', Name: '' }, 400, 'FIELD_REQUIRED'],
      ['name-add', { Kind: 'bank', Name: LONG }, 400, 'TOO_LONG'],
      ['name-add', { Kind: 'bank', Name: ' 가은행 ' }, 409, 'REFERENCE_EXISTS'],
      ['name-add', { Kind: 'banks', Name: '나은행' }, 400, 'BAD_REQUEST'],
      ['name-edit', { Kind: 'bank', Id: NOWHERE, Name: '나은행' }, 404, 'NOT_FOUND'],
      ['name-edit', { Kind: 'bank', Id: bank, Name: ' ' }, 400, 'FIELD_REQUIRED'],
      ['name-edit', { Kind: 'bank', Id: bank, Name: '국민은행' }, 409, 'REFERENCE_EXISTS'],
      ['name-retire', { Kind: 'bank', Id: NOWHERE, ActiveYN: 'N' }, 404, 'NOT_FOUND'],
      ['name-remove', { Kind: 'bank', Id: NOWHERE }, 404, 'NOT_FOUND'],
      // An id is valid only in its own list.
      ['name-edit', { Kind: 'check-two', Id: 1, Name: '다른 목록' }, 404, 'NOT_FOUND'],
      ['name-order', { Kind: 'bank', Ids: [{ Id: bank }] }, 409, 'STALE'],
      ['name-order', { Kind: 'bank', Ids: [] }, 409, 'STALE'],
    ] as const;
    const before = (await portal.call('Reference/name-list', { Kind: 'bank' }, as)).ok.data;
    for (const [call, body, status, code] of requests) {
      const reply = await portal.call(`Reference/${call}`, body, as);
      expect([call, body, reply.status, reply.refusal.code]).toEqual([call, body, status, code]);
    }
    expect((await portal.call('Reference/name-list', { Kind: 'bank' }, as)).ok.data).toEqual(before);
  });

  it('of companies, materials and menus', async () => {
    const Id = idOf(await portal.call('Reference/company-add', company({ BusinessNumber: '220-81-62517' }), as));
    const other = idOf(await portal.call('Reference/company-add', company({ CompanyName: '둘째업체' }), as));
    const rod = { MaterialName: '철근', ModelName: 'D10', Unit: 'm' };
    const material = idOf(await portal.call('Reference/material-add', rod, as));
    await portal.call('Reference/material-add', { ...rod, ModelName: 'D13' }, as);
    const menu = { MenuName: '자료', MenuLink: '', MenuDomain: '' };
    const requests = [
      ['company-edit', { Id: NOWHERE, ...company() }, 404, 'NOT_FOUND'],
      ['company-edit', { Id: portal.companies.get('마이즈'), ...company() }, 404, 'NOT_FOUND'],
      ['company-edit', { Id, ...company({ CompanyName: '' }) }, 400, 'FIELD_REQUIRED'],
      ['company-edit', { Id, ...company({ CompanyName: LONG }) }, 400, 'TOO_LONG'],
      ['company-edit', { Id, ...company({ BusinessNumber: '1234567890' }) }, 400, 'FIELD_REQUIRED'],
      ['company-edit', { Id, ...company({ CompanyPhone: '1' }) }, 400, 'FIELD_REQUIRED'],
      ['company-edit', { Id, ...company({ CompanyName: '둘째업체' }) }, 409, 'REFERENCE_EXISTS'],
      [
        'company-edit',
        { Id: other, ...company({ CompanyName: '둘째업체', BusinessNumber: '2208162517' }) },
        409,
        'REFERENCE_EXISTS',
      ],
      ['company-retire', { Id: NOWHERE, ActiveYN: 'N' }, 404, 'NOT_FOUND'],
      ['company-remove', { Id: NOWHERE }, 404, 'NOT_FOUND'],
      ['company-remove', { Id: portal.companies.get('마이즈') }, 404, 'NOT_FOUND'],
      ['material-edit', { Id: NOWHERE, ...rod }, 404, 'NOT_FOUND'],
      ['material-edit', { Id: material, ...rod, MaterialName: ' ' }, 400, 'FIELD_REQUIRED'],
      ['material-edit', { Id: material, ...rod, Unit: '가'.repeat(21) }, 400, 'TOO_LONG'],
      ['material-edit', { Id: material, ...rod, ModelName: 'D13' }, 409, 'REFERENCE_EXISTS'],
      ['material-retire', { Id: NOWHERE, ActiveYN: 'N' }, 404, 'NOT_FOUND'],
      ['material-remove', { Id: NOWHERE }, 404, 'NOT_FOUND'],
      ['menu-add', { ...menu, MenuName: '' }, 400, 'FIELD_REQUIRED'],
      ['menu-add', { ...menu, TopMenuId: NOWHERE }, 404, 'NOT_FOUND'],
      ['menu-edit', { ...menu, Type: 'L', MenuId: NOWHERE }, 404, 'NOT_FOUND'],
      ['menu-edit', { ...menu, Type: 'L', MenuId: 103, MenuLink: 'employee' }, 400, 'FIELD_REQUIRED'],
      ['menu-edit', { ...menu, Type: 'T', MenuId: 3, MenuDomain: 'javascript:alert(1)' }, 400, 'FIELD_REQUIRED'],
      ['menu-retire', { Type: 'T', MenuId: NOWHERE, ActiveYN: 'N' }, 404, 'NOT_FOUND'],
      ['menu-order', { Type: 'T', Ids: [{ Id: NOWHERE }] }, 404, 'NOT_FOUND'],
      ['menu-order', { Type: 'T', Ids: [{ Id: 1 }, { Id: 1 }] }, 409, 'STALE'],
    ] as const;
    for (const [call, body, status, code] of requests) {
      const reply = await portal.call(`Reference/${call}`, body, as);
      expect([call, body, reply.status, reply.refusal.code]).toEqual([call, body, status, code]);
    }
    // A company's own number is not a conflict.
    const same = company({ BusinessNumber: '220-81-62517' });
    expect((await portal.call('Reference/company-edit', { Id, ...same }, as)).status).toBe(200);
    expect((await portal.call('Reference/material-edit', { Id: material, ...rod }, as)).status).toBe(200);
  });
});

describe('what is in use is not removed (D-133)', () => {
  it('a bank or a position of an employee, a region of a manager, used check items, and a winning company', async () => {
    const add = async (Kind: string, Name: string) => idOf(await portal.call('Reference/name-add', { Kind, Name }, as));
    const used = {
      bank: await add('bank', '쓰는은행'),
      position: await add('position', '쓰는직책'),
      area: await add('area', '쓰는지역'),
    };
    const dept = await departmentOf(portal, '개발팀');
    const fields = { UserID: 'uses', BankId: used.bank, Position: '쓰는직책' };
    expect((await sendUserForm(portal, 'User/user-add', employeeFields(dept, fields), 'admin')).status).toBe(200);
    const manager = { CompanyId: portal.companies.get('한빛설비'), UserName: '지역담당', UserPosition: '과장' };
    const sent = { ...manager, UserPhone: '010-9300-0001', AreaId: used.area };
    expect((await portal.call('Manager/manager-add', sent, as)).status).toBe(200);
    for (const [Kind, Id] of Object.entries(used)) {
      const { status, refusal } = await portal.call('Reference/name-remove', { Kind, Id }, as);
      expect([Kind, status, refusal.code]).toEqual([Kind, 409, 'REFERENCE_IN_USE']);
    }

    const project = await postProject(portal);
    await portal.call('Construction/construction-accept', acceptance(project), { as: 'daon1' });
    const checks = (await portal.call('Reference/name-list', { Kind: 'check' }, as)).ok.data;
    const [item] = checks;
    await portal.ctx.db
      .insertInto('outsourced_score')
      .values({ project_id: project, check_item_id: item?.id ?? 0, score: 3 })
      .execute();
    const checked = await portal.call('Reference/name-remove', { Kind: 'check', Id: item?.id }, as);
    expect([checked.status, checked.refusal.code]).toEqual([409, 'REFERENCE_IN_USE']);
    expect((await portal.call('Reference/name-list', { Kind: 'check' }, as)).ok.data).toEqual(checks);
    const won = await portal.call('Reference/company-remove', { Id: portal.companies.get('다온전기') }, as);
    expect([won.status, won.refusal.code]).toEqual([409, 'REFERENCE_IN_USE']);
  });
});

describe('two at once in reference data', () => {
  it.each([
    ['name-add', { Kind: 'position', Name: '동시직책' }],
    ['name-add', { Kind: 'check', Name: '동시 평가 항목' }],
    ['company-add', company({ CompanyName: '동시업체' })],
    ['material-add', { MaterialName: '동시자재', ModelName: '', Unit: '' }],
  ] as const)('%s %j is added once, and the others are told that it exists', async (call, body) => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => portal.call(`Reference/${call}`, body, as)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(replies.flatMap(({ refusal }) => refusal.code ?? [])).toEqual(Array(3).fill('REFERENCE_EXISTS'));
  });

  it('menus added at once get different numbers', async () => {
    const add = (MenuName: string) =>
      portal.call('Reference/menu-add', { MenuName, MenuLink: '', MenuDomain: '', MenuMode: 'M' }, as);
    const replies = await Promise.all(['하나', '둘', '셋', '넷'].map(add));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(idOf)).size).toBe(4);
  });
});
