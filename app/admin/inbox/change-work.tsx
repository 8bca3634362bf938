import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import type { ChangeFacts } from '../product-changes/change-facts.ts'
import { ChangeFields } from '../product-changes/change-fields.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { AppealDecision, ChangeDecision } from './change-decision.tsx'

/** What a maker has changed of a piece that has been on sale: approved, approved in part, refused, or given back to be changed. */
export function ChangeWork({ facts }: { facts: ChangeFacts }) {
  const may = useMay()
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const approved = facts.fields.filter(({ field, state }) => state === 'open' && !refused.has(field)).map(({ field }) => field)
  const choose = (field: string, yes: boolean) => setRefused((was) => new Set(yes ? [...was].filter((one) => one !== field) : [...was, field]))
  const judges = may('products.judge')
  return (
    <>
      <About facts={facts} />
      <ChangeFields facts={facts} {...(judges && { chosen: new Set(approved), onChoose: choose })} />
      {judges && <ChangeDecision facts={facts} approved={approved} />}
    </>
  )
}

/** A refused change whose maker asks for another look; whoever refused it does not give it. */
export function ChangeAppealWork({ facts }: { facts: ChangeFacts }) {
  const { t } = useTranslation(['admin-products', 'listing-report'])
  const { user } = useSession()
  const may = useMay()
  const own = facts.decided_by !== null && facts.decided_by === user?.id
  return (
    <>
      <About facts={facts} />
      <ChangeFields facts={facts} />
      <Facts>
        <Fact name={t('hold.because')}>{facts.because && t(`listing-report:reasons.${facts.because}`)}</Fact>
        <Fact name={t('hold.words')}>
          <span className="whitespace-pre-line wrap-anywhere">{facts.words}</span>
        </Fact>
        <Fact name={t('changes.decidedBy')}>
          {facts.decider} · {facts.decided_at && <Moment at={facts.decided_at} />}
        </Fact>
        <Fact name={t('hold.appeal')}>
          <span className="whitespace-pre-line wrap-anywhere">{facts.appeal}</span>
        </Fact>
      </Facts>
      {own && <p className="text-sm text-ink-soft">{t('deeds.samePerson')}</p>}
      {may('products.judge') && !own && <AppealDecision facts={facts} />}
    </>
  )
}

function About({ facts }: { facts: ChangeFacts }) {
  const { t } = useTranslation(['admin-products', 'admin-sellers'])
  return (
    <>
      <div className="flex items-center gap-3">
        <Thumbnail src={facts.image} />
        <p className="min-w-0 wrap-anywhere">
          <RecordLink to="products" id={facts.product_id}>
            {facts.name}
          </RecordLink>
          <br />
          <RecordLink to="sellers" id={facts.seller_id}>
            {facts.seller}
          </RecordLink>{' '}
          <Badge tone="quiet">{t(`admin-sellers:trust.levels.${facts.level}`)}</Badge>
        </p>
      </div>
      <p className="text-sm text-ink-soft">
        {facts.by !== '' && `${t('changes.by', { name: facts.by })} · `}
        <Moment at={facts.opened_at} />
      </p>
      {facts.rules.length > 0 && (
        <p className="text-sm">{t('changes.rules', { rules: facts.rules.map(({ name, word }) => `${name} (${word})`).join(', ') })}</p>
      )}
    </>
  )
}
