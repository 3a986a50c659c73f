import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { EXCERPT } from '@portal/contract/areas/workspace-entries/kinds';
import type { CallInput } from '@portal/contract/core/call';
import { PICTURE } from '@portal/contract/core/rich-text';
import type { CallCtx } from '#context.ts';
import { roomSearchTerms } from '#lists/room-search-terms.ts';
import type { CleanText } from '#rich-text/clean-markup.ts';
import { cleanRichText } from '#rich-text/clean-rich-text.ts';
import { excerptOf } from '#rich-text/excerpt.ts';

/** The fields that every form of an entry sends. */
export type EntryFields = Pick<
  CallInput<(typeof workspaceEntryCalls)['addPost']>,
  'Title' | 'Content' | 'Visibility' | 'MentionIds' | 'FileIds'
>;

/** The content as it may be stored: cleaned by the allow-list, without pictures, which are files of the entry. */
export async function cleanContent(ctx: CallCtx, sent: string): Promise<CleanText> {
  const { markup, text } = await cleanRichText(ctx, sent, 'Content');
  return { markup: markup.replace(PICTURE, ''), text };
}

/** The columns that every entry gets from its form, with its search terms and its excerpt. */
export function contentColumns(roomId: number, input: EntryFields, content: CleanText) {
  const title = input.Title.trim();
  return {
    title,
    content: content.markup,
    excerpt: excerptOf(content.markup, EXCERPT),
    content_text: content.text,
    search_terms: roomSearchTerms(roomId, `${title}\n${content.text}`),
    visibility: input.Visibility,
  };
}
export type ContentColumns = ReturnType<typeof contentColumns>;
