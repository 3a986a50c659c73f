import { findAddresses } from '#ui/text/addresses.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const linked = (line: string): string => {
  let html = '';
  let from = 0;
  for (const { at, text, href } of findAddresses(line)) {
    html += `${escaped(line.slice(from, at))}<a href="${escaped(href)}">${escaped(text)}</a>`;
    from = at + text.length;
  }
  return html + escaped(line.slice(from));
};

/**
 * Converts plain text, such as a chat copied from KakaoTalk. Each line becomes a paragraph, and addresses become links.
 */
export const pastedText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n')
    .map((line) => `<p>${linked(line)}</p>`)
    .join('');
