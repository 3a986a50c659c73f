import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';

/** Links that search for an address on a map. The first opens everywhere, the last needs an app on a phone. */
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

/** A data URL of a calendar file for one working day (RFC 5545). */
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

/** Whether the address is shown to the user (D-45). */
export const seesSite = (project: ProjectInfo): boolean => project.customerVisibleYN === 'Y';

/** The street address without the floor, as maps search for it. */
export const streetAddress = ({ addr1, addr2 }: ProjectInfo): string => addr1 || addr2;

/** The map URL of the site, '' when the address is hidden from the user. */
export const siteMap = (project: ProjectInfo): string =>
  seesSite(project) ? (mapLinks(streetAddress(project))[0]?.href ?? '') : '';
