import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { changeProducts, type Changed, type Deed, deedOf, KINDS, type Kind, ROUNDINGS, undoRun } from './bulk-change.ts'
import { listMyParcels } from './my-parcels.ts'
import { ParcelField } from './parcel-field.tsx'
import { BulkRows, StayRows } from './bulk-rows.tsx'

/** What a number is asked for, and how it is written. */
const NUMBERS = { percent: 'decimal', amount: 'decimal', set: 'numeric', add: 'numeric', days: 'numeric' } as const
const asksNumber = (kind: Kind): kind is keyof typeof NUMBERS => kind in NUMBERS

type Props = {
  sellerId: string
  /** What is changed, and what it is called here. */ pieces: ReadonlyMap<string, string>
  onClose: () => void
  onDone: () => void
}

/** One change for many pieces: seen before it is done, done piece by piece, and taken back with one press. */
export default function BulkDialog({ sellerId, pieces, onClose, onDone }: Props) {
  const { t, i18n } = useTranslation(['desk-products', 'dashboard'])
  const queries = useQueryClient()
  const [kind, setKind] = useState<Kind>('percent')
  const [by, setBy] = useState('')
  const [round, setRound] = useState<(typeof ROUNDINGS)[number]>(100)
  const [category, setCategory] = useState('')
  const [parcel, setParcel] = useState('')
  const [far, setFar] = useState(0)
  const [tried, setTried] = useState(false)
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  const parcels = useQuery({ queryKey: ['my-parcels', sellerId], queryFn: () => listMyParcels(sellerId) })
  // Where there is only the usual parcel there is nothing to choose.
  const kinds = KINDS.filter((each) => each !== 'parcel' || (parcels.data ?? []).length > 0)
  const named = [...(categories.data ?? []), ...(parcels.data ?? [])]
  const deed = deedOf(kind, { by, round, category, parcel })
  const refresh = () => queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
  const failed = (error: unknown) => showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' })
  const preview = useMutation({
    // What was seen is done under one name, however often the button is pressed.
    mutationFn: async (seen: Deed) => ({
      deed: seen,
      run: crypto.randomUUID(),
      rows: await changeProducts({ sellerId, pieces: [...pieces.keys()].map((id) => ({ id })), deed: seen, onDone: setFar }),
    }),
    onError: failed,
  })
  const keep = useMutation({
    mutationFn: (seen: { deed: Deed; run: string; rows: Changed[] }) =>
      changeProducts({
        sellerId,
        run: seen.run,
        deed: seen.deed,
        pieces: seen.rows.filter(({ refused }) => refused === null).map(({ id, before }) => ({ id, seen: before })),
        onDone: setFar,
      }),
    onSuccess: async () => {
      onDone()
      await refresh()
    },
    onError: failed,
  })
  const undo = useMutation({
    mutationFn: undoRun,
    onSuccess: async ({ undone, stay }) => {
      showToast({ title: t('undone', { count: undone }), tone: 'success' })
      await refresh()
      if (stay.length === 0) onClose()
    },
    onError: failed,
  })
  const called = <Row extends { id: string; name: string }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, name: pieces.get(row.id) ?? row.name }))
  const change = (wish: () => void) => {
    wish()
    preview.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFar(0)
    if (deed && !preview.isPending) preview.mutate(deed)
  }
  const fit = preview.data?.rows.filter(({ refused }) => refused === null).length ?? 0
  const done = keep.data?.filter(({ refused }) => refused === null).length ?? 0
  const wrong =
    tried && !deed ? t(kind === 'set' || kind === 'add' ? 'wrong.stock' : kind === 'days' ? 'dashboard:product.problem.days' : 'byWrong') : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('change', { count: pieces.size })}
      footer={
        keep.data ? (
          <>
            <Button look="quiet" busy={undo.isPending} disabled={done === 0 || undo.isSuccess} onClick={() => preview.data && undo.mutate(preview.data.run)}>
              {t('undo')}
            </Button>
            <Button onClick={onClose}>{t('close')}</Button>
          </>
        ) : (
          preview.data && (
            <Button busy={keep.isPending} disabled={fit === 0} onClick={() => preview.data && (setFar(0), keep.mutate(preview.data))}>
              {t('change', { count: fit })}
            </Button>
          )
        )
      }
    >
      {keep.data ? (
        <p role="status" className="font-semibold">
          {t('done', { count: done })}
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <Select
            label={t('what')}
            required
            value={kind}
            options={kinds.map((each) => ({ value: each, label: each === 'free' ? t('dashboard:product.freeShipping') : t(`kind.${each}`) }))}
            onChange={(event) => {
              const { value } = event.currentTarget
              change(() => {
                setKind(KINDS.find((each) => each === value) ?? kind)
                setTried(false)
              })
            }}
          />
          {asksNumber(kind) && (
            <Field
              label={t(`by.${kind}`)}
              hint={kind === 'set' || kind === 'days' ? undefined : t('byHint')}
              required
              // Phones leave the minus off their number pads.
              inputMode={kind === 'set' || kind === 'days' ? NUMBERS[kind] : 'text'}
              autoComplete="off"
              maxLength={12}
              value={by}
              error={wrong}
              onChange={(event) => {
                const { value } = event.currentTarget
                change(() => setBy(value))
              }}
            />
          )}
          {(kind === 'percent' || kind === 'amount') && (
            <Select
              label={t('round')}
              required
              value={String(round)}
              options={ROUNDINGS.map((each) => ({ value: String(each), label: t(`rounding.${each}`) }))}
              onChange={(event) => {
                const { value } = event.currentTarget
                change(() => setRound(ROUNDINGS.find((each) => String(each) === value) ?? round))
              }}
            />
          )}
          {kind === 'category' && (
            <Select
              label={t('dashboard:product.category')}
              required
              placeholder={t('dashboard:product.chooseCategory')}
              value={category}
              options={(categories.data ?? []).filter(({ isLowest }) => isLowest).map(({ id, name }) => ({ value: id, label: name }))}
              error={tried && !deed ? t('dashboard:product.problem.category') : undefined}
              onChange={(event) => {
                const { value } = event.currentTarget
                change(() => setCategory(value))
              }}
            />
          )}
          {kind === 'parcel' && (
            <ParcelField
              sellerId={sellerId}
              value={parcel}
              onChange={(event) => {
                const { value } = event.currentTarget
                change(() => setParcel(value))
              }}
            />
          )}
          <Button type="submit" look={preview.data ? 'quiet' : 'primary'} busy={preview.isPending}>
            {t('preview')}
          </Button>
        </form>
      )}
      {(preview.isPending || keep.isPending) && pieces.size > far && far > 0 && (
        <p role="status" className="mt-4 text-sm text-ink-soft tabular-nums">
          {t('far', { done: far, all: pieces.size })}
        </p>
      )}
      {undo.data && undo.data.stay.length > 0 && <StayRows rows={called(undo.data.stay)} />}
      {!undo.data && (keep.data ?? preview.data?.rows) && (
        <BulkRows rows={called(keep.data ?? preview.data?.rows ?? [])} nameOf={(id) => named.find((each) => each.id === id)?.name ?? ''} />
      )}
    </Dialog>
  )
}
