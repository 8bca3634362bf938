import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Day } from '../../desk-kit/day.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import type { Refusal } from '../../platform/call-function.ts'
import { Notice } from '../../ui/notice.tsx'
import { CredentialPaper } from './credential-paper.tsx'
import { useCredentialName } from './use-credential-name.ts'
import { ProvinceName } from '../province/province-name.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { CredentialFacts } from './credential-facts.ts'
import { DecideButtons } from './decide-buttons.tsx'

/** A paper that a maker shows: what it should say, the picture of it, and who else shows the same number. */
export function CredentialWork({ id, facts }: { id: string; facts: CredentialFacts }) {
  const { t } = useTranslation('admin-credentials')
  const may = useMay()
  const name = useCredentialName()(facts)
  const decide = (how: 'verify' | 'refuse') => (reason: string) =>
    askDatabase('decide_credential', { p_id: id, p_how: how, p_seen: facts.seen, p_reason: reason })
  const refused = ({ code }: Refusal) => (code === 'own_shop' ? t('own') : undefined)
  return (
    <>
      <Facts>
        <Fact name={t('shop')}>
          <RecordLink to="sellers" id={facts.seller_id}>
            {facts.seller}
          </RecordLink>
        </Fact>
        <Fact name={t('province')}>
          <ProvinceName code={facts.province} />
        </Fact>
        <Fact name={t('kind')}>{name}</Fact>
        <Fact name={t('number')}>
          <span className="wrap-anywhere">{facts.number}</span>
        </Fact>
        <Fact name={t('about')}>{facts.about !== '' && <span className="wrap-anywhere">{facts.about}</span>}</Fact>
        <Fact name={t('until')}>{facts.valid_until === null ? t('endless') : <Day on={facts.valid_until} />}</Fact>
      </Facts>
      {facts.same.length > 0 && (
        <Notice>
          {t('same')}{' '}
          {facts.same.map((shop, index) => (
            <span key={shop.id}>
              {index > 0 && ', '}
              <RecordLink to="sellers" id={shop.id}>
                {shop.name}
              </RecordLink>
            </span>
          ))}
        </Notice>
      )}
      <CredentialPaper path={facts.path} />
      {may('sellers.judge') && (
        <DecideButtons
          choices={[
            {
              id: 'verify',
              look: 'primary',
              verb: t('verify.verb'),
              title: t('verify.title', { name, shop: facts.seller }),
              consequence: t('verify.consequence'),
              done: t('verify.done'),
              ask: decide('verify'),
              refused,
            },
            {
              id: 'refuse',
              look: 'danger',
              verb: t('refuse.verb'),
              title: t('refuse.title', { name, shop: facts.seller }),
              consequence: t('refuse.consequence'),
              done: t('refuse.done'),
              ask: decide('refuse'),
              refused,
            },
          ]}
        />
      )}
    </>
  )
}
