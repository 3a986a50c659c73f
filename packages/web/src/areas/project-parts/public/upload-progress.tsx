import './upload-progress.css';

/** How much of the photos is sent, from 0 to 1; nothing while none are under way. */
export function UploadProgress({ fraction }: { fraction: number | null }) {
  if (fraction === null) return null;
  return (
    <div className="upload-progress" role="status">
      <progress value={fraction} max={1} aria-label="사진 업로드" />
      <span>사진 업로드 {Math.round(fraction * 100)}%</span>
    </div>
  );
}
