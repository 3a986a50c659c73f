import type { CalendarFeed } from '@portal/contract/areas/calendar/calls';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { PlainInput } from '#ui/fields/plain-input.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './calendar.module.css';

type AddressProps = { address: string; shown: string; copy: () => Promise<void> };

/** The address, which can be copied as long as it is known. */
export const FeedAddress = ({ address, shown, copy }: AddressProps) => (
  <Stack gap={4}>
    <Row as="label" justify="between" size={12} tone="soft" htmlFor="feed-address">
      내 주소 <Text as="span">나만 쓰는 주소입니다</Text>
    </Row>
    <Grid columns="first" gap={8} align="center">
      <PlainInput
        id="feed-address"
        className={css['address']}
        readOnly
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
      />
      {address !== '' && (
        <BusyButton variant="default" leftSection={<Icon name="copy" />} onClick={copy}>
          복사
        </BusyButton>
      )}
    </Grid>
    {address === '' && (
      <Note size={12}>전체 주소는 만든 때에만 복사할 수 있습니다. 다시 필요하면 새 주소를 만드세요.</Note>
    )}
  </Stack>
);

/** When the address was made and read. */
export const FeedFacts = ({ feed }: { feed: CalendarFeed }) => (
  <Grid as="dl" columns="last" gap={8} size={13}>
    <Note as="dt">만든 날</Note>
    <Text as="dd">{feed.createdDtm.slice(0, 16)}</Text>
    <Note as="dt">마지막 읽음</Note>
    <Text as="dd">
      {feed.lastReadDtm === '' ? '아직 없음' : `${feed.lastReadDtm.slice(0, 16)} · ${feed.lastReader}`}
    </Text>
  </Grid>
);

/** How other calendars take it. */
export const HowTo = () => (
  <Text as="details" className={css['how']} size={13}>
    <summary>연결 방법</summary>
    <Text as="ul" padY={8} padX={16}>
      <li>iPhone: 설정 · 앱 · 캘린더 · 캘린더 계정 · 계정 추가 · 기타 · 구독 캘린더 추가에 주소를 붙여 넣습니다.</li>
      <li>Google 캘린더: 컴퓨터에서 다른 캘린더 · URL로 추가에 붙여 넣습니다.</li>
      <li>Outlook: 일정 추가 · 웹에서 구독에 붙여 넣습니다.</li>
    </Text>
  </Text>
);
