import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'

type Demand = { due: string; closed: boolean } | null

/** Browser only. Whether a second factor is demanded of the signed-in person that they do not have. */
async function readDemand(): Promise<Demand> {
  const { data } = await answered((await loadSupabase()).rpc('my_factor_rule'))
  // As `public.my_factor_rule` writes it.
  return data as Demand
}

/** The desk, with the days that are left to set up two-step sign-in; closed once they are over. The database closes it too. */
export function FactorRule({ person, children }: { person: string; children: ReactNode }) {
  const { t, i18n } = useTranslation('desk')
  const { data: demand } = useQuery({ queryKey: ['my-factor-rule', person], queryFn: readDemand })
  const setUp = (
    <ButtonLink to="/settings#security" size="small">
      {t('factor.button')}
    </ButtonLink>
  )
  if (demand?.closed) return <EmptyState title={t('factor.title')} text={t('factor.text')} actions={setUp} />
  return (
    <>
      {demand && (
        <div className="wrap pt-6">
          <Notice tone="news">
            <span className="flex flex-wrap items-center justify-between gap-3">
              {t('factor.due', { day: dateFormat(i18n.language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(new Date(demand.due)) })} {setUp}
            </span>
          </Notice>
        </div>
      )}
      {children}
    </>
  )
}
