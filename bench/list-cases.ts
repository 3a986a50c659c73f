import type { UserType } from '@portal/contract/core/actor';

/** One list request: the kind of user and the fields. Page 'last' is replaced when the total is known. */
export type ListCase = { who: UserType; name: string; fields: Record<string, string | number> };

const keyword = (SearchKey: string, more: object = {}) => ({ SearchType: 'projectName', SearchKey, ...more });

/** The contractor that the company filter uses: the first of the sample companies. */
const COMPANY_ID = 2;

const both: [string, Record<string, string | number>][] = [
  ['first page', {}],
  ['status N', { SearchActiveStatus: 'N' }],
  ['status Y', { SearchActiveStatus: 'Y' }],
  ['status YY', { SearchActiveStatus: 'YY' }],
  ['status B', { SearchActiveStatus: 'B' }],
  ['status E', { SearchActiveStatus: 'E' }],
  ['status F', { SearchActiveStatus: 'F' }],
  ['status C', { SearchActiveStatus: 'C' }],
  ['keyword 설치 (40 %)', keyword('설치')],
  ['keyword 누수 (0.05 %)', keyword('누수')],
  ['keyword 잠수 (none)', keyword('잠수')],
  ['설치 + status Y', keyword('설치', { SearchActiveStatus: 'Y' })],
  ['last page', { Page: 'last' }],
  ['last page of 설치', keyword('설치', { Page: 'last' })],
  ['page size 1000', { PageSize: 1000 }],
];

const staffOnly: [string, Record<string, string | number>][] = [
  ['status P', { SearchActiveStatus: 'P' }],
  ['one company', { CompanyId: COMPANY_ID }],
  ['설치 + company', keyword('설치', { CompanyId: COMPANY_ID })],
  ['region', { SearchType: 'areaName', SearchKey: '서울' }],
  ['PM by full name', { SearchType: 'pmName', SearchKey: '윤주준' }],
];

/** Pages in the middle, and keywords with several character pairs. */
const middles: [string, Record<string, string | number>][] = [
  ['middle page', { Page: 'middle' }],
  ['middle page of status E', { SearchActiveStatus: 'E', Page: 'middle' }],
  ['middle page of 설치', keyword('설치', { Page: 'middle' })],
  ['middle page of 설치 + status E', keyword('설치', { SearchActiveStatus: 'E', Page: 'middle' })],
  ['keyword 스마트 (3 syllables, 5 %)', keyword('스마트')],
  ['middle page of 스마트', keyword('스마트', { Page: 'middle' })],
  ['keyword 설치 공사 (5 characters, 40 %)', keyword('설치 공사')],
  ['surname of several PMs', { SearchType: 'pmName', SearchKey: '김' }],
  ['its middle page', { SearchType: 'pmName', SearchKey: '김', Page: 'middle' }],
];

/** Orders and keywords whose pages no index has in order. */
const others: [string, Record<string, string | number>][] = [
  ['by price', { OrderType: 'price_desc' }],
  ['middle page by price', { OrderType: 'price_desc', Page: 'middle' }],
  ['last page by price', { OrderType: 'price_asc', Page: 'last' }],
  ['middle page by start', { OrderType: 'startDate_desc', Page: 'middle' }],
  ['middle page of 설치 by price', keyword('설치', { OrderType: 'price_asc', Page: 'middle' })],
  ['middle page of 설치 by start', keyword('설치', { OrderType: 'startDate_asc', Page: 'middle' })],
  ['keyword 설 (one syllable)', keyword('설')],
  ['middle page of 설 by price', keyword('설', { OrderType: 'price_desc', Page: 'middle' })],
  ['companies by name', { SearchType: 'companyName', SearchKey: '설비' }],
  [
    'their middle page by price',
    { SearchType: 'companyName', SearchKey: '설비', OrderType: 'price_desc', Page: 'middle' },
  ],
  ['one company, middle page by start', { CompanyId: COMPANY_ID, OrderType: 'startDate_desc', Page: 'middle' }],
  [
    'region, middle page by price',
    { SearchType: 'areaName', SearchKey: '서울', OrderType: 'price_asc', Page: 'middle' },
  ],
  [
    'PMs 김, middle page by start',
    { SearchType: 'pmName', SearchKey: '김', OrderType: 'startDate_asc', Page: 'middle' },
  ],
];

/** Conditions of several values (D-337): one of each kind, and several together. */
const conditions: [string, Record<string, string | number>][] = [
  ['states N, Y', { SearchStatuses: 'N^Y' }],
  ['states B, E, middle page', { SearchStatuses: 'B^E', Page: 'middle' }],
  ['companies', { SearchCompanies: '2^3^4' }],
  ['companies + states', { SearchCompanies: '2^3^4', SearchStatuses: 'Y^YY' }],
  ['regions', { SearchAreas: '1^2' }],
  ['PMs', { SearchPms: 'sample-pm01^sample-pm02' }],
  ['a period of two weeks', { SearchStartFrom: '2025-03-10', SearchStartTo: '2025-03-21' }],
  ['amounts from 50,000,000', { SearchPriceFrom: '50000000' }],
  ['a narrow range of amounts', { SearchPriceFrom: '5000000', SearchPriceTo: '5100000' }],
  ['regions + period', { SearchAreas: '1^2', SearchStartFrom: '2025-03-10', SearchStartTo: '2025-03-21' }],
  [
    'all of them',
    {
      SearchStatuses: 'Y^YY^B^E',
      SearchCompanies: '2^3^4',
      SearchAreas: '1^2',
      SearchPms: 'sample-pm01^sample-pm02',
      SearchStartFrom: '2025-01-01',
      SearchStartTo: '2025-12-31',
      SearchPriceFrom: '1000000',
    },
  ],
];

const as =
  (who: UserType) =>
  ([name, fields]: [string, Record<string, string | number>]): ListCase => ({
    who,
    name,
    fields: { PageSize: 30, ...fields },
  });

/** All cases: staff first, then a contractor. */
export const listCases: ListCase[] = [
  ...both.map(as('M')),
  ...staffOnly.map(as('M')),
  ...middles.map(as('M')),
  ...others.map(as('M')),
  ...conditions.map(as('M')),
  ...both.map(as('C')),
];
