type Known = readonly [mark: RegExp, name: string];

/** First match in this order: many browsers also bear the names of others. */
const BROWSERS: readonly Known[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/OPR\//, 'Opera'],
  [/KAKAOTALK/, '카카오톡'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly Known[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const nameIn = (known: readonly Known[], device: string): string | undefined =>
  known.find(([mark]) => mark.test(device))?.[1];

/** 'Chrome · Windows' of what a browser calls itself; what is not known says so. */
export function deviceName(device: string): string {
  const names = [nameIn(BROWSERS, device), nameIn(SYSTEMS, device)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : '알 수 없는 기기';
}
