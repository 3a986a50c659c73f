import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { PAGE_SIZES } from '@portal/contract/core/paging';

/** Rows of one page, e.g. '30개씩' (LISTS-01). */
export function PageSizeSelect({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  return (
    <NativeSelect
      aria-label="페이지 크기"
      w="auto"
      value={String(value)}
      data={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size}개씩` }))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
