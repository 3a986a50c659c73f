import { readdirSync, readFileSync } from 'node:fs';
import { type PushAnswer, type PushService, startPushService } from '@portal/demo/stand-ins/push-service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { sendPush } from '#areas/push/send-push.ts';

type Exchange = {
  request: { method: string; headers: Record<string, string> };
  answer: PushAnswer;
  outcome: string;
};

const WIRE = new URL('../../../demo/src/stand-ins/push-wire/', import.meta.url);
const names = readdirSync(WIRE).filter((name) => name.endsWith('.json'));
const exchangeOf = (name: string): Exchange => JSON.parse(readFileSync(new URL(name, WIRE), 'utf8'));

const PAYLOAD = { title: '새 일감', body: '송도', page: '/projects/companyview/7', tag: 'project-7' };

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

it.each(names)('the exchange %s: the portal sends this head, and judges this answer (D-415)', async (name) => {
  const { request, answer, outcome } = exchangeOf(name);
  const subscription = service.subscribe(name);
  service.answer(name, answer);
  const setting = { ...webPush.generateVAPIDKeys(), contact: 'mailto:it@example.com', hosts: [service.origin] };
  expect(await sendPush(setting, subscription, PAYLOAD)).toEqual({ outcome, code: String(answer.status) });
  expect(service.newestHead()).toMatchObject(request.headers);
});
