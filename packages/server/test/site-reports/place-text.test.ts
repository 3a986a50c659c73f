import { expect, it } from 'vitest';
import { placeText } from '#areas/site-reports/paper-facts.ts';

it.each([
  ['경기', '경기 성남시 분당구', '경기 성남시 분당구'],
  ['경기', '경기도 성남시', '경기도 성남시'],
  ['충북', '충청북도 청주시', '충청북도 청주시'],
  ['서울', '서울특별시 중구', '서울특별시 중구'],
  ['경기', '성남시 분당구', '경기 성남시 분당구'],
  ['부산', '부산진구 중앙대로', '부산 부산진구 중앙대로'],
  ['부산', '부산광역시 부산진구', '부산광역시 부산진구'],
  ['대전', '', '대전'],
  ['경기도', '경기 성남시', '경기 성남시'],
  ['제주특별자치도', '제주 서귀포시', '제주 서귀포시'],
  ['경기', '경기광주시', '경기 경기광주시'],
])('the region %s of %s stands once', (region, addr1, place) => {
  expect(placeText({ region, addr1, addr2: '', place_name: '' })).toBe(place);
});

it('the region stands once where the address begins in its second line', () => {
  const place = { region: '경기', addr1: '', addr2: ' 경기 성남시 분당구', place_name: '판교점' };
  expect(placeText(place)).toBe('경기 성남시 분당구 (판교점)');
});
