type NamedPattern = readonly [mark: RegExp, name: string];

/** The first match in this order counts, because many browsers also contain the names of others. */
const BROWSERS: readonly NamedPattern[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/OPR\//, 'Opera'],
  [/KAKAOTALK/, '카카오톡'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly NamedPattern[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const nameIn = (patterns: readonly NamedPattern[], device: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(device))?.[1];

/** Reads browser and system from a user agent, as 'Chrome · Windows'. An unknown one becomes '알 수 없는 기기'. */
export function deviceName(device: string): string {
  const names = [nameIn(BROWSERS, device), nameIn(SYSTEMS, device)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : '알 수 없는 기기';
}
