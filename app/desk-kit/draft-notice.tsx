import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../i18n/use-moments.ts'
import { Button } from '../ui/button.tsx'
import type { TypedIn } from './use-draft.ts'

/** Says that a form opened with what was typed before, and takes that away again. */
export function DraftNotice({ of }: { of: readonly Pick<TypedIn, 'restoredAt' | 'discard'>[] }) {
  const { t } = useTranslation('desk-kit')
  const moments = useMoments()
  const [opened] = useState(() => new Date())
  const at = of
    .flatMap(({ restoredAt }) => restoredAt ?? [])
    .toSorted()
    .at(-1)
  if (at === undefined) return null
  const moment = new Date(at)
  const today = moment.toDateString() === opened.toDateString()
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-indigo-wash px-3 py-1 text-sm">
      <span className="min-w-0 wrap-anywhere">
        {t('draft.restored', { moment: moments(today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(moment) })}
      </span>
      <Button look="plain" size="small" onClick={() => of.forEach(({ discard }) => discard())}>
        {t('draft.discard')}
      </Button>
    </div>
  )
}
