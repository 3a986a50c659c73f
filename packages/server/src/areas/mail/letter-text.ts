/** What a mail says. It is written as text and as HTML from this alone. */
export type LetterText = {
  portal: string;
  urgent: boolean;
  heading: string;
  intro: string;
  groups: readonly { subject: string; url: string; lines: readonly { title: string; line: string; at: string }[] }[];
  /** A line behind the groups, such as '외 3건'; '' for none. */
  rest: string;
  button: { label: string; url: string };
  /** Links at the foot: label and address. */
  links: readonly (readonly [string, string])[];
  foot: readonly string[];
};

/** Stands at the foot of every mail. */
export const NO_REPLY = '이 주소로 보낸 답장은 전달되지 않습니다.';

/** The mail as plain text. */
export function plainLetter({ portal, urgent, heading, intro, groups, rest, button, links, foot }: LetterText): string {
  const parts = groups.map(({ subject, lines }) =>
    [subject, ...lines.map((one) => `- ${[one.title, one.line, one.at].filter((text) => text !== '').join(' · ')}`)]
      .filter((text) => text !== '')
      .join('\n'),
  );
  return [
    portal,
    `${urgent ? '[긴급] ' : ''}${heading}`,
    intro,
    ...parts,
    rest,
    `${button.label}: ${button.url}`,
    [...links.map(([label, url]) => `${label}: ${url}`), ...foot].join('\n'),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

const encode = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);

const FONT = "font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;word-break:keep-all;";
const CELL = `${FONT}font-size:14px;line-height:1.5;vertical-align:top;padding:6px `;

/** The new value of a change is bold. */
function lineHtml(line: string): string {
  const [before = '', after] = line.split(' → ');
  return after === undefined ? encode(line) : `${encode(before)} → <b>${encode(after)}</b>`;
}

const rowHtml = ({ title, line, at }: LetterText['groups'][number]['lines'][number]): string =>
  `<tr><td style="${CELL}12px 6px 0;color:#4a5362;white-space:nowrap">${encode(title)}</td>` +
  `<td style="${CELL}0;color:#171c26">${lineHtml(line)}</td>` +
  `<td style="${CELL}0 6px 12px;color:#616b7a;white-space:nowrap;text-align:right">${encode(at)}</td></tr>`;

const groupHtml = ({ subject, url, lines }: LetterText['groups'][number]): string =>
  `<tr><td style="padding:20px 20px 4px"><p style="${FONT}margin:0 0 6px;font-size:16px;line-height:1.4;font-weight:700">` +
  `<a href="${encode(url)}" style="color:#171c26;text-decoration:none">${encode(subject)}</a></p>` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #dde1e7">` +
  `${lines.map(rowHtml).join('')}</table></td></tr>`;

const URGENT =
  '<span style="padding:2px 6px;border-radius:4px;background:#c22b2b;color:#fff;font-size:13px">긴급</span> ';

/** The mail as HTML: tables of 560 px, light in both themes. */
export function htmlLetter({ portal, urgent, heading, intro, groups, rest, button, links, foot }: LetterText): string {
  const small = `${FONT}margin:0;font-size:12px;line-height:1.6;color:#616b7a`;
  const linked = links.map(
    ([label, url]) => `<a href="${encode(url)}" style="color:#1b5fc1;text-decoration:underline">${encode(label)}</a>`,
  );
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${encode(heading)}</title></head>
<body style="margin:0;background:#f5f6f8;color-scheme:light">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6f8"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border:1px solid #dde1e7;border-radius:8px">
<tr><td style="padding:20px 20px 0"><p style="${FONT}margin:0;font-size:13px;font-weight:700;color:#1b5fc1">${encode(portal)}</p>
<h1 style="${FONT}margin:6px 0 2px;font-size:20px;line-height:1.35;color:#171c26">${urgent ? URGENT : ''}${encode(heading)}</h1>
<p style="${FONT}margin:0;font-size:14px;color:#4a5362">${encode(intro)}</p></td></tr>
${groups.map(groupHtml).join('\n')}
${rest === '' ? '' : `<tr><td style="padding:12px 20px"><p style="${small}">${encode(rest)}</p></td></tr>`}
<tr><td style="padding:20px"><table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td align="center" style="background:#1b5fc1;border-radius:8px">
<a href="${encode(button.url)}" style="${FONT}display:block;padding:14px 20px;font-size:16px;line-height:20px;font-weight:700;color:#fff;text-decoration:none">${encode(button.label)}</a></td></tr></table></td></tr>
<tr><td style="padding:16px 20px 20px;border-top:1px solid #dde1e7"><p style="${small}">${linked.join(' · ')}${linked.length > 0 ? '<br>' : ''}${foot.map(encode).join('<br>')}</p></td></tr>
</table></td></tr></table></body></html>`;
}
