import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { useLetGo } from './chosen-rows.ts'

/** What is done with several rows at once; says how many they are before anything is. */
export function BulkBar({ chosen, children }: { chosen: readonly unknown[]; children: ReactNode }) {
  const { t } = useTranslation('desk-kit')
  const letGo = useLetGo()
  if (chosen.length === 0) return null
  return (
    <div
      role="toolbar"
      aria-label={t('bulk.label')}
      className="sticky top-2 z-10 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 shadow-card"
    >
      <p role="status" className="font-semibold">
        {t('bulk.chosen', { count: chosen.length })}
      </p>
      {children}
      <Button look="plain" size="small" onClick={() => letGo()}>
        {t('bulk.none')}
      </Button>
    </div>
  )
}
