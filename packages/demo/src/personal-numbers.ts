import type { Random } from './random.ts';

/** A region code that is not in use, so the resident numbers are valid but belong to nobody. */
const NO_REGION = '98';

/** A made-up resident number for the day of birth 'YYYY-MM-DD'. */
export function residentNumber(random: Random, birth: string, gender: 'M' | 'F'): string {
  const century = birth.startsWith('19') ? { M: '1', F: '2' } : { M: '3', F: '4' };
  const front = birth.replaceAll('-', '').slice(2);
  return `${front}-${century[gender]}${NO_REGION}${random.whole(1000, 9999)}`;
}

/** Number of digits in each group of an account number. Branch 000 does not exist, so the accounts belong to nobody. */
const ACCOUNT_FORMS = {
  국민은행: [6, 2, 6],
  신한은행: [3, 3, 6],
  우리은행: [4, 3, 6],
  하나은행: [3, 6, 5],
  농협은행: [3, 4, 4, 2],
  기업은행: [3, 6, 2, 3],
  카카오뱅크: [4, 2, 7],
} as const satisfies Record<string, readonly number[]>;

type BankName = keyof typeof ACCOUNT_FORMS;
const BANKS = Object.keys(ACCOUNT_FORMS) as BankName[];

const digitsOf = (random: Random, length: number): string => String(random.whole(10 ** (length - 1), 10 ** length - 1));

/** A bank with a made-up account number. */
export function salaryAccount(random: Random): { bank: string; account: string } {
  const bank = random.pick(BANKS);
  const [first = 3, ...others] = ACCOUNT_FORMS[bank];
  const account = ['0'.repeat(first), ...others.map((length) => digitsOf(random, length))].join('-');
  return { bank, account };
}
