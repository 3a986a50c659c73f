import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sum, Total } from './money.tsx';

const REDUCED = { price: '3000000', addPrice: '-2500000' };
const PLAIN = { price: '3,000,000', addPrice: '0' };

it('a sum shows its terms, and the price alone where nothing is added (D-230)', () => {
  const { container, rerender } = render(<Sum amounts={REDUCED} />);
  expect(container.textContent).toBe('3,000,000 − 2,500,000 = 500,000 원');
  rerender(<Sum amounts={PLAIN} />);
  expect(container.textContent).toBe('3,000,000 원');
});

it('a total says that it includes an additional amount, and how it is calculated', () => {
  const { container, rerender } = render(<Total amounts={REDUCED} />);
  expect(container.textContent).toBe('추가 포함 500,000 원');
  expect(screen.getByTitle('3,000,000 − 2,500,000 = 500,000 원')).toBeTruthy();
  rerender(<Total amounts={REDUCED} onCard />);
  expect(container.textContent).toBe('추가 포함 −2,500,000 500,000 원');
  rerender(<Total amounts={PLAIN} />);
  expect(container.textContent).toBe('3,000,000 원');
});
