import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

it('copies over plain http without a clipboard API, and returns the focus', async () => {
  vi.stubGlobal('navigator', {});
  const copied: string[] = [];
  document.execCommand = (command) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLTextAreaElement) copied.push(`${command} ${activeElement.value}`);
    return true;
  };
  document.body.innerHTML = '<button>주소 복사</button>';
  const button = document.querySelector('button');
  button?.focus();
  await copyText('서울 강남구 테헤란로 152');
  expect(copied).toEqual(['copy 서울 강남구 테헤란로 152']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

it('uses the clipboard where there is one', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('04524');
  expect(writeText).toHaveBeenCalledWith('04524');
});
