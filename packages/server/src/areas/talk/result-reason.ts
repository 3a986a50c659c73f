import type { DeliveryReason } from '@portal/contract/areas/notify/deliveries';

/** The provider took a message. */
export const TAKEN = '2000';
/** A message arrived. */
export const ARRIVED = '4000';
/** The error code of an empty balance. */
export const NO_BALANCE = 'NotEnoughBalance';

/** Reasons by the code of a result. The text differs from the registered one, or the receiver does not want it. */
const REASONS: Readonly<Record<string, DeliveryReason>> = {
  '1030': 'balance',
  '3101': 'mismatch',
  '3105': 'mismatch',
  '3106': 'mismatch',
  '3107': 'blocked',
  '3130': 'blocked',
  '3131': 'blocked',
};

/** Why a message failed, by the code of its result. */
export const reasonOf = (code: string): DeliveryReason => REASONS[code] ?? 'refused';
