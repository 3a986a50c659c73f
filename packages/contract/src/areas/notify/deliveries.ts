import { type Check, filled } from '../../core/forms.ts';
import { type Channel, DeliveryState } from './kinds.ts';

/** Why a delivery failed or was canceled. */
export const DELIVERY_REASONS = [
  '',
  'rights',
  'taken',
  'failed',
  'off',
  'address',
  'refused',
  'device',
  'template',
  'variable',
  'mismatch',
  'blocked',
  'balance',
  'limit',
  'staff',
  'past',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** A message may be sent to the same person again after this time. */
export const RESEND_AFTER_MS = 600_000;

/** Names of the states. */
export const STATE_NAMES: Readonly<Record<DeliveryState, string>> = {
  Q: '대기',
  H: '보류',
  S: '발송중',
  D: '보냄',
  R: '수신',
  X: '실패',
  C: '취소',
};

/** Names of the channels. */
export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  inbox: '포털 알림',
  push: '푸시',
  mail: '메일',
  talk: '알림톡',
};

/** The reasons as staff read them. */
export const REASON_TEXTS: Readonly<Record<DeliveryReason, string>> = {
  '': '',
  rights: '더 이상 볼 수 없는 사람',
  taken: '수주, 철회 또는 취소된 일감',
  failed: '여러 번 보냈으나 전달되지 않음',
  off: '받는 사람이 끈 알림',
  address: '받을 주소가 없음',
  refused: '받는 쪽에서 거절함',
  device: '푸시를 받는 기기가 없음',
  template: '등록된 알림톡 템플릿이 없음',
  variable: '알림톡에 채울 내용이 없음',
  mismatch: '등록된 알림톡 템플릿과 다름',
  blocked: '받는 사람이 차단한 알림톡',
  balance: '알림톡 잔액이 없음',
  limit: '이번 달 알림톡 한도에 도달',
  staff: '직원이 취소함',
  past: '이미 지났거나 처리된 내용',
};

const RESENDABLE: readonly DeliveryState[] = [DeliveryState.Sent, DeliveryState.Failed];

/** Whether a delivery may be sent again: it failed, or nobody has opened it (D-393). */
export const isResendable = (state: DeliveryState): boolean => RESENDABLE.includes(state);

const CANCELABLE: readonly DeliveryState[] = [DeliveryState.Waiting, DeliveryState.Held];

/** Whether a delivery may be canceled: it still waits (D-425). */
export const isCancelable = (state: DeliveryState): boolean => CANCELABLE.includes(state);

/** The checks of sending again. */
export const resendChecks: readonly Check<{ Reason: string }>[] = [filled('Reason', 'REASON_MISSING')];
