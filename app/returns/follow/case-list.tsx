import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { callFunction } from '../../platform/call-function.ts'
import { useLiveNews } from '../../platform/use-live-news.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { CaseCard } from './case-card.tsx'
import type { Case } from '../case.ts'
import { listCases } from './list-cases.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Part } from '../../ui/part.tsx'

type Props = { whose: { mine: true } | { seller: string }; reader: 'buyer' | 'seller'; topic: string }

/** Every case of a buyer, or of a maker's desk, the newest first; it moves by itself when something happens. */
export default function CaseList({ whose, reader, topic }: Props) {
  const { t, i18n } = useTranslation('returns')
  const key = ['cases', topic]
  const queries = useQueryClient()
  useLiveNews({ topic, key })
  const cases = useQuery({
    queryKey: [...key, i18n.language],
    queryFn: () => listCases('mine' in whose ? whose : { ...whose, language: i18n.language }),
    ...CHANGES_ELSEWHERE,
  })
  if (cases.isError) {
    return <LoadFailure error={cases.error} onRetry={() => void cases.refetch()} />
  }
  if (!cases.data) return <Waiting className="h-64" />
  if (cases.data.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t(`none.${reader}`)}
        text={t(`none.${reader}Text`)}
        actions={reader === 'buyer' ? <ButtonLink to="/return-policy">{t('none.policy')}</ButtonLink> : undefined}
      />
    )
  }
  const changed = () => queries.invalidateQueries({ queryKey: key })
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('tab')}>
      {cases.data.map((each) => (
        <li key={each.number}>
          <Part>
            <CaseCard found={each} reader={reader} onChanged={changed} heading="h2" />
          </Part>
          {reader === 'buyer' && <OpenOrder found={each} />}
        </li>
      ))}
    </ul>
  )
}

/** The way from a case to its order, which has to be opened first. */
function OpenOrder({ found }: { found: Case }) {
  const { t } = useTranslation('returns')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const answer = await callFunction<{ token: string }>('open-my-order', { number: found.order }, { repeatable: true })
    setBusy(false)
    if (answer.done) await navigate(`/order-tracking?token=${answer.result.token}`)
  }
  return (
    <Button look="plain" size="small" busy={busy} onClick={() => void open()} className="mt-1">
      {t('card.order')}
      <span className="sr-only">: {found.order}</span>
    </Button>
  )
}
