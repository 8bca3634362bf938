import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { numberFormat, percentFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { SameAsDialog } from './same-as-dialog.tsx'
import { getSearchFigures, type SearchedWord, SPANS } from './search-figures.ts'
import { WordsTable } from './words-table.tsx'

/** What was looked for in some days: the most asked, and what found nothing, which may mean something that is there. */
export function SearchWordsPanel() {
  const { t, i18n } = useTranslation('admin-seo')
  const [search, setSearch] = useSearchParams()
  const days = SPANS.find((one) => String(one) === search.get('days')) ?? 30
  const [word, setWord] = useState<string>()
  const told = useQuery({ queryKey: ['search-figures', days], queryFn: () => getSearchFigures(days), placeholderData: keepPreviousData, ...CHANGES_ELSEWHERE })
  const number = numberFormat(i18n.language)
  const share = (part: number, of: number) => (of === 0 ? '–' : percentFormat(i18n.language).format(part / of))
  const link = ({ word: looked }: SearchedWord) => (
    <Link to={`/products?q=${encodeURIComponent(looked)}`} className="inline-flex min-h-6 items-center text-indigo hover:underline">
      {looked}
    </Link>
  )
  const meant = ({ word: looked }: SearchedWord) => (
    <Button size="small" look="quiet" onClick={() => setWord(looked)}>
      {t('sameAs.verb')}
    </Button>
  )
  return (
    <>
      <div role="group" aria-label={t('words.span')} className="flex flex-wrap gap-2">
        {SPANS.map((one) => (
          <Button
            key={one}
            size="small"
            look={one === days ? 'primary' : 'quiet'}
            aria-pressed={one === days}
            onClick={() => setSearch(one === 30 ? {} : { days: String(one) }, { replace: true })}
          >
            {t('words.last', { count: one })}
          </Button>
        ))}
      </div>
      {told.isError ? (
        <LoadFailure error={told.error} onRetry={() => void told.refetch()} />
      ) : !told.data ? (
        <Waiting className="h-96 w-full" />
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2" aria-busy={told.isPlaceholderData}>
          <Panel title={t('words.whole')} className="xl:col-span-2">
            <Facts>
              <Fact name={t('words.asked')}>{number.format(told.data.asked)}</Fact>
              <Fact name={t('words.empty')}>
                {t('words.ofAll', { number: number.format(told.data.empty), share: share(told.data.empty, told.data.asked) })}
              </Fact>
              <Fact name={t('words.clicks')}>
                {t('words.ofAll', { number: number.format(told.data.clicks), share: share(told.data.clicks, told.data.asked) })}
              </Fact>
            </Facts>
            <p className="mt-3 text-sm text-ink-soft">{t('words.text')}</p>
          </Panel>
          <Panel title={t('words.nothing')}>
            <WordsTable
              label={t('words.nothing')}
              none={t('words.nothingNone')}
              words={told.data.nothing}
              columns={[
                { head: t('words.word'), cell: link },
                { head: t('words.times'), cell: ({ empty }) => number.format(empty) },
                {
                  head: t('words.whatToDo'),
                  cell: meant,
                },
              ]}
            />
          </Panel>
          <Panel title={t('words.most')}>
            <WordsTable
              label={t('words.most')}
              none={t('words.none')}
              words={told.data.most}
              columns={[
                { head: t('words.word'), cell: link },
                { head: t('words.times'), cell: ({ asked }) => number.format(asked) },
                { head: t('words.found'), cell: ({ found }) => (found === null ? '–' : number.format(found)) },
                { head: t('words.clicks'), cell: ({ clicks }) => number.format(clicks) },
              ]}
            />
          </Panel>
        </div>
      )}
      {word !== undefined && <SameAsDialog word={word} onClose={() => setWord(undefined)} />}
    </>
  )
}
