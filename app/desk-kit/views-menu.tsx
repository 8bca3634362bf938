import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Bookmark, Pencil, Star, Trash2 } from 'lucide-react'
import { type RaRecord, useListContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RefusedAnswer } from '../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../platform/query.ts'
import { useSession } from '../platform/session/session-store.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Dropdown } from '../ui/disclosure.tsx'
import { Field } from '../ui/field.tsx'
import { LoadFailureLine } from '../ui/load-failure.tsx'
import { showToast } from '../ui/toast.ts'
import type { DeskColumn } from './desk-column.ts'
import { type BroughtView, chooseFirstView, FIRST_VIEWS, keepView, listFirstViews, listViews, removeView, type SavedView, searchOf } from './saved-views.ts'
import { useCard } from './use-card.ts'
import { useColumnChoice } from './use-column-choice.ts'

type ViewsMenuProps<Row extends RaRecord> = { columns: readonly DeskColumn<Row>[]; brought: readonly BroughtView[]; summaryClass: string }

/** The questions this list is asked again and again: the shop's, the team's and mine; and what it is asked now, kept under a name. */
export function ViewsMenu<Row extends RaRecord>({ columns, brought, summaryClass }: ViewsMenuProps<Row>) {
  const card = useCard()
  const { t: own } = useTranslation(card.words)
  const { t } = useTranslation('desk-kit')
  const { user } = useSession()
  const { filterValues, sort } = useListContext()
  const { shown, show } = useColumnChoice(columns)
  const [editing, setEditing] = useState<SavedView | 'new'>()
  const views = useQuery({ queryKey: ['staff-views', card.name], queryFn: () => listViews(card.name), ...CHANGES_ELSEWHERE })
  const mine = views.data?.filter(({ person_id: person }) => person === user?.id) ?? []
  const team = views.data?.filter(({ person_id: person, shared }) => shared && person !== user?.id) ?? []
  const question = { filter: filterValues as SavedView['filter'], sort, columns: columns.map(({ id }) => id).filter((id) => shown[id] === true) }
  const link = (view: SavedView) => (
    <>
      <Link to={searchOf(view)} onClick={() => view.columns.length > 0 && show(view.columns)} className={linkClass}>
        {view.name}
      </Link>
      <FirstButton resource={card.name} view={view} />
    </>
  )
  return (
    <>
      <Dropdown
        label={t('views.title')}
        summary={
          <>
            <Bookmark className="size-4" aria-hidden="true" />
            {t('views.title')}
          </>
        }
        summaryClass={summaryClass}
        align="start"
        inRow
        panelClass="w-80 max-w-[90vw] p-4 max-h-112 overflow-y-auto"
      >
        <div className="flex flex-col gap-4 text-sm">
          {views.isError && <LoadFailureLine error={views.error} onRetry={() => void views.refetch()} />}
          {brought.length > 0 && (
            <Group title={t('views.brought')}>
              {brought.map(({ name, question: ask }) => (
                <li key={name}>
                  <Link to={searchOf(ask())} className={linkClass}>
                    {own(`views.${name}`)}
                  </Link>
                </li>
              ))}
            </Group>
          )}
          {team.length > 0 && (
            <Group title={t('views.team')}>
              {team.map((view) => (
                <li key={view.id} className="flex items-center justify-between gap-1">
                  {link(view)}
                </li>
              ))}
            </Group>
          )}
          <Group title={t('views.mine')}>
            {mine.map((view) => (
              <li key={view.id} className="flex items-center justify-between gap-1">
                {link(view)}
                <IconButton label={t('views.change', { name: view.name })} onClick={() => setEditing(view)}>
                  <Pencil className="size-4" aria-hidden="true" />
                </IconButton>
              </li>
            ))}
            {mine.length === 0 && <li className="text-ink-soft">{t('views.none')}</li>}
          </Group>
          <Button look="quiet" size="small" onClick={() => setEditing('new')}>
            {t('views.keep')}
          </Button>
        </div>
      </Dropdown>
      {editing && <ViewDialog resource={card.name} view={editing === 'new' ? undefined : editing} question={question} onClose={() => setEditing(undefined)} />}
    </>
  )
}

/** Has the list open with this view, for me, or with none again. */
function FirstButton({ resource, view }: { resource: string; view: SavedView }) {
  const { t } = useTranslation('desk-kit')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const first = useQuery({ queryKey: FIRST_VIEWS, queryFn: listFirstViews })
  const isFirst = first.data?.some((one) => one.resource === resource && one.view?.id === view.id) ?? false
  const choose = async () => {
    setBusy(true)
    try {
      await chooseFirstView(resource, isFirst ? undefined : view.id)
      await client.invalidateQueries({ queryKey: FIRST_VIEWS })
      showToast({ title: t(isFirst ? 'views.firstNoMore' : 'views.firstChosen', { name: view.name }), tone: 'success' })
    } catch {
      showToast({ title: t('views.failed'), tone: 'failure' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <IconButton label={t('views.first', { name: view.name })} aria-pressed={isFirst} disabled={busy} onClick={() => void choose()}>
      <Star className={clsx('size-4', isFirst && 'fill-current text-indigo')} aria-hidden="true" />
    </IconButton>
  )
}

const linkClass = 'flex min-h-9 grow items-center wrap-anywhere hover:text-indigo pointer-coarse:min-h-11'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-sans text-xs font-semibold text-ink-soft">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type ViewDialogProps = { resource: string; view: SavedView | undefined; question: NonNullable<Parameters<typeof keepView>[2]['question']>; onClose: () => void }

/** Names what the list is asked now, or renames and removes one of my views. */
function ViewDialog({ resource, view, question, onClose }: ViewDialogProps) {
  const { t } = useTranslation('desk-kit')
  const client = useQueryClient()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const [asked, setAsked] = useState(view === undefined)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>, done: string) => {
    setBusy(true)
    try {
      await work()
      await Promise.all([client.invalidateQueries({ queryKey: ['staff-views', resource] }), client.invalidateQueries({ queryKey: FIRST_VIEWS })])
      showToast({ title: done, tone: 'success' })
      onClose()
    } catch (reason) {
      setError(t(reason instanceof RefusedAnswer && reason.status === 409 ? 'views.taken' : 'views.failed'))
    } finally {
      setBusy(false)
    }
  }
  const keep = () => {
    if (name.trim() === '') return setError(t('views.nameMissing'))
    return run(() => keepView(resource, view?.id, { name, shared, ...(asked && { question }) }), t('views.kept', { name: name.trim() }))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(view ? 'views.changeTitle' : 'views.keep')}
      footer={
        <>
          {view && (
            <Button
              look="plain"
              className="me-auto"
              icon={<Trash2 className="size-4" aria-hidden="true" />}
              busy={busy}
              onClick={() => void run(() => removeView(view.id), t('views.removed', { name: view.name }))}
            >
              {t('views.remove')}
            </Button>
          )}
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} onClick={() => void keep()}>
            {t('views.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">{t('views.what')}</p>
        <Field label={t('views.name')} required maxLength={60} value={name} error={error} onChange={(event) => setName(event.currentTarget.value)} />
        <Checkbox label={t('views.shared')} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
        {view && <Checkbox label={t('views.replace')} checked={asked} onChange={(event) => setAsked(event.currentTarget.checked)} />}
      </div>
    </Dialog>
  )
}
