import { readFiles, shippedSources } from './source-files.ts';

/** Both forms of a particle at once, which no reader would write: 을(를), 이(가), (으)로. */
const PAIR = /[가-힣]*(?:은\(는\)|는\(은\)|을\(를\)|를\(을\)|이\(가\)|가\(이\)|와\(과\)|과\(와\)|\(으\)로|\(이\)라)/;

/** A value that a text fills in, directly before a particle that depends on its last letter. */
const BEHIND_A_VALUE = /\{\w+\}[’'"]?(?:은|는|을|를|이|가|과|와|으로|로)(?=[ .,])/;

/** What the sources and an order give word for word (given-texts.md). */
const GIVEN = [
  '"{file}"은(는) 지원하지 않는 파일 형식입니다.',
  '{file}은 이미 추가된 파일입니다.',
  '‘{name}’은(는) 더 이상 선택할 수 없습니다.',
  // The same, where how a name is read is not known (D-615).
  ": '은(는)';",
];

const withoutGiven = (line: string): string => GIVEN.reduce((text, given) => text.replace(given, ''), line);

const isComment = (line: string): boolean => /^\s*(\*|\/\/|\/\*)/.test(line);

/** Checks that no text has a particle that is wrong after some of the words before it (D-690). */
export const checkFixedParticles = (): string[] =>
  [...shippedSources, ...readFiles('docs', /\.ko\.md$/)].flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      if (isComment(line)) return [];
      const shown = withoutGiven(line);
      const isMessage = path.endsWith('messages.ts');
      const found = PAIR.exec(shown)?.[0] ?? (isMessage ? BEHIND_A_VALUE.exec(shown)?.[0] : undefined);
      return found === undefined ? [] : [`${path}:${at + 1}: '${found}' does not fit every word`];
    }),
  );
