import type { MessageKey } from '@portal/contract/messages';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '#lib/refusal.ts';
import { popToasts } from '#test-kit/draw.tsx';
import { useSave } from './use-save.ts';

const FAILED = '프로젝트 완료 처리 중 오류가 발생했습니다.';
const UNSTATED = '서버와 통신 중 오류가 발생했습니다.';

beforeEach(() => {
  popToasts();
});

/** A fake server that throws these errors in turn and then succeeds. It records the keys it received. */
function serverWith(...answers: (Refusal | Error)[]) {
  const keys: string[] = [];
  const send = async (_request: unknown, key: string) => {
    keys.push(key);
    const answer = answers.shift();
    if (answer) throw answer;
  };
  return { keys, send };
}

const drawSave = (
  send: (request: { Name: string }, key: string) => Promise<unknown>,
  { failed = 'project.complete.failed', onStale }: { failed?: MessageKey; onStale?: () => Promise<void> } = {},
) => {
  let reloads = 0;
  const onDone = async () => {
    reloads += 1;
  };
  const texts = { done: 'common.preparing', failed } as const;
  const { result } = renderHook(() => useSave({ send, ...texts, onDone, ...(onStale ? { onStale } : {}) }));
  return { save: (Name: string) => result.current({ Name }), reloads: () => reloads };
};

describe('a save (wire.md, Repeats)', () => {
  it.each([
    ['no answer', new Refusal(0, 'NO_ANSWER', '')],
    ['a 503 after the commit', new Refusal(503, 'UNAVAILABLE', '')],
    ['a 429', new Refusal(429, 'TOO_MANY_REQUESTS', '')],
    ['an answer that cannot be read', new Refusal(200, 'UNKNOWN', '')],
    ['a broken connection', new TypeError('failed to fetch')],
  ])('is sent with the same key after %s', async (_name, answer) => {
    const { keys, send } = serverWith(answer, answer);
    const { save, reloads } = drawSave(send);
    await save('가');
    await save('가');
    await save('가');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(reloads()).toBe(1);
  });

  it('uses a new key for another request, after a refusal, and after a success', async () => {
    const { keys, send } = serverWith(new Refusal(503, 'UNAVAILABLE', ''), new Refusal(400, 'BAD_REQUEST', ''));
    const { save } = drawSave(send);
    for (const name of ['가', '나', '나', '나']) await save(name);
    expect(new Set(keys).size).toBe(4);
  });

  it('shows the failure with the reason of a refusal, and returns the refusal', async () => {
    const refusal = new Refusal(400, 'BAD_REQUEST', '틀린 이름입니다.', 'Name');
    const { save, reloads } = drawSave(serverWith(refusal).send);
    expect(await save('가')).toBe(refusal);
    expect(popToasts()).toEqual([FAILED, '틀린 이름입니다.']);
    expect(reloads()).toBe(0);
  });

  it.each([
    ['a refused field', new Refusal(400, 'BAD_REQUEST', '틀린 이름입니다.', 'Name'), '틀린 이름입니다.'],
    ['a missing right', new Refusal(403, 'FORBIDDEN', '권한이 없습니다.'), '권한이 없습니다.'],
    ['no answer', new Refusal(0, 'NO_ANSWER', UNSTATED), UNSTATED],
    ['an answer without a message', new Refusal(502, 'UNKNOWN', ''), UNSTATED],
    ['a broken connection', new TypeError('failed to fetch'), UNSTATED],
  ])('shows one message where no failure text is stated: %s (D-127)', async (_name, error, expected) => {
    const { save } = drawSave(serverWith(error).send, { failed: 'common.requestFailed' });
    await save('가');
    expect(popToasts()).toEqual([expected]);
  });

  it.each<[string, MessageKey, string[]]>([
    ['a stated text', 'project.complete.failed', [FAILED]],
    ['no stated text', 'common.requestFailed', []],
  ])('calls onStale instead of showing the reason, with %s', async (_name, failed, expected) => {
    let shown = 0;
    const onStale = async () => {
      shown += 1;
    };
    const { save } = drawSave(serverWith(new Refusal(409, 'STALE', '')).send, { failed, onStale });
    expect(await save('가')).toBeUndefined();
    expect(popToasts()).toEqual(expected);
    expect(shown).toBe(1);
  });
});
