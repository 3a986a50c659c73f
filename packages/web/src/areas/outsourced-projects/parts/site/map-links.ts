import { withWeekday } from '@portal/contract/core/dates';

/** Map services by which one finds an address: the first opens everywhere, the last on a phone that has it. */
export const mapLinks = (address: string): readonly { label: string; href: string }[] => {
  const place = encodeURIComponent(address);
  return [
    { label: '카카오맵', href: `https://map.kakao.com/link/search/${place}` },
    { label: '네이버 지도', href: `https://map.naver.com/p/search/${place}` },
    { label: '티맵', href: `tmap://search?name=${place}` },
  ];
};

const escapeText = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

type Entry = { id: number; day: string; name: string; address: string; contact: string };

/** A day of work as a file that every calendar takes, as an address to load it from (RFC 5545). */
export function calendarFile({ id, day, name, address, contact }: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//portal//KO',
    'BEGIN:VEVENT',
    `UID:project-${id}@portal`,
    `DTSTAMP:${day.replaceAll('-', '')}T000000Z`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(name)}`,
    `LOCATION:${escapeText(address)}`,
    `DESCRIPTION:${escapeText(`${withWeekday(day)} ${contact}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}
