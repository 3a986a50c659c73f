import { copyText } from '#lib/copy-text.ts';
import { toast } from '#lib/toast.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';

/** Copies the address without the parameters of the form or of a reload. */
async function copyAddress(): Promise<void> {
  await copyText(`${location.origin}${location.pathname}`);
  toast.success('record.link.copied');
}

/** The small buttons of a record: copy its address, and print it. A phone does not have them. */
export const HeadTools = ({ className }: { className: string | undefined }) => (
  <div className={className} data-print="off">
    <IconButton icon="link" label="링크 복사" title="링크 복사" onClick={() => void copyAddress()} />
    <IconButton icon="print" label="인쇄" title="인쇄" onClick={() => window.print()} />
  </div>
);
