import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { keepReply, removeReply, REPLY_MAX, REPLY_TITLE_MAX, type SavedReply } from './saved-replies.ts'

/** What is filled in, said as it is written. */
const PLACEHOLDERS = { name: '{name}', product: '{product}', order: '{order}', shop: '{shop}' }
const NEW = { id: undefined, title: '', body: '' }

/** The shop's replies: new ones, changed ones, and those nobody needs any more. */
export function RepliesDialog({ sellerId, replies, onClose }: { sellerId: string; replies: readonly SavedReply[]; onClose: () => void }) {
  const { t } = useTranslation(['desk-messages', 'dashboard'])
  const queries = useQueryClient()
  const [wish, setWish] = useState<{ id: string | undefined; title: string; body: string }>(NEW)
  const refresh = () => queries.invalidateQueries({ queryKey: ['saved-replies', sellerId] })
  const failed = (error: unknown) => showToast({ title: t('notSaved', { ns: 'dashboard' }), ...reasonOf(error, t), tone: 'failure' })
  const keep = useMutation({
    mutationFn: () => keepReply(sellerId, wish),
    // Said twice, a reply that came through would be refused by its own name.
    retry: false,
    onSuccess: () => {
      setWish(NEW)
      return refresh()
    },
    onError: failed,
  })
  const remove = useMutation({ mutationFn: removeReply, onSuccess: refresh, onError: failed })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!keep.isPending && wish.title.trim() !== '' && wish.body.trim() !== '') keep.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={t('replies.manage')}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={t('replies.name')}
          required
          maxLength={REPLY_TITLE_MAX}
          value={wish.title}
          onChange={(event) => setWish({ ...wish, title: event.currentTarget.value })}
        />
        <TextArea
          label={t('replies.words')}
          hint={t('replies.hint', PLACEHOLDERS)}
          required
          rows={3}
          maxLength={REPLY_MAX}
          value={wish.body}
          onChange={(event) => setWish({ ...wish, body: event.currentTarget.value })}
        />
        <Button type="submit" busy={keep.isPending}>
          {t(wish.id === undefined ? 'replies.add' : 'replies.change')}
        </Button>
      </form>
      {replies.length > 0 && (
        <ul className="mt-6 divide-y divide-line border-t border-line">
          {replies.map((reply) => (
            <li key={reply.id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-[min(10rem,100%)] flex-1 font-medium wrap-anywhere">{reply.title}</span>
              <Button size="small" look="quiet" onClick={() => setWish(reply)}>
                {t('replies.edit')}
                <span className="sr-only">: {reply.title}</span>
              </Button>
              <Button size="small" look="plain" busy={remove.isPending && remove.variables === reply.id} onClick={() => remove.mutate(reply.id)}>
                {t('replies.remove')}
                <span className="sr-only">: {reply.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function reasonOf(error: unknown, t: (key: string) => string): { text?: string } {
  const read = (key: string) => (typeof error === 'object' && error !== null ? (Reflect.get(error, key) as unknown) : undefined)
  if (read('hint') === 'too_many_replies') return { text: t('replies.full') }
  if (read('code') === '23505') return { text: t('replies.same') }
  return whyOf(t, error)
}
