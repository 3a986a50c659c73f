import { createHmac, randomBytes } from 'node:crypto';
import type { TalkSetting } from '#settings/talk.ts';

/** A request that failed: 'silence' without an answer, otherwise status and error code of the provider. */
export class TalkError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`talk ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
  /** Whether the provider may have taken the request, or takes it later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** How long the provider may take to answer. A message needs five requests at most, within the time of a sender. */
const TIMEOUT_MS = 8000;

/** The header of a request: its time and a salt, signed with the secret. */
export function authorization({ apiKey, apiSecret }: TalkSetting, date: string, salt: string): string {
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

type Method = 'GET' | 'POST' | 'PUT';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readAnswer(answer: Response): Promise<Record<string, unknown>> {
  const body: unknown = await answer.json().catch(() => ({}));
  return isObject(body) ? body : {};
}

/** Calls the provider. Throws TalkError. Numbers and texts are in no error. */
async function request(
  setting: TalkSetting,
  method: Method,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const date = new Date().toISOString();
  const headers = {
    authorization: authorization(setting, date, randomBytes(16).toString('hex')),
    'content-type': 'application/json',
  };
  const answer = await fetch(`${setting.url}/messages/v4/${path}`, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new TalkError(0, 'silence');
  });
  const read = await readAnswer(answer);
  if (!answer.ok) throw new TalkError(answer.status, String(read['errorCode'] ?? ''));
  return read;
}

/** One message of a group, as the provider takes it. */
export type TalkMessage = {
  to: string;
  from: string;
  type: 'ATA';
  text: string;
  kakaoOptions: {
    pfId: string;
    templateId: string;
    disableSms: boolean;
    buttons: { buttonType: 'WL'; buttonName: string; linkMo: string; linkPc: string }[];
  };
  /** What goes out where it does not arrive. */
  replacements: { to: string; from: string; type: 'SMS' | 'LMS'; text: string; subject?: string }[];
};

/** Makes an empty group. Nothing is sent before `sendGroup`. */
export async function makeGroup(setting: TalkSetting): Promise<string> {
  const { groupId } = await request(setting, 'POST', 'groups', {});
  if (typeof groupId !== 'string' || !/^\w{1,100}$/.test(groupId)) throw new TalkError(500, 'no group');
  return groupId;
}

/** How many messages a group has. The provider counts registered ones before it counts the total. */
function countOf(count: unknown): number {
  if (!isObject(count)) return 0;
  return Math.max(...['total', 'registeredSuccess', 'registeredFailed'].map((name) => Number(count[name] ?? 0)));
}

/** What the provider says of a group: whether it was told to send, and how many messages it has. */
export async function askGroup(setting: TalkSetting, groupId: string): Promise<{ isStarted: boolean; count: number }> {
  const { status, count } = await request(setting, 'GET', `groups/${groupId}`);
  return { isStarted: status !== 'PENDING', count: countOf(count) };
}

/** Adds a message to a group, and answers the code of the provider: '2000' when it took the message. */
export async function addMessage(setting: TalkSetting, groupId: string, message: TalkMessage): Promise<string> {
  const { resultList } = await request(setting, 'PUT', `groups/${groupId}/messages`, { messages: [message] });
  const [result] = Array.isArray(resultList) ? resultList : [];
  return isObject(result) ? String(result['statusCode'] ?? '') : '';
}

/** Tells the provider to send a group. A group is sent once, however often it is told. */
export const sendGroup = (setting: TalkSetting, groupId: string) =>
  request(setting, 'POST', `groups/${groupId}/send`, {});

/** What became of a message. `isText` is one that goes out as text where 알림톡 does not arrive. */
export type TalkResult = { isEnded: boolean; code: string; isText: boolean };

/** Status and code of each message of a group, without numbers and texts. */
export async function readResults(setting: TalkSetting, groupId: string): Promise<TalkResult[]> {
  const { messageList } = await request(setting, 'GET', `groups/${groupId}/messages`);
  return Object.values(isObject(messageList) ? messageList : {})
    .filter(isObject)
    .map((message) => ({
      isEnded: message['status'] === 'COMPLETE' || message['status'] === 'FAILED',
      code: String(message['statusCode'] ?? ''),
      isText: message['type'] !== 'ATA',
    }));
}
