import type { NotifyKind } from '@portal/contract/areas/notify/kinds';
import { TALK_KINDS, type TalkKind } from '@portal/contract/areas/talk/templates';
import { missingSetting, type NamedSetting, wrongSetting } from './examples.ts';
import type { Settings } from './schema.ts';

/** How 알림톡 is sent: address and account of the provider, channel, sending number, templates, and the month's limit. */
export type TalkSetting = {
  url: string;
  apiKey: string;
  apiSecret: string;
  channelId: string;
  sendingNumber: string;
  templates: ReadonlyMap<NotifyKind, string>;
  monthly: number;
  companyName: string;
};

type TalkSettings = Pick<
  Settings,
  'TALK_URL' | 'TALK_KEY' | 'TALK_SENDER' | 'TALK_TEMPLATES' | 'TALK_MONTHLY' | 'COMPANY_NAME'
>;

/** 'kind=template' as a pair. */
function templateOf(text: string): [TalkKind, string] | undefined {
  const [name = '', id = ''] = text.split('=');
  const kind = TALK_KINDS.find((one) => one === name);
  return kind !== undefined && /^\w{4,60}$/.test(id) ? [kind, id] : undefined;
}

/** The setting of 알림톡, or undefined when it is not set. */
export function talkSettingOf(set: TalkSettings): TalkSetting | undefined {
  const [apiKey, apiSecret] = set.TALK_KEY;
  const [channelId, number] = set.TALK_SENDER;
  if (apiKey === undefined || apiSecret === undefined || channelId === undefined || number === undefined) {
    return undefined;
  }
  return {
    url: set.TALK_URL,
    apiKey,
    apiSecret,
    channelId,
    sendingNumber: number.replaceAll('-', ''),
    templates: new Map(set.TALK_TEMPLATES.flatMap((text) => [templateOf(text)].filter((pair) => pair !== undefined))),
    monthly: set.TALK_MONTHLY,
    companyName: set.COMPANY_NAME,
  };
}

const isProvider = (text: string, production: boolean): boolean =>
  (URL.canParse(text) && /^https:\/\/[^/]+$/.test(text)) || (!production && /^http:\/\/127\.0\.0\.1:\d+$/.test(text));

const isNumber = (text: string): boolean => /^0\d{7,10}$/.test(text.replaceAll('-', ''));

/** Problems of the settings of 알림톡. `origin` is PORTAL_ORIGIN, which links lead to. */
export function talkProblems(set: TalkSettings, origin: string, production: boolean): string[] {
  const isOn = set.TALK_KEY.length > 0;
  const wrongIf = (isWrong: boolean, name: NamedSetting, reason: string): string[] =>
    isWrong ? [wrongSetting(name, reason)] : [];
  const missingIf = (isMissing: boolean, name: NamedSetting, reason: string): string[] =>
    isMissing ? [missingSetting(name, reason)] : [];
  const { TALK_KEY: key, TALK_SENDER: sending, TALK_TEMPLATES: templates, TALK_URL: url } = set;
  const [channelId = '', number = ''] = sending;
  return [
    ...wrongIf(isOn && key.length !== 2, 'TALK_KEY', '발급받은 키와 비밀 값을 쉼표로 이어 씁니다.'),
    ...missingIf(isOn && sending.length === 0, 'TALK_SENDER', 'TALK_KEY와 함께 채널과 발신번호를 지정해야 합니다.'),
    ...wrongIf(
      sending.length > 0 && (sending.length !== 2 || channelId === '' || !isNumber(number)),
      'TALK_SENDER',
      '채널의 ID(pfId)와 등록된 발신번호를 쉼표로 이어 씁니다.',
    ),
    ...missingIf(
      isOn && templates.length === 0,
      'TALK_TEMPLATES',
      '심사를 받은 템플릿의 ID를 종류마다 지정해야 합니다.',
    ),
    ...templates
      .filter((text) => templateOf(text) === undefined)
      .map((text) => wrongSetting('TALK_TEMPLATES', `${text} 는 ${TALK_KINDS.join(', ')} 중 하나와 ID가 아닙니다.`)),
    ...wrongIf(!isProvider(url, production), 'TALK_URL', 'https:// 와 이름만 씁니다.'),
    ...missingIf(isOn && origin === '', 'PORTAL_ORIGIN', '알림톡의 버튼이 여는 포털의 주소입니다.'),
  ];
}
