import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { useMoments } from '../../i18n/use-moments.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

type LookRow = {
  id: string
  staff: string
  reason: string
  started_at: string
  ends_at: string
  ended_at: string | null
  ended_because: 'ended' | 'time' | 'rights' | null
  pages: string[]
  reads: number
}

/** Who of the staff looked through this person's eyes, why, how long, and at which pages; nothing where nobody did. */
export function UserLooks({ person }: { person: string }) {
  const { t } = useTranslation('admin-people')
  const mayRead = useMay()('activity.read')
  const moment = useMoments()({ dateStyle: 'medium', timeStyle: 'short' })
  const looks = useQuery({
    queryKey: ['looks-of', person],
    queryFn: () => databaseResult<LookRow[]>('impersonations_of', { p_person_id: person }),
    enabled: mayRead,
    ...CHANGES_ELSEWHERE,
  })
  if (!looks.data || looks.data.length === 0) return null
  return (
    <Panel title={t('looks.title')}>
      <ul className="flex flex-col gap-3">
        {looks.data.map((look) => (
          <li key={look.id} className="text-sm">
            <p className="font-semibold wrap-anywhere">{t('looks.line', { name: look.staff, when: moment.format(new Date(look.started_at)) })}</p>
            <p className="wrap-anywhere">{look.reason}</p>
            <p className="text-ink-soft">
              {t(`looks.ended.${look.ended_because ?? 'open'}`, { when: moment.format(new Date(look.ended_at ?? look.ends_at)) })} ·{' '}
              {t('looks.reads', { count: look.reads })}
            </p>
            {look.pages.length > 0 && (
              <details>
                <summary className="cursor-pointer">{t('looks.pages', { count: look.pages.length })}</summary>
                <ul className="mt-1 list-disc ps-5 wrap-anywhere">
                  {look.pages.map((page) => (
                    <li key={page}>{page}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
