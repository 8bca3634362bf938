import { useMoments } from '../i18n/use-moments.ts'

/** When something was, to the minute; the whole moment for those who point at it. Nothing for what has not been yet. */
export function Moment({ at, days = false }: { at: string | null | undefined; days?: boolean }) {
  const moments = useMoments()
  if (!at) return null
  const moment = new Date(at)
  return (
    <time dateTime={at} title={moments({ dateStyle: 'full', timeStyle: 'long' }).format(moment)} className="sm:whitespace-nowrap">
      {moments(days ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' }).format(moment)}
    </time>
  )
}
