import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import type { Answer } from '../../platform/call-function.ts'
import { Field } from '../../ui/field.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { appealChangeOf } from './appeal-change.ts'
import { type Choice, DecideButtons } from './decide-buttons.tsx'
import { EvidencePapers } from './evidence-papers.tsx'
import type { WorkFacts } from './work.ts'

const DAY_MS = 86_400_000
/** What the database says of a change that is none. */
const NO_CHANGE: Answer<never> = { done: false, refusal: { code: 'invalid', message: '', status: 422 } }

/** What a maker says against a hold or a debt. Whoever decided about it before does not decide about this. */
export function AppealWork({ id, facts }: { id: string; facts: WorkFacts['appeal'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const [amount, setAmount] = useState('')
  const [days, setDays] = useState('')
  const isDebt = facts.about === 'debt'
  const words = isDebt ? ('debtAppeal' as const) : ('appeal' as const)
  const choice = (name: 'grant' | 'change' | 'deny'): Choice => ({
    id: name,
    ...(name === 'grant' && { look: 'primary' as const }),
    verb: t(`${words}.${name}.verb`),
    title: t(`${words}.${name}.title`, { name: facts.seller }),
    consequence: t(`${words}.${name}.consequence`),
    done: t(`${words}.${name}.done`),
    ...(name === 'change' && {
      more: (
        <div className="grid gap-3 sm:grid-cols-2">
          {(isDebt || facts.amount_minor !== null) && (
            <Field label={t(`${words}.amount`)} inputMode="decimal" maxLength={15} value={amount} onChange={(event) => setAmount(event.currentTarget.value)} />
          )}
          <Field label={t(`${words}.days`)} inputMode="numeric" maxLength={2} value={days} onChange={(event) => setDays(event.currentTarget.value)} />
        </div>
      ),
    }),
    ask: async (reason: string) => {
      const change = name === 'change' ? appealChangeOf(amount, days) : {}
      if (change === undefined) return NO_CHANGE
      const less = change.amount !== undefined && { p_amount_minor: change.amount }
      return isDebt
        ? askDatabase('decide_debt_appeal', {
            p_id: id,
            p_outcome: name === 'grant' ? 'lifted' : name === 'change' ? 'changed' : 'upheld',
            p_reason: reason,
            ...less,
            ...(change.days !== undefined && { p_days: change.days }),
          })
        : askDatabase('decide_payout_appeal', {
            p_id: id,
            p_granted: name === 'grant',
            p_reason: reason,
            ...less,
            ...(change.days !== undefined && { p_until: new Date(Date.now() + change.days * DAY_MS).toISOString() }),
          })
    },
    refused: ({ code }: { code: string }) =>
      code === 'own_shop' ? t('ownShop') : code === 'needs_second' ? t('appeal.own') : code === 'invalid' ? t(`${words}.change.invalid`) : undefined,
  })
  const mayGiveBack = !isDebt || may('ledger.correct')
  return (
    <>
      <Facts>
        <Fact name={t('appeal.seller')}>
          <RecordLink to="sellers" id={facts.seller_id}>
            {facts.seller}
          </RecordLink>
        </Fact>
        <Fact name={t(isDebt ? 'debtAppeal.owed' : 'appeal.held')}>
          {facts.amount_minor === null ? t('appeal.everything') : <Amount minor={facts.amount_minor} />}
        </Fact>
        <Fact name={t('appeal.reason')}>{facts.reason}</Fact>
        <Fact name={t(isDebt ? 'debtAppeal.since' : 'appeal.by')}>
          {facts.by !== '' && `${facts.by} · `}
          <Moment at={facts.placed_at} days />
        </Fact>
        <Fact name={t(isDebt ? 'debtAppeal.until' : 'appeal.until')}>{facts.ends_at && <Moment at={facts.ends_at} days />}</Fact>
        <Fact name={t('appeal.words')}>
          <span className="whitespace-pre-line">{facts.words}</span>
        </Fact>
      </Facts>
      <EvidencePapers paths={facts.papers} by="open-appeal-paper" />
      {facts.judged && <p className="text-sm text-ink-soft">{t('appeal.own')}</p>}
      {may('payouts.approve') && !facts.judged && <DecideButtons choices={[...(mayGiveBack ? [choice('grant')] : []), choice('change'), choice('deny')]} />}
    </>
  )
}
