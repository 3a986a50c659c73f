import type { CalendarFeed } from '@portal/contract/areas/calendar/calls';
import { FEED_SCOPES, type FeedScope, feedScopeLabel } from '@portal/contract/areas/calendar/feed';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { toYesNo } from '@portal/contract/core/formats';
import { Segments } from '#ui/choices/segments.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './calendar.module.css';

/** What an address contains. */
export type FeedContent = Pick<CalendarFeed, 'scope' | 'outsourcedYN' | 'internalYN' | 'offeredYN'>;

/** The request fields of what an address contains. */
export const feedRequest = ({ scope, outsourcedYN, internalYN, offeredYN }: FeedContent) => ({
  Scope: scope,
  OutsourcedYN: outsourcedYN,
  InternalYN: internalYN,
  OfferedYN: offeredYN,
});

const SCOPES = FEED_SCOPES.map((value) => ({ value, label: feedScopeLabel(value) }));

type Props = { actor: Actor; content: FeedContent; onChange: (content: FeedContent) => void };

/** The choice of what an address contains, and what never leaves. */
export const FeedForm = ({ actor, content, onChange }: Props) => (
  <>
    <Row as="fieldset" className={css['content']} gap={12} wraps>
      <Text as="legend" padY={4} size={12} tone="soft">
        담을 것
      </Text>
      <Checkbox
        label="외주"
        checked={content.outsourcedYN === 'Y'}
        onChange={(checked) => onChange({ ...content, outsourcedYN: toYesNo(checked) })}
      />
      {isStaff(actor) && (
        <Checkbox
          label="마이즈"
          checked={content.internalYN === 'Y'}
          onChange={(checked) => onChange({ ...content, internalYN: toYesNo(checked) })}
        />
      )}
      <Checkbox
        label="수주전 후보일"
        checked={content.offeredYN === 'Y'}
        onChange={(checked) => onChange({ ...content, offeredYN: toYesNo(checked) })}
      />
      <Segments<FeedScope>
        label="범위"
        value={content.scope}
        options={SCOPES}
        onChange={(scope) => onChange({ ...content, scope })}
      />
    </Row>
    <Row gap={8} padY={8} padX={12} size={13} align="start" ground="surface-2" round="md">
      <Row as="span" tone="good" firm>
        <Icon name="lock" />
      </Row>
      <Text>
        프로젝트명, 지역, 시작일, 상태만 나갑니다. 고객, 주소, 연락처, 금액은 담기지 않습니다.
        <br />
        <Note as="small" size={12}>
          주소를 아는 사람은 누구나 볼 수 있습니다. 밖으로 나갔다면 폐기해주세요.
        </Note>
      </Text>
    </Row>
  </>
);
