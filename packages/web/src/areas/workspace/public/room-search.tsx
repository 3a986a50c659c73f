import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FindField } from '#ui/fields/find-field.tsx';

/** The delay in milliseconds after the last key press. */
const DELAY_MS = 300;

/** The search field for the keyword in the URL. The URL follows after a delay, so that Back and links keep it. */
export function RoomSearch({ label }: { label: string }) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const currentKey = String(query['key'] ?? '');
  const [typed, setTyped] = useState(currentKey);
  const navigate = useNavigate();
  useEffect(() => {
    if (typed.trim() === currentKey) return;
    const timer = setTimeout(() => {
      const { key: _, ...others } = query;
      const key = typed.trim();
      void navigate({ to: '.', replace: true, resetScroll: false, search: key === '' ? others : { ...others, key } });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, currentKey, query, navigate]);
  return <FindField label={label} value={typed} onChange={setTyped} />;
}
