import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { formResolver } from '../../ui/form-resolver.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { BrandField } from './brand-field.tsx'
import { EarningsLine } from './earnings-line.tsx'
import { brokenRule } from './broken-rule.ts'
import { keepPictures, listPictures } from './my-pictures.ts'
import { addProduct, asWanted, changeProduct, readEarlyHours, type MyProduct, type ProductWish } from './my-product.ts'
import { isWaiting, waitingOf } from './product-change.ts'
import { PicturesField } from './pictures-field.tsx'
import type { ArrangedPicture } from './product-picture.ts'
import { formOf, ProductForm, wishOf } from './product-wish.ts'
import { SaidFields } from './said-fields.tsx'
import { keepSaid, listAskable, readSaid, type Said, wrongIn } from './said-of-product.ts'
import type { MySeller } from './read-my-seller.ts'

/** A new listing, or one that is changed, in a sheet at the side. */
export function ProductDialog({ edited, seller, onClose }: { edited: MyProduct | 'new' | undefined; seller: MySeller; onClose: () => void }) {
  const { t } = useTranslation('dashboard')
  const product = edited === 'new' ? undefined : edited
  return (
    <Sheet open={edited !== undefined} onClose={onClose} title={t(product ? 'product.edit' : 'product.new')} className="sm:w-[min(34rem,calc(100vw-3rem))]">
      <ListingForm key={product?.id ?? 'new'} product={product} seller={seller} onDone={onClose} />
    </Sheet>
  )
}

const NOTHING_SAID: Said = {}
const TICKS = ['isHandmade', 'isUnique', 'freeShipping', 'giftWrap', 'madeToOrder'] as const

function ListingForm({ product, seller, onDone }: { product: MyProduct | undefined; seller: MySeller; onDone: () => void }) {
  const { t, i18n } = useTranslation(['dashboard', 'product-changes'])
  const queries = useQueryClient()
  const form = useId()
  const categories = useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  // What everybody has seen cannot be shown to some of them first.
  const unseen = product === undefined || product.status === 'draft' || product.opensAt !== null
  const early = useQuery({ queryKey: ['early-hours'], queryFn: readEarlyHours, enabled: unseen })
  const kept = useQuery({
    queryKey: ['product-pictures', product?.id],
    queryFn: () => (product ? listPictures(product.id, product.change) : []),
    // The form begins with what holds: what it was opened with before may have been changed by it.
    staleTime: 0,
    gcTime: 0,
  })
  const saidBefore = useQuery({
    queryKey: ['product-said', product?.id],
    queryFn: () => (product ? readSaid(product.id) : {}),
    // As with the pictures: the form begins with what holds.
    staleTime: 0,
    gcTime: 0,
  })
  /** Undefined until the maker touches it. */
  const [saidNow, setSaid] = useState<Said>()
  const [tried, setTried] = useState(false)
  /** Undefined until the maker touches them: what was not changed is not written. */
  const [arranged, setArranged] = useState<ArrangedPicture[]>()
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: formResolver(ProductForm),
    mode: 'onTouched',
    defaultValues: formOf(product && asWanted(product)),
  })
  const [madeToOrder, price = '', categoryId = ''] = useWatch({ control, name: ['madeToOrder', 'price', 'categoryId'] })
  const category = categories.data?.find(({ id }) => id === categoryId)
  const askedOf = category ? [category.id, ...(category.parentId === null ? [] : [category.parentId])] : []
  const asked = useQuery({
    queryKey: ['askable', askedOf, i18n.language],
    queryFn: () => listAskable(askedOf, i18n.language),
    enabled: askedOf.length > 0,
  })
  const said = saidNow ?? saidBefore.data ?? NOTHING_SAID
  const askable = asked.data ?? []
  const { errors } = formState
  const problem = (key: string | undefined) => key && t(key)
  /** Beside a field that waits: what the shop shows until then. */
  const shows = (field: string, now: string | undefined) =>
    waitingOf(product?.change ?? null, field) && <span className="text-gold">{t('product-changes:shows', { now: now === '' ? '–' : now })}</span>
  const several = (product?.variants.length ?? 1) > 1

  const save = useMutation({
    // A product that was added, though the answer did not come, would be added twice.
    retry: false,
    mutationFn: async (wish: ProductWish) => {
      const id = product?.id ?? (await addProduct(seller.id, wish, i18n.language))
      // What its category asks can be said when the category is another: until then it waits.
      const { inCategory } = product ? await changeProduct(product, wish) : { inCategory: true }
      // The listing stands already: what fails after it is said, and can be added to it again.
      const told =
        !inCategory ||
        !asked.data ||
        !saidBefore.data ||
        (await keepSaid(id, asked.data, said).then(
          () => true,
          () => false,
        ))
      const failed = arranged ? await keepPictures(id, arranged).catch(() => arranged.length) : 0
      return { failed, told, waits: product !== undefined && (await isWaiting(id).catch(() => false)) }
    },
    onSuccess: ({ failed, told, waits }) => {
      if (!told) showToast({ title: t('notSaved'), text: t('product.said.title'), tone: 'failure' })
      else if (failed > 0) showToast({ title: t('product.pictures.failed.title'), text: t('product.pictures.failed.text'), tone: 'failure' })
      else if (waits) showToast({ title: t('product.saved'), text: t('product-changes:waitingText'), tone: 'success' })
      else showToast({ title: t(product ? 'product.saved' : 'product.added'), tone: 'success' })
      onDone()
    },
    onError: (error) => {
      // The table's check: orders already need more pieces than that.
      const needed = 'code' in error && error.code === '23514'
      const closed = 'hint' in error && error.hint === 'brand_closed'
      if (closed) setError('brandId', { message: 'product.problem.brand' }, { shouldFocus: true })
      else if (needed) setError('stock', { message: 'product.problem.needed' }, { shouldFocus: true })
      else {
        const broken = brokenRule(error, i18n.language)
        showToast({ title: t('notSaved'), ...(broken === undefined ? whyOf(t, error) : { text: broken }), tone: 'failure' })
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-products', seller.id] }),
  })
  const submit = handleSubmit((given) => {
    setTried(true)
    if (wrongIn(askable, said).length > 0) return undefined
    return save.mutateAsync(wishOf(several ? { ...given, stock: undefined } : given)).catch(() => {})
  })

  return (
    <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {/* Pictures first: makers begin with what they have photographed. */}
      {kept.isPending && <Skeleton className="h-28" />}
      {(arranged ?? kept.data) && <PicturesField pictures={arranged ?? kept.data ?? []} onChange={setArranged} />}
      <Field label={t('product.name')} hint={shows('name', product?.name)} required error={problem(errors.name?.message)} {...register('name')} />
      {categories.data && (
        <Select
          label={t('product.category')}
          hint={shows('category_id', categories.data.find(({ id }) => id === product?.categoryId)?.name)}
          required
          placeholder={t('product.chooseCategory')}
          options={categories.data.filter(({ id, isLowest }) => isLowest || id === product?.categoryId).map(({ id, name }) => ({ value: id, label: name }))}
          error={problem(errors.categoryId?.message)}
          {...register('categoryId')}
        />
      )}
      <BrandField sellerId={seller.id} kept={product?.brandId ?? null} error={problem(errors.brandId?.message)} {...register('brandId')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t('product.price')}
          hint={shows('price_minor', formOf(product).price)}
          required
          inputMode="decimal"
          error={problem(errors.price?.message)}
          {...register('price')}
        />
        <Field
          label={t('product.originalPrice')}
          hint={t('product.originalPriceHint')}
          inputMode="decimal"
          error={problem(errors.originalPrice?.message)}
          {...register('originalPrice')}
        />
        {!several && <Field label={t('product.stock')} required inputMode="numeric" error={problem(errors.stock?.message)} {...register('stock')} />}
        <Field label={t('product.weight')} required inputMode="numeric" error={problem(errors.weight?.message)} {...register('weight')} />
      </div>
      <EarningsLine sellerId={seller.id} productId={product?.id} categoryId={categoryId} price={price} />
      {several && <p className="text-sm text-ink-soft">{t('product.severalVariants')}</p>}
      <TextArea
        label={t('product.description')}
        hint={shows('description', product?.description) ?? t('product.descriptionHint')}
        rows={5}
        error={problem(errors.description?.message)}
        {...register('description')}
      />
      <Field label={t('product.material')} hint={shows('material', product?.material)} error={problem(errors.material?.message)} {...register('material')} />
      <SaidFields asked={askable} said={said} tried={tried} onChange={setSaid} />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t('product.facts')}</legend>
        {TICKS.map((tick) => (
          <Checkbox key={tick} label={t(`product.${tick}`)} {...register(tick)} />
        ))}
      </fieldset>
      {unseen && early.data !== undefined && <Checkbox label={t('product.early', { hours: early.data })} {...register('early')} />}
      {madeToOrder && (
        <Field label={t('product.leadTimeDays')} required inputMode="numeric" error={problem(errors.leadTimeDays?.message)} {...register('leadTimeDays')} />
      )}
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <Button look="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {t(product ? 'product.save' : 'product.saveDraft')}
        </Button>
      </div>
    </form>
  )
}
