import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { type AudienceDraft, audienceOf, TIERS } from './issue-draft.ts'
import type { Audience } from './newsletter-row.ts'

type AudienceFieldsProps = {
  audience: AudienceDraft
  problems: { countries: string | undefined; days: string | undefined }
  onChange: (audience: AudienceDraft) => void
}

/** Whom an issue is for. Nothing chosen is everybody; how many that are stands below, never who. */
export function AudienceFields({ audience, problems, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation('admin-newsletters')
  const set = (change: Partial<AudienceDraft>) => onChange({ ...audience, ...change })
  const toggled = (of: 'languages' | 'tiers', value: string, on: boolean) =>
    set({ [of]: on ? [...audience[of], value] : audience[of].filter((one) => one !== value) })
  const meant = useDeferredValue(audienceOf(audience))
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('fields.audience')}</legend>
      <p className="text-sm text-ink-soft">{t('audienceHint')}</p>
      <fieldset>
        <legend className="text-sm font-semibold">{t('audience.languages')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4">
          {LANGUAGES.map((one) => (
            <Checkbox
              key={one}
              label={LANGUAGE_NAMES[one]}
              checked={audience.languages.includes(one)}
              onChange={(event) => toggled('languages', one, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-sm font-semibold">{t('audience.tiers')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {TIERS.map((one) => (
            <Checkbox
              key={one}
              label={t(`tiers.${one}`)}
              checked={audience.tiers.includes(one)}
              onChange={(event) => toggled('tiers', one, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field
          label={t('audience.countries')}
          hint={t('countriesHint')}
          value={audience.countries}
          maxLength={300}
          error={problems.countries}
          onChange={(event) => set({ countries: event.currentTarget.value })}
        />
        <Field
          label={t('audience.bought_within')}
          hint={t('daysHint')}
          inputMode="numeric"
          maxLength={4}
          value={audience.boughtWithin}
          error={problems.days}
          onChange={(event) => set({ boughtWithin: event.currentTarget.value })}
        />
        <Field
          label={t('audience.not_bought_within')}
          hint={t('daysHint')}
          inputMode="numeric"
          maxLength={4}
          value={audience.notBoughtWithin}
          onChange={(event) => set({ notBoughtWithin: event.currentTarget.value })}
        />
      </div>
      {meant && <Reach audience={meant} />}
    </fieldset>
  )
}

type Reached = { few: true } | { total: number; languages: Record<string, number> }

/** How many an issue would go to now, and in which languages. */
export function Reach({ audience }: { audience: Audience }) {
  const { t, i18n } = useTranslation('admin-newsletters')
  const reach = useQuery({
    queryKey: ['newsletter-reach', audience],
    queryFn: () => databaseResult<Reached>('newsletter_reach', { p_audience: audience }),
    placeholderData: (before) => before,
    ...CHANGES_ELSEWHERE,
  })
  if (reach.isError) return <LoadFailureLine error={reach.error} onRetry={() => void reach.refetch()} />
  if (!reach.data) return null
  const count = numberFormat(i18n.language)
  if ('few' in reach.data) return <p className="text-sm font-semibold">{t('reachFew')}</p>
  const languages = Object.entries(reach.data.languages).toSorted(([, a], [, b]) => b - a)
  return (
    <div aria-live="polite" className="text-sm">
      <p className="font-semibold">{t('reach', { count: reach.data.total, formatted: count.format(reach.data.total) })}</p>
      <p className="text-ink-soft">
        {languages.map(([language, many]) => `${LANGUAGE_NAMES[languageOf(language) ?? 'en']}: ${many === 0 ? t('under5') : count.format(many)}`).join(' · ')}
      </p>
    </div>
  )
}
