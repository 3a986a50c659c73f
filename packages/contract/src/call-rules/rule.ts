import type { Check, FormItem } from '../core/forms.ts';
import type { MessageKey, RefusalCode } from '../messages.ts';

/** What a call checks and refuses beyond what its declaration shows. The API description is made from it. */
export type CallRules = {
  /** The checks of its form, in their order. */
  checks?: readonly Check<never>[];
  /** The items of its form: the name of each field, and the ItemName of each reason. */
  items?: readonly FormItem<never>[];
  /** The ItemNames of its reasons, when they are not those of the items. */
  itemNames?: readonly string[];
  /** Other codes that it refuses with. */
  refusals?: readonly RefusalCode[];
  /** Other messages with the code FIELD_REQUIRED. */
  messages?: readonly MessageKey[];
  /** Messages of its own with the code BAD_REQUEST. */
  malformed?: readonly MessageKey[];
};

/** Rules by the path of their call. A call without rules of its own has none. */
export type RulesByPath = Readonly<Record<string, CallRules>>;

/** Refusals of calls that store uploads, and of calls that store attachments. */
export const STORED = ['FILE_EXISTS', 'FILE_TYPE', 'QUOTA_USER'] as const;
export const ATTACHED = [...STORED, 'FILE_SIZE'] as const;
