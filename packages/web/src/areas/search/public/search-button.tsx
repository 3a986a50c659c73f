import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { StoredSession } from '#lib/session.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { rememberOpened } from '../recent.ts';
import css from './search-button.module.css';

const SearchDialog = lazy(async () => ({ default: (await import('../parts/search-dialog.tsx')).SearchDialog }));

/** '찾기' in the header: a field on wide screens, else a magnifier. Ctrl+K opens it everywhere. */
export function SearchButton({ me }: { me: StoredSession }) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  // The dialog's code is loaded at the first opening, and stays for its closing motion.
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => rememberOpened(pathname), [pathname]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      setWasOpened(true);
      setOpened(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const open = (): void => {
    setWasOpened(true);
    setOpened(true);
  };
  return (
    <>
      <button
        type="button"
        className={css['button']}
        title="찾기 (Ctrl+K)"
        aria-label="찾기 Ctrl K"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="search" />
        <span>찾기</span> <kbd>Ctrl K</kbd>
      </button>
      {wasOpened && (
        <Suspense>
          <SearchDialog me={me} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
