import { expect, it } from 'vitest';
import { calendarFile, mapLinks } from './map-links.ts';

it('a map link searches for the unchanged address', () => {
  const [first] = mapLinks('인천 연수구 송도과학로 287');
  expect(decodeURIComponent(first?.href ?? '')).toBe('https://map.kakao.com/link/search/인천 연수구 송도과학로 287');
});

it('a working day is an all-day calendar event, and separators in its texts are escaped', () => {
  const file = calendarFile({
    id: 7,
    day: '2026-12-03',
    name: '무선 AP, 전층',
    address: '송도과학로 287; 1층',
    contact: '오소장 032-715-3380',
  });
  const [type, text = ''] = file.split(/,(.*)/s);
  expect(type).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(text).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//portal//KO',
    'BEGIN:VEVENT',
    'UID:project-7@portal',
    'DTSTAMP:20261203T000000Z',
    'DTSTART;VALUE=DATE:20261203',
    'SUMMARY:무선 AP\\, 전층',
    'LOCATION:송도과학로 287\\; 1층',
    'DESCRIPTION:2026-12-03 (목) 오소장 032-715-3380',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});
