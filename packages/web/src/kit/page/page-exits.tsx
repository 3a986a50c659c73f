import { isStaff } from '@portal/contract/core/actor';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { storedListQuery } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';

/**
 * The buttons that lead away from a page that cannot be shown: to its list or the first page, and back. `children` are
 * other ways, before the way back.
 */
export function PageExits({ listPath, children }: { listPath?: string; children?: ReactNode }) {
  const firstPage = isStaff(useActor()) ? paths.mizeNoticeList : paths.noticeList;
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  // Not awaited: the promise of a navigation that the leave guard blocks never resolves.
  const open = (to: string) => void navigate({ to, search: storedListQuery(to) });
  return (
    <>
      {listPath !== undefined && (
        <BusyButton needsServer={false} onClick={() => open(listPath)}>
          목록
        </BusyButton>
      )}
      <BusyButton
        needsServer={false}
        variant={listPath === undefined ? 'filled' : 'default'}
        onClick={() => open(firstPage)}
      >
        첫 화면으로
      </BusyButton>
      {children}
      {canGoBack && (
        <BusyButton variant="subtle" onClick={() => router.history.back()}>
          이전 화면으로
        </BusyButton>
      )}
    </>
  );
}
