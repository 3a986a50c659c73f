import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { LinkedText } from './linked-text.tsx';

it.each([
  ['일정표 https://drive.example.co.kr/새봄-일정 참고', ['https://drive.example.co.kr/새봄-일정']],
  ['(http://a.kr/b?c=1&d=2). 그리고 www.b.kr, 끝', ['http://a.kr/b?c=1&d=2', 'https://www.b.kr']],
  ['javascript:alert(1) 와 data:text/html,x', []],
  ['<a href="https://a.kr/x">', ['https://a.kr/x']],
])('%s', (text, links) => {
  draw(
    <p>
      <LinkedText text={text} />
    </p>,
  );
  expect(screen.queryAllByRole('link').map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual(links);
  expect(screen.getByText((_, element) => element?.tagName === 'P').textContent).toBe(text);
});
