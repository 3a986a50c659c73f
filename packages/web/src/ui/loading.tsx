import './states.css';

/** Three calm dots; drawn a moment late, so that a quick answer never flickers. */
export function Loading() {
  return (
    <div className="loading" role="status" aria-label="불러오는 중">
      <i />
      <i />
      <i />
    </div>
  );
}
