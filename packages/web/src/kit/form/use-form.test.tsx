import { type Check, isBlank } from '@portal/contract/core/forms';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseFiles, type FileKind } from '#kit/files/chosen-file.ts';
import { Refusal } from '#lib/refusal.ts';
import { draw, popToasts } from '#test-kit/draw.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { fieldOf } from './field-of.ts';
import { FormFrame } from './form-frame.tsx';
import { useForm } from './use-form.ts';

type Draft = { Title: string; Memo: string; Kind: string };

const EMPTY: Draft = { Title: '', Memo: '', Kind: '' };
const TITLE = '변경 사유를 입력해주세요.';
const MEMO = '취소 사유를 입력해주세요.';
const NO_DIGITS = '금액 하나를 원 단위 숫자로 입력해주세요. 예: 1,500,000';

/** A memo is required only for kind M. A lone minus is never a title. */
const checks: readonly Check<Draft>[] = [
  { field: 'Title', fails: (draft) => isBlank(draft.Title), message: 'REASON_MISSING' },
  { field: 'Title', fails: (draft) => draft.Title === '-', message: 'form.amount.noDigits', atOnce: true },
  { field: 'Memo', fails: (draft) => draft.Kind === 'M' && isBlank(draft.Memo), message: 'CANCEL_MEMO' },
];

type Props = { kind?: string; locked?: string; save?: (draft: Draft) => Promise<Refusal | undefined> };

function Form({ kind = 'M', locked = '', save = async () => undefined }: Props) {
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, Kind: kind });
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const form = useForm({ draft, change, checks, empty: EMPTY, isLocked: (field) => field === locked });
  return (
    <FormFrame
      busy={form.busy}
      foot={
        <BusyButton busy={form.busy} onClick={() => form.submit(() => save(draft))}>
          저장
        </BusyButton>
      }
    >
      <TextField label="제목" {...fieldOf(form, 'Title')} />
      <TextField label="메모" {...fieldOf(form, 'Memo')} />
    </FormFrame>
  );
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(label) });
const save = () => screen.getByRole('button', { name: '저장' });

beforeEach(() => {
  popToasts();
});

describe('checks before a save (A-07)', () => {
  it('shows the first failure, focuses its field, marks every failed field and saves nothing', async () => {
    const saved: Draft[] = [];
    const user = draw(
      <Form
        save={async (draft) => {
          saved.push(draft);
          return undefined;
        }}
      />,
    );
    expect(screen.queryByText(TITLE)).toBeNull();
    await user.click(save());
    expect(popToasts()).toEqual([TITLE]);
    expect(document.activeElement).toBe(field('제목'));
    expect(screen.getByText(TITLE)).toBeTruthy();
    expect(screen.getByText(MEMO)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('keeps the error of a field until it is right, and marks it again only at the next save', async () => {
    const user = draw(<Form />);
    await user.click(save());
    expect(popToasts()).toEqual([TITLE]);
    await user.type(field('제목'), '  ');
    expect(screen.getByText(TITLE)).toBeTruthy();
    await user.type(field('제목'), '가');
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(screen.getByText(MEMO)).toBeTruthy();
    await user.click(save());
    expect(popToasts()).toEqual([MEMO]);
    expect(document.activeElement).toBe(field('메모'));
  });

  it('shows the error of an immediate check while typing, and only as long as it fails', async () => {
    const user = draw(<Form />);
    await user.type(field('제목'), '-');
    expect(screen.getByText(NO_DIGITS)).toBeTruthy();
    expect(screen.queryByText(MEMO)).toBeNull();
    await user.type(field('제목'), '가');
    expect(screen.queryByText(NO_DIGITS)).toBeNull();
  });

  it('marks fields as required that the checks require now, and no locked ones', () => {
    draw(<Form kind="" locked="Title" />);
    expect(field('제목').getAttribute('aria-required')).toBeNull();
    expect(field('제목').hasAttribute('readonly')).toBe(true);
    expect(field('메모').getAttribute('aria-required')).toBeNull();
  });

  it('requires the memo for a kind that needs one', () => {
    draw(<Form kind="M" />);
    expect(field('메모').getAttribute('aria-required')).toBe('true');
  });
});

describe('a save', () => {
  it('runs once when pressed twice, and disables the fields meanwhile', async () => {
    let release = (): void => {};
    let runs = 0;
    const user = draw(
      <Form
        kind=""
        save={() => {
          runs += 1;
          return new Promise((resolve) => {
            release = () => resolve(undefined);
          });
        }}
      />,
    );
    await user.type(field('제목'), '가');
    await user.dblClick(save());
    expect(save().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('group').hasAttribute('disabled')).toBe(true);
    release();
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('false'));
    expect(runs).toBe(1);
  });

  it('marks and focuses the field that the server refused, until it is changed', async () => {
    const refusal = new Refusal(400, 'BAD_REQUEST', '이미 있는 제목입니다.', 'Title');
    const user = draw(<Form kind="" save={async () => refusal} />);
    await user.type(field('제목'), '가');
    await user.click(save());
    expect(await screen.findByText('이미 있는 제목입니다.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('제목')));
    await user.type(field('제목'), '나');
    expect(screen.queryByText('이미 있는 제목입니다.')).toBeNull();
  });
});

it('while a chosen file is prepared nothing is sent, because the file would be lost (A-07)', async () => {
  let finish = (_: Blob): void => undefined;
  const kind: FileKind = {
    noun: '파일',
    types: [],
    hint: '',
    maxFiles: 1,
    problem: () => undefined,
    storedName: (original) => original,
    originalName: (stored) => stored,
    pathOf: null,
    prepare: () => new Promise<Blob>((resolve) => (finish = resolve)),
    texts: { broken: 'photo.compressFailed', uploaded: null, failed: 'photo.uploadFailed' },
  };
  let saves = 0;
  const store = async () => {
    saves += 1;
    return undefined;
  };
  const user = draw(<Form kind="" save={store} />);
  await user.type(field('제목'), '이름');
  const chosen = chooseFiles(kind, [new File(['a'], 'a.pdf')], []);
  await user.click(save());
  expect([saves, popToasts()]).toEqual([0, ['파일을 준비하고 있습니다. 잠시 후 다시 눌러주세요.']]);
  finish(new Blob(['a']));
  expect(await chosen).toHaveLength(1);
  await user.click(save());
  await waitFor(() => expect(saves).toBe(1));
});
