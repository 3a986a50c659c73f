import { useNavigate } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { Stack } from '#ui/layout/stack.tsx';

const LISTS = [
  { value: paths.orderSelf, label: '나의 수주' },
  { value: paths.orderList, label: '업체 전체' },
] as const;

type Path = (typeof LISTS)[number]['value'];

/** Switches between the own orders and those of the company, on a phone, whose bar has only the own ones. */
export function OrderSwitch({ path }: { path: Path }) {
  const navigate = useNavigate();
  return (
    <Stack only="narrow" padY={4}>
      <Segments wide label="수주목록" value={path} options={LISTS} onChange={(to) => void navigate({ to })} />
    </Stack>
  );
}
