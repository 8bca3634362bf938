import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import type { Answer } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { BLOCK_KINDS, type BlockKind, type BlockTrial } from './blocklist.ts'
import { BlockTrialFacts } from './block-trial-facts.tsx'

const NONE = { kind: 'email' as BlockKind, value: '', until: '' }
const REFUSED = ['block_email', 'block_domain', 'block_network', 'block_wide', 'block_until', 'block_mine', 'block_there', 'block_full'] as const

/** Puts somebody on the blocklist. It is tried out first: the entry can be written once the screen has shown whom it would have stopped. */
export function BlockDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-security')
  const { act, busy } = useAct()
  const draft = useDraft('block', NONE)
  const { kind, value, until } = draft.values
  const [trial, setTrial] = useState<{ of: string; answer: Answer<BlockTrial> }>()
  const [trying, setTrying] = useState(false)
  const [tried, setTried] = useState(false)
  const wanted = `${kind} ${value}`
  const shown = trial?.of === wanted ? trial.answer : undefined
  const problem = (code: string) => {
    const own = REFUSED.find((one) => one === code)
    return own && t(`block.refused.${own}`)
  }
  const wrong = shown && !shown.done ? (problem(shown.refusal.code) ?? t('block.unanswered')) : undefined
  const tryOut = async () => {
    if (trying) return
    setTrying(true)
    setTrial({ of: wanted, answer: await askDatabase<BlockTrial>('try_block', { p_kind: kind, p_value: value }) })
    setTrying(false)
  }
  const decide = async (reason: string) => {
    setTried(true)
    if (!shown?.done || shown.result.mine || shown.result.there) {
      await tryOut()
      return false
    }
    return act({
      ask: () =>
        // The clock of the shop's country: the whole of the last day.
        askDatabase('write_block', { p_kind: kind, p_value: value, p_until: until === '' ? null : `${until}T23:59:59+07:00`, p_reason: reason }),
      done: t('block.done'),
      refused: ({ code }) => problem(code),
    })
  }
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      form="block"
      title={t('block.title')}
      consequence={t('block.consequence')}
      verb={t('block.verb')}
      look="danger"
      busy={busy || trying}
      draft={draft}
      onDecide={decide}
    >
      <Select
        label={t('block.kind')}
        required
        value={kind}
        options={BLOCK_KINDS.map((one) => ({ value: one, label: t(`block.kinds.${one}`) }))}
        onChange={(event) => draft.set({ kind: BLOCK_KINDS.find((one) => one === event.currentTarget.value) ?? 'email' })}
      />
      <Field
        label={t(`block.values.${kind}`)}
        hint={t(`block.hints.${kind}`)}
        required
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        value={value}
        error={wrong}
        onChange={(event) => draft.set({ value: event.currentTarget.value })}
      />
      <Field
        label={t('block.until')}
        hint={t('block.untilHint')}
        type="date"
        value={until}
        onChange={(event) => draft.set({ until: event.currentTarget.value })}
      />
      <div role="status" className="flex flex-col items-start gap-3">
        {shown?.done ? (
          <BlockTrialFacts trial={shown.result} kind={kind} />
        ) : (
          <>
            {tried && wrong === undefined && <p className="text-sm text-terracotta">{t('block.tryFirst')}</p>}
            <Button look="quiet" size="small" busy={trying} onClick={() => void tryOut()}>
              {t('block.try')}
            </Button>
          </>
        )}
      </div>
    </ReasonDialog>
  )
}
