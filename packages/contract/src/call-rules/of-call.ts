import type { Call } from '../core/call.ts';
import { type MessageKey, messageText, REFUSALS, type RefusalCode } from '../messages.ts';
import { FILES, NEEDED_FIELDS } from './needed-fields.ts';
import { peopleRules } from './people.ts';
import { projectRules } from './projects.ts';
import { recordRules } from './records.ts';
import type { CallRules, RulesByPath } from './rule.ts';
import { signInRules } from './sign-in.ts';
import { workspaceRules } from './workspace.ts';

/** The rules of all calls by path. */
export const CALL_RULES: RulesByPath = {
  ...signInRules,
  ...projectRules,
  ...recordRules,
  ...peopleRules,
  ...workspaceRules,
};

/** The rules of a call. */
export const rulesOf = ({ path }: Pick<Call, 'path'>): CallRules => CALL_RULES[path] ?? {};

/** A refusal that a call may answer, with the request field of a failed check. */
export type PossibleRefusal = { code: RefusalCode; status: number; message: string; field?: string };

type Field = Call['request']['shape'][string];

const isBlankRefused = (schema: Field): boolean => !schema.safeParse(undefined).success;

/** Whether a missing field is read as a value, such as the mask of a number. */
const meansValue = (schema: Field): boolean => {
  const { data } = schema.safeParse(undefined);
  return typeof data === 'string' && data !== '';
};

/**
 * The request fields that may not be missing: those that do not parse, those that a check requires, and those that the
 * call asks for. The files of an upload count as one field.
 */
export function requiredFields(call: Call): string[] {
  const checked = (rulesOf(call).checks ?? []).filter(({ required }) => required).map(({ field }) => field);
  const needed = NEEDED_FIELDS[call.path] ?? [];
  const fields = Object.entries(call.request.shape)
    .filter(([name, schema]) => {
      const isChecked = checked.includes(name) && !meansValue(schema);
      return isChecked || needed.includes(name) || isBlankRefused(schema);
    })
    .map(([name]) => name);
  return needed.includes(FILES) ? [...fields, FILES] : fields;
}

/** The codes that follow from the declaration of a call: its session, method, fields, effect and files. */
function declaredCodes(call: Call): RefusalCode[] {
  const fields = Object.keys(call.request.shape);
  const given: readonly (readonly [boolean, readonly RefusalCode[]])[] = [
    [true, ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'SERVER_ERROR']],
    [fields.length > 0, ['TOO_LONG']],
    [call.may !== 'open', ['LOGIN_REQUIRED', 'FORBIDDEN']],
    [call.may !== 'open' && !call.beforePasswordChange, ['PASSWORD_CHANGE']],
    [call.answer.form !== 'list' || requiredFields(call).length > 0, ['NOT_FOUND']],
    [call.method !== 'GET', ['BAD_ORIGIN', 'BAD_TYPE', 'TOO_LARGE']],
    [call.effect === 'write' && !call.answersSecret, ['IN_PROGRESS', 'KEY_REUSED']],
    [call.answer.form === 'list' && fields.includes('Page'), ['LIST_END']],
    [fields.includes('Version'), ['STALE']],
    [fields.some((name) => name.endsWith('ChangeReasons')), ['REASON_MISSING']],
    [call.upload !== undefined, ['FILE_COUNT']],
  ];
  return given.flatMap(([applies, codes]) => (applies ? codes : []));
}

const isCode = (message: MessageKey): message is RefusalCode => Object.hasOwn(REFUSALS, message);

const refusal = (code: RefusalCode, message: MessageKey = code, field?: string): PossibleRefusal => ({
  code,
  status: REFUSALS[code].status,
  message: messageText(message),
  ...(field === undefined ? {} : { field }),
});

/** A failed check: its message is a code of its own, or the text of FIELD_REQUIRED. */
const failedCheck = (message: MessageKey, field?: string): PossibleRefusal =>
  isCode(message) ? refusal(message, message, field) : refusal('FIELD_REQUIRED', message, field);

/** Every refusal that a call may answer, by status, each once. */
export function refusalsOf(call: Call): PossibleRefusal[] {
  const { checks = [], refusals = [], messages = [], malformed = [] } = rulesOf(call);
  const all = [
    ...checks.map(({ field, message }) => failedCheck(message, field)),
    ...messages.map((message) => failedCheck(message)),
    ...malformed.map((message) => refusal('BAD_REQUEST', message)),
    ...[...refusals, ...declaredCodes(call)].map((code) => refusal(code)),
  ];
  const unique = new Map(all.map((one) => [`${one.code} ${one.field ?? ''} ${one.message}`, one]));
  return [...unique.values()].sort((one, other) => one.status - other.status);
}
