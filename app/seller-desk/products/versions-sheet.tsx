import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { whyOf } from '../../platform/problem-key.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import type { MyProduct } from './my-product.ts'
import { arrangeVersions, listVersions } from './my-versions.ts'
import {
  knownWith,
  nameOf,
  OPTIONS_MAX,
  optionsOf,
  toVersion,
  versionsFor,
  wrongIn,
  wrongWith,
  type KeptVersion,
  type Version,
  type VersionOption,
} from './versions.ts'

/** What a piece can be chosen by, and price and stock of each version that makes. */
export default function VersionsSheet({ product, sellerId, onClose }: { product: MyProduct; sellerId: string; onClose: () => void }) {
  const { t } = useTranslation('dashboard')
  // What holds now: a form that began with something older would count the difference wrongly.
  const kept = useQuery({ queryKey: ['product-versions', product.id], queryFn: () => listVersions(product.id), staleTime: 0, gcTime: 0 })
  return (
    <Sheet open onClose={onClose} title={t('versions.title', { name: product.calledHere })} className="sm:w-[min(44rem,calc(100vw-3rem))]">
      {kept.isPending && <Waiting className="h-64" />}
      {kept.isError && <LoadFailure error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.data && <VersionsForm product={product} sellerId={sellerId} kept={kept.data} onDone={onClose} />}
    </Sheet>
  )
}

type FormProps = { product: MyProduct; sellerId: string; kept: readonly KeptVersion[]; onDone: () => void }

function VersionsForm({ product, sellerId, kept, onDone }: FormProps) {
  const { t } = useTranslation('dashboard')
  const queries = useQueryClient()
  const [options, setOptions] = useState<VersionOption[]>(() => optionsOf(kept))
  /** Every version that was ever on this sheet: a value that is typed again finds its price and stock. */
  const [known, setKnown] = useState<Version[]>(() => kept.map(toVersion))
  const [versions, setVersions] = useState<Version[]>(() => versionsFor(optionsOf(kept), kept.map(toVersion)))
  const [tried, setTried] = useState(false)
  const wrong = wrongWith(options, versions)
  const change = (next: VersionOption[]) => {
    const all = knownWith(versions, known)
    setOptions(next)
    setKnown(all)
    setVersions(versionsFor(next, all))
  }
  const set = (at: number, part: Partial<Version>) => setVersions(versions.map((each, index) => (index === at ? { ...each, ...part } : each)))
  const save = useMutation({
    // Stock travels as a difference: twice would count twice.
    retry: false,
    mutationFn: () => arrangeVersions(product.id, versions),
    onSuccess: async () => {
      showToast({ title: t('versions.saved', { name: product.calledHere }), tone: 'success' })
      onDone()
      await Promise.all(
        [
          ['my-products', sellerId],
          ['desk-stock', sellerId],
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
    onError: (error: unknown) => {
      const needed = typeof error === 'object' && error !== null && 'code' in error && error.code === '23514'
      showToast({ title: t('notSaved'), ...(needed ? { text: t('product.problem.needed') } : whyOf(t, error)), tone: 'failure' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong === undefined && versions.every((each) => Object.values(wrongIn(each)).every((problem) => problem === undefined))) save.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
      <p className="text-ink-soft">{t('versions.text')}</p>
      {options.map((option, at) => (
        <OptionFields
          key={`option ${at + 1}`}
          option={option}
          number={at + 1}
          onChange={(next) => change(options.map((each, index) => (index === at ? next : each)))}
          onRemove={() => change(options.filter((_, index) => index !== at))}
        />
      ))}
      {options.length < OPTIONS_MAX && (
        <Button
          look="quiet"
          className="justify-self-start"
          icon={<Plus className="size-5" aria-hidden="true" />}
          onClick={() => setOptions([...options, { name: '', values: '' }])}
        >
          {t('versions.addOption')}
        </Button>
      )}
      {versions.length > 1 && <ForAll onApply={(part) => setVersions(versions.map((each) => ({ ...each, ...part })))} />}
      <ul className="divide-y divide-line rounded-card border border-line" aria-label={t('versions.list')}>
        {versions.map((version, at) => (
          <li key={nameOf(version)} className="p-4">
            <VersionFields version={version} product={product} tried={tried} onChange={(part) => set(at, part)} />
          </li>
        ))}
      </ul>
      {tried && wrong !== undefined && (
        <p role="alert" className="font-medium text-terracotta">
          {t(wrong)}
        </p>
      )}
      <DialogFoot>
        <Button look="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {t('product.save')}
        </Button>
      </DialogFoot>
    </form>
  )
}

type OptionProps = { option: VersionOption; number: number; onChange: (option: VersionOption) => void; onRemove: () => void }

function OptionFields({ option, number, onChange, onRemove }: OptionProps) {
  const { t } = useTranslation('dashboard')
  const title = useId()
  return (
    <fieldset className="rounded-card border border-line p-4 pt-1" aria-labelledby={title}>
      <div className="mb-1 flex items-center justify-between gap-4">
        <p id={title} className="font-semibold">
          {t('versions.option', { number })}
        </p>
        <IconButton label={t('versions.removeOption', { number })} onClick={onRemove} className="-me-3">
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[12rem_1fr]">
        <Field
          label={t('versions.optionName')}
          required
          hint={t('versions.optionNameHint')}
          maxLength={40}
          value={option.name}
          onChange={(event) => onChange({ ...option, name: event.currentTarget.value })}
        />
        <Field
          label={t('versions.values')}
          required
          hint={t('versions.valuesHint')}
          value={option.values}
          onChange={(event) => onChange({ ...option, values: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  )
}

function ForAll({ onApply }: { onApply: (part: Partial<Version>) => void }) {
  const { t } = useTranslation('dashboard')
  const [price, setPrice] = useState('')
  const [stock, setStock] = useState('')
  return (
    <fieldset className="grid grid-cols-2 items-end gap-4 rounded-card bg-indigo-wash p-4 sm:grid-cols-[10rem_10rem_auto]">
      <legend className="sr-only">{t('versions.forAll')}</legend>
      <Field label={t('versions.priceForAll')} inputMode="decimal" value={price} onChange={(event) => setPrice(event.currentTarget.value)} />
      <Field label={t('versions.stockForAll')} inputMode="numeric" value={stock} onChange={(event) => setStock(event.currentTarget.value)} />
      <Button
        look="quiet"
        className="max-sm:col-span-full"
        onClick={() => onApply({ ...(price.trim() !== '' && { price }), ...(stock.trim() !== '' && { stock }) })}
      >
        {t('versions.apply')}
      </Button>
    </fieldset>
  )
}

type VersionProps = { version: Version; product: MyProduct; tried: boolean; onChange: (part: Partial<Version>) => void }

function VersionFields({ version, product, tried, onChange }: VersionProps) {
  const { t } = useTranslation('dashboard')
  const name = nameOf(version)
  const wrong = tried ? wrongIn(version) : undefined
  const said = (key: string | undefined) => key && t(key)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold wrap-anywhere">{name === '' ? t('versions.only') : name}</legend>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 max-sm:items-end sm:grid-cols-[10rem_8rem_1fr]">
        <Field
          label={t('product.price')}
          inputMode="decimal"
          placeholder={String(product.priceMinor / 100)}
          value={version.price}
          error={said(wrong?.price)}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
        />
        <Field
          label={t('product.stock')}
          required
          inputMode="numeric"
          value={version.stock}
          error={said(wrong?.stock)}
          onChange={(event) => onChange({ stock: event.currentTarget.value })}
        />
        <Field
          label={t('versions.sku')}
          maxLength={60}
          value={version.sku}
          onChange={(event) => onChange({ sku: event.currentTarget.value })}
          className="max-sm:col-span-full"
        />
      </div>
      {name !== '' && (
        <Checkbox
          className="mt-1"
          label={t('versions.forSale')}
          checked={version.isActive}
          onChange={(event) => onChange({ isActive: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  )
}
