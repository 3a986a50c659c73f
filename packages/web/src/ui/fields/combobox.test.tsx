import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { OptionChooser, OptionFinder } from './combobox.tsx';

const PEOPLE = [
  { value: 'pm1', label: '김도현' },
  { value: 'pm2', label: '이수진' },
];

function People({ changes, initial = [] }: { changes: string[][]; initial?: string[] }) {
  const [chosen, setChosen] = useState(initial);
  const change = (next: string[]) => {
    changes.push(next);
    setChosen(next);
  };
  return <OptionChooser label="담당자" placeholder="선택" options={PEOPLE} chosen={chosen} onChange={change} />;
}

it('people are found by typing and chosen with Enter; chosen ones are no longer offered', async () => {
  const changes: string[][] = [];
  const user = draw(<People changes={changes} />);
  await user.type(screen.getByRole('combobox', { name: '담당자' }), '이수');
  await screen.findByRole('option', { name: '이수진' });
  await user.keyboard('{Enter}');
  expect(changes).toEqual([['pm2']]);
  await user.click(screen.getByRole('combobox', { name: '담당자' }));
  await screen.findByRole('option', { name: '김도현' });
  expect(screen.queryByRole('option', { name: '이수진' })).toBeNull();
});

it('an Enter that ends a Korean syllable chooses no option', async () => {
  const changes: string[][] = [];
  const user = draw(<People changes={changes} />);
  const field = screen.getByRole('combobox', { name: '담당자' });
  await user.type(field, '이수');
  await screen.findByRole('option', { name: '이수진' });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, which: 229, isComposing: true });
  expect(changes).toEqual([]);
});

it('Escape closes the list and keeps the chosen options', async () => {
  const changes: string[][] = [];
  const user = draw(<People changes={changes} initial={['pm1']} />);
  await user.click(screen.getByRole('combobox', { name: '담당자' }));
  await user.keyboard('{Escape}{Escape}');
  expect(changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: '김도현 삭제' }));
  expect(changes).toEqual([[]]);
});

it('a found option is passed on, and the field is emptied', async () => {
  const found: string[] = [];
  const user = draw(
    <OptionFinder
      label="자재"
      placeholder="검색"
      options={PEOPLE}
      disabled={false}
      onFind={(value) => found.push(value)}
    />,
  );
  const field = screen.getByRole('combobox', { name: '자재' });
  await user.type(field, '김');
  await user.click(await screen.findByRole('option', { name: '김도현' }));
  expect(found).toEqual(['pm1']);
  expect((field as HTMLInputElement).value).toBe('');
});
