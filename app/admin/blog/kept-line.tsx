import { useTranslation } from 'react-i18next'
import type { Kept } from './draft-keeper.ts'

/** Whether what was typed is safe, said when it changes. */
export function KeptLine({ kept }: { kept: Kept }) {
  const { t } = useTranslation('admin-blog')
  return (
    <p role="status" className={kept === 'offline' || kept === 'refused' ? 'text-sm font-medium text-terracotta' : 'text-sm text-ink-soft'}>
      {t(`kept.${kept}`)}
    </p>
  )
}
