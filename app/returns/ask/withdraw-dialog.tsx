import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { onlyOne, type AskProps } from './ask-dialog.tsx'
import { refundOf } from '../case.ts'
import { openCase, type CaseProblem } from '../open-case.ts'
import { ProductsChoice } from './products-choice.tsx'
import { RefundSums } from './refund-sums.tsx'

/**
 * The withdrawal function of the European Union (Directive 2011/83/EU art. 11a, from 19 June 2026): what is withdrawn from and by whom, then one button that confirms it.
 * The receipt comes by mail.
 */
export function WithdrawDialog({ order, token, options, buyer, onClose, onSent }: AskProps & { buyer: string }) {
  const { t } = useTranslation('returns')
  const [key] = useState(() => crypto.randomUUID())
  const whole = options.withdrawal?.whole === true
  const [wanted, setWanted] = useState(() => onlyOne(options, 'withdrawal'))
  const [name, setName] = useState(buyer)
  const [step, setStep] = useState<'choose' | 'confirm'>('choose')
  const [problem, setProblem] = useState<CaseProblem>()
  const [busy, setBusy] = useState(false)
  const sums = refundOf(options, 'withdrawal', wanted)
  const chosen = options.lines.flatMap((line) => {
    const quantity = whole ? line.quantity : (wanted.get(line.id) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

  const goOn = () => {
    const missing = chosen.length === 0 ? 'no_lines' : name.trim() === '' ? 'reason_missing' : undefined
    setProblem(missing)
    if (!missing) setStep('confirm')
  }
  const confirm = async () => {
    setBusy(true)
    const refused = await openCase(
      { order, token },
      { kind: 'withdrawal', wish: 'refund', reason: '', words: '', name: name.trim(), wanted, pictures: [], key },
    )
    setBusy(false)
    if (refused) setProblem(refused)
    else await onSent()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('withdraw.title')}
      footer={
        step === 'choose' ? (
          <>
            <Button look="quiet" onClick={onClose}>
              {t('form.back')}
            </Button>
            <Button onClick={goOn}>{t('withdraw.next')}</Button>
          </>
        ) : (
          <>
            <Button look="quiet" onClick={() => setStep('choose')}>
              {t('form.back')}
            </Button>
            <Button busy={busy} onClick={() => void confirm()}>
              {t('withdraw.confirm')}
            </Button>
          </>
        )
      }
    >
      {step === 'choose' ? (
        <div className="grid gap-5">
          <p>{t('withdraw.text')}</p>
          {whole ? (
            <Notice tone="news">{t('withdraw.whole')}</Notice>
          ) : (
            <ProductsChoice
              lines={options.lines}
              kind="withdrawal"
              wanted={wanted}
              onChange={setWanted}
              error={problem === 'no_lines' ? t('problem.no_lines') : undefined}
            />
          )}
          <Field
            label={t('withdraw.name')}
            required
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={problem === 'reason_missing' ? t('problem.reason_missing') : undefined}
          />
        </div>
      ) : (
        <div className="grid gap-4">
          <p className="font-medium">{t('withdraw.statement', { name: name.trim(), order })}</p>
          <ul className="list-disc ps-5 marker:text-gold">
            {chosen.map((line) => (
              <li key={line.id}>
                {line.quantity} × {line.title}
              </li>
            ))}
          </ul>
          <RefundSums {...sums} points={options.points} />
          <p className="text-sm text-ink-soft">{t('withdraw.receipt')}</p>
          <div role="alert" className="empty:hidden">
            {problem !== undefined && <Notice>{t(`problem.${problem}`)}</Notice>}
          </div>
        </div>
      )}
    </Dialog>
  )
}
