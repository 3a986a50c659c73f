import { describe, expect, it } from 'vitest';
import {
  cleanFileName,
  FILE_NAME_LIMIT,
  isFileName,
  isStoredFileName,
  originalFileName,
  portableName,
  storedFileName,
} from './names.ts';

describe('a file name that can be stored (D-123)', () => {
  it.each([
    ['앞면.jpg', '앞면.jpg'],
    ['a^b,c/d\\e.jpg', 'a_b_c_d_e.jpg'],
    ['"앞면".jpg', '_앞면_.jpg'],
    ['../../etc/passwd', '__.._etc_passwd'],
    ['...jpg', '_jpg'],
    ['a\u0000b\u001fc.jpg', 'a_b_c.jpg'],
    ['앞면.jpg'.normalize('NFD'), '앞면.jpg'],
    ['C:\\photos\\a.png', 'photos_a.png'],
    ['c:/D:\\a.png', 'a.png'],
    ['20261123101530123_C:\\a.png', '20261123101530123_a.png'],
    ['C:..\\a.png', '_\u005fa.png'],
    ['a.txt:b.exe', 'a.txt_b.exe'],
    ['견적\u202egpj.exe', '견적_gpj.exe'],
    ['a\u200e\u200f\u061c\u2066\u2069\u200b\ufeff.jpg', 'a_______.jpg'],
    ['a\u2028\u2029\u0085\ud800.jpg', 'a____.jpg'],
  ])('%j becomes %j', (name, cleaned) => {
    const result = cleanFileName(name);
    expect(result).toBe(cleaned);
    expect(cleanFileName(result)).toBe(result);
    expect([isStoredFileName(result), isFileName(result), isFileName(name)]).toEqual([
      true,
      true,
      name.normalize('NFC') === cleaned,
    ]);
  });

  it('a long name keeps its end and never half a surrogate pair', () => {
    const cleaned = cleanFileName(`${'📷'.repeat(500)}.jpg`);
    expect([...cleaned].length).toBe(FILE_NAME_LIMIT);
    expect(cleaned.isWellFormed() && cleaned.endsWith('📷.jpg')).toBe(true);
  });

  it('a name with such a character that was stored earlier is still valid', () => {
    expect([isStoredFileName('a\u200e:b.jpg'), isFileName('a\u200e:b.jpg')]).toEqual([true, false]);
  });

  it.each(['', '../a.jpg', 'a/b.jpg', 'a^b.jpg', '.hidden', 'a\u0000.jpg', 'a'.repeat(2000)])(
    'no file is stored under the name %j (TH9)',
    (name) => {
      expect(isStoredFileName(name)).toBe(false);
    },
  );
});

describe('the prefix of a stored name (FILE-04)', () => {
  const moment = new Date('2026-11-23T00:15:30.045Z');
  it('the prefix is the time in Seoul and can be removed again', () => {
    expect(storedFileName('앞면.jpg', moment)).toBe('20261123091530045_앞면.jpg');
    expect(originalFileName('20261123091530045_앞면.jpg')).toBe('앞면.jpg');
  });

  it('a name without a prefix stays unchanged', () => {
    expect(originalFileName('2026_앞면.jpg')).toBe('2026_앞면.jpg');
  });

  it('the longest name with a prefix keeps within the limit', () => {
    expect([...storedFileName(`${'가'.repeat(400)}.jpg`, moment)].length).toBe(FILE_NAME_LIMIT);
  });
});

describe('a name that every system can write (D-557)', () => {
  it.each([
    ['현장 사진.jpg', '현장 사진.jpg'],
    ['무엇? <초안>|*.pdf', '무엇_ _초안___.pdf'],
    ['자료:b\\c/d"e.txt', '자료_b_c_d_e.txt'],
    ['보고서. ', '보고서'],
    ['보고서...', '보고서'],
    [' 앞 공백.txt', '앞 공백.txt'],
    ['CON', '_CON'],
    ['aux.txt', '_aux.txt'],
    ['NUL .tar.gz', '_NUL .tar.gz'],
    ['com¹.log', '_com¹.log'],
    ['Lpt9', '_Lpt9'],
    ['contract.pdf', 'contract.pdf'],
    ['com10.txt', 'com10.txt'],
    ['. .', '_'],
    ['', '_'],
  ])('%j becomes %j', (name, portable) => expect(portableName(name)).toBe(portable));

  it('is at most 240 bytes long and keeps its ending and its whole characters', () => {
    for (const stem of ['가'.repeat(140), '👩‍🔧'.repeat(40), 'a'.repeat(146), '각'.normalize('NFD').repeat(100)]) {
      const name = portableName(`${stem}.pdf`);
      expect(encodeURIComponent(name).replaceAll(/%../g, '.').length).toBeLessThanOrEqual(240);
      expect(name).toMatch(/\.pdf$/);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toContain('\u200d.');
    }
  });
});
