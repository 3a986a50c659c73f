import { type PushService, startPushService } from '@portal/demo/stand-ins/push-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { deliverAllOutside } from '#areas/notify/public/deliver-outside.ts';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import { projectInState, succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { pushSettings } from '#test-kit/push.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { emptyInboxes } from '../notify/inboxes.ts';

const START = new Date('2026-11-20T01:00:00Z');
const SECRETS = { CustomerName: '비밀고객', Addr1: '비밀주소', Place: '비밀현장', PlaceManager: '비밀담당' };

let service: PushService;
let portal: TestApp;
beforeAll(async () => {
  service = await startPushService();
  portal = await startApp(pushSettings(service.origin));
});
afterAll(async () => {
  await portal.close();
  await service.close();
});
beforeEach(async () => {
  portal.clock.now = START;
  service.arrived.length = 0;
  await portal.ctx.db.deleteFrom('push_device').execute();
  await portal.resetLimits();
  await emptyInboxes(portal);
});

const pass = (seconds: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
};
const deliver = async (): Promise<void> => {
  await deliverMessages(portal.ctx);
  pass(60);
  await deliverAllOutside(portal.ctx);
};
async function addDevice(name: string, as: Person): Promise<void> {
  const { endpoint, p256dh, auth } = service.subscribe(name);
  const body = { Endpoint: endpoint, P256dh: p256dh, Auth: auth };
  expect((await portal.call('Notify/push-device-add', body, { as })).status).toBe(200);
}
const arrivedAt = (name: string): unknown[] =>
  service.arrived.filter((push) => push.name === name).map(({ text }) => JSON.parse(text));
/** State and reason of each push. */
async function states(): Promise<string[]> {
  const rows = portal.ctx.db.selectFrom('notify_delivery').selectAll().where('channel', '=', 'push').orderBy('id');
  return (await rows.execute()).map(({ user_id, state, reason }) => `${user_id} ${state} ${reason}`.trim());
}
const countDevices = async (): Promise<number> =>
  (await portal.ctx.db.selectFrom('push_device').selectAll().execute()).length;

describe('the way push (D-415)', () => {
  it('an offer reaches the devices of whoever has one: what it is, where it leads, and nothing of the customer', async () => {
    await addDevice('phone', 'daon1');
    await addDevice('office', 'daon1');
    const Id = await postProject(portal, { ProjectName: '송도 무선 AP', ...SECRETS });
    await deliver();
    const payload = {
      title: '새 일감',
      body: expect.stringMatching(/^송도 무선 AP\n.+ 원$/),
      page: `/projects/companyview/${Id}`,
      tag: `project-${Id}`,
    };
    expect(arrivedAt('phone')).toEqual([payload]);
    expect(arrivedAt('office')).toEqual([payload]);
    expect(service.arrived.map(({ text }) => text).join()).not.toMatch(/비밀/);
    expect(await states()).toEqual(['daon1 D']);
  });

  it('an urgent change goes out at once, says so, and nothing of its project replaces it on the device (D-415)', async () => {
    await addDevice('phone', 'daon1');
    const Id = await postProject(portal, { StartDate: '2026-11-21' });
    await succeed(portal, 'Construction/construction-accept', acceptance(Id, { ChoiceSelDate: '2026-11-21' }), 'daon1');
    await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '비밀사유' }, 'sales1');
    await deliverMessages(portal.ctx);
    await deliverAllOutside(portal.ctx);
    expect(service.arrived.at(-1)?.urgency).toBe('high');
    expect(arrivedAt('phone').at(-1)).toMatchObject({
      title: '긴급 · 수주철회',
      tag: expect.stringMatching(/^message-\d+$/),
    });
    expect(service.arrived.map(({ text }) => text).join()).not.toMatch(/비밀/);
  });

  it('410 removes the device; the other one still gets it', async () => {
    await addDevice('gone', 'daon1');
    await addDevice('stays', 'daon1');
    service.answer('gone', 410);
    await postProject(portal);
    await deliver();
    expect(arrivedAt('stays')).toHaveLength(1);
    expect(await states()).toEqual(['daon1 D']);
    expect(await countDevices()).toBe(1);
  });

  it('the last device gone is a failure with its reason', async () => {
    await addDevice('last', 'daon1');
    service.answer('last', 404);
    await postProject(portal);
    await deliver();
    expect(await states()).toEqual(['daon1 X device']);
    expect(await countDevices()).toBe(0);
  });

  it.each([429, 503] as const)('answer %d is tried again after its wait, and arrives once', async (status) => {
    await addDevice(`busy ${status}`, 'daon1');
    service.answer(`busy ${status}`, status);
    await postProject(portal);
    await deliver();
    expect(await states()).toEqual(['daon1 Q']);
    service.answer(`busy ${status}`, 201);
    pass(29);
    await deliverAllOutside(portal.ctx);
    expect(arrivedAt(`busy ${status}`)).toEqual([]);
    pass(1);
    await deliverAllOutside(portal.ctx);
    await deliverAllOutside(portal.ctx);
    expect(arrivedAt(`busy ${status}`)).toHaveLength(1);
    expect(await states()).toEqual(['daon1 D']);
  });

  it('what a service refuses for good is not tried again', async () => {
    await addDevice('refused', 'daon1');
    service.answer('refused', 400);
    await postProject(portal);
    await deliver();
    expect(await states()).toEqual(['daon1 X refused']);
    expect(await countDevices()).toBe(1);
  });

  it('a device whose host is no longer allowed is not called', async () => {
    await addDevice('elsewhere', 'daon1');
    await postProject(portal);
    const { push } = portal.ctx;
    try {
      portal.ctx.push = push && { ...push, hosts: ['fcm.googleapis.com'] };
      await deliver();
    } finally {
      portal.ctx.push = push;
    }
    expect(service.arrived).toEqual([]);
    expect(await states()).toEqual(['daon1 X refused']);
  });

  it('who signed out gets nothing, and whoever has no device has no delivery', async () => {
    await addDevice('gone-out', 'hanbit1');
    await portal.ctx.db.deleteFrom('push_device').execute();
    await projectInState(portal, 'N');
    await deliver();
    expect(await states()).toEqual([]);
  });

  it('who signs out while it waits: the message fails with its reason', async () => {
    await addDevice('out', 'daon1');
    await postProject(portal);
    await deliverMessages(portal.ctx);
    await portal.ctx.db.deleteFrom('push_device').execute();
    pass(60);
    await deliverAllOutside(portal.ctx);
    expect(await states()).toEqual(['daon1 X device']);
  });
});
