import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { ChooseRow } from '../../desk-kit/choose-row.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { percentFormat } from '../../i18n/number-format.ts'
import { ONE_MILLION } from '../../platform/money.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { RuleConditions } from './rule-conditions.tsx'
import { type Rule, stateOf } from './rule.ts'

const TONES = { active: 'leaf', later: 'gold', past: 'quiet', off: 'quiet' } satisfies Record<string, BadgeTone>

type RuleRowProps = {
  rule: Rule
  now: Date
  nameOf: (id: string) => string
  chosen: boolean
  onToggle: () => void
  onChange: () => void
}

/** A rule of the list: what is kept, when, and for how long. */
export function RuleRow({ rule, now, nameOf, chosen, onToggle, onChange }: RuleRowProps) {
  const { t, i18n } = useTranslation('admin-commissions')
  const may = useMay()
  const amount = useAmount()
  const state = stateOf(rule, now)
  return (
    <div data-row={rule.id} className="contents">
      {may('commissions.write') && <ChooseRow name={rule.name} chosen={chosen} onToggle={onToggle} />}
      <div className="flex min-w-[min(16rem,100%)] flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {rule.name} <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <RuleConditions rule={rule} nameOf={nameOf} />
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>
            {t('since')} <Moment at={rule.starts_at} days />
          </span>
          {rule.ends_at && (
            <span>
              {t('until')} <Moment at={rule.ends_at} />
            </span>
          )}
        </p>
      </div>
      <div className="text-sm sm:text-end">
        <p className="text-lg font-semibold tabular-nums">{percentFormat(i18n.language).format(rule.rate_ppm / ONE_MILLION)}</p>
        {rule.least_minor !== null && <p className="text-ink-soft">{t('least', { amount: amount(rule.least_minor) })}</p>}
        {rule.most_minor !== null && <p className="text-ink-soft">{t('most', { amount: amount(rule.most_minor) })}</p>}
      </div>
      {may('commissions.write') && (
        <IconButton data-open label={t('changeOf', { name: rule.name })} onClick={onChange}>
          <Pencil className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
