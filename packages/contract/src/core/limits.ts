/** Longest texts, in characters (wire.md, Requests). */
export const TEXT_LIMIT = { key: 100, name: 200, memo: 4000, comment: 2000, joined: 16_000 } as const;
/** A page of the comments of a record: rows, and bytes of their texts; its newest comes whatever its length (D-201). */
export const COMMENT_PAGE = { rows: 100, bytes: 512 * 1024 } as const;
/** Amounts are whole won of at most this many digits (D-54). */
export const AMOUNT_DIGITS = 12;
/** Headcount of a crew (T5). */
export const MAX_PEOPLE = 9999;
/** Dates, materials, photos and people one project can hold. */
export const MAX_PER_PROJECT = { dates: 100, materials: 200, photos: 50, people: 50, scores: 100 } as const;
export const MAX_QUANTITY = 999_999;
/** Changes of the amounts since its award that a project shows, the newest. */
export const AMOUNT_CHANGES = 50;

/** Characters of a token in an address. */
export const TOKEN_LIMIT = 2000;

/** Objects one field of a request may list, before anybody looks at them. */
export const LIST_LIMIT = 1000;
/** Bodies in bytes; a call may declare another limit (wire.md, Calls). Of an upload it bounds the fields together. */
export const BODY_LIMIT = 1024 * 1024;
export const SMALL_BODY_LIMIT = 4096;
export const UPLOAD_FIELDS_LIMIT = 64 * 1024;
/**
 * A workbook for import (D-133): bytes sent and unpacked, rows to be registered; of each of its sheets the last row and
 * column that a cell may stand in, empty ones too; texts that its cells share.
 */
export const IMPORT_LIMIT = {
  bytes: 5 * 1024 * 1024,
  unpacked: 20 * 1024 * 1024,
  rows: 5000,
  lastRow: 20_000,
  lastColumn: 100,
  strings: 100_000,
} as const;
/** Toasts close after this many milliseconds (MSG-02). */
export const TOAST_MS = 1500;
/** Milliseconds between opening a detail and scrolling to a comment (ALARM-17). */
export const SCROLL_DELAY_MS = 500;
/** Thumbnails of a gallery (FILE-12). */
export const THUMBNAILS = 5;
/** Pixels that make a swipe (FILE-15). */
export const SWIPE_PX = 50;
