import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pieceNamed } from '../exchange.ts'
import { problemOf, type CaseProblem } from '../open-case.ts'
import type { CaseReader } from './case-reader.ts'

/** The exchange that a maker offers: the buyer takes it or not, the maker sees that it waits. */
export function ExchangeOffer({ found, reader, token, onChanged }: CaseReader) {
  const { t } = useTranslation('returns')
  const [key] = useState(() => crypto.randomUUID())
  const [state, setState] = useState<'idle' | 'taking' | 'refusing' | CaseProblem>('idle')
  if (!found.offer) return null
  const answer = async (takes: boolean) => {
    if (state === 'taking' || state === 'refusing') return
    setState(takes ? 'taking' : 'refusing')
    const answered = await callFunction('answer-exchange', { order: found.number, token, key, takes }, { repeatable: true })
    // Something else has happened: the card shows what holds now.
    if (answered.done || answered.refusal.status === 409) await onChanged()
    setState(answered.done || answered.refusal.status === 409 ? 'idle' : problemOf(answered.refusal))
  }
  const problem = state === 'idle' || state === 'taking' || state === 'refusing' ? undefined : state
  return (
    <div className="grid gap-3 rounded-control bg-indigo-wash p-4 text-sm">
      <p className="font-semibold">{reader === 'buyer' ? t('exchange.offered', { seller: found.seller }) : t('exchange.waiting')}</p>
      <ul className="grid gap-1">
        {found.offer.lines.map((line) => (
          <li key={line.id}>
            <span className="tabular-nums">{line.quantity} ×</span> {line.exchange ? pieceNamed(line.exchange) : t('exchange.same')}
          </li>
        ))}
      </ul>
      {reader === 'buyer' && (
        <>
          <p>
            {found.needsReturn && !found.offer.needsReturn && `${t('exchange.keeps')} `}
            {t('exchange.offeredText')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" busy={state === 'taking'} onClick={() => void answer(true)}>
              {t('exchange.take')}
            </Button>
            <Button size="small" look="quiet" busy={state === 'refusing'} onClick={() => void answer(false)}>
              {t('exchange.refuse')}
            </Button>
          </div>
          <div role="alert" className="empty:hidden">
            {problem !== undefined && <Notice>{t(`problem.${problem}`)}</Notice>}
          </div>
        </>
      )}
    </div>
  )
}
