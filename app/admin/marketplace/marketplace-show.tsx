import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import type { ListingRule } from './listing-rule.ts'
import { RuleBadge } from './marketplace-list.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleTrial } from './rule-trial.tsx'

/** A rule of listings: its words, what its makers read, what it finds, who wrote it. */
export default function MarketplaceShow() {
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<ListingRule>
      renderTitle={({ name }) => name}
      renderBadges={({ is_active: active }) => <RuleBadge active={active} />}
      renderActions={(rule) => !editing && <Deeds rule={rule} onEdit={() => setEditing(true)} />}
    >
      {(rule) => (editing ? <RuleForm rule={rule} onDone={stop} onCancel={stop} /> : <Whole rule={rule} />)}
    </RecordPage>
  )
}

function Deeds({ rule, onEdit }: { rule: ListingRule; onEdit: () => void }) {
  const { t } = useTranslation('admin-marketplace')
  const may = useMay()
  const navigate = useNavigate()
  if (!may('settings.write')) return null
  const turned = rule.is_active ? ('turnOff' as const) : ('turnOn' as const)
  const { name, words, except_words, effect, told, spares_known } = rule
  return (
    <>
      <Button size="small" look="quiet" onClick={onEdit}>
        {t('change')}
      </Button>
      <DecideButtons
        choices={[
          {
            id: turned,
            look: 'quiet',
            verb: t(`${turned}.verb`),
            title: t(`${turned}.title`, { name }),
            consequence: t(`${turned}.consequence`),
            done: t(`${turned}.done`),
            ask: (reason) =>
              askDatabase('write_listing_rule', {
                p_id: rule.id,
                p_rule: { name, words, except_words, effect, told, spares_known, is_active: !rule.is_active },
                p_seen: rule.changed_at,
                p_reason: reason,
              }),
          },
          {
            id: 'remove',
            look: 'danger',
            verb: t('remove.verb'),
            title: t('remove.title', { name }),
            consequence: t('remove.consequence'),
            done: t('remove.done'),
            ask: async (reason) => {
              const answer = await askDatabase('remove_listing_rule', { p_id: rule.id, p_reason: reason })
              if (answer.done) void navigate('/admin/marketplace')
              return answer
            },
          },
        ]}
      />
    </>
  )
}

function Whole({ rule }: { rule: ListingRule }) {
  const { t } = useTranslation('admin-marketplace')
  const said = LANGUAGES.filter((language) => rule.told[language])
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        <Facts>
          <Fact name={t('columns.effect')}>{t(`effects.${rule.effect}`)}</Fact>
          <Fact name={t('columns.words')}>{rule.words.join(', ')}</Fact>
          <Fact name={t('fields.except')}>{rule.except_words.join(', ')}</Fact>
          <Fact name={t('spares')}>{rule.spares_known && t('yes')}</Fact>
          <Fact name={t('columns.created')}>
            <Moment at={rule.created_at} />
          </Fact>
        </Facts>
      </Panel>
      <Panel title={t('told')}>
        <dl className="flex flex-col gap-3 text-sm">
          {said.map((language) => (
            <div key={language}>
              <dt className="text-ink-soft">{LANGUAGE_NAMES[language]}</dt>
              <dd lang={language} className="wrap-anywhere">
                {rule.told[language]}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={t('trial.title')}>
        <RuleTrial words={rule.words} except={rule.except_words} />
      </Panel>
      <ActsPanel noun="products" subjects={[rule.id]} />
    </div>
  )
}
