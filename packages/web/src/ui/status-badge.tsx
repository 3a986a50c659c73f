import './status-badge.css';

/** A status as text on its own colour (D-147); `code` is the status letter. */
export function StatusBadge({ code, label }: { code: string; label: string }) {
  return <span className={`badge badge-${code}`}>{label}</span>;
}
