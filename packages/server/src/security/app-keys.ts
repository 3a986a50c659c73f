import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/**
 * Loads the keys for fields and tokens; the first one encrypts new values. Without the setting, a key is created once
 * below DATA_DIR.
 */
export function loadAppKeys({ appKeys, dataDir }: Pick<Config, 'appKeys' | 'dataDir'>): string[] {
  if (appKeys.length > 0) return appKeys;
  const path = join(dataDir, 'app-keys');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim().split(',');
}
