import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { isSiteKeyword } from '@portal/contract/areas/outsourced-projects/former-sites';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { toast } from '#lib/toast.ts';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { formerSites } from '../../api.ts';
import { type SiteSuggestion, siteValues, suggestionOf } from './former-sites.ts';

/** Milliseconds without typing before a search. */
const PAUSE_MS = 250;

/** The keyword once the user pauses, '' while it is too short or not typed. */
function useKeyword(typed: string): string {
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(setKeyword, PAUSE_MS, isSiteKeyword(typed) ? typed.trim().slice(0, TEXT_LIMIT.key) : '');
    return () => clearTimeout(timer);
  }, [typed]);
  return keyword;
}

type Props = { name: 'CustomerName' | 'PlaceName'; label: string; form: FormFields<ProjectValues> };

/** The name of the customer or the site, with former sites to choose while the user types (D-321). */
export function FormerSiteField({ name, label, form }: Props) {
  const [typed, setTyped] = useState('');
  const keyword = useKeyword(typed);
  const { data = [] } = useQuery({
    ...formerSites(keyword),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const field = fieldOf(form, name);
  const choose = ({ site }: SiteSuggestion) => {
    const values = siteValues(site, form.draft);
    form.change(values);
    setTyped('');
    const filled = values.Materials ? 'project.site.filledAll' : 'project.site.filled';
    toast.success(filled, { name: site.placeName });
  };
  return (
    <SuggestField
      label={label}
      maxLength={TEXT_LIMIT.name}
      heading="지난 현장"
      {...field}
      onChange={(text) => {
        setTyped(text);
        field.onChange(text);
      }}
      suggestions={keyword === '' || typed === '' ? [] : data.map(suggestionOf)}
      onChoose={choose}
    />
  );
}
