import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** What a maker says against a hold. Whoever placed it does not decide about it. */
export function AppealWork({ id, facts }: { id: string; facts: WorkFacts['appeal'] }) {
  const { t } = useTranslation('admin-inbox')
  const { user } = useSession()
  const may = useMay()
  const own = facts.placed_by !== null && facts.placed_by === user?.id
  const choice = (name: 'grant' | 'deny') => ({
    id: name,
    ...(name === 'grant' && { look: 'primary' as const }),
    verb: t(`appeal.${name}.verb`),
    title: t(`appeal.${name}.title`, { name: facts.seller }),
    consequence: t(`appeal.${name}.consequence`),
    done: t(`appeal.${name}.done`),
    ask: (reason: string) => askDatabase('decide_payout_appeal', { p_id: id, p_granted: name === 'grant', p_reason: reason }),
    refused: ({ code }: { code: string }) => (code === 'own_shop' ? t('ownShop') : code === 'needs_second' ? t('appeal.own') : undefined),
  })
  return (
    <>
      <Facts>
        <Fact name={t('appeal.seller')}>
          <RecordLink to="sellers" id={facts.seller_id}>
            {facts.seller}
          </RecordLink>
        </Fact>
        <Fact name={t('appeal.held')}>{facts.amount_minor === null ? t('appeal.everything') : <Amount minor={facts.amount_minor} />}</Fact>
        <Fact name={t('appeal.reason')}>{facts.reason}</Fact>
        <Fact name={t('appeal.by')}>
          {facts.by} · <Moment at={facts.placed_at} days />
        </Fact>
        <Fact name={t('appeal.until')}>{facts.ends_at && <Moment at={facts.ends_at} days />}</Fact>
        <Fact name={t('appeal.words')}>
          <span className="whitespace-pre-line">{facts.words}</span>
        </Fact>
      </Facts>
      {own && <p className="text-sm text-ink-soft">{t('appeal.own')}</p>}
      {may('payouts.approve') && !own && <DecideButtons choices={[choice('grant'), choice('deny')]} />}
    </>
  )
}
