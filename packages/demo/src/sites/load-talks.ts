import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import type { Ctx } from '@portal/server/context';
import { momentOn } from '../jobs.ts';
import { insertAll } from '../queries.ts';
import { type NewFile, type OnKey, storeFiles } from '../store-files.ts';
import { entryIdOf } from './entry-ids.ts';
import type { Site } from './pick-sites.ts';
import { insertMessages, type NewMessage } from './queries.ts';
import { pictureOf, type SiteDrawings } from './site-drawings.ts';

type Line = {
  side: 'M' | 'C';
  content: string;
  /** Hour and minute of the first day of work; hours before it are of the day before. */
  at: readonly [hour: number, minute: number];
  isConfirmed?: true;
  hasPhoto?: true;
};

const LINES: readonly Line[] = [
  {
    side: 'M',
    content: '출입 등록은 지하 1층 방재실에서 합니다. 전원 신분증을 가져와 주세요.',
    at: [7, 40],
  },
  { side: 'C', content: '네, 8시 20분까지 전원 도착하겠습니다.', at: [7, 46] },
  { side: 'M', content: '오늘은 10시 이후에만 소음 작업이 가능합니다.', at: [8, 5], isConfirmed: true },
  {
    side: 'C',
    content: '기존 배관이 막혀 있어 노출로 돌려야 합니다. 사진 보내 드립니다.',
    at: [10, 42],
    hasPhoto: true,
  },
  { side: 'M', content: '고객사와 통화했습니다. 노출로 진행해 주세요.', at: [10, 58] },
];

const MINUTE_MS = 60_000;
/** Another message of the talk, with its own time. */
type Extra = { site: Site; message: NewMessage };

function messagesOf(site: Site, extra: readonly Extra[]) {
  const ownMessages = LINES.map(({ side, content, at: [hour, minute], isConfirmed, hasPhoto }, number) => {
    const created = momentOn(site.days[0] ?? '', hour, minute);
    const message: NewMessage = {
      award_id: site.awardId,
      entry_id: entryIdOf(site, 'message', number),
      user_id: side === 'M' ? site.staff : site.crew,
      side,
      content,
      asks: isConfirmed === true,
      confirmed_by: isConfirmed ? site.crew : null,
      confirmed_at: isConfirmed ? new Date(created.getTime() + 6 * MINUTE_MS) : null,
      created_at: created,
    };
    return { message, hasPhoto: hasPhoto === true, site };
  });
  const others = extra.filter((one) => one.site === site).map(({ message }) => ({ message, hasPhoto: false, site }));
  return [...ownMessages, ...others].toSorted((one, other) => +one.message.created_at - +other.message.created_at);
}

/** Loads the talks of sites, with these other messages in them. Returns the ids of all messages by their entry. */
export async function loadTalks(
  ctx: Ctx,
  { sites, extra, drawings }: { sites: readonly Site[]; extra: readonly Extra[]; drawings: SiteDrawings },
  onKey: OnKey,
): Promise<ReadonlyMap<string, number>> {
  const messages = sites.flatMap((site) => messagesOf(site, extra));
  const ids = await insertMessages(
    ctx.db,
    messages.map(({ message }) => message),
  );
  const stored = messages.map((one, index) => ({ ...one, id: ids[index] ?? 0 }));
  const shown = stored.filter(({ hasPhoto }) => hasPhoto);
  const files = shown.map(({ message, site }): NewFile => {
    const { entry_id: name, created_at: uploadedAt } = message;
    const file = {
      folder: FILE_RULES.talkPhoto.folder,
      mime: 'image/jpeg',
      bytes: pictureOf(drawings, 'ceiling B').large,
    };
    return { ...file, name, uploadedBy: site.crew, uploadedAt: new Date(uploadedAt) };
  });
  await storeFiles(ctx, files, onKey);
  const photos = shown.map(({ id, message }) => ({ message_id: id, position: 0, name: message.entry_id }));
  await insertAll(ctx.db, 'site_message_photo', photos);
  await insertAll(
    ctx.db,
    'site_reading',
    sites.flatMap((site) => readingsOf(site, stored)),
  );
  return new Map(stored.map(({ message, id }) => [message.entry_id, id]));
}

type Stored = { id: number; site: Site; message: NewMessage };

/** Each side has read what the other wrote before its own last message. */
function readingsOf(site: Site, stored: readonly Stored[]) {
  const own = stored.filter((one) => one.site === site);
  return (
    [
      ['M', site.staff],
      ['C', site.crew],
    ] as const
  ).flatMap(([side, user_id]) => {
    const last = own.findLast(({ message }) => message.side === side);
    return last ? [{ award_id: site.awardId, user_id, message_id: last.id, read_at: last.message.created_at }] : [];
  });
}
