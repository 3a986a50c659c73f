import type { Generated } from 'kysely';

/** The group of one message at the provider. It holds neither number nor text. */
export type TalkGroupTable = {
  message_id: number;
  group_id: string;
  delivery_ids: number[];
  created_at: Date;
  /** When the provider had taken it. */
  sent_at: Date | null;
  /** How many times its result was asked for, and when it is asked next. */
  asks: Generated<number>;
  ask_at: Date | null;
  /** When its result was known, or given up. */
  ended_at: Date | null;
  /** The code of the result. */
  result: Generated<string>;
};

/** A month ('2026.11') in which permission M was told that the limit is near. */
export type TalkWarningTable = { month: string };

/** Tables that this area alone writes. */
export type TalkTables = { talk_group: TalkGroupTable; talk_warning: TalkWarningTable };
