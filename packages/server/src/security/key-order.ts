import { ConfigError } from '../config.ts';
import type { Ctx } from '../context.ts';
import { listProcesses, type ServingProcess } from '../db/serving-processes.ts';
import { keyIdOf } from './sealed-fields.ts';

const ORDER =
  '새 키를 먼저 APP_KEYS 목록의 뒤에 넣어 모든 프로세스를 다시 시작하고, 그 다음에 앞으로 옮겨 다시 시작해주세요 (docs/operations.md, Keys).';

/**
 * Refuses to serve while another process could not open what this one writes, or the other way round (D-364). Throws
 * ConfigError.
 */
export async function refuseUnreadableKeys({ db, keys }: Pick<Ctx, 'db' | 'keys'>): Promise<void> {
  const own = keys.map(keyIdOf);
  const [writer] = own;
  for (const { id, keyIds } of await listProcesses(db)) {
    const [otherWriter] = keyIds;
    if (writer !== undefined && !keyIds.includes(writer)) {
      throw new ConfigError(`실행 중인 프로세스(${id})가 APP_KEYS의 첫 번째 키를 모릅니다. ${ORDER}`);
    }
    if (otherWriter !== undefined && !own.includes(otherWriter)) {
      throw new ConfigError(`실행 중인 프로세스(${id})가 쓰는 키가 APP_KEYS에 없습니다. ${ORDER}`);
    }
  }
}

/** The processes that do not write with the first key yet. They would undo a rotation. */
export async function listOtherWriters({ db, keys: [key] }: Pick<Ctx, 'db' | 'keys'>): Promise<ServingProcess[]> {
  const writer = key === undefined ? undefined : keyIdOf(key);
  return (await listProcesses(db)).filter(({ keyIds }) => keyIds[0] !== writer);
}
