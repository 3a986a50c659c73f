import { useNavigate } from '@tanstack/react-router';
import type { RecordAction } from '#kit/record/record-actions.tsx';
import { showRefusal } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { makeCopyToken } from '../api.ts';

/** 프로젝트복사: opens registration with a token of the server, no data of anybody in the address (D-84). */
export function useCopyDeed(id: number): RecordAction {
  const navigate = useNavigate();
  const act = async () => {
    try {
      const data = await makeCopyToken(id);
      // Not waited for: a way that the leave guard blocks never arrives.
      void navigate({ to: paths.projectMizeAdd, search: { data } });
    } catch (error) {
      showRefusal('internal.copy.failed', error);
    }
  };
  return { label: '프로젝트복사', act };
}
