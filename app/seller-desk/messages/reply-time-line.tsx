import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { percentFormat, spanFormat } from '../../i18n/number-format.ts'
import { readReplyTime } from './read-talks.ts'

/** How fast the shop answers, and how that is counted. Nothing while it is not known: nobody waits for it. */
export function ReplyTimeLine({ sellerId }: { sellerId: string }) {
  const { t, i18n } = useTranslation('desk-messages')
  const { data } = useQuery({ queryKey: ['desk-talks', sellerId, 'reply-time'], queryFn: () => readReplyTime(sellerId) })
  if (!data) return null
  const share = percentFormat(i18n.language).format(data.asked === 0 ? 0 : Math.round((100 * data.within_day) / data.asked) / 100)
  return (
    <details className="text-sm text-ink-soft">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2">
        <span>{data.median_minutes === null ? t('time.none') : t('time.line', { time: inWords(data.median_minutes, i18n.language), share })}</span>
        <span className="link">{t('time.how')}</span>
      </summary>
      <p className="max-w-text pb-2">{t('time.formula')}</p>
    </details>
  )
}

/** Minutes in the largest unit that fits, rounded. */
function inWords(minutes: number, language: string): string {
  const [unit, size] = minutes < 90 ? (['minute', 1] as const) : minutes < 36 * 60 ? (['hour', 60] as const) : (['day', 24 * 60] as const)
  return spanFormat(language, unit).format(Math.max(1, Math.round(minutes / size)))
}
