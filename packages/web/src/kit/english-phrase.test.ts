import { expect, it, vi } from 'vitest';
import { logPhrase } from './english-phrase.ts';

it('the console has the English phrase of a shown text, where the order quotes one (MSG-07, D-08)', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  logPhrase('project.remove.noneSelected');
  expect(log).toHaveBeenCalledWith(
    'please select the project list to delete',
    '원하시는 삭제 프로젝트 리스트를 선택해주세요.',
  );
  log.mockClear();
  logPhrase('notice.remove.noneSelected');
  expect(log).not.toHaveBeenCalled();
});
