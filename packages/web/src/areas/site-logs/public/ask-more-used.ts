import { type Consumption, moreUsedText } from '@portal/contract/areas/site-logs/logs';
import { confirm } from '#lib/confirm.ts';

/** Asks whether more was used than arrived; true at once where nothing was (D-583). */
export async function askMoreUsed(lines: readonly Consumption[]): Promise<boolean> {
  const text = moreUsedText(lines);
  return (
    text === '' || confirm({ title: '사용 자재 확인', button: '맞습니다', question: 'log.used.more' }, { lines: text })
  );
}
