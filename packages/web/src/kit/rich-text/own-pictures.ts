import { RICH_TEXT } from '@portal/contract/core/rich-text';

const STORED = RICH_TEXT.attributes['img']?.['src'];

/** Where pictures of rich text come from: the portal's own files, or one that this page is just sending (TH8). */
export const isOwnPicture = (address: string): boolean => address.startsWith('blob:') || STORED?.test(address) === true;

/** Pixels a picture in a text may be wide. */
export const PICTURE_WIDTH = { least: 40, most: 1600 } as const;
