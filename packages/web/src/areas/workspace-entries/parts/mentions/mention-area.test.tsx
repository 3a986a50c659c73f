import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { MentionArea } from './mention-area.tsx';

const PEOPLE = [{ userId: 'pm1', userName: '김도현', deptName: 'PM팀', positionName: '차장' }];

function Area() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  return (
    <MentionArea
      area={area}
      label="댓글"
      name="Content"
      value={text}
      people={PEOPLE}
      maxLength={500}
      readOnly={false}
      onChange={setText}
      onMention={() => undefined}
      onSend={() => undefined}
    />
  );
}

it('a key in the same moment as Enter on a mention comes behind the name', async () => {
  const user = draw(<Area />);
  const field = screen.getByRole<HTMLTextAreaElement>('combobox', { name: '댓글' });
  await user.click(field);
  await user.keyboard('앞 @김 뒤');
  field.setSelectionRange(4, 4);
  fireEvent.click(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  // Nothing may run in between: text and caret are there with the key itself.
  expect(field.value).toBe('앞 @김도현 뒤');
  expect(field.selectionStart).toBe('앞 @김도현 '.length);
});
