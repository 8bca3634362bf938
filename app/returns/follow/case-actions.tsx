import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { CASE_ACTIONS, type CaseAction, type CaseReader } from './case-reader.ts'
import { useCaseFormat } from '../case-format.ts'
import { CaseMoveDialog } from './case-move-dialog.tsx'
import { isClosed, nextCaseStates } from '../case-states.ts'
import { OfferExchangeDialog } from './offer-exchange-dialog.tsx'
import { SayInCase } from './say-in-case.tsx'

const LOOKS: Partial<Record<CaseAction, ButtonLook>> = { declined: 'plain', canceled: 'plain', address: 'quiet', resolved: 'quiet', escalated: 'quiet' }

/** What the reader may do now, by the same table the database decides by, and a way to say something. */
export function CaseActions({ found, reader, token, onChanged }: CaseReader) {
  const { t } = useTranslation('returns')
  const { baht } = useCaseFormat()
  const [doing, setDoing] = useState<CaseAction>()
  const [saying, setSaying] = useState(false)
  const [offering, setOffering] = useState(false)
  if (isClosed(found.status)) return null
  const possible: readonly string[] = nextCaseStates(found, reader)
  const givesAddress = reader === 'seller' && found.needsReturn && (found.status === 'declared' || found.status === 'approved')
  const offersExchange = reader === 'seller' && found.status === 'requested' && (found.kind === 'return' || found.kind === 'claim')
  const offered = CASE_ACTIONS.filter((action) => (action === 'address' ? givesAddress : possible.includes(action)))
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {offered.map((action, index) => (
          <Button key={action} size="small" look={LOOKS[action] ?? (index === 0 ? 'primary' : 'quiet')} onClick={() => setDoing(action)}>
            {t(`action.${action}.open`, { amount: baht(found.refund) })}
          </Button>
        ))}
        {offersExchange && (
          <Button look="quiet" size="small" onClick={() => setOffering(true)}>
            {t('action.exchange.open')}
          </Button>
        )}
        {!saying && (
          <Button look="plain" size="small" onClick={() => setSaying(true)}>
            {t('card.write')}
          </Button>
        )}
      </div>
      {saying && <SayInCase found={found} token={token} onChanged={onChanged} onClose={() => setSaying(false)} />}
      {offering && <OfferExchangeDialog found={found} onClose={() => setOffering(false)} onChanged={onChanged} />}
      {doing !== undefined && <CaseMoveDialog action={doing} found={found} token={token} onClose={() => setDoing(undefined)} onChanged={onChanged} />}
    </div>
  )
}
