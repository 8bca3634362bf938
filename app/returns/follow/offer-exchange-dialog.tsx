import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ExchangeChoice } from '../ask/exchange-choice.tsx'
import { MAX_WORDS, type Case } from '../case.ts'
import { problemOf, type CaseProblem } from '../open-case.ts'

type Props = { found: Case; onClose: () => void; onChanged: () => Promise<void> }

/** A maker offers other pieces for those a case is about, which is the yes if the buyer takes it. */
export function OfferExchangeDialog({ found, onClose, onChanged }: Props) {
  const { t } = useTranslation('returns')
  const form = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [keeps, setKeeps] = useState(false)
  const [returnTo, setReturnTo] = useState(found.returnTo)
  const [words, setWords] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | CaseProblem>('idle')
  const comesBack = found.needsReturn && !keeps

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    if (comesBack && returnTo.trim() === '') return setState('reason_missing')
    setState('busy')
    const answer = await callFunction(
      'offer-exchange',
      {
        order: found.number,
        key,
        words: words.trim(),
        needs_return: comesBack,
        return_to: comesBack ? returnTo.trim() : '',
        lines: found.lines.map(({ id }) => ({ order_line_id: id, variant_id: chosen.get(id) ?? null })),
      },
      { repeatable: true },
    )
    // Somebody else was faster: the card shows what holds now.
    if (answer.done || answer.refusal.status === 409) {
      await onChanged()
      return onClose()
    }
    setState(problemOf(answer.refusal))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('action.exchange.open')}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('form.back')}
          </Button>
          <Button type="submit" form={form} busy={state === 'busy'}>
            {t('action.exchange.open')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>{t('action.exchange.text')}</p>
        <ExchangeChoice access={{ order: found.number }} lines={found.lines} chosen={chosen} onChange={setChosen} />
        {found.kind === 'claim' && found.needsReturn && (
          <Checkbox label={t('field.keeps')} checked={keeps} onChange={(event) => setKeeps(event.currentTarget.checked)} />
        )}
        {comesBack && (
          <TextArea
            label={t('field.returnTo')}
            required
            rows={3}
            maxLength={600}
            value={returnTo}
            onChange={(event) => setReturnTo(event.currentTarget.value)}
          />
        )}
        <TextArea label={t('form.words')} rows={2} maxLength={MAX_WORDS} value={words} onChange={(event) => setWords(event.currentTarget.value)} />
        <div role="alert" className="empty:hidden">
          {state !== 'idle' && state !== 'busy' && <Notice>{t(`problem.${state}`)}</Notice>}
        </div>
      </form>
    </Dialog>
  )
}
