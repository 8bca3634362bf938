import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useDeferredValue, useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { showToast } from '../../ui/toast.ts'
import { findOwnProducts, listOwnProducts, type OwnProduct } from '../products/find-own-products.ts'
import { rearranged } from '../products/product-picture.ts'
import { changeFeatured, type MyShop } from './my-shop.ts'

/** The database's own limit. */
const FEATURED_MAX = 8

/** Which pieces the shop's page shows first: drawn to their places with a finger, or moved by buttons; each change is kept at once. */
export function FeaturedForm({ shop }: { shop: MyShop }) {
  const { t, i18n } = useTranslation(['desk', 'dashboard'])
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const queries = useQueryClient()
  const [dragged, setDragged] = useState<{ id: string; ids: readonly string[] }>()
  const list = useRef<HTMLOListElement>(null)
  const chosen = useQuery({
    queryKey: ['featured', shop.id, language, shop.featured],
    queryFn: () => listOwnProducts(shop.featured, language),
    placeholderData: (before) => before,
  })
  const keep = useMutation({
    mutationFn: (ids: readonly string[]) => changeFeatured(shop.id, [...ids]),
    onError: (error: unknown) => showToast({ title: t('notSaved', { ns: 'dashboard' }), ...whyOf(t, error), tone: 'failure' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['my-shop', shop.id] })
      setDragged(undefined)
    },
  })
  // What is on its way stands where it will be.
  const order = dragged?.ids ?? (keep.isPending ? keep.variables : shop.featured)
  const pieces = order.flatMap((id) => chosen.data?.find((piece) => piece.id === id) ?? [])
  const draw = (event: PointerEvent, id: string) => {
    if (dragged?.id !== id) return
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-featured]')
    const [from, to] = [dragged.ids.indexOf(id), dragged.ids.indexOf(over?.dataset['featured'] ?? '')]
    if (over && list.current?.contains(over) && to !== -1 && to !== from) setDragged({ id, ids: rearranged(dragged.ids, from, to) })
  }
  const drop = () => {
    if (!dragged) return
    if (dragged.ids.join() === shop.featured.join()) setDragged(undefined)
    else keep.mutate(dragged.ids)
  }
  return (
    <ProfileSection title={t('featured.title')} text={t('featured.text', { most: FEATURED_MAX })}>
      {chosen.isError && <LoadFailureLine error={chosen.error} onRetry={() => void chosen.refetch()} />}
      {pieces.length === 0 && !chosen.isPending && <p className="text-ink-soft">{t('featured.none')}</p>}
      <ol ref={list} className="mb-4 divide-y divide-line">
        {pieces.map((piece, place) => (
          <li key={piece.id} data-featured={piece.id} className={`flex items-center gap-2 py-2 ${dragged?.id === piece.id ? 'opacity-60' : ''}`}>
            {/* Fingers draw it; the keyboard has the two arrows behind it. */}
            <span
              aria-hidden="true"
              className="inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center text-ink-soft"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged({ id: piece.id, ids: shop.featured })
              }}
              onPointerMove={(event) => draw(event, piece.id)}
              onPointerUp={drop}
              onPointerCancel={() => setDragged(undefined)}
            >
              <GripVertical className="size-5" />
            </span>
            <Named piece={piece} />
            <div className="ms-auto flex shrink-0">
              <IconButton
                label={t('featured.earlier', { name: piece.name })}
                disabled={place === 0 || keep.isPending}
                onClick={() => keep.mutate(rearranged(order, place, place - 1))}
              >
                <ArrowUp className="size-5" aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('featured.later', { name: piece.name })}
                disabled={place === pieces.length - 1 || keep.isPending}
                onClick={() => keep.mutate(rearranged(order, place, place + 1))}
              >
                <ArrowDown className="size-5" aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('featured.remove', { name: piece.name })}
                disabled={keep.isPending}
                onClick={() => keep.mutate(order.filter((id) => id !== piece.id))}
              >
                <Trash2 className="size-5" aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {shop.featured.length < FEATURED_MAX ? (
        <Adding shop={shop} busy={keep.isPending} onAdd={(id) => keep.mutate([...order, id])} />
      ) : (
        <p className="text-sm text-ink-soft">{t('featured.full', { most: FEATURED_MAX })}</p>
      )}
    </ProfileSection>
  )
}

function Named({ piece }: { piece: OwnProduct }) {
  const { t } = useTranslation('desk')
  return (
    <>
      {piece.image !== null && (
        <div className="w-12 shrink-0 overflow-hidden rounded-control max-[22rem]:hidden">
          <Picture src={piece.image} alt="" sizes="3rem" ratio="1 / 1" />
        </div>
      )}
      <div className="min-w-0">
        <p className="line-clamp-2 wrap-anywhere">{piece.name}</p>
        {piece.left <= 0 && <p className="text-xs text-ink-soft">{t('featured.soldOut')}</p>}
      </div>
    </>
  )
}

/** Pieces to add, found by words in their names. */
function Adding({ shop, busy, onAdd }: { shop: MyShop; busy: boolean; onAdd: (id: string) => void }) {
  const { t, i18n } = useTranslation('desk')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const words = useDeferredValue(typed)
  const found = useQuery({ queryKey: ['own-products', shop.id, words, language], queryFn: () => findOwnProducts(shop.id, words, language), enabled: open })
  const pieces = found.data?.filter(({ id }) => !shop.featured.includes(id))
  if (!open)
    return (
      <Button look="quiet" icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('featured.add')}
      </Button>
    )
  return (
    <div className="grid gap-2">
      <Field label={t('featured.find')} type="search" maxLength={60} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      {found.isError && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      {pieces?.length === 0 && <p className="text-sm text-ink-soft">{t('featured.nothing')}</p>}
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line px-3 empty:hidden">
        {pieces?.map((piece) => (
          <li key={piece.id} className="flex items-center gap-3 py-2">
            <Named piece={piece} />
            <IconButton label={t('featured.addOne', { name: piece.name })} className="ms-auto" disabled={busy} onClick={() => onAdd(piece.id)}>
              <Plus className="size-5" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
