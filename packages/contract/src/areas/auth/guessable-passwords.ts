/** Alphabets, digits and keyboard rows, in English and in Korean. */
const ROWS = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()'],
  ...['가나다라마바사아자차카타파하', 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ', 'ㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ'],
  ...['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'ㅋㅌㅊㅍㅠㅜㅡ'],
];
const LINES = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];

/** Fewest characters of a run: neighbours in one row, or the same character. */
const RUN_LENGTH = 3;
/** Longest sequence whose repetition is detected. */
const SEQUENCE_LENGTH = 4;

/**
 * Words that are commonly tried: names of the product, and common passwords of Koreans. Each is also listed as typed
 * with the English keyboard layout. A word that begins with another comes before it.
 */
const WORDS = [
  ...[
    'portal',
    '포털',
    '포탈',
    'vhxjf',
    'vhxkf',
    '외주',
    'dhlwn',
    '프로젝트',
    'vmfhwprxm',
    'project',
    'mize',
    '마이즈',
  ],
  ...['협력업체', '협력사', 'guqfurtk', 'partner', '직원', 'wlrdnjs', 'employee', 'staff', '회사', 'ghltk', 'company'],
  ...['administrator', 'admin', '관리자', 'rhksflwk', 'manager', '담당자', 'ekaekdwk', 'user', 'login', '로그인'],
  ...['password', 'qlalfqjsgh', '비밀번호', 'dkagh', '암호', 'tkfkdgody', 'tkfkdgo', '사랑해요', '사랑해'],
  ...['dkssudgktpdy', '안녕하세요', 'eogksalsrnr', '대한민국'],
];

/** Length of the run at the start of a text. */
function runAtStart(text: string): number {
  const isRun = (part: string): boolean =>
    LINES.some((line) => line.includes(part)) || part === part.charAt(0).repeat(part.length);
  let length = 1;
  while (length < text.length && isRun(text.slice(0, length + 1))) length += 1;
  return length;
}

/** Whether the text consists of runs alone, such as 'aaaaaaaa', '12345678' or 'abcd4321'. */
function isOfRuns(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const length = runAtStart(text.slice(at));
    if (length < RUN_LENGTH) return false;
    at += length;
  }
  return text !== '';
}

/** Whether the text repeats one short sequence, such as 'abababab' or '12341234'. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= SEQUENCE_LENGTH && 2 * length <= text.length; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}

/** Whether the letters of the text are common words alone; digits and other characters are ignored. */
function isOfWords(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '');
  return letters !== '' && WORDS.reduce((rest, word) => rest.replaceAll(word, ''), letters) === '';
}

/** The password in NFC and lower case, with and without its trailing punctuation. */
export function plainPassword(password: string): { whole: string; withoutMarks: string } {
  const whole = password.normalize('NFC').toLowerCase();
  const characters = [...whole];
  const last = characters.findLastIndex((character) => /[\p{L}\p{N}]/u.test(character));
  return { whole, withoutMarks: characters.slice(0, last + 1).join('') };
}

/**
 * Whether a password is guessed without a dictionary: runs, repeated short sequences, or common words, with or without
 * trailing punctuation (D-195).
 */
export function isPredictable(password: string): boolean {
  const { whole, withoutMarks } = plainPassword(password);
  return isOfWords(whole) || [whole, withoutMarks].some((text) => isOfRuns(text) || isRepeated(text));
}
