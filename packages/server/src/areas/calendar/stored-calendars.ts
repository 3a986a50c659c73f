import type { StoredDocument } from '#http/stored-document.ts';

/** Bytes of calendars that a process keeps. The ones that were not asked for longest go first. */
const MOST_BYTES = 32 * 1024 * 1024;

type StoredCalendar = { state: string; document: StoredDocument };

/** The calendars that were written last, by their address: one is written again only when its entries have changed. */
export function storedCalendars(mostBytes = MOST_BYTES) {
  const calendars = new Map<string, StoredCalendar>();
  let bytes = 0;
  const drop = (address: string): void => {
    bytes -= calendars.get(address)?.document.plain.length ?? 0;
    calendars.delete(address);
  };
  return {
    find(address: string, state: string): StoredDocument | undefined {
      const found = calendars.get(address);
      if (!found || found.state !== state) return undefined;
      // Moved to the end, as the one that was asked for last.
      calendars.delete(address);
      calendars.set(address, found);
      return found.document;
    },
    keep(address: string, state: string, document: StoredDocument): void {
      drop(address);
      calendars.set(address, { state, document });
      bytes += document.plain.length;
      for (const [oldest] of calendars) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}

export type StoredCalendars = ReturnType<typeof storedCalendars>;
