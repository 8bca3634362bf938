import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** An account whose holder is no name the shop knows, or whose change the maker says was not theirs: kept and paid to, or removed. */
export function AccountWork({ id, facts }: { id: string; facts: WorkFacts['account'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const choice = (name: 'keep' | 'remove') => ({
    id: name,
    look: name === 'keep' ? ('primary' as const) : ('danger' as const),
    verb: t(`account.${name}.verb`),
    title: t(`account.${name}.title`, { name: facts.seller }),
    consequence: t(`account.${name}.consequence`),
    done: t(`account.${name}.done`),
    ask: (reason: string) => askDatabase('decide_account', { p_change_id: id, p_keep: name === 'keep', p_reason: reason }),
    refused: ({ code }: { code: string }) => (code === 'own_shop' ? t('ownShop') : undefined),
  })
  return (
    <>
      <p>{t(facts.denied_at === null ? 'account.differs' : 'account.denied')}</p>
      <Facts>
        <Fact name={t('account.seller')}>
          <RecordLink to="sellers" id={facts.seller_id}>
            {facts.seller}
          </RecordLink>
        </Fact>
        <Fact name={t(`account.kind.${facts.kind}`)}>{`${facts.bank} …${facts.tail}`}</Fact>
        <Fact name={t('account.holder')}>{facts.holder}</Fact>
        <Fact name={t('account.known')}>{facts.known?.join(' · ')}</Fact>
        <Fact name={t('account.by')}>
          {facts.by} · <Moment at={facts.changed_at} />
        </Fact>
        <Fact name={t('account.usableFrom')}>{facts.usable_from && <Moment at={facts.usable_from} />}</Fact>
        <Fact name={t('account.deniedAt')}>{facts.denied_at && <Moment at={facts.denied_at} />}</Fact>
      </Facts>
      {may('payouts.approve') && <DecideButtons choices={[choice('keep'), choice('remove')]} />}
    </>
  )
}
