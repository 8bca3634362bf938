import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { StickyNote, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { addNote, listNotes, removeNote } from './order-notes.ts'

/** What the shop notes beside an order, for its own people. What was typed stays until it is kept. */
export function OrderNotes({ orderId, number }: { orderId: string; number: string }) {
  const { t } = useTranslation('desk')
  const [open, setOpen] = useState(false)
  return (
    <div className="mb-4 border-t border-line">
      <Disclosure
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        summary={
          <span className="inline-flex items-center gap-2 text-sm">
            <StickyNote className="size-4" aria-hidden="true" />
            {t('notes.title')}
            <span className="sr-only">: {number}</span>
          </span>
        }
      >
        {open && <Notes orderId={orderId} />}
      </Disclosure>
    </div>
  )
}

function Notes({ orderId }: { orderId: string }) {
  const { t } = useTranslation('desk')
  const days = useMoments()({ dateStyle: 'medium', timeStyle: 'short' })
  const queries = useQueryClient()
  const key = ['order-notes', orderId]
  const notes = useQuery({ queryKey: key, queryFn: () => listNotes(orderId) })
  const [body, setBody] = useState('')
  const told = (error: Error) =>
    showToast({
      title: t('refused.title'),
      text: t(error instanceof RefusedAnswer && error.hint === 'too_many_notes' ? 'notes.full' : 'refused.unexpected'),
      tone: 'failure',
    })
  const onSettled = () => queries.invalidateQueries({ queryKey: key })
  const add = useMutation({ mutationFn: () => addNote(orderId, body.trim()), onSuccess: () => setBody(''), onError: told, onSettled })
  const remove = useMutation({ mutationFn: removeNote, onError: told, onSettled })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body.trim() !== '' && !add.isPending) add.mutate()
  }
  return (
    <div className="grid gap-3 text-sm">
      <p className="text-ink-soft">{t('notes.private')}</p>
      <ul className="grid gap-2 empty:hidden">
        {notes.data?.map((note) => (
          <li key={note.id} className="flex items-start justify-between gap-3 rounded-control bg-gold-wash px-3 py-2">
            <span className="min-w-0">
              <span className="block whitespace-pre-line wrap-anywhere">{note.body}</span>
              <time dateTime={note.createdAt} className="text-ink-soft">
                {days.format(new Date(note.createdAt))}
              </time>
            </span>
            <button
              type="button"
              className="inline-flex size-11 shrink-0 items-center justify-center text-ink-soft hover:text-terracotta"
              disabled={remove.isPending}
              onClick={() => remove.mutate(note.id)}
              aria-label={t('notes.remove', { day: days.format(new Date(note.createdAt)) })}
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {notes.isError && <p className="text-terracotta">{t('failed')}</p>}
      <form onSubmit={submit} className="grid gap-2">
        <TextArea label={t('notes.add')} rows={2} maxLength={2000} value={body} onChange={(event) => setBody(event.currentTarget.value)} />
        <div>
          <Button type="submit" look="quiet" size="small" busy={add.isPending}>
            {t('notes.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
