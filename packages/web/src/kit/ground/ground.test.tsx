import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MemoDialog } from '#kit/record/memo-dialog.tsx';
import { noteOwnWrite } from '#lib/ground.ts';
import { Refusal } from '#lib/refusal.ts';
import { draw, popToasts } from '#test-kit/draw.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { LayerGround } from '#ui/layers/layer-ground.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { GroundPart } from './layer-ground.tsx';
import { GroundFrame } from './record-ground.tsx';
import { rescuedTexts } from './rescued-texts.ts';
import { RescuedTextsDialog } from './rescued-texts-dialog.tsx';

const readCopied = () => navigator.clipboard.readText();

beforeEach(() => rescuedTexts.set([]));

/** A page whose sheet is drawn only while the record is open, as most deeds are offered. */
function Page({ act }: { act: (page: { close: () => void; go: (state: string | null) => void }) => void }) {
  const [state, setState] = useState<string | null>('수주완료');
  const [opened, setOpened] = useState(true);
  const [text, setText] = useState('');
  return (
    <LayerGround value={GroundPart}>
      <GroundFrame state={state}>
        {(state === '수주완료' || state === '작업중') && (
          <Sheet title="자재수령" opened={opened} onClose={() => setOpened(false)}>
            <TextAreaField label="메모" name="Note" required value={text} onChange={setText} />
            <button type="button" onClick={() => act({ close: () => setOpened(false), go: setState })}>
              다음
            </button>
          </Sheet>
        )}
      </GroundFrame>
      <RescuedTextsDialog />
    </LayerGround>
  );
}

async function typeInSheet(act: Parameters<typeof Page>[0]['act']) {
  const user = draw(<Page act={act} />);
  const sheet = within(await screen.findByRole('dialog', { name: '자재수령' }));
  await user.type(sheet.getByLabelText(/메모/), '두 상자 젖음');
  return { user, press: () => user.click(sheet.getByRole('button', { name: '다음' })) };
}

it('a sheet that the page takes away stays with its text and one sentence that says what happened', async () => {
  const { user, press } = await typeInSheet(({ go }) => setTimeout(go, 5, '프로젝트취소'));
  await press();
  const rescued = within(await screen.findByRole('region', { name: '자재수령' }));
  rescued.getByText('쓰는 동안 다른 사용자가 먼저 처리했습니다. 상태: 수주완료 → 프로젝트취소');
  rescued.getByText('두 상자 젖음');
  await user.click(screen.getByRole('button', { name: '쓴 내용 복사' }));
  expect(await readCopied()).toBe('메모: 두 상자 젖음');
  await user.click(screen.getAllByRole('button', { name: '닫기' }).at(-1) ?? document.body);
  await waitFor(() => expect(rescuedTexts.get()).toEqual([]));
});

it('a record that is gone is named as gone', async () => {
  const { press } = await typeInSheet(({ go }) => setTimeout(go, 5, null));
  await press();
  await screen.findByText('쓰는 동안 삭제되었거나 볼 수 없게 되어 저장할 수 없습니다.');
});

it('a sheet that stays says so while it is open', async () => {
  const { user, press } = await typeInSheet(({ go }) => setTimeout(go, 5, '작업중'));
  await press();
  const sheet = within(screen.getByRole('dialog', { name: '자재수령' }));
  await sheet.findByText('쓰는 동안 다른 사용자가 먼저 처리했습니다. 상태: 수주완료 → 작업중');
  await user.click(sheet.getByRole('button', { name: '쓴 내용 복사' }));
  expect(await readCopied()).toBe('메모: 두 상자 젖음');
  expect(rescuedTexts.get()).toEqual([]);
});

it.each([
  ['a deed that succeeded', () => noteOwnWrite(), '프로젝트완료'],
  ['closing the sheet', ({ close }: { close: () => void }) => close(), '프로젝트취소'],
])('%s leaves nothing behind', async (_what, before, state) => {
  const { press } = await typeInSheet((page) => {
    before(page);
    setTimeout(page.go, 5, state);
  });
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '자재수령' })).toBeNull());
  expect(rescuedTexts.get()).toEqual([]);
});

it.each([
  [409, '현재 상태에서는 처리할 수 없습니다.'],
  [404, '쓰는 동안 삭제되었거나 볼 수 없게 되어 저장할 수 없습니다.'],
])('a memo refused with %i stays open with the reason and its text', async (status, sentence) => {
  const onClose = vi.fn();
  const user = draw(
    <LayerGround value={GroundPart}>
      <MemoDialog
        confirmation={{ title: '수주철회', question: 'project.cancel.confirm' }}
        memo={{ label: '철회 사유', field: 'memo', missing: 'CANCEL_MEMO' }}
        done="project.cancel.done"
        failed="project.cancel.failed"
        send={() => Promise.reject(new Refusal(status, 'BAD_STATE', '현재 상태에서는 처리할 수 없습니다.'))}
        reload={async () => undefined}
        opened
        onClose={onClose}
      />
    </LayerGround>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: '수주철회' }));
  await user.type(dialog.getByLabelText(/철회 사유/), '연락이 닿지 않음');
  await user.click(dialog.getByRole('button', { name: '수주철회' }));
  await dialog.findByText(sentence);
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/철회 사유/).value).toBe('연락이 닿지 않음');
  expect(onClose).not.toHaveBeenCalled();
  popToasts();
});
