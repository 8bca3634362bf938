import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { type Count, getCoverage, KINDS, shareThere, TEXT_STATES } from './coverage.ts'
import { WorkPanel } from './work-panel.tsx'

/** How far products, makers, posts and categories are in a language, field by field, and what is to be done. */
export function CoveragePanel({ language, onLanguage }: { language: Language; onLanguage: (language: Language) => void }) {
  const { t } = useTranslation('admin-translations')
  const counted = useQuery({ queryKey: ['translation-coverage'], queryFn: getCoverage, ...CHANGES_ELSEWHERE })
  const at = counted.data?.[0]?.counted_at
  return (
    <div className="flex flex-col gap-5">
      {counted.isError && <LoadFailureLine error={counted.error} onRetry={() => void counted.refetch()} />}
      {counted.isPending && <Waiting className="h-64 w-full" />}
      {counted.data && (
        <>
          <p className="text-sm text-ink-soft">
            {at === undefined ? (
              t('coverage.notCounted')
            ) : (
              <>
                {t('coverage.counted')} <Moment at={at} />
              </>
            )}
          </p>
          {at !== undefined && <Languages counts={counted.data} chosen={language} onChoose={onLanguage} />}
          {at !== undefined && <Fields counts={counted.data.filter((count) => count.language === language)} language={language} />}
        </>
      )}
      <WorkPanel key={language} language={language} />
    </div>
  )
}

function Languages({ counts, chosen, onChoose }: { counts: readonly Count[]; chosen: Language; onChoose: (language: Language) => void }) {
  const { t } = useTranslation('admin-translations')
  return (
    <Panel title={t('coverage.languages')}>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
        {LANGUAGES.map((language) => {
          const share = shareThere(counts.filter((count) => count.language === language))
          return (
            <li key={language}>
              <button
                type="button"
                aria-pressed={language === chosen}
                onClick={() => onChoose(language)}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-line px-3 text-sm hover:border-indigo aria-pressed:border-indigo aria-pressed:bg-indigo-wash"
              >
                <span lang={language}>{LANGUAGE_NAMES[language]}</span>
                <span className="font-semibold tabular-nums">{share}%</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Fields({ counts, language }: { counts: readonly Count[]; language: Language }) {
  const { t, i18n } = useTranslation('admin-translations')
  const number = numberFormat(i18n.language)
  return (
    <Panel title={t('coverage.title', { language: LANGUAGE_NAMES[language] })}>
      <div role="region" aria-label={t('views.contents')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-2 pe-3">
                {t('coverage.field')}
              </th>
              {TEXT_STATES.map((state) => (
                <th key={state} scope="col" className="px-3 py-2 text-right">
                  {t(`textStates.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {KINDS.flatMap((kind) =>
              [...new Set(counts.filter((count) => count.kind === kind).map(({ field }) => field))].map((field) => (
                <tr key={`${kind}.${field}`} className="border-b border-line last:border-0">
                  <th scope="row" className="py-2 pe-3 text-left font-normal">
                    {t(`kinds.${kind}`)}: {t(`fields.${field}`)}
                  </th>
                  {TEXT_STATES.map((state) => (
                    <td key={state} className="px-3 py-2 text-right">
                      {number.format(counts.find((count) => count.kind === kind && count.field === field && count.state === state)?.things ?? 0)}
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
