import { messageText } from '@portal/contract/messages';
import type { BatchResult } from '../../../lib/use-batch.ts';
import { BatchSummary } from '../../../ui/batch-summary.tsx';

/** How many projects were deleted, and which were refused for what reason. */
export function RemovalSummary({ result, onClose }: { result: BatchResult; onClose: () => void }) {
  const { done, refused } = result;
  const text = messageText('project.remove.summary', { done, refused: refused.length });
  return <BatchSummary title="삭제 결과" text={text} refused={refused} onClose={onClose} />;
}
