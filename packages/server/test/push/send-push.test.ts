import { type PushService, startPushService } from '@portal/demo/stand-ins/push-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { isAtPushService } from '#areas/push/push-hosts.ts';
import { sendPush } from '#areas/push/send-push.ts';
import type { PushSetting } from '#settings/senders.ts';

const PAYLOAD = { title: '새 일감', body: '송도 · 20,400,000 원', page: '/projects/companyview/7', tag: 'project-7' };

let service: PushService;
let setting: PushSetting;
beforeAll(async () => {
  service = await startPushService();
  setting = { ...webPush.generateVAPIDKeys(), contact: 'mailto:it@example.com', hosts: [service.origin] };
});
afterAll(() => service.close());

const sendTo = (name: string, urgent = false) => sendPush(setting, service.subscribe(name), PAYLOAD, urgent);

describe('one push message (D-415)', () => {
  it('arrives encrypted for its browser alone, with who sends it, its urgency and how long it is kept', async () => {
    expect(await sendTo('urgent', true)).toEqual({ outcome: 'taken', code: '201' });
    expect(service.arrived.at(-1)).toEqual({
      name: 'urgent',
      text: JSON.stringify(PAYLOAD),
      urgency: 'high',
      ttl: 86_400,
      contact: 'mailto:it@example.com',
    });
    await sendTo('plain');
    expect(service.arrived.at(-1)).toMatchObject({ urgency: 'normal' });
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'again'],
    [500, 'again'],
    [503, 'again'],
    [400, 'refused'],
    [413, 'refused'],
    [302, 'refused'],
  ] as const)('answer %d is %s', async (status, outcome) => {
    const subscription = service.subscribe(`answer ${status}`);
    const headers = { location: `${service.origin}/push/elsewhere` };
    service.answer(`answer ${status}`, { status, headers, body: '' });
    const before = service.arrived.length;
    expect(await sendPush(setting, subscription, PAYLOAD)).toEqual({ outcome, code: String(status) });
    // A redirect is not followed.
    expect(service.arrived).toHaveLength(before);
  });

  it('a service that says nothing, or does not listen, is tried again', async () => {
    const subscription = service.subscribe('silent');
    service.answer('silent', 'silence');
    expect(await sendPush(setting, subscription, PAYLOAD)).toEqual({ outcome: 'again', code: 'silence' });
    const nobody = 'http://127.0.0.1:9';
    const away = { ...service.subscribe('away'), endpoint: `${nobody}/push/away` };
    expect((await sendPush({ ...setting, hosts: [nobody] }, away, PAYLOAD)).outcome).toBe('again');
  });

  it('keys that are none are refused, and nothing is sent', async () => {
    const broken = { ...service.subscribe('broken'), p256dh: 'BAAA' };
    expect(await sendPush(setting, broken, PAYLOAD)).toEqual({ outcome: 'refused', code: 'keys' });
  });

  it('an address elsewhere is never called', async () => {
    const subscription = service.subscribe('elsewhere');
    const before = service.arrived.length;
    const strict = { ...setting, hosts: ['fcm.googleapis.com'] };
    expect(await sendPush(strict, subscription, PAYLOAD)).toEqual({ outcome: 'refused', code: 'host' });
    expect(service.arrived).toHaveLength(before);
  });
});

describe('the addresses that may be called', () => {
  const hosts = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:8129'];
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://FCM.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/QAB',
    'http://127.0.0.1:8129/push/a',
  ])('%s', (endpoint) => expect(isAtPushService(endpoint, hosts)).toBe(true));

  it.each([
    '',
    'fcm.googleapis.com',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/fcm',
    'https://fcm.googleapis.com.example.com/fcm',
    'https://evilfcm.googleapis.com/fcm',
    'https://push.apple.com/QAB',
    'https://evilpush.apple.com/QAB',
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:8128/push/a',
    'http://127.0.0.1/push/a',
    'file:///etc/passwd',
    'data:text/plain,a',
  ])('not %s', (endpoint) => expect(isAtPushService(endpoint, hosts)).toBe(false));
});
