import { describe, expect, it } from 'vitest';
import { attachmentProblem, FILE_RULES, hasNameOf, isHeicContent, photoProblem } from './kinds.ts';

describe('adding a photo (FILE-01, FILE-02, D-555)', () => {
  it.each([
    ['the same name', 'a.jpg', 'a.jpg'],
    ['the same name composed otherwise', '현장.jpg'.normalize('NFD'), '현장.jpg'.normalize('NFC')],
    ['a stored name that lost its marks', 'a^b.jpg', 'a_b.jpg'],
    ['a comma', 'a,b.jpg', 'a_b.jpg'],
    ['a quotation mark', 'a"b.jpg', 'a_b.jpg'],
  ])('%s counts as the same name', (_name, added, chosen) => {
    expect(hasNameOf(added, chosen)).toBe(true);
  });

  it('another name is another name', () => expect(hasNameOf('a.jpg', 'b.jpg')).toBe(false));

  it.each([
    ['a.jpg', 'image/jpeg', undefined],
    ['a.jpg', 'application/pdf', 'photo.type'],
    ['a.hwp', '', 'photo.type'],
    ['a.heic', 'image/heic', 'photo.heic'],
    ['a.HEIC', '', 'photo.heic'],
    ['a.heif', 'image/heif', 'photo.heic'],
    ['a.bmp', 'image/bmp', 'photo.kind'],
    ['a.avif', 'image/avif', 'photo.kind'],
  ])('%s of type %j: %s', (name, type, problem) => expect(photoProblem({ name, type })).toBe(problem));

  it('a photo of the talk is no GIF', () => {
    expect(photoProblem({ name: 'a.gif', type: 'image/gif' }, FILE_RULES.talkPhoto.types)).toBe('photo.kind');
  });

  it.each([
    ['ftypheic', true],
    ['ftypmif1', true],
    ['ftypisom', false],
    ['JFIFheic', false],
    ['', false],
  ])('content that begins with %j is HEIC: %s', (start, isHeic) => {
    const bytes = Array.from(`\0\0\0\u0018${start}`, (character) => character.charCodeAt(0));
    expect(isHeicContent(Uint8Array.from(bytes))).toBe(isHeic);
  });
});

describe('adding an attachment (TH11b)', () => {
  const small = (name: string, bytes = 1) => ({ name, bytes });
  it.each([
    ['a document', small('견적서.pdf'), [], undefined],
    ['exactly 100 MB', small('a.zip', 104_857_600), [], undefined],
    ['one byte more', small('a.zip', 104_857_601), [], 'FILE_SIZE'],
    ['a program', small('설치.EXE'), [], 'FILE_TYPE'],
    ['a program behind another ending', small('a.pdf.js'), [], 'FILE_TYPE'],
    ['a program with dots behind it', small('a.exe. .'), [], 'FILE_TYPE'],
    ['a page', small('a.htm'), [], 'FILE_TYPE'],
    ['an ending that only begins like one', small('a.shx'), [], undefined],
    ['a name that is there already', small('a.pdf'), ['a.pdf'], 'FILE_EXISTS'],
    ['the tenth', small('a.pdf'), Array.from({ length: 9 }, (_, at) => `${at}.pdf`), undefined],
    ['the eleventh', small('a.pdf'), Array.from({ length: 10 }, (_, at) => `${at}.pdf`), 'FILE_COUNT'],
  ])('%s', (_name, file, chosen, problem) => {
    expect(attachmentProblem(file, chosen)).toBe(problem);
  });

  it.each(
    'exe dll msi com scr bat cmd ps1 vbs vbe js mjs jse wsf wsh hta lnk reg jar sh html htm xhtml mht svg swf chm cpl'.split(
      ' ',
    ),
  )('refuses .%s as a program or a script', (ending) => {
    expect(attachmentProblem(small(`a.${ending}`), [])).toBe('FILE_TYPE');
  });
});
