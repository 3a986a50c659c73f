import type { Choice } from '@portal/contract/areas/notify/choices';
import type { NotifyKind, OutsideChannel } from '@portal/contract/areas/notify/kinds';
import type { UserChannel } from '../api.ts';

/** The three choices, as buttons. */
export const CHOICE_OPTIONS: readonly { value: Choice; label: string }[] = [
  { value: 'now', label: '바로' },
  { value: 'digest', label: '모아서' },
  { value: 'off', label: '끄기' },
];

/** A choice as it stands in its cell. */
export const CHOICE_WORDS: Readonly<Record<Choice, string>> = { now: '바로', digest: '모아서', off: '꺼짐' };

/** What a way needs before it reaches anybody. */
export const MISSING: Readonly<Record<OutsideChannel, string>> = {
  push: '받는 기기가 없습니다',
  mail: '주소를 등록하면 받을 수 있습니다',
  talk: '휴대폰 번호가 없습니다',
};

/** Whether a way reaches its person at all, whatever the kind. */
const isRegistered = (channels: readonly UserChannel[], channel: OutsideChannel): boolean =>
  channels.some((one) => one.channel === channel && one.reachYn === 'Y');

/** Why a kind does not arrive by a way, in one word. */
export const unreachedWord = (channels: readonly UserChannel[], channel: OutsideChannel): string =>
  isRegistered(channels, channel) ? '미지원' : '미등록';

/** The same as a sentence. */
export const unreachedText = (channels: readonly UserChannel[], channel: OutsideChannel): string =>
  isRegistered(channels, channel) ? '이 종류는 아직 보내지 않습니다' : MISSING[channel];

/** What a kind is about, in a few words. */
export const KIND_HINTS: Readonly<Record<NotifyKind, string>> = {
  offer: '관심에 맞는 일감',
  change: '날짜 · 금액 · 현장',
  materials: '발송 · 수정',
  finish: '계산서 포함',
  tomorrow: '전날 18:00',
  notice: '필독 공지',
  award: '업체가 수주했을 때',
  untaken: '24시간 · 시작 전날',
  comment: '댓글, 답글, 변경 이력',
  receipt: '업체가 수령했을 때',
  billing: '업체가 입력했을 때',
  siteTalk: '새 메시지 · 확인 요청',
  test: '나에게 시험 발송',
  siteLog: '그날 19:00',
  siteReport: '접수 · 보완요청',
  account: '비밀번호 링크',
};

/** When a kind is told, as a sentence. */
export const KIND_TEXTS: Readonly<Record<NotifyKind, string>> = {
  offer: '관심 지역과 관심 공종에 맞는 새 일감이 게시되면 알려드립니다.',
  change:
    '시작일, 금액, 현장, 내용, 자재가 바뀌거나 철회, 취소될 때 알려드립니다. 시작까지 48시간이 남지 않았으면 긴급으로 보냅니다.',
  materials: '자재가 발송되거나 확정된 자재를 다시 정할 때 알려드립니다.',
  finish: '프로젝트완료, 계산서, 정산을 알려드립니다. 계산서 발행일이 없으면 다시 알려드립니다.',
  tomorrow: '시작 전날 18:00에 알려드립니다.',
  notice: '필독 공지가 게시되면 알려드립니다.',
  award: '업체가 프로젝트를 수주하면 알려드립니다.',
  untaken: '게시 후 24시간이 지나거나 시작 전날까지 수주한 업체가 없으면 알려드립니다.',
  comment: '댓글, 답글과 변경 이력을 알려드립니다.',
  receipt: '업체가 자재를 수령하면 알려드립니다.',
  billing: '업체가 계산서 발행일을 입력하면 알려드립니다.',
  siteTalk: '수주한 현장의 대화에 새 메시지나 확인 요청이 오면 알려드립니다.',
  test: '발송 현황에서 나에게 보내는 시험 알림입니다.',
  siteLog: '도착한 날의 작업일보가 없으면 그날 19:00에 알려드립니다.',
  siteReport: '제출한 작업완료확인서를 접수하거나 보완을 요청하면 알려드립니다.',
  account: '같은 업체 담당자에게 비밀번호 링크가 발급되면 알려드립니다.',
};
