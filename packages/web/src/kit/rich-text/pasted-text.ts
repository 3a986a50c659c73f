const ADDRESS = /https?:\/\/[^\s<>"')\]]+/g;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const linked = (line: string): string => {
  let html = '';
  let from = 0;
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    html += `${escaped(line.slice(from, index))}<a href="${escaped(address)}">${escaped(address)}</a>`;
    from = index + address.length;
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
