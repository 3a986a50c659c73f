import { buffer } from 'node:stream/consumers';
import { originalFileName } from '@portal/contract/areas/files/names';
import { stageAt } from '@portal/contract/areas/notices/boards';
import { picturesIn } from '@portal/contract/core/rich-text';
import { openInlineFile } from '@portal/server/areas/files/public/stored-files';
import { cleanMarkup } from '@portal/server/rich-text/clean-markup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loaded, load, NOW } from './load.ts';

async function noticesOf({ ctx }: Loaded) {
  const rows = await ctx.db.selectFrom('notice').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...row, stage: stageAt({ from: row.publish_from, until: row.publish_until }, NOW) }));
}

let loaded: Loaded;
let notices: Awaited<ReturnType<typeof noticesOf>>;
beforeAll(async () => {
  loaded = await load();
  notices = await noticesOf(loaded);
});
afterAll(() => loaded.close());

describe('demonstration notices', () => {
  it('fill both boards with pinned, 필독, coloured, deleted, waiting and ended ones, and more than a page', () => {
    for (const board of ['C', 'M'] as const) {
      const own = notices.filter((notice) => notice.board === board);
      const shown = own.filter(({ deleted_at, stage }) => deleted_at === null && stage === 'P');
      expect(shown.filter(({ pinned }) => pinned)).toHaveLength(2);
      expect(shown.filter(({ must_read_until }) => must_read_until !== null)).toHaveLength(1);
      expect(own.some(({ subject_color }) => subject_color !== '#000000')).toBe(true);
      expect(new Set(own.map(({ stage }) => stage))).toEqual(new Set(['W', 'P', 'E']));
      expect(new Set(own.map(({ category_id }) => category_id)).size).toBe(4);
    }
    const partners = notices.filter(({ board, stage, pinned }) => board === 'C' && stage === 'P' && !pinned);
    expect(partners.filter(({ deleted_at }) => deleted_at === null).length).toBeGreaterThan(10);
    expect(partners.some(({ deleted_at }) => deleted_at !== null)).toBe(true);
  });

  it('are in the order of their creation, none in the future', () => {
    const written = notices.map(({ created_at }) => created_at.getTime());
    expect(written).toEqual([...written].sort((one, other) => one - other));
    expect(written.every((moment) => moment < NOW.getTime())).toBe(true);
  });

  it('have the markup that the server would store', () => {
    for (const { subject, content } of notices) {
      expect(cleanMarkup(content), subject).toBe(content);
    }
    expect(notices.some(({ content }) => content.includes('rowspan'))).toBe(true);
  });

  it('show pictures that are stored, and have attachments of each kind', async () => {
    const images = await loaded.ctx.db.selectFrom('notice_image').selectAll().execute();
    expect(images.length).toBeGreaterThan(4);
    for (const { id, content, subject } of notices) {
      const named = images.filter((image) => image.notice_id === id).map(({ name }) => name);
      expect(picturesIn(content).sort(), subject).toEqual(named.sort());
      for (const name of named) {
        const shown = await openInlineFile(loaded.ctx, 'Notice', name);
        expect(shown?.mime).toBe('image/jpeg');
        shown?.stream.destroy();
      }
    }
    const files = await loaded.ctx.db.selectFrom('notice_file').selectAll().execute();
    const endings = new Set(files.map(({ name }) => originalFileName(name).split('.').at(-1)));
    expect(endings).toEqual(new Set(['pdf', 'csv', 'jpg']));
    const pdf = files.find(({ name }) => name.endsWith('.pdf'))?.name ?? '';
    const shown = await openInlineFile(loaded.ctx, 'Attachment', pdf);
    expect(shown?.mime).toBe('application/pdf');
    expect(shown && (await buffer(shown.stream)).length).toBe(shown?.bytes);
  });

  it('are read by some users and unread by others, with matching counts', async () => {
    const readings = await loaded.ctx.db.selectFrom('notice_reading').selectAll().execute();
    const counts = await loaded.ctx.db.selectFrom('notice_count').selectAll().execute();
    const people = await loaded.ctx.db.selectFrom('portal_user').select(['user_id', 'user_type']).execute();
    const typeOf = new Map(people.map(({ user_id, user_type }) => [user_id, user_type]));
    for (const { id, board, created_by, created_at, subject } of notices) {
      const own = readings.filter(({ notice_id, user_id }) => notice_id === id && user_id !== created_by);
      expect(
        own.every(({ user_id }) => typeOf.get(user_id) === board),
        subject,
      ).toBe(true);
      expect(
        own.every(({ read_at }) => read_at >= created_at && read_at <= NOW),
        subject,
      ).toBe(true);
      expect(counts.find(({ notice_id }) => notice_id === id)?.readers, subject).toBe(own.length);
    }
    const hasRead = (subject: string, userId: string): boolean => {
      const notice = notices.find((one) => one.subject.startsWith(subject));
      return readings.some(({ notice_id, user_id }) => notice_id === notice?.id && user_id === userId);
    };
    expect(['hanbit2', 'daon1', 'hanbit1', 'saebyeok1'].map((userId) => hasRead('동절기', userId))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['pm2', 'sales1', 'pm1', 'admin'].map((userId) => hasRead('2026년 하반기 성과평가', userId))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
