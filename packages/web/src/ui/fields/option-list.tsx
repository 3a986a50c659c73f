import { Combobox } from '@base-ui/react/combobox';
import { ReadablePage } from '../layers/readable-page.tsx';
import css from './combobox.module.css';
import { FoundText } from './found-text.tsx';
import type { Option, OptionGroup } from './options.ts';

type Props = { label: string; typed: string };

/** The options that match the typed text, under their headings. */
export const OptionList = ({ label, typed }: Props) => (
  <Combobox.Portal>
    <Combobox.Positioner className={css['place']} align="start" sideOffset={4}>
      <Combobox.Popup className={css['popup']}>
        <ReadablePage />
        <Combobox.Empty>
          <div className={css['none']}>검색 결과가 없습니다</div>
        </Combobox.Empty>
        <Combobox.List className={css['list']} aria-label={label}>
          {(group: OptionGroup) => (
            <Combobox.Group key={group.value} items={group.items}>
              {group.value !== '' && (
                <Combobox.GroupLabel className={css['heading']}>{group.value}</Combobox.GroupLabel>
              )}
              <Combobox.Collection>
                {(option: Option) => (
                  <Combobox.Item
                    key={option.value}
                    value={option}
                    className={css['option']}
                    aria-label={option.label}
                    data-empty={option.value === '' || undefined}
                  >
                    <FoundText text={option.label} typed={typed} />
                  </Combobox.Item>
                )}
              </Combobox.Collection>
            </Combobox.Group>
          )}
        </Combobox.List>
      </Combobox.Popup>
    </Combobox.Positioner>
  </Combobox.Portal>
);
