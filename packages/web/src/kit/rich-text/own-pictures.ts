import { RICH_TEXT } from '@portal/contract/core/rich-text';

const STORED = RICH_TEXT.attributes['img']?.['src'];

/** Whether a picture may be shown in rich text: a file of the portal, or one that this page is uploading (TH8). */
export const isOwnPicture = (address: string): boolean => address.startsWith('blob:') || STORED?.test(address) === true;

/** Width of a picture in a text, in px. */
export const PICTURE_WIDTH = { least: 40, most: 1600 } as const;
