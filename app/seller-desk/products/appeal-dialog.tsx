import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'

/** What the database takes (`public.appeal_hold`, `public.appeal_product_change`). */
const APPEAL = { shortest: 10, longest: 2000 }

type Props = { ask: (words: string) => Promise<void>; sellerId: string; open: boolean; onClose: () => void }

/** In which a maker asks, once, for another person's look. */
export function AppealDialog({ ask, sellerId, open, onClose }: Props) {
  const { t } = useTranslation(['listing-report', 'dashboard'])
  const queries = useQueryClient()
  const [words, setWords] = useState('')
  const [short, setShort] = useState(false)
  const appeal = useMutation({
    // Asked a second time it is refused, though the first came through.
    retry: false,
    mutationFn: () => ask(words.trim()),
    onSuccess: async () => {
      showToast({ title: t('held.sent'), tone: 'success' })
      onClose()
      await queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
    },
    onError: (error: unknown) => showToast({ title: t('dashboard:notSaved'), ...whyOf(t, error), tone: 'failure' }),
  })
  const send = () => {
    const tooShort = words.trim().length < APPEAL.shortest
    setShort(tooShort)
    if (!tooShort) appeal.mutate()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('held.ask')}
      footer={
        <Button busy={appeal.isPending} onClick={send}>
          {t('held.send')}
        </Button>
      }
    >
      <TextArea
        label={t('held.label')}
        hint={t('held.labelHint')}
        required
        rows={5}
        maxLength={APPEAL.longest}
        value={words}
        error={short ? t('held.short') : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </Dialog>
  )
}
