import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import type { Balance } from '../accounts/account.ts'
import { type DraftLine, emptyLine, leftOver } from './correction-draft.ts'
import { FindMaker, useAccountsCalled } from './find-accounts.tsx'

/** As few and as many as the database takes. */
const [FEWEST_LINES, MOST_LINES] = [2, 20]

type LineFieldsProps = { lines: readonly DraftLine[]; onChange: (lines: DraftLine[]) => void; wrong: string | undefined }

/** Any correction: accounts with an amount on one side of each. */
export function LineFields({ lines, onChange, wrong }: LineFieldsProps) {
  const { t } = useTranslation(['admin-corrections', 'admin-ledger'])
  const write = useAmount()
  const [words, setWords] = useState('')
  const own = useAccountsCalled('')
  const found = useAccountsCalled(words)
  // What was chosen stays chosen, whatever is looked for next.
  const [kept, setKept] = useState<readonly Balance[]>([])
  const accounts = new Map([...(own.data ?? []), ...kept, ...(found.data ?? [])].map((account) => [account.id, account]))
  const nameOf = ({ kind, provider, seller_name: seller }: Balance) =>
    [t(`admin-ledger:accounts.${kind}`, { defaultValue: kind }), seller || provider].filter(Boolean).join(' · ')
  const change = (at: number, to: Partial<DraftLine>) => onChange(lines.map((line, place) => (place === at ? { ...line, ...to } : line)))
  const choose = (at: number, id: string) => {
    const account = accounts.get(id)
    if (account?.seller_id) setKept([...kept, account])
    change(at, { account: id })
  }
  return (
    <>
      <FindMaker onFind={setWords} found={words === '' ? undefined : found} />
      <ol className="flex flex-col gap-4">
        {lines.map((line, at) => (
          <li key={line.key} className="grid items-end gap-3 border-t border-line pt-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
            <Select
              label={t('create.account', { number: at + 1 })}
              required
              value={line.account}
              placeholder={t('create.chooseAccount')}
              options={[...accounts.values()].map((account) => ({ value: account.id, label: nameOf(account) }))}
              onChange={(event) => choose(at, event.currentTarget.value)}
            />
            {(['debit', 'credit'] as const).map((side) => (
              <Field
                key={side}
                label={t(`admin-ledger:${side}`)}
                required
                inputMode="decimal"
                maxLength={20}
                value={line[side]}
                onChange={(event) => change(at, { [side]: event.currentTarget.value })}
              />
            ))}
            {lines.length > FEWEST_LINES && (
              <Button
                look="plain"
                className="justify-self-start"
                aria-label={t('create.removeLine', { number: at + 1 })}
                onClick={() => onChange(lines.filter((_, place) => place !== at))}
              >
                <X className="size-4" aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button look="quiet" size="small" disabled={lines.length >= MOST_LINES} onClick={() => onChange([...lines, emptyLine()])}>
          {t('create.addLine')}
        </Button>
        <p role="status" className="text-sm">
          {leftOver(lines) === 0 ? t('create.even') : t('create.leftOver', { amount: write(leftOver(lines)) })}
        </p>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {wrong && <p className="text-sm font-medium text-terracotta">{wrong}</p>}
      </div>
    </>
  )
}
