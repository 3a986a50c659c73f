import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { SelectField } from '../fields/fields.tsx';

const COMPANIES = [
  { value: '1', label: '다온전기', group: '서울' },
  { value: '2', label: '대한방재', group: '부산' },
  { value: '3', label: '한빛설비', group: '부산' },
];

function Company({ changes, placeholder }: { changes: string[]; placeholder?: string }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    changes.push(next);
    setValue(next);
  };
  return (
    <SelectField
      label="업체"
      name="CompanyId"
      value={value}
      options={COMPANIES}
      onChange={change}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  );
}

const select = () => screen.findByRole('combobox', { name: '업체' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

it('initial consonants find an option, and Enter chooses it', async () => {
  const changes: string[] = [];
  const user = draw(<Company changes={changes} placeholder="선택" />);
  await user.click(await select());
  await screen.findByRole('listbox');
  await user.keyboard('ㅎㅂ');
  await screen.findByRole('option', { name: '한빛설비' });
  expect(names()).toEqual(['대한방재', '한빛설비']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(changes).toEqual(['3']);
  expect(await select()).toHaveProperty('value', '한빛설비');
});

it('options stand under their headings, and the empty choice takes the value back', async () => {
  const changes: string[] = [];
  const user = draw(<Company changes={changes} placeholder="선택" />);
  await user.click(await select());
  await screen.findByRole('group', { name: '부산' });
  await user.click(screen.getByRole('option', { name: '다온전기' }));
  await user.click(await select());
  await user.click(await screen.findByRole('option', { name: '선택' }));
  expect(changes).toEqual(['1', '']);
  expect(await select()).toHaveProperty('value', '');
});

it('a text that is left unfinished, and Escape, change nothing', async () => {
  const changes: string[] = [];
  const user = draw(<Company changes={changes} />);
  await user.click(await select());
  await user.click(await screen.findByRole('option', { name: '한빛설비' }));
  await user.click(await select());
  await user.clear(await select());
  await user.keyboard('다{Escape}{Escape}');
  await user.tab();
  expect(changes).toEqual(['3']);
  expect(await select()).toHaveProperty('value', '한빛설비');
});

it('a phone shows the options in a sheet', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const changes: string[] = [];
  const user = draw(<Company changes={changes} placeholder="선택" />);
  await user.click(await select());
  await screen.findByRole('dialog', { name: '업체' });
  await user.click(screen.getByRole('option', { name: '한빛설비' }));
  expect(changes).toEqual(['3']);
  expect((await select()).textContent).toBe('한빛설비');
});

it('the page beside an open list can still be read, because Tab reaches it', async () => {
  const user = draw(
    <>
      <p>머리글</p>
      <i aria-hidden="true">그림</i>
      <Company changes={[]} />
    </>,
  );
  const head = screen.getByText('머리글');
  await user.click(await select());
  await screen.findByRole('listbox');
  await waitFor(() => expect(head.closest('[aria-hidden]')).toBeNull());
  expect(screen.getByText('그림').getAttribute('aria-hidden')).toBe('true');
});

it('a select that has a value is searched after a click, from the first key', async () => {
  const changes: string[] = [];
  const user = draw(<Company changes={changes} />);
  await user.click(await select());
  await user.click(await screen.findByRole('option', { name: '한빛설비' }));
  // Elsewhere, and back by the mouse, which puts the caret behind the name.
  await user.click(document.body);
  await user.click(await select());
  await user.keyboard('다온');
  expect(await select()).toHaveProperty('value', '다온');
  expect(names()).toEqual(['다온전기']);
  await user.keyboard('{Enter}');
  expect(changes).toEqual(['3', '1']);
});
