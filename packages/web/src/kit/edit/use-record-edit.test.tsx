import { type ChangeReason, fieldItem, filled } from '@portal/contract/core/forms';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { Refusal } from '#lib/refusal.ts';
import { draw, popToasts } from '#test-kit/draw.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { useChangeReasons } from './change-reasons.ts';
import { EditFoot } from './edit-foot.tsx';
import type { EditRules } from './edit-rules.ts';
import { useRecordEdit } from './use-record-edit.ts';

type Draft = { Title: string; Memo: string };
type Stored = { version: number; title: string; memo: string; closed: boolean };
type Sent = Draft & { Version: number; Reasons: ChangeReason[] };

/** The title of a closed record cannot be changed. */
const rules: EditRules<Stored, Draft> = {
  draftOf: ({ title, memo }) => ({ Title: title, Memo: memo }),
  items: [fieldItem('제목', 'Title'), fieldItem('메모', 'Memo')],
  isEditable: ({ closed }, { name }) => !closed || name !== '제목',
};

const STALE = new Refusal(409, 'STALE', '');

/** A fake server with one record that refuses an older version of it. */
function server(first: Partial<Stored> = {}) {
  const sent: Sent[] = [];
  const state = { stored: { version: 1, title: '가', memo: '', closed: false, ...first } };
  const send = async (request: Sent) => {
    sent.push(request);
    if (request.Version !== state.stored.version) throw STALE;
    const { Title: title, Memo: memo } = request;
    state.stored = { ...state.stored, title, memo, version: request.Version + 1 };
  };
  return { sent, state, send, reading: Promise.resolve() };
}

type Props = {
  of: ReturnType<typeof server>;
  withReasons: boolean;
  settled?: (draft: Draft) => Draft;
  keepsVersion?: boolean;
  isDeleted?: (stored: Stored) => boolean;
};

function Edit({ of, withReasons, settled = (draft) => draft, keepsVersion = false, isDeleted = () => false }: Props) {
  const [stored, setStored] = useState(of.state.stored);
  const reasons = useChangeReasons();
  const edit = useRecordEdit({
    rules,
    stored,
    reload: async () => {
      await of.reading;
      setStored(of.state.stored);
    },
    read: async () => of.state.stored,
    afterSave: settled,
    keepsVersion,
    isDeleted,
    checks: [filled('Title', 'REASON_MISSING')],
    empty: { Title: '', Memo: '' },
    requestOf: ({ version }, draft, given): Sent => ({ ...draft, Version: version, Reasons: given }),
    send: of.send,
    done: 'project.edit.done',
    failed: 'project.edit.failed',
    ...(withReasons ? { reasons } : {}),
  });
  return (
    <FormFrame busy={edit.form.busy} foot={<EditFoot edit={edit}>목록</EditFoot>}>
      <TextField label="제목" {...fieldOf(edit.form, 'Title')} />
      <TextField label="메모" {...fieldOf(edit.form, 'Memo')} />
      <button type="button" onClick={() => setStored(of.state.stored)}>
        소식
      </button>
    </FormFrame>
  );
}

const edit = (of: ReturnType<typeof server>, withReasons = false) => draw(<Edit {...{ of, withReasons }} />);
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(label) });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  popToasts();
});

describe('editing a record', () => {
  it('sends the changes with the loaded version, then loads the stored record', async () => {
    const of = server();
    const user = edit(of);
    await user.type(field('메모'), '나');
    expect(screen.getByRole('status').textContent).toBe('변경 1건');
    expect(screen.getByRole('status').nextElementSibling?.textContent).toBe('메모');
    await user.click(button('저장'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(of.sent).toEqual([{ Title: '가', Memo: '나', Version: 1, Reasons: [] }]);
  });

  it('shows the stored value after a save where it differs from the typed one', async () => {
    const of = server();
    const keepsNoMemo = async (request: Sent) => {
      await of.send(request);
      of.state.stored = { ...of.state.stored, memo: '' };
    };
    const user = draw(
      <Edit of={{ ...of, send: keepsNoMemo }} withReasons={false} settled={(draft) => ({ ...draft, Memo: '' })} />,
    );
    await user.type(field('메모'), 'secret');
    await user.click(button('저장'));
    await waitFor(() => expect(field('메모')).toHaveProperty('value', ''));
    expect(of.sent[0]?.Memo).toBe('secret');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  it('sends nothing while a check fails', async () => {
    const of = server();
    const user = edit(of);
    await user.clear(field('제목'));
    await user.click(button('저장'));
    expect(of.sent).toEqual([]);
    expect(document.activeElement).toBe(field('제목'));
  });

  it('asks for one reason per changed item, and sends nothing when the dialog is closed', async () => {
    const of = server();
    const user = edit(of, true);
    await user.type(field('메모'), '나');
    await user.click(button('저장'));
    await user.click(await screen.findByText('닫기'));
    expect(of.sent).toEqual([]);
    await user.click(button('저장'));
    await user.type(await screen.findByRole('textbox', { name: /변경 사유/ }), '요청{Enter}');
    await waitFor(() => expect(of.sent[0]?.Reasons).toEqual([{ ItemName: '메모', Reason: '요청' }]));
  });

  it('shows what another user stored meanwhile, and keeps the own values on the newer version', async () => {
    let answer = (): void => undefined;
    const reading = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const of = { ...server(), reading };
    const user = edit(of);
    await user.type(field('메모'), '나');
    of.state.stored = { ...of.state.stored, version: 2, title: '다' };
    await user.click(button('저장'));
    const dialog = await screen.findByRole('dialog', { name: '다른 사용자의 수정' });
    await user.click(screen.getByRole('button', { name: '고른 값으로 계속' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Until the newer version is loaded, the form cannot save on the older one.
    expect(dialog.isConnected).toBe(true);
    answer();
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await waitFor(() => expect(field('제목')).toHaveProperty('value', '다'));
    expect(field('메모')).toHaveProperty('value', '나');
    await user.click(button('저장'));
    await waitFor(() => expect(of.sent.at(-1)).toMatchObject({ Title: '다', Memo: '나', Version: 2 }));
  });

  it('on a live page a form with unsaved values keeps the version it was opened with (D-212, D-235)', async () => {
    const of = server();
    const user = draw(<Edit of={of} withReasons={false} keepsVersion />);
    await user.type(field('메모'), '나');
    of.state.stored = { ...of.state.stored, version: 2, title: '다', memo: '가' };
    await user.click(button('소식'));
    expect(field('제목')).toHaveProperty('value', '가');
    await user.click(button('저장'));
    await screen.findByRole('dialog', { name: '다른 사용자의 수정' });
    expect(of.sent.at(-1)).toMatchObject({ Version: 1 });
    expect(of.state.stored.memo).toBe('가');
    await user.click(button('고른 값으로 계속'));
    await waitFor(() => expect(field('제목')).toHaveProperty('value', '다'));
    await user.click(button('저장'));
    await waitFor(() => expect(of.sent.at(-1)).toMatchObject({ Title: '다', Memo: '나', Version: 2 }));
  });

  it('on a live page a form without unsaved values follows (D-212)', async () => {
    const of = server();
    const user = draw(<Edit of={of} withReasons={false} keepsVersion />);
    of.state.stored = { ...of.state.stored, version: 2, title: '다' };
    await user.click(button('소식'));
    expect(field('제목')).toHaveProperty('value', '다');
  });

  it.each([
    ['read as deleted', STALE],
    ['missing', new Refusal(404, 'NOT_FOUND', '')],
  ])(
    'a record that is %s meanwhile is told as gone, with the own values to copy, and the form stays (D-494)',
    async (_how, refusal) => {
      const of = { ...server(), send: () => Promise.reject(refusal) };
      const user = draw(<Edit of={of} withReasons={false} isDeleted={({ closed }) => closed} />);
      await user.type(field('메모'), '나');
      of.state.stored = { ...of.state.stored, version: 2, closed: true };
      await user.click(button('저장'));
      const dialog = await screen.findByRole('dialog', { name: '저장하지 못한 내용' });
      expect(dialog.textContent).toContain('삭제되었거나 볼 수 없게 되어 저장할 수 없습니다.메모나');
      await user.click(button('내가 쓴 내용 모두 복사'));
      expect(await navigator.clipboard.readText()).toBe('메모: 나');
      await user.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) ?? document.body);
      await waitFor(() => expect(dialog.isConnected).toBe(false));
      expect(field('메모')).toHaveProperty('value', '나');
    },
  );

  it('the reason that was typed for a record that is gone is shown and copied with the value (D-494)', async () => {
    const of = { ...server(), send: () => Promise.reject(new Refusal(404, 'NOT_FOUND', '')) };
    const user = draw(<Edit of={of} withReasons isDeleted={({ closed }) => closed} />);
    await user.type(field('메모'), '나');
    of.state.stored = { ...of.state.stored, version: 2, closed: true };
    await user.click(button('저장'));
    await user.type(await screen.findByRole('textbox', { name: /변경 사유/ }), '고객 요청{Enter}');
    await screen.findByRole('dialog', { name: '저장하지 못한 내용' });
    await user.click(button('내가 쓴 내용 모두 복사'));
    expect(await navigator.clipboard.readText()).toBe('메모: 나\n메모 변경 사유: 고객 요청');
  });

  it('makes items read-only that may not be changed now', () => {
    edit(server({ closed: true }));
    expect(field('제목')).toHaveProperty('readOnly', true);
    expect(field('메모')).toHaveProperty('readOnly', false);
  });
});
