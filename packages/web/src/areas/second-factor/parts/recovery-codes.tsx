import { copyText } from '#lib/copy-text.ts';
import { readSite } from '#lib/site.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './second-factor.module.css';

type Props = { codes: readonly string[]; button: string; onDone: () => void };

/** The recovery codes, shown only once. The user can copy or print them before continuing. */
export function RecoveryCodes({ codes, button, onDone }: Props) {
  const copy = async () => {
    await copyText(codes.join('\n'));
    toast.success('factor.copied');
  };
  return (
    <Stack gap={16}>
      <Text tone="soft">
        휴대폰을 잃어버렸을 때 로그인할 수 있는 코드입니다. 한 번씩만 쓸 수 있고 <strong>지금만 보입니다</strong>.
        인쇄하거나 안전한 곳에 보관해주세요.
      </Text>
      <section data-print="only" aria-label="복구 코드">
        <Text as="h2" className={css['printed']} size={16}>
          {readSite().companyName} 복구 코드
        </Text>
        <Grid as="ul" columns={2} gap={8} padY={16} padX={16} line="around" round="md">
          {codes.map((code) => (
            <li key={code}>
              <Text as="code" size={14}>
                {code}
              </Text>
            </li>
          ))}
        </Grid>
      </section>
      <Grid columns={2} gap={8}>
        <BusyButton variant="default" onClick={copy}>
          복사
        </BusyButton>
        <BusyButton variant="default" onClick={() => window.print()}>
          인쇄
        </BusyButton>
      </Grid>
      <BusyButton className={css['go'] ?? ''} needsServer={false} onClick={onDone}>
        {button}
      </BusyButton>
    </Stack>
  );
}
