import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount, useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { typedOf } from '../../desk-kit/day-of.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { toJson } from '../../platform/money.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import type { CampaignKey } from './campaign-deeds.tsx'
import { type Budget, getBudget } from './read-campaign.ts'

/** More than any campaign costs, in satang. */
const MOST = 100_000_000_000n

/** What a campaign may take off in all, what it has, and what unpaid orders hold of it. */
export function BudgetPanel({ campaign, name, held }: { campaign: CampaignKey; name: string; held: number | undefined }) {
  const { t } = useTranslation('admin-campaigns')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const budget = useQuery({ queryKey: ['campaign-budget', campaign], queryFn: () => getBudget(campaign), ...CHANGES_ELSEWHERE })
  return (
    <Panel
      title={t('budget.title')}
      actions={
        may('promotions.write') && (
          <Button size="small" look="quiet" disabled={!budget.isSuccess} onClick={() => setOpen(true)}>
            {t('budget.change')}
          </Button>
        )
      }
    >
      {budget.isError && <LoadFailureLine error={budget.error} onRetry={() => void budget.refetch()} />}
      {budget.data === null && <p className="text-sm text-ink-soft">{t('budget.none')}</p>}
      {budget.data && <Sums budget={budget.data} held={held} />}
      {open && budget.isSuccess && <BudgetDialog campaign={campaign} name={name} budget={budget.data} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function Sums({ budget, held }: { budget: Budget; held: number | undefined }) {
  const { t } = useTranslation('admin-campaigns')
  const amount = useAmount()
  const { budget_minor: most, spent_minor: spent } = budget
  return (
    <>
      <Facts>
        <Fact name={t('budget.most')}>
          <Amount minor={most} className="font-semibold" />
        </Fact>
        <Fact name={t('budget.spent')}>
          <Amount minor={spent - (held ?? 0)} />
        </Fact>
        <Fact name={t('budget.held')}>{held !== undefined && <Amount minor={held} />}</Fact>
        <Fact name={t('budget.left')}>
          <Amount minor={Math.max(0, most - spent)} />
        </Fact>
      </Facts>
      <meter
        className="mt-3 h-3 w-full"
        min={0}
        max={most}
        value={Math.min(spent, most)}
        aria-label={t('budget.meter', { spent: amount(spent), most: amount(most) })}
      />
    </>
  )
}

function BudgetDialog({ campaign, name, budget, onClose }: { campaign: CampaignKey; name: string; budget: Budget | null; onClose: () => void }) {
  const { t } = useTranslation('admin-campaigns')
  const { act, busy } = useAct()
  const draft = useDraft('budget', { most: typedOf(budget?.budget_minor ?? null, 2) })
  const [tried, setTried] = useState(false)
  const empty = draft.values.most.trim() === ''
  const most = typedMinor(draft.values.most)
  const wrong = !empty && (most === undefined || most <= 0n || most > MOST)
  const decide = (reason: string) => {
    setTried(true)
    if (wrong) return Promise.resolve(false)
    const minor = empty || most === undefined ? null : toJson(most)
    return act({ ask: () => askDatabase('write_campaign_budget', { ...campaign, p_budget_minor: minor, p_reason: reason }), done: t('budget.done') })
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('budget.titleOf', { name })}
      consequence={t('budget.consequence')}
      verb={t('budget.change')}
      busy={busy}
      draft={draft}
      onDecide={decide}
    >
      <Differences draft={draft} labelOf={() => t('budget.most')} />
      <Field
        label={t('budget.most')}
        hint={t('budget.hint')}
        inputMode="decimal"
        maxLength={20}
        value={draft.values.most}
        error={tried && wrong ? t('budget.wrong') : undefined}
        onChange={(event) => draft.set({ most: event.currentTarget.value })}
      />
    </ReasonDialog>
  )
}
