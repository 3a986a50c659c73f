import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import type { CallInput } from '@portal/contract/core/call';
import { PICTURE, plainText } from '@portal/contract/core/rich-text';
import type { CallCtx } from '../../context.ts';
import { roomTerms } from '../../lists/search-terms.ts';
import { cleanRichText } from '../../rich-text/clean-rich-text.ts';

/** What every form of an entry sends. */
export type Said = Pick<
  CallInput<(typeof workspaceEntryCalls)['addPost']>,
  'Title' | 'Content' | 'Visibility' | 'MentionIds' | 'FileIds'
>;

/** Characters of a text that are searched. */
const SEARCHED = 20_000;

/** The content as it may be stored: by the allow-list, without pictures, which are files of the entry. */
export const cleanContent = async (ctx: CallCtx, sent: string): Promise<string> =>
  (await cleanRichText(ctx, sent, 'Content')).replace(PICTURE, '');

/** The columns that every entry has of its form, and those it is searched by. `content` is clean. */
export function saidColumns(roomId: number, input: Said, content: string) {
  const title = input.Title.trim();
  const content_text = plainText(content).slice(0, SEARCHED).toWellFormed();
  return {
    title,
    content,
    content_text,
    search_terms: roomTerms(roomId, `${title}\n${content_text}`),
    visibility: input.Visibility,
  };
}
