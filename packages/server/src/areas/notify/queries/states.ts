import { DeliveryState } from '@portal/contract/areas/notify/kinds';
import { sql } from 'kysely';

/** The states of a delivery as literals: partial indexes name them, so a parameter would not match. */
export const State = {
  Waiting: sql.lit(DeliveryState.Waiting),
  Held: sql.lit(DeliveryState.Held),
  Sending: sql.lit(DeliveryState.Sending),
  Sent: sql.lit(DeliveryState.Sent),
  Received: sql.lit(DeliveryState.Received),
  Failed: sql.lit(DeliveryState.Failed),
  Canceled: sql.lit(DeliveryState.Canceled),
} as const;

/** States of deliveries that wait to be sent, for `in (…)`. */
export const PENDING = sql.join([State.Waiting, State.Held]);
/** States of deliveries that reached their channel, for `in (…)`. */
export const ARRIVED = sql.join([State.Sent, State.Received]);
