import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** The number of an order, shared with the other side. */
export function OrderReference({ busy, onSend }: { busy: boolean; onSend: (reference: string) => Promise<boolean> }) {
  const { t } = useTranslation('chat')
  const [reference, setReference] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reference.trim() !== '' && !busy) await onSend(reference)
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex gap-2 border-b border-line p-3">
      <input
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        placeholder={t('order.placeholder')}
        aria-label={t('order.placeholder')}
        maxLength={60}
        autoCapitalize="characters"
        spellCheck={false}
        className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-paper px-3"
      />
      <Button type="submit" disabled={reference.trim() === ''} busy={busy}>
        {t('order.send')}
      </Button>
    </form>
  )
}
