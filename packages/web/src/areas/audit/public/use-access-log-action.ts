import { isManager } from '@portal/contract/core/actor';
import { useNavigate } from '@tanstack/react-router';
import type { RecordAction } from '#kit/record/record-actions.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { subjectText } from '../search.ts';

/** The action that opens the access log of one user's record, for permission M only (D-161). */
export function useAccessLogAction(userId: string): readonly RecordAction[] {
  const navigate = useNavigate();
  if (!isManager(useActor())) return [];
  // Not awaited, because a navigation that the leave guard blocks never settles.
  const act = () => void navigate({ to: paths.accessLog, search: { subject: subjectText('user', userId) } });
  return [{ label: '열람 기록', act }];
}
