import { Row } from '#ui/layout/row.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import { Text } from '#ui/text/text.tsx';
/** A key of the keyboard. */
export const Key = ({ name }: { name: string }) => (
  <Chip as="kbd" size={11} tone="faint" ground="surface">
    {name}
  </Chip>
);

/** The keys of the dialog, for wide screens. */
export const Foot = ({ isStart }: { isStart: boolean }) => (
  <Row
    as="footer"
    gap={16}
    padY={8}
    padX={16}
    size={12}
    tone="faint"
    ground="surface-2"
    line="above"
    only="wide"
    firm
    whole
  >
    <span>
      <Key name="↑" /> <Key name="↓" /> 이동
    </span>
    <span>
      <Key name="Enter" /> 열기
    </span>
    <span>
      <Key name="Ctrl Enter" /> 새 탭
    </span>
    <span>
      <Key name="Tab" /> 종류
    </span>
    <Text as="span" toEnd>
      {isStart ? '초성으로 찾기: ㅅㅊ → 설치' : '볼 수 있는 것만 나옵니다'}
    </Text>
  </Row>
);
