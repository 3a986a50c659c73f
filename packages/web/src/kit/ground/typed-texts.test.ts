import { expect, it } from 'vitest';
import { asOneText, typedTexts } from './typed-texts.ts';

it('the words of a choice stay apart, as they stand on screen', () => {
  const root = document.createElement('div');
  root.innerHTML = `
    <div role="radiogroup" aria-label="시작일">
      <label><input type="radio" checked /><b>12-02 (수)</b><small>의정부 민락 해오름과 같은 날</small></label>
      <label><input type="radio" /><b>12-03 (목)</b></label>
    </div>`;
  expect(asOneText(typedTexts(root))).toBe('시작일: 12-02 (수) 의정부 민락 해오름과 같은 날');
});
