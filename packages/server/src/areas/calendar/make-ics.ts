import { CalendarKind } from '@portal/contract/areas/calendar/entries';
import { internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { addDays, seoulInstant } from '@portal/contract/core/dates';
import type { EntryRecord } from './queries/entries.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Most bytes of a line; a longer one goes on in the next, behind a space (RFC 5545, 3.1). */
const LINE_BYTES = 75;
const MOST_UNIT_BYTES = 3;
const NEWLINE = '\r\n';

/** A text as a value: its marks escaped, and no control character in it (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** Bytes in UTF-8 of a UTF-16 unit; a character of two units has two bytes for each. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
}

/** A line, folded where it is too long, never within a character. */
function foldLine(line: string): string {
  if (line.length * MOST_UNIT_BYTES <= LINE_BYTES || Buffer.byteLength(line) <= LINE_BYTES) return line;
  const parts: string[] = [];
  let from = 0;
  let bytes = 0;
  for (let at = 0; at < line.length; at += 1) {
    const unit = line.charCodeAt(at);
    bytes += bytesOf(unit);
    const isPair = unit >= 0xd800 && unit < 0xdc00;
    if (bytes + (isPair ? 2 : 0) <= LINE_BYTES) continue;
    parts.push(line.slice(from, at));
    from = at;
    // The space in front, and the character that did not fit.
    bytes = 1 + bytesOf(unit);
  }
  return [...parts, line.slice(from)].join(`${NEWLINE} `);
}

const labelOf = ({ kind, status }: EntryRecord): string =>
  kind === CalendarKind.Internal ? internalStatusLabel(status) : statusLabel(status);

const compactDay = (day: string): string => day.replaceAll('-', '');
/** An instant in UTC. */
const compactTime = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The lines of when an entry is: its whole day, or an hour from its time. */
function whenOf(start_day: string, start_time: string): string[] {
  if (start_time === '') {
    return [
      `DTSTART;VALUE=DATE:${compactDay(start_day)}`,
      `DTEND;VALUE=DATE:${compactDay(addDays(start_day, 1))}`,
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ];
  }
  const start = new Date(seoulInstant(`${start_day} ${start_time}:00`));
  return [`DTSTART:${compactTime(start)}`, `DTEND:${compactTime(new Date(start.getTime() + HOUR_MS))}`];
}

/** The same, made once for each day and time of a calendar: its entries have few of them. */
function whenOnce() {
  const known = new Map<string, string[]>();
  return ({ start_day, start_time }: EntryRecord): string[] => {
    const key = `${start_day} ${start_time}`;
    const when = known.get(key) ?? whenOf(start_day, start_time);
    known.set(key, when);
    return when;
  };
}

/** An entry as an event: name, region, day and state, and nothing else leaves (D-333). */
function eventOf(entry: EntryRecord, when: readonly string[], stamp: string): string[] {
  const isOffered = entry.offered.length > 1;
  return [
    'BEGIN:VEVENT',
    `UID:${entry.kind}-${entry.id}${isOffered ? `-${entry.start_day}` : ''}@portal`,
    `SEQUENCE:${entry.version}`,
    `DTSTAMP:${stamp}`,
    ...when,
    `SUMMARY:${escapeText(isOffered ? `(후보일) ${entry.project_name}` : entry.project_name)}`,
    ...(entry.area_name === '' ? [] : [`LOCATION:${escapeText(entry.area_name)}`]),
    `DESCRIPTION:${escapeText(labelOf(entry))}`,
    'END:VEVENT',
  ];
}

/**
 * Writes entries as a calendar of RFC 5545. It is written here because it costs what its rows cost: the library that was
 * used before took a second of the process for 5,000 entries (D-533).
 */
export function makeIcs(name: string, entries: readonly EntryRecord[], stamp: Date): string {
  const written = compactTime(stamp);
  const whenFor = whenOnce();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//portal//calendar//KO',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => eventOf(entry, whenFor(entry), written)),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(foldLine).join(NEWLINE);
}
