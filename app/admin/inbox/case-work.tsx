import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { CasePictures } from '../case-pictures/case-pictures.tsx'
import { useCasePictures } from '../case-pictures/use-case-pictures.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** A case that was passed to the shop: what both sides have said and shown, and the money it would move. */
export function CaseWork({ id, facts }: { id: string; facts: WorkFacts['case'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const pictures = useCasePictures(id)
  const decide = (to: 'refunded' | 'denied') => (reason: string) => callFunction('decide-case-as-staff', { number: facts.number, to, reason })
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Facts className="content-start">
          <Fact name={t('case.money')}>
            <Amount minor={facts.refund_minor} className="text-xl font-semibold" />
          </Fact>
          <Fact name={t('case.order')}>
            <RecordLink to="orders" id={facts.order_id}>
              {facts.order}
            </RecordLink>
          </Fact>
          <Fact name={t('kind.case')}>
            <RecordLink to="cases" id={id}>
              {facts.number}
            </RecordLink>
          </Fact>
          <Fact name={t('case.kind')}>{t(`caseKind.${facts.kind}`)}</Fact>
          <Fact name={t('case.reason')}>{facts.reason !== '' && t(`caseReason.${facts.reason}`)}</Fact>
          <Fact name={t('case.wish')}>{t(`wish.${facts.wish}`)}</Fact>
          <Fact name={t('case.between')}>
            {facts.customer} – {facts.seller}
          </Fact>
        </Facts>
        <ol className="flex flex-col gap-3 text-sm" aria-label={t('case.said')}>
          {/* What opened the case is the first message of most. */}
          {facts.words !== '' && facts.said[0]?.words !== facts.words && (
            <li className="rounded-control bg-paper p-3">
              <p className="text-ink-soft">{t('who.buyer')}</p>
              <p className="whitespace-pre-line wrap-anywhere">{facts.words}</p>
            </li>
          )}
          {facts.said.map(({ who, words, at }) => (
            <li key={at} className="rounded-control bg-paper p-3">
              <p className="text-ink-soft">
                {t(`who.${who}`)} · <Moment at={at} />
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{words}</p>
            </li>
          ))}
        </ol>
      </div>
      {pictures.isError && <LoadFailureLine error={pictures.error} onRetry={() => void pictures.refetch()} />}
      <CasePictures pictures={pictures.data ?? []} />
      {may('cases.decide') && (
        <DecideButtons
          choices={[
            {
              id: 'refunded',
              look: 'primary',
              verb: t('case.refunded.verb'),
              title: t('case.refunded.title', { number: facts.number }),
              consequence: t('case.refunded.consequence'),
              done: t('case.refunded.done', { number: facts.number }),
              ask: decide('refunded'),
            },
            {
              id: 'denied',
              verb: t('case.denied.verb'),
              title: t('case.denied.title', { number: facts.number }),
              consequence: t('case.denied.consequence'),
              done: t('case.denied.done', { number: facts.number }),
              ask: decide('denied'),
            },
          ]}
        />
      )}
    </>
  )
}
