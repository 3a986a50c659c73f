/** Longest texts in characters, by use (wire.md, Requests). */
export const TEXT_LIMIT = {
  key: 100,
  name: 200,
  memo: 4000,
  comment: 2000,
  reason: 500,
  objection: 1000,
  joined: 16_000,
} as const;
/**
 * Limits of a page of comments of a record: rows, and bytes of their texts. The newest comment is returned whatever its
 * length (D-201).
 */
export const COMMENT_PAGE = { rows: 100, bytes: 512 * 1024 } as const;
/** Most digits of an amount in whole won (D-54). */
export const AMOUNT_DIGITS = 12;
/** Largest headcount of a crew (T5). */
export const MAX_PEOPLE = 9999;
/** Most dates, materials, photos, people and scores of one project. */
export const MAX_PER_PROJECT = { dates: 100, materials: 200, photos: 50, people: 50, scores: 100 } as const;
export const MAX_QUANTITY = 999_999;
/**
 * Limits of the changes since the award that a project shows, the newest ones: rows, and bytes of their texts. The
 * newest one is shown whatever its length (A-12, D-201).
 */
export const AGREED_CHANGES = { rows: 100, bytes: 512 * 1024 } as const;

/** Most characters of a token in an address. */
export const TOKEN_LIMIT = 2000;

/** Most objects in one list field of a request, checked before anything else. */
export const LIST_LIMIT = 1000;
/**
 * Most bytes of a request body; a call may declare another limit. For an upload it limits all fields together (wire.md,
 * Calls).
 */
export const BODY_LIMIT = 1024 * 1024;
export const SMALL_BODY_LIMIT = 4096;
export const UPLOAD_FIELDS_LIMIT = 64 * 1024;
/**
 * Limits of a workbook for import (D-133). `bytes` and `unpacked` are its sizes, and `rows` are the rows to register.
 * `lastRow` and `lastColumn` bound the cells of each sheet, empty ones too. `strings` are the shared texts of the
 * cells.
 */
export const IMPORT_LIMIT = {
  bytes: 5 * 1024 * 1024,
  unpacked: 20 * 1024 * 1024,
  rows: 5000,
  lastRow: 20_000,
  lastColumn: 100,
  strings: 100_000,
} as const;
/**
 * What one person may have of what everybody else's calls then look at (D-532). `rooms` are those of the workspace that
 * the person is a member of and that are not archived.
 */
export const PERSON_LIMIT = { rooms: 500 } as const;
/** Milliseconds after which a toast closes by itself: a failure stays long enough to be read (MSG-02). */
export const TOAST_MS = { success: 1500, hint: 1500, error: 8000 } as const;
/** Milliseconds between opening a detail and scrolling to a comment (ALARM-17). */
export const SCROLL_DELAY_MS = 500;
/** Number of thumbnails that a gallery shows (FILE-12). */
export const THUMBNAILS = 5;
/** Pixels that count as a swipe (FILE-15). */
export const SWIPE_PX = 50;
