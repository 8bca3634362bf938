import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** How long something may still wait, or for how long it is late. */
export function Clock({ due }: { due: string }) {
  const { t } = useTranslation('admin-inbox')
  // As of when it was read; the list is read anew every minute.
  const [now] = useState(() => Date.now())
  const hours = Math.round((new Date(due).getTime() - now) / HOUR_MS)
  const late = hours < 0
  const length = Math.abs(hours)
  const count = length < 2 * DAY_HOURS ? length : Math.floor(length / DAY_HOURS)
  const unit = length < 2 * DAY_HOURS ? 'hours' : 'days'
  return (
    <time dateTime={due} className={late ? 'text-sm font-semibold text-terracotta' : 'text-sm font-normal text-ink-soft'}>
      {t(late ? `clock.late.${unit}` : `clock.left.${unit}`, { count })}
    </time>
  )
}
