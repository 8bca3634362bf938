import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import type { AutomationRule } from './automation-rule.ts'
import { RuleBadge } from './rule-badge.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleLog } from './rule-log.tsx'
import { RuleSentence } from './rule-sentence.tsx'
import { RuleTrial } from './rule-trial.tsx'
import { RuleVersions } from './rule-versions.tsx'

/** A rule of automation: what it says, what it did and would have done, what it said before. */
export default function AutomationShow() {
  const [editing, setEditing] = useState(false)
  const stop = () => setEditing(false)
  return (
    <RecordPage<AutomationRule>
      renderTitle={({ name }) => name}
      renderBadges={(rule) => <RuleBadge rule={rule} />}
      renderActions={(rule) => !editing && <Deeds rule={rule} onEdit={() => setEditing(true)} />}
    >
      {(rule) => (editing ? <RuleForm rule={rule} onDone={stop} onCancel={stop} /> : <Whole rule={rule} />)}
    </RecordPage>
  )
}

function Deeds({ rule, onEdit }: { rule: AutomationRule; onEdit: () => void }) {
  const { t } = useTranslation('admin-automation')
  const may = useMay()
  const navigate = useNavigate()
  if (!may('automation.write')) return null
  const turned = rule.is_on ? ('turnOff' as const) : ('turnOn' as const)
  const { name } = rule
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
            ask: (reason) => askDatabase('switch_automation_rule', { p_id: rule.id, p_on: !rule.is_on, p_reason: reason }),
          },
          {
            id: 'remove',
            look: 'danger',
            verb: t('remove.verb'),
            title: t('remove.title', { name }),
            consequence: t('remove.consequence'),
            done: t('remove.done'),
            ask: async (reason) => {
              const answer = await askDatabase('remove_automation_rule', { p_id: rule.id, p_reason: reason })
              if (answer.done) void navigate('/admin/automation')
              return answer
            },
          },
        ]}
      />
    </>
  )
}

function Whole({ rule }: { rule: AutomationRule }) {
  const { t, i18n } = useTranslation('admin-automation')
  const number = numberFormat(i18n.language)
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('facts')}>
        <RuleSentence rule={rule} />
        <Facts className="mt-4">
          <Fact name={t('fieldsOf.limit')}>{number.format(rule.daily_limit)}</Fact>
          <Fact name={t('columns.done')}>{number.format(rule.done_count)}</Fact>
          <Fact name={t('columns.last')}>{rule.last_at && <Moment at={rule.last_at} />}</Fact>
          <Fact name={t('failedInARow')}>{rule.failed_in_a_row > 0 && number.format(rule.failed_in_a_row)}</Fact>
          <Fact name={t('columns.created')}>
            <Moment at={rule.created_at} />
          </Fact>
        </Facts>
        {rule.off_because === 'failing' && <p className="mt-3 text-sm text-terracotta">{t('offFailing')}</p>}
      </Panel>
      <RuleLog rule={rule.id} />
      <Panel title={t('trial.title')}>
        <RuleTrial rule={rule} />
      </Panel>
      <RuleVersions rule={rule} />
      <ActsPanel noun="automation" subjects={[rule.id]} />
    </div>
  )
}
