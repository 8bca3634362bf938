import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LISTING_REASONS, type ListingReason } from '../../catalog/product/listing-reasons.ts'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import type { Refusal } from '../../platform/call-function.ts'
import { Select } from '../../ui/field.tsx'
import type { ChangeFacts } from '../product-changes/change-facts.ts'
import { type Choice, DecideButtons } from './decide-buttons.tsx'

/** Sentences for what is refused of decisions about changes. */
function useRefused() {
  const { t } = useTranslation('admin-products')
  return ({ code }: Refusal) =>
    code === 'own_shop'
      ? t('deeds.own')
      : code === 'same_person'
        ? t('deeds.samePerson')
        : code === 'changed_meanwhile'
          ? t('changes.changedMeanwhile')
          : code === 'not_sold_here'
            ? t('changes.brokenRule')
            : code === 'no_version'
              ? t('changes.noVersion')
              : code === 'same_names'
                ? t('changes.sameNames')
                : undefined
}

/** What can be decided about a change that is open. `approved`: the fields that are ticked; the others are refused. */
export function ChangeDecision({ facts, approved }: { facts: ChangeFacts; approved: readonly string[] }) {
  const { t } = useTranslation(['admin-products', 'listing-report'])
  const refused = useRefused()
  const [because, setBecause] = useState<ListingReason>('wrong_facts')
  const [rule, setRule] = useState(facts.rules[0]?.id ?? '')
  const { name } = facts
  // What the piece is now stands beside each field that has changed meanwhile.
  const seen = { p_id: facts.id, p_seen: facts.seen, p_over: facts.fields.some(({ moved }) => moved) }
  const decide = (fields: readonly string[] | null) => (reason: string) =>
    askDatabase('decide_product_change', { ...seen, p_approved: fields, p_because: because, p_rule_id: rule === '' ? null : rule, p_reason: reason })
  const why = (
    <>
      <Select
        label={t('deeds.because')}
        required
        value={because}
        onChange={(event) => setBecause(LISTING_REASONS.find((one) => one === event.currentTarget.value) ?? 'other')}
        options={LISTING_REASONS.map((one) => ({ value: one, label: t(`listing-report:reasons.${one}`) }))}
      />
      {facts.rules.length > 0 && (
        <Select
          label={t('changes.rule')}
          placeholder={t('changes.noRule')}
          value={rule}
          onChange={(event) => setRule(event.currentTarget.value)}
          options={facts.rules.map((one) => ({ value: one.id, label: `${one.name} (${one.word})` }))}
        />
      )}
    </>
  )
  const choiceOf = (deed: 'approve' | 'partly' | 'refuse' | 'ask', rest: Pick<Choice, 'ask'> & Partial<Choice>): Choice => ({
    id: deed,
    verb: t(`changes.deeds.${deed}.verb`),
    title: t(`changes.deeds.${deed}.title`, { name }),
    consequence: t(`changes.deeds.${deed}.consequence`),
    done: t(`changes.deeds.${deed}.done`, { name }),
    refused,
    ...rest,
  })
  const open = facts.fields.filter(({ state }) => state === 'open').length
  const all = approved.length === open
  return (
    <DecideButtons
      choices={[
        ...(all ? [choiceOf('approve', { look: 'primary', ask: decide(null) })] : []),
        ...(!all && approved.length > 0 ? [choiceOf('partly', { look: 'primary', more: why, ask: decide(approved) })] : []),
        choiceOf('ask', {
          more: why,
          ask: (reason) => askDatabase('ask_product_change', { p_id: facts.id, p_seen: facts.seen, p_because: because, p_reason: reason }),
        }),
        choiceOf('refuse', { look: 'danger', more: why, ask: decide([]) }),
      ]}
    />
  )
}

/** What can be decided when a maker asks for another look at a refused change. */
export function AppealDecision({ facts }: { facts: ChangeFacts }) {
  const { t } = useTranslation('admin-products')
  const refused = useRefused()
  const choice = (deed: 'grant' | 'deny'): Choice => ({
    id: deed,
    look: deed === 'grant' ? 'primary' : 'quiet',
    verb: t(`changes.deeds.${deed}.verb`),
    title: t(`changes.deeds.${deed}.title`, { name: facts.name }),
    consequence: t(`changes.deeds.${deed}.consequence`),
    done: t(`changes.deeds.${deed}.done`, { name: facts.name }),
    refused,
    ask: (reason) => askDatabase('answer_change_appeal', { p_id: facts.id, p_granted: deed === 'grant', p_reason: reason }),
  })
  return <DecideButtons choices={[choice('grant'), choice('deny')]} />
}
