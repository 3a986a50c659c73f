import { attachmentProblem, FILE_RULES, photoProblem } from '@portal/contract/areas/files/kinds';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '#lib/refusal.ts';
import { draw, popToasts } from '#test-kit/draw.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { type ChosenFile, type FileKind, storedFile } from './chosen-file.ts';
import { FilePicker } from './file-picker.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

/** Attachments with the contract's rule. The stored name starts with a counter. */
const anyFile = (): FileKind => {
  let names = 0;
  return {
    noun: '파일',
    types: [],
    hint: '10개까지',
    maxFiles: FILE_RULES.noticeAttachment.files,
    problem: (file, chosen) => attachmentProblem({ name: file.name, bytes: file.size }, chosen),
    storedName: (original) => `${++names}_${original}`,
    originalName: (stored) => stored.replace(/^\d+_/, ''),
    pathOf: null,
    prepare: async (file) => {
      if (file.name.startsWith('broken')) throw new Error('cannot be read');
      return file;
    },
    texts: { broken: 'photo.compressFailed', uploaded: 'photo.uploaded', failed: 'photo.uploadFailed' },
  };
};

const DONE = '이미지가 성공적으로 업로드되었습니다!';
const FAILED = '이미지 업로드 중 오류가 발생했습니다.';

type Send = Parameters<typeof useUpload>[0]['send'];
type Sent = { name: string; key: string };

function Files({ kind, send, stored = [] }: { kind: FileKind; send: Send; stored?: ChosenFile[] }) {
  const [files, setFiles] = useState<readonly ChosenFile[]>(stored);
  const onFile = (file: ChosenFile) =>
    setFiles((current) => current.map((other) => (other.id === file.id ? file : other)));
  const uploads = useUpload({ kind, send, onFile });
  return (
    <>
      <FilePicker kind={kind} files={files} onChange={setFiles} />
      <UploadProgress uploads={uploads} files={files} />
      <BusyButton onClick={() => uploads.sendAll(files)}>저장</BusyButton>
    </>
  );
}

const file = (name: string): File => new File(['content'], name, { type: 'application/pdf' });
const chosen = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
const save = () => screen.getByRole('button', { name: '저장' });

beforeEach(() => {
  popToasts();
});

/** A fake `send` that rejects with these errors in turn and then succeeds. */
function answering(...answers: Error[]) {
  const sent: Sent[] = [];
  const send: Send = async ({ stored }, { idempotencyKey }) => {
    sent.push({ name: stored, key: idempotencyKey });
    const answer = answers.shift();
    if (answer) throw answer;
  };
  return { sent, send };
}

describe('choosing files', () => {
  it('accepts any file once, reports a broken one, and lets the user change the order', async () => {
    const user = draw(<Files kind={anyFile()} send={async () => undefined} />);
    const input = screen.getByLabelText('파일 파일');
    await user.upload(input, [file('a.pdf'), file('broken.pdf'), file('b.pdf')]);
    await waitFor(() => expect(chosen()).toEqual(['a.pdf', 'b.pdf']));
    await user.upload(input, file('a.pdf'));
    await waitFor(() =>
      expect(popToasts()).toEqual(['이미지 압축 중 오류가 발생했습니다.', '다음 파일은 이미 추가되었습니다. a.pdf']),
    );
    await user.click(screen.getByRole('button', { name: 'b.pdf 앞으로' }));
    expect(chosen()).toEqual(['b.pdf', 'a.pdf']);
    await user.click(screen.getByRole('button', { name: 'b.pdf 삭제' }));
    expect(chosen()).toEqual(['a.pdf']);
  });

  it('shows why a program and an eleventh file are refused', async () => {
    const user = draw(<Files kind={anyFile()} send={async () => undefined} />);
    const eleven = Array.from({ length: 11 }, (_, index) => file(`${index}.pdf`));
    await user.upload(screen.getByLabelText('파일 파일'), [file('setup.exe'), ...eleven]);
    await waitFor(() => expect(chosen()).toHaveLength(10));
    expect(popToasts()).toEqual(['허용되지 않는 파일 형식입니다.', '첨부파일은 최대 10개까지 선택 가능합니다.']);
  });
});

describe('choosing pictures (FILE-02, D-555, D-556)', () => {
  const photos = (): FileKind => ({
    ...anyFile(),
    types: ['image/jpeg', 'image/gif'],
    hint: 'JPG, GIF',
    problem: (added) => photoProblem(added, ['image/jpeg', 'image/gif']),
    duplicate: 'photo.duplicate',
    pathOf: (stored) => `/${stored}`,
  });
  const shot = (name: string, content: string, type = 'image/jpeg') => new File([content], name, { type });

  it('a second shot of the same name is numbered, the same shot is added once', async () => {
    const user = draw(<Files kind={photos()} send={async () => undefined} />);
    const input = screen.getByLabelText('파일 파일');
    await user.upload(input, [shot('image.jpg', 'one'), shot('image.jpg', 'two')]);
    await waitFor(() => expect(chosen()).toEqual(['image.jpg', 'image (2).jpg']));
    await user.upload(input, [shot('image.jpg', 'two'), shot('image.jpg', 'six')]);
    await waitFor(() => expect(chosen()).toEqual(['image.jpg', 'image (2).jpg', 'image (3).jpg']));
    expect(popToasts()).toEqual(['image.jpg은 이미 추가된 파일입니다.']);
  });

  it('the same shot is added once, also when its name is decomposed (FILE-01, FILE-02)', async () => {
    const user = draw(<Files kind={photos()} send={async () => undefined} />);
    const input = screen.getByLabelText('파일 파일');
    await user.upload(input, [shot('현장 입구.jpg'.normalize('NFD'), 'one')]);
    await user.upload(input, [shot('현장 입구.jpg', 'one')]);
    const notices = () => popToasts().map((text) => text.normalize('NFC'));
    await waitFor(() => expect(notices()).toEqual(['현장 입구.jpg은 이미 추가된 파일입니다.']));
    expect(chosen()).toEqual(['현장 입구.jpg']);
  });

  it('a refused or broken picture says why, and a moving one that it will stand still', async () => {
    draw(<Files kind={photos()} send={async () => undefined} />);
    await userEvent
      .setup({ delay: null, applyAccept: false })
      .upload(screen.getByLabelText('파일 파일'), [
        shot('a.bmp', 'x', 'image/bmp'),
        shot('a.heic', 'x', 'image/heic'),
        shot('broken.jpg', '\0\0\0\u001cftypheic'),
        shot('moving.gif', 'GIF89a…NETSCAPE2.0', 'image/gif'),
      ]);
    await waitFor(() => expect(chosen()).toEqual(['moving.gif']));
    const heic = ' 파일은 HEIC 형식이라 읽을 수 없습니다.';
    expect(popToasts()).toEqual([
      '"a.bmp" 파일은 이 형식의 사진으로는 올릴 수 없습니다. JPG, GIF 형식으로 바꿔 올려주세요.',
      expect.stringContaining(`"a.heic"${heic}`),
      expect.stringContaining(`"broken.jpg"${heic}`),
      '"moving.gif" 파일은 움직이는 사진입니다. 첫 장면만 저장됩니다.',
    ]);
  });
});

describe('sending files', () => {
  const choose = async (kind: FileKind, send: Send, ...names: string[]) => {
    const user = draw(<Files kind={kind} send={send} stored={[storedFile(kind, '9_old.pdf')]} />);
    await user.upload(screen.getByLabelText('파일 파일'), names.map(file));
    await waitFor(() => expect(chosen()).toEqual(['old.pdf', ...names]));
    return user;
  };

  it('sends new files one after the other, and none twice', async () => {
    const { sent, send } = answering();
    const user = await choose(anyFile(), send, 'a.pdf', 'b.pdf');
    await user.click(save());
    await waitFor(() => expect(popToasts()).toEqual([DONE]));
    await user.click(save());
    expect(sent.map(({ name }) => name)).toEqual(['1_a.pdf', '2_b.pdf']);
  });

  it('retries with the same name and key after no answer, and with new ones after a refused name', async () => {
    const { sent, send } = answering(new Refusal(503, 'UNAVAILABLE', ''), new Refusal(409, 'FILE_EXISTS', '있습니다.'));
    const user = await choose(anyFile(), send, 'a.pdf');
    await user.click(save());
    expect(await screen.findByText('업로드하지 못했습니다.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'a.pdf 다시 시도' }));
    await waitFor(() => expect(popToasts()).toEqual([FAILED, '있습니다.']));
    await user.click(screen.getByRole('button', { name: 'a.pdf 다시 시도' }));
    await waitFor(() => expect(screen.queryByText('업로드하지 못했습니다.')).toBeNull());
    expect(sent.map(({ name }) => name)).toEqual(['1_a.pdf', '1_a.pdf', '2_a.pdf']);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('shows the progress of each file, and stops when one is cancelled', async () => {
    const sent: string[] = [];
    const send: Send = ({ stored }, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        sent.push(stored);
        onProgress(0.37);
        signal.addEventListener('abort', () => reject(new Refusal(0, 'ABORTED', '')));
      });
    const user = await choose(anyFile(), send, 'a.pdf', 'b.pdf');
    await user.click(save());
    expect(await screen.findByText('37%')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'a.pdf 업로드 취소' }));
    await waitFor(() => expect(screen.queryByText('37%')).toBeNull());
    expect(sent).toEqual(['1_a.pdf']);
    expect(popToasts()).toEqual([]);
    expect(chosen()).toEqual(['old.pdf', 'a.pdf', 'b.pdf']);
  });
});
