import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

it.each([
  [`${CHROME} Safari/537.36`, 'Chrome · Windows'],
  [`${CHROME} Safari/537.36 Edg/141.0.0.0`, 'Edge · Windows'],
  [`${CHROME} Whale/4.33 Safari/537.36`, 'Whale · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    '삼성 인터넷 · Android',
  ],
  ['curl/8.5.0', '알 수 없는 기기'],
  ['', '알 수 없는 기기'],
])('%s is %s', (device, name) => {
  expect(deviceName(device)).toBe(name);
});
