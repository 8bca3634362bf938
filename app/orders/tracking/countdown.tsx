import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'

/** Said aloud when so many minutes are left; a number that changes every second would drown everything else. */
const SPOKEN_MINUTES = [10, 5, 2, 1]

const HALF_A_DAY_SECONDS = 12 * 3600

/** `14:59`, and `23:14:59` where there are hours. */
function clockOf(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** How long there is to pay, ticking for the eye; for the ear the hour, and a word now and then. */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => unknown }) {
  const { t } = useTranslation('tracking')
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const over = left === 0

  useEffect(() => {
    if (over) return void onEnd()
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [over, onEnd])

  const minutes = Math.ceil(left / 60)
  const spoken = SPOKEN_MINUTES.findLast((mark) => minutes <= mark)
  // A transfer has until tomorrow, where the hour alone would mislead.
  const day = left > HALF_A_DAY_SECONDS ? ({ weekday: 'long' } as const) : {}
  const hour = useMoments()({ ...day, hour: 'numeric', minute: '2-digit' }).format(new Date(until))
  return (
    <p className="text-ink-soft">
      <span>{t('countdown.until', { time: hour })}</span>
      <span
        aria-hidden="true"
        className={`ms-2 inline-block rounded-full px-3 py-0.5 font-semibold tabular-nums ${left < 120 ? 'bg-terracotta-wash text-terracotta' : 'bg-indigo-wash text-indigo'}`}
      >
        {clockOf(left)}
      </span>
      <span role="status" className="sr-only">
        {over ? t('countdown.over') : spoken === undefined ? '' : t('countdown.left', { count: spoken })}
      </span>
    </p>
  )
}
