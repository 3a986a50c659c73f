import { readFileSync } from 'node:fs';

/** The bodies of the provider's answers, as its reference shows them (talk-wire/README.md). */
const bodyOf = (name: 'make' | 'add' | 'ask' | 'send' | 'results'): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`./talk-wire/${name}.json`, import.meta.url), 'utf8')).answer.body;
const SHOWN = { group: bodyOf('ask'), added: bodyOf('add'), results: bodyOf('results') };

/** The first entry of a list or record of an answer, which others are made like. */
const firstOf = (entries: unknown): object => Object.values(entries as object)[0] ?? {};

/** A message as the portal gives it to the provider. */
export type GivenMessage = {
  to: string;
  from: string;
  text: string;
  kakaoOptions: { pfId: string; templateId: string; buttons: { linkMo: string }[] };
  replacements: { type: string; text: string }[];
};

/** The requests of a message, by what they do. */
export type TalkStep = 'make' | 'ask' | 'add' | 'send' | 'results';
export type TalkAnswer = { status: number; body: object };
export type TalkGroup = { id: string; status: 'PENDING' | 'COMPLETE'; messages: GivenMessage[] };

const ok = (body: object): TalkAnswer => ({ status: 200, body });

/** A refusal in the wire of the provider. */
export const refusal = (status: number, errorCode: string): TalkAnswer => ({
  status,
  body: { errorCode, errorMessage: errorCode },
});

const viewGroup = ({ id, status, messages }: TalkGroup) => ({
  ...SHOWN.group,
  _id: id,
  groupId: id,
  status,
  count: {
    ...(SHOWN.group['count'] as object),
    total: status === 'PENDING' ? 0 : messages.length,
    registeredSuccess: messages.length,
  },
});

/** What a provider of 알림톡 does: groups are made, filled, told to send once, and asked. */
export class TalkProvider {
  groups: TalkGroup[] = [];
  /** Every message that was sent, which costs money each time. */
  sent: GivenMessage[] = [];
  hasBalance = true;
  /** The code in the result of messages to a number; '4000' by default, '' while it is unknown. */
  results = new Map<string, string>();
  /** The code of the text that went out instead to a number; '' while it is unknown. */
  texts = new Map<string, string>();

  /** Answers a request of a step. */
  answer(step: TalkStep, groupId: string, body: unknown): TalkAnswer {
    if (step === 'make') return this.make();
    const group = this.groups.find(({ id }) => id === groupId);
    if (group === undefined) return refusal(404, 'GroupNotFound');
    if (step === 'add') return this.add(group, (body as { messages: GivenMessage[] }).messages);
    if (step === 'send') return this.send(group);
    return step === 'results' ? this.listResults(group) : ok(viewGroup(group));
  }

  private make(): TalkAnswer {
    const group: TalkGroup = { id: `G4V${this.groups.length + 1}`, status: 'PENDING', messages: [] };
    this.groups.push(group);
    return ok(viewGroup(group));
  }

  private add(group: TalkGroup, messages: readonly GivenMessage[]): TalkAnswer {
    group.messages.push(...messages);
    const resultList = messages.map(({ to, from }) => ({ ...firstOf(SHOWN.added['resultList']), to, from }));
    return ok({ errorCount: 0, resultList });
  }

  private send(group: TalkGroup): TalkAnswer {
    if (!this.hasBalance) return refusal(402, 'NotEnoughBalance');
    if (group.status !== 'PENDING') return refusal(400, 'InvalidGroupStatus');
    group.status = 'COMPLETE';
    this.sent.push(...group.messages);
    return ok({ ...viewGroup(group), status: 'SENDING' });
  }

  private listResults({ id, messages }: TalkGroup): TalkAnswer {
    const messageList = messages.flatMap(({ to, text, replacements }, index) => {
      const shown = (statusCode: string) => ({
        ...firstOf(SHOWN.results['messageList']),
        to,
        text,
        status: statusCode === '' ? 'SENDING' : 'COMPLETE',
        statusCode,
      });
      const code = this.texts.get(to);
      const type = replacements[0]?.type;
      const instead = code === undefined ? [] : [[`M${id}${index}T`, { ...shown(code), type, replacement: true }]];
      return [[`M${id}${index}`, shown(this.results.get(to) ?? '4000')], ...instead];
    });
    return ok({ ...SHOWN.results, messageList: Object.fromEntries(messageList) });
  }
}
