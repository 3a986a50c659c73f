import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { EditableSection } from './editable-section.tsx';
import { MissingLine } from './missing-line.tsx';
import { SaveBar } from './save-bar.tsx';
import { useOpenSection } from './use-open-section.ts';

type Name = '이름' | '주소';
const STORED = { 이름: '가', 주소: '서울' };

/** A record of two sections with one field each. With `saves` its stored values are drawn a moment after a save. */
function Record({ saves = false }: { saves?: boolean }) {
  const [stored, setStored] = useState(STORED);
  const [draft, setDraft] = useState(STORED);
  const names: Name[] = ['이름', '주소'];
  const changed = names.filter((name) => draft[name] !== stored[name]);
  const sections = useOpenSection(changed);
  const leave = (sectionNames: readonly Name[]) => {
    setDraft({ ...draft, ...Object.fromEntries(sectionNames.map((name) => [name, STORED[name]])) });
    sections.close();
  };
  return (
    <>
      {names.map((name) => (
        <EditableSection
          key={name}
          title={name}
          place={name}
          editing={sections.isOpen(name)}
          mayEdit
          onEdit={() => sections.open(name)}
          onLeave={() => leave([name])}
          facts={<p>{stored[name]}</p>}
        >
          <input
            aria-label={name}
            value={draft[name]}
            onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
          />
        </EditableSection>
      ))}
      <SaveBar
        changes={changed.length}
        names={changed}
        problems={changed.includes('주소') ? [{ label: '주소', place: '주소' }] : []}
        busy={false}
        onSave={async () => {
          if (saves) await sections.closeAfter(async () => void setTimeout(setStored, 20, draft));
        }}
        onRevert={() => leave(names)}
        onSelect={() => {}}
      />
    </>
  );
}

const fields = () => screen.queryAllByRole('textbox').map((field) => field.getAttribute('aria-label'));

it('수정 turns only its section into fields and moves the focus there', async () => {
  const user = draw(<Record />);
  expect(fields()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '이름 수정' }));
  expect(fields()).toEqual(['이름']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  await user.click(screen.getByRole('button', { name: '주소 수정' }));
  expect(fields()).toEqual(['주소']);
});

it('after a save the focus is at 수정 of the section, whenever the record is drawn', async () => {
  const user = draw(<Record saves />);
  await user.click(screen.getByRole('button', { name: '이름 수정' }));
  await user.type(screen.getByRole('textbox'), '나');
  await user.click(screen.getByRole('button', { name: '변경 1건 · 저장' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '이름 수정' })));
  expect(screen.getByText('가나')).toBeTruthy();
});

it('after a refused save the bar says so, and the button tries again', async () => {
  const user = draw(<Record />);
  await user.click(screen.getByRole('button', { name: '주소 수정' }));
  await user.type(screen.getByRole('textbox'), ' 강남');
  expect(screen.queryByText('저장하지 못했습니다.')).toBeNull();
  await user.click(screen.getByRole('button', { name: '변경 1건 · 저장' }));
  expect(screen.getByText('저장하지 못했습니다.').parentElement?.textContent).toBe('저장하지 못했습니다.고칠 것:주소');
  screen.getByRole('button', { name: '다시 저장' });
});

it('a section with changes stays open, and leaving it discards only its changes', async () => {
  const user = draw(<Record />);
  await user.click(screen.getByRole('button', { name: '이름 수정' }));
  await user.type(screen.getByRole('textbox'), '나');
  await user.click(screen.getByRole('button', { name: '주소 수정' }));
  await user.type(screen.getByRole('textbox', { name: '주소' }), ' 강남');
  expect(fields()).toEqual(['이름', '주소']);
  expect(screen.getByRole('button', { name: '변경 2건 · 저장' })).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: '수정 닫기' })[0] as HTMLElement);
  expect(fields()).toEqual(['주소']);
  expect(screen.getByRole('button', { name: '변경 1건 · 저장' })).toBeTruthy();
});

it('the save bar appears with the first change, names problems, and disappears after 되돌리기 (A-06)', async () => {
  const user = draw(<Record />);
  await user.click(screen.getByRole('button', { name: '주소 수정' }));
  expect(screen.queryByRole('button', { name: /저장/ })).toBeNull();
  await user.type(screen.getByRole('textbox'), ' 강남');
  expect(screen.getByRole('button', { name: '주소' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(screen.queryByRole('button', { name: /저장/ })).toBeNull();
  expect(screen.getByText('서울')).toBeTruthy();
});

it('a missing item focuses its target, and without missing items there is no line', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const user = draw(
    <>
      <MissingLine until="완료" missing={[]} />
      <MissingLine until="완료" missing={[{ label: '이름', place: '이름' }]} />
      <Record />
    </>,
  );
  expect(screen.getAllByText('완료까지')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '이름' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '이름 수정' }));
});
