import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { MAX_CASE_PICTURES, MAX_WORDS, openQuantity, refundOf, type CaseOptions } from '../case.ts'
import { CASE_WISHES, CLAIM_REASONS, PICTURED_REASONS, RETURN_REASONS, type CaseKind, type CaseReason, type CaseWish } from '../case-states.ts'
import { openCase, type CaseProblem } from '../open-case.ts'
import { ExchangeChoice } from './exchange-choice.tsx'
import { PicturesChoice } from './pictures-choice.tsx'
import { ProductsChoice } from './products-choice.tsx'
import { RefundSums } from './refund-sums.tsx'
import type { ChosenPicture } from '../send-case-pictures.ts'

export type AskProps = { order: string; token: string; options: CaseOptions; onClose: () => void; onSent: () => Promise<void> }
type Props = AskProps & { kind: 'cancellation' | 'removal' | 'return' | 'claim' }

/** The buyer asks to cancel what is being made, to take pieces out of what was not sent, to return a piece, or to have something put right. */
export function AskDialog(props: Props) {
  const { t } = useTranslation('returns')
  const form = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(`ask.${props.kind}`)}
      footer={
        <>
          <Button look="quiet" onClick={props.onClose}>
            {t('form.back')}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {t('form.send')}
          </Button>
        </>
      }
    >
      <AskForm {...props} id={form} busy={busy} onBusy={setBusy} />
    </Dialog>
  )
}

function AskForm({ kind, order, token, options, onSent, id, busy, onBusy }: Props & { id: string; busy: boolean; onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation('returns')
  const [key] = useState(() => crypto.randomUUID())
  const [wanted, setWanted] = useState(() => onlyOne(options, kind))
  const [reason, setReason] = useState<CaseReason>('')
  const [wish, setWish] = useState<CaseWish>('refund')
  const [exchanged, setExchanged] = useState<ReadonlyMap<string, string>>(new Map())
  const [words, setWords] = useState('')
  const [pictures, setPictures] = useState<ChosenPicture[]>([])
  const [problem, setProblem] = useState<CaseProblem>()
  const reasons = kind === 'return' ? RETURN_REASONS : CLAIM_REASONS.filter((each) => each !== 'not_arrived' || options.claim?.notArrived)
  const wishes = CASE_WISHES.filter((each) => kind === 'claim' || each !== 'repair')
  const sums = refundOf(options, kind, wanted)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = missingIn({ kind, options, wanted, reason, words, pictures: pictures.length })
    setProblem(missing)
    if (missing) return
    onBusy(true)
    const refused = await openCase(
      { order, token },
      { kind, wish, reason, words, name: '', wanted, ...(wish === 'replacement' && { exchanged }), pictures, key },
    )
    onBusy(false)
    if (refused) setProblem(refused)
    else await onSent()
  }
  const errorOf = (...codes: CaseProblem[]) =>
    problem !== undefined && codes.includes(problem) ? t(`problem.${problem}`, { max: MAX_CASE_PICTURES }) : undefined
  const beside = ['no_lines', 'too_many', 'exempt', 'last_piece', 'reason_missing', 'words_missing', 'picture_missing', 'picture_unknown', 'upload']
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p>{t(kind === 'removal' && options.removal?.atOnce ? 'form.removalAtOnce' : `form.${kind}`)}</p>
      {kind !== 'cancellation' && (
        <ProductsChoice
          lines={options.lines}
          kind={kind}
          wanted={wanted}
          onChange={setWanted}
          error={errorOf('no_lines', 'too_many', 'exempt', 'last_piece')}
        />
      )}
      {(kind === 'return' || kind === 'claim') && (
        <>
          <Select
            label={t('form.reason')}
            required
            value={reason}
            placeholder={t('form.choose')}
            options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            onChange={(event) => setReason(reasons.find((each) => each === event.currentTarget.value) ?? '')}
            error={errorOf('reason_missing')}
          />
          <fieldset>
            <legend className="text-sm font-semibold">{t('form.wish')}</legend>
            {wishes.map((each) => (
              <Checkbox key={each} type="radio" name="wish" value={each} label={t(`wish.${each}`)} checked={wish === each} onChange={() => setWish(each)} />
            ))}
          </fieldset>
          {wish === 'replacement' && (
            <ExchangeChoice
              access={{ order, token }}
              lines={options.lines.filter(({ id }) => wanted.has(id)).map((line) => ({ ...line, quantity: wanted.get(line.id) ?? 0 }))}
              chosen={exchanged}
              onChange={setExchanged}
            />
          )}
        </>
      )}
      <TextArea
        label={t('form.words')}
        required={kind === 'cancellation' || kind === 'claim'}
        maxLength={MAX_WORDS}
        rows={3}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        error={errorOf('words_missing')}
      />
      {kind === 'claim' && <PicturesChoice pictures={pictures} onChange={setPictures} error={errorOf('picture_missing', 'picture_unknown', 'upload')} />}
      {wish === 'refund' && (kind === 'cancellation' || wanted.size > 0) && <RefundSums {...sums} points={options.points} isFault={kind === 'claim'} />}
      <div role="alert" className="empty:hidden">
        {problem !== undefined && !beside.includes(problem) && <Notice>{t(`problem.${problem}`, { max: MAX_CASE_PICTURES })}</Notice>}
      </div>
    </form>
  )
}

/** Where there is only one thing to choose, it is chosen. */
export function onlyOne(options: CaseOptions, kind: CaseKind): Map<string, number> {
  const possible = options.lines.filter((line) => openQuantity(line, kind) > 0)
  const [line] = possible
  return new Map(possible.length === 1 && line ? [[line.id, openQuantity(line, kind)]] : [])
}

/** What the form can tell by itself, in the words of the function. */
function missingIn({
  kind,
  options,
  wanted,
  reason,
  words,
  pictures,
}: {
  kind: Props['kind']
  options: CaseOptions
  wanted: ReadonlyMap<string, number>
  reason: CaseReason
  words: string
  pictures: number
}): CaseProblem | undefined {
  if (kind !== 'cancellation' && wanted.size === 0) return 'no_lines'
  if (kind === 'removal') return options.lines.every((line) => line.taken + (wanted.get(line.id) ?? 0) >= line.quantity) ? 'last_piece' : undefined
  if (kind !== 'cancellation' && reason === '') return 'reason_missing'
  if (kind !== 'return' && words.trim() === '') return 'words_missing'
  return PICTURED_REASONS.includes(reason) && pictures === 0 ? 'picture_missing' : undefined
}
