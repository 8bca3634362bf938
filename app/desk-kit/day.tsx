import { useTranslation } from 'react-i18next'
import { dateFormat } from '../i18n/date-format.ts'

/** A day without a moment (`2026-12-17`), as it was named: whoever reads it elsewhere would read the day before. */
export function Day({ on }: { on: string }) {
  const { i18n } = useTranslation()
  return <time dateTime={on}>{dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${on}T00:00:00Z`))}</time>
}
