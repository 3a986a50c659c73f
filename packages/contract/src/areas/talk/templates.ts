import { KIND_NAMES } from '../notify/kind-names.ts';
import { NotifyKind } from '../notify/kinds.ts';

/** The kinds of messages that go out as 알림톡: those of contractors. */
export const TALK_KINDS = [
  NotifyKind.Offer,
  NotifyKind.Change,
  NotifyKind.Materials,
  NotifyKind.Finish,
  NotifyKind.Tomorrow,
  NotifyKind.Notice,
  NotifyKind.SiteTalk,
  NotifyKind.SiteLog,
  NotifyKind.SiteReport,
  NotifyKind.Account,
] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

/** What is filled into a template. Every variable that it names must have a text. */
export type TalkValues = {
  회사: string;
  제목: string;
  이름: string;
  대상: string;
  내용: string;
  링크: string;
};

/** The text of a template as it is registered, and its one button. */
export type TalkTemplate = { kind: TalkKind; text: string; button: { name: string; link: string } };

const BUTTON_NAMES: Readonly<Record<TalkKind, string>> = {
  offer: '일감 보기',
  change: '내용 보기',
  materials: '내용 보기',
  finish: '내용 보기',
  tomorrow: '내용 보기',
  notice: '공지 보기',
  siteTalk: '대화 보기',
  siteLog: '일보 쓰기',
  siteReport: '확인서 보기',
  account: '담당자 보기',
};

const SENTENCES: Readonly<Record<TalkKind, string>> = {
  offer: '신청하신 조건에 맞는 일감이 게시되었습니다.',
  change: '수주하신 프로젝트의 내용이 바뀌었습니다.',
  materials: '수주하신 프로젝트의 자재 소식입니다.',
  finish: '수주하신 프로젝트의 완료와 정산 소식입니다.',
  tomorrow: '수주하신 프로젝트의 시작일이 다가왔습니다.',
  notice: '확인이 필요한 공지가 게시되었습니다.',
  siteTalk: '수주하신 현장의 대화에 새 글이 있습니다.',
  siteLog: '도착을 등록하신 현장의 작업일보를 기다립니다.',
  siteReport: '제출하신 작업완료확인서의 소식입니다.',
  account: '소속 업체의 계정에 관한 소식입니다.',
};

const bodyOf = (kind: TalkKind): string[] => {
  if (kind === NotifyKind.Notice) return ['■ 공지: #{대상}'];
  if (kind === NotifyKind.Account) return ['■ 내용: #{내용}'];
  const lines = [kind === NotifyKind.Offer ? '■ 일감: #{대상}' : '■ 프로젝트: #{대상}', '■ 내용: #{내용}'];
  return kind === NotifyKind.Offer ? [...lines, '', '가장 먼저 수주한 업체에 배정됩니다.'] : lines;
};

/**
 * The template of a kind. Registration and message are both made from it: one differing line break loses every message
 * (D-417).
 */
export const talkTemplate = (kind: TalkKind): TalkTemplate => ({
  kind,
  text: [
    '[#{회사}] #{제목}',
    '',
    `#{이름}님, ${SENTENCES[kind]}`,
    '',
    ...bodyOf(kind),
    '',
    `※ 이 메시지는 ${KIND_NAMES[kind]} 알림톡을 신청하신 분께 발송됩니다`,
  ].join('\n'),
  button: { name: BUTTON_NAMES[kind], link: '#{링크}' },
});

/** Whether a kind goes out as 알림톡. */
export const isTalkKind = (kind: NotifyKind): kind is TalkKind => TALK_KINDS.some((one) => one === kind);

const VARIABLE = /#\{([^{}#]+)\}/g;

/** The text with every variable filled. Undefined when one has no text: such a message is never sent. */
export function fillTemplate(text: string, values: TalkValues): string | undefined {
  const filled = new Map<string, string>(Object.entries(values));
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
  if (names.some((name) => (filled.get(name) ?? '').trim() === '')) return undefined;
  return text.replace(VARIABLE, (_whole, name: string) => (filled.get(name) ?? '').replace(/\s+/g, ' ').trim());
}

/** The text message that goes out where 알림톡 does not arrive. */
export const fallbackText = ({ 회사, 제목, 대상, 내용 }: TalkValues): string =>
  [`[${회사}] ${제목}`, 대상, 내용, '포털에서 확인'].filter((part) => part.trim() !== '').join(' ');

/** Most bytes of a short text message. A longer one is a long message, which costs more. */
export const SHORT_BYTES = 90;

/** The bytes of a text in EUC-KR, as carriers count it: one for each ASCII character, two for any other. */
export const textBytes = (text: string): number => {
  let bytes = 0;
  for (const character of text) bytes += (character.codePointAt(0) ?? 0) < 128 ? 1 : 2;
  return bytes;
};

/** The sheet for registering the templates at the provider. */
export const talkSheet = (): string =>
  TALK_KINDS.map((kind) => {
    const { text, button } = talkTemplate(kind);
    return [`### ${kind} (${KIND_NAMES[kind]})`, text, `[버튼: 웹링크 '${button.name}' ${button.link}]`].join('\n\n');
  }).join('\n\n\n');
