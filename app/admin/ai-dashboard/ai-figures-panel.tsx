import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { dateFormat } from '../../i18n/date-format.ts'
import { differenceFormat, numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { useLanguageWords } from '../machine-translation/use-language-words.ts'
import { type AiFigures, OUTCOMES } from './question-row.ts'

const SPANS = [7, 30, 90] as const
const ASSISTANT = ['asked', 'answered', 'helpful', 'not_helpful'] as const
const MACHINE = ['translated', 'letters', 'over', 'failed'] as const

/** So many days beside as many before: questions and answers, translations and their budget, by source, language and day. Says plainly what answers. */
export function AiFiguresPanel() {
  const { t } = useTranslation('admin-ai-dashboard')
  const [days, setDays] = useState<(typeof SPANS)[number]>(30)
  const found = useQuery({
    queryKey: ['ai-figures', days],
    queryFn: () => databaseResult<AiFigures>('ai_figures', { p_days: days }),
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  return (
    <section aria-label={t('figures.title')} className="flex flex-col gap-4" aria-busy={found.isPlaceholderData}>
      <p className="max-w-text text-sm text-ink-soft">{t('honest')}</p>
      <div role="group" aria-label={t('span.title')} className="flex flex-wrap gap-2">
        {SPANS.map((span) => (
          <Button key={span} size="small" look={span === days ? 'primary' : 'quiet'} aria-pressed={span === days} onClick={() => setDays(span)}>
            {t(`span.last${span}`)}
          </Button>
        ))}
      </div>
      {found.isError && !found.data && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="h-72 w-full" />}
      {found.data && <Panels figures={found.data} />}
    </section>
  )
}

function Panels({ figures }: { figures: AiFigures }) {
  const { t, i18n } = useTranslation('admin-ai-dashboard')
  const { say: languages } = useLanguageWords()
  const number = numberFormat(i18n.language)
  const day = dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('assistant.title')}>
        <div className="mb-3">
          <Compared names={ASSISTANT} figures={figures} />
        </div>
        <Facts>
          {OUTCOMES.map((outcome) => (
            <Fact key={outcome} name={t(`sources.${outcome}`)}>
              {number.format(figures.sources[outcome] ?? 0)}
            </Fact>
          ))}
          <Fact name={t('assistant.open')}>{number.format(figures.open)}</Fact>
          <Fact name={t('assistant.cost')}>{t('assistant.noCost')}</Fact>
        </Facts>
        <p className="mt-3 text-sm text-ink-soft">{t('assistant.kept', { days: number.format(figures.question_days) })}</p>
      </Panel>
      <Panel title={t('machine.title')}>
        <div className="mb-3">
          <Compared names={MACHINE} figures={figures} />
        </div>
        <Facts>
          <Fact name={t('machine.month')}>
            {t('machine.monthOf', { used: number.format(figures.month_letters), budget: number.format(figures.budget.per_month) })}
          </Fact>
          <Fact name={t('machine.day')}>{number.format(figures.budget.per_day)}</Fact>
        </Facts>
        <p className="mt-3 text-sm text-ink-soft">{t('machine.text')}</p>
      </Panel>
      <Panel title={t('languages')}>
        <Table
          head={['columns.language', ...COUNTED]}
          rows={figures.languages.map(({ language, asked, nothing, not_helpful: bad }) => [languages(language), ...[asked, nothing, bad].map(number.format)])}
        />
      </Panel>
      <Panel title={t('days')}>
        <Table
          head={['columns.day', ...COUNTED, 'columns.letters']}
          rows={figures.days
            .filter(({ asked, letters }) => asked + letters > 0)
            .map(({ day: of, asked, nothing, not_helpful: bad, letters }) => [day.format(new Date(of)), ...[asked, nothing, bad, letters].map(number.format)])}
        />
      </Panel>
    </div>
  )
}

const COUNTED = ['columns.askedTimes', 'columns.nothing', 'columns.notHelpful'] as const

function Compared({ names, figures: { now, before } }: { names: readonly (typeof ASSISTANT | typeof MACHINE)[number][]; figures: AiFigures }) {
  const { t, i18n } = useTranslation('admin-ai-dashboard')
  const number = numberFormat(i18n.language)
  const difference = differenceFormat(i18n.language)
  return (
    <Facts>
      {names.map((name) => (
        <Fact key={name} name={t(`counts.${name}`)}>
          {number.format(now[name])}{' '}
          {now[name] !== before[name] && (
            <span className="text-sm text-ink-soft">{t('figures.before', { change: difference.format(now[name] - before[name]) })}</span>
          )}
        </Fact>
      ))}
    </Facts>
  )
}

/** Words in the first column, counts in the others; it scrolls by itself where a phone is narrower. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  const { t } = useTranslation('admin-ai-dashboard')
  if (rows.length === 0) return <p className="text-sm text-ink-soft">{t('nothingYet')}</p>
  return (
    <div className="max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={head.map((name) => t(name)).join(', ')}>
      <table className="w-full text-sm">
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" className={index === 0 ? 'py-1 text-start' : 'py-1 ps-3 text-end'}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...counts]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {name}
              </th>
              {counts.map((count, index) => (
                <td key={head[index + 1]} className="py-1 ps-3 text-end tabular-nums">
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
