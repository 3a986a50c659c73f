/** What the service worker shows: title, text, the page that it opens, and a tag. A new one replaces that of its tag. */
export type PushPayload = { title: string; body: string; page: string; tag: string };

const PLAIN: PushPayload = {
  title: '새 알림',
  body: '포털에서 확인해주세요',
  page: '/',
  tag: 'portal',
};

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/**
 * Reads what arrived. A message that cannot be read still says that there is one: a push that shows nothing costs the
 * permission on iPhones.
 */
export function readPayload(text: string): PushPayload {
  try {
    const { title, body, page, tag }: Partial<Record<keyof PushPayload, unknown>> = JSON.parse(text) ?? {};
    return {
      title: textOf(title, PLAIN.title),
      body: textOf(body, PLAIN.body),
      page: textOf(page, PLAIN.page),
      tag: textOf(tag, PLAIN.tag),
    };
  } catch {
    return PLAIN;
  }
}
