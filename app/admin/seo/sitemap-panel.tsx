import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import type { SitemapState } from '../../pages/crawlers/sitemap-state.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { callFunction } from '../../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'

async function getSitemapState(): Promise<SitemapState> {
  const answer = await callFunction<SitemapState>('sitemap-state', {})
  if (answer.done) return answer.result
  throw new RefusedAnswer(answer.refusal)
}

/** What search engines are told to read: how many pages of each kind, what is left out and why, and what robots are kept out of. */
export function SitemapPanel() {
  const { t, i18n } = useTranslation('admin-seo')
  const state = useQuery({ queryKey: ['sitemap-state'], queryFn: getSitemapState, ...CHANGES_ELSEWHERE })
  const number = numberFormat(i18n.language)
  if (state.isError) return <LoadFailure error={state.error} onRetry={() => void state.refetch()} />
  if (!state.data) return <Waiting className="h-64 w-full" />
  const { address, kinds, leftOut, parts, languages, keptOut } = state.data
  const pages = kinds.reduce((sum, one) => sum + one.pages, 0)
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('sitemap.inside')}>
        <Facts>
          <Fact name={t('sitemap.address')}>
            <a href={address} target="_blank" rel="noreferrer" className="text-indigo underline underline-offset-4">
              {address}
            </a>
          </Fact>
          <Fact name={t('sitemap.pages')}>{number.format(pages)}</Fact>
          <Fact name={t('sitemap.languages')}>{number.format(languages)}</Fact>
          <Fact name={t('sitemap.addresses')}>{number.format(pages * languages)}</Fact>
          <Fact name={t('sitemap.files')}>{number.format(parts * languages)}</Fact>
        </Facts>
        <p className="mt-3 text-sm text-ink-soft">{t('sitemap.made')}</p>
      </Panel>
      <Panel title={t('sitemap.byKind')}>
        <ul className="divide-y divide-line text-sm">
          {kinds.map(({ kind, pages: some, changed }) => (
            <li key={kind} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>{t(`sitemap.kinds.${kind}`)}</span>
              <span className="tabular-nums">{number.format(some)}</span>
              {changed !== null && (
                <span className="w-full text-ink-soft">
                  {t('sitemap.changed')} <Moment at={String(changed)} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('sitemap.leftOut')}>
        {leftOut.length === 0 && <p className="text-sm text-ink-soft">{t('sitemap.nothingLeftOut')}</p>}
        <ul className="divide-y divide-line text-sm">
          {leftOut.map(({ kind, why, pages: some }) => (
            <li key={`${kind} ${why}`} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>{`${t(`sitemap.kinds.${kind}`)} · ${t(`sitemap.why.${why}`, { defaultValue: why })}`}</span>
              <span className="tabular-nums">{number.format(some)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('sitemap.keptOut')}>
        <p className="mb-3 text-sm text-ink-soft">{t('sitemap.keptOutText')}</p>
        <Facts>
          <Fact name={t('sitemap.private')}>{keptOut.pages.join(', ')}</Fact>
          <Fact name={t('sitemap.parameters')}>{keptOut.parameters.map((name) => `?${name}=`).join(', ')}</Fact>
        </Facts>
      </Panel>
    </div>
  )
}
