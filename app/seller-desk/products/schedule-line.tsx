import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { brokenRule } from './broken-rule.ts'
import type { Schedule } from './my-product.ts'

const WHYS = ['no_room', 'owes', 'attributes_missing', 'not_sold_here', 'held', 'not_allowed'] as const

/** When a draft goes on sale by itself, or why it did not. By the clock it was typed by: the shop's. */
export function ScheduleLine({ schedule }: { schedule: Schedule }) {
  const { t, i18n } = useTranslation(['listing', 'desk-products'])
  const when = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_ZONE }).format(new Date(schedule.at))
  const { refused } = schedule
  const rule = refused === null ? undefined : brokenRule({ hint: refused, details: JSON.stringify(schedule.told) }, i18n.language)
  const why = rule ?? t(`desk-products:why.${WHYS.find((each) => each === refused) ?? 'other'}`)
  return (
    <p className={refused === null ? 'flex gap-2 text-sm font-semibold' : 'flex gap-2 text-sm font-semibold text-terracotta'}>
      <CalendarClock className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{refused === null ? t('later.planned', { when }) : t('later.refused', { when, why })}</span>
    </p>
  )
}
