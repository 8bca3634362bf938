import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { shipsFrom } from '../../i18n/ships-from.ts'
import { answered, RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import type { MyProduct } from './my-product.ts'
import { readPreorder, type Preorder } from './preorder.ts'

const REFUSED = ['preorder_terms', 'made_to_order', 'has_versions', 'in_stock'] as const

/** Browser only. Sells a piece before it is made, moves its day, or ends that (null); answers how many orders moved. Throws the API's error. */
async function setPreorder(id: string, wish: Preorder | null): Promise<number> {
  const { data } = await answered(
    // Null is allowed, which the drawn types do not know of arguments.
    (await loadSupabase()).rpc('set_preorder', { p_product_id: id, p_ships_on: (wish?.shipsOn ?? null) as string, p_most: (wish?.most ?? null) as number }),
  )
  return data
}

/** A piece that is not made yet: sold with the day from which it ships, moved, or no longer sold so. */
export function PreorderPart({ product, sellerId }: { product: MyProduct; sellerId: string }) {
  const { t, i18n } = useTranslation(['desk-products', 'dashboard'])
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { preorder } = product
  const set = useMutation({
    mutationFn: (wish: Preorder | null) => setPreorder(product.id, wish),
    onSuccess: async (moved, wish) => {
      setAsking(false)
      showToast({
        title: t(wish === null ? 'preorder.ended' : 'preorder.done', { name: product.calledHere }),
        ...(moved > 0 && { text: t('preorder.moved', { count: moved }) }),
        tone: 'success',
      })
      await queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
    },
    onError: (error: unknown) => {
      if (!(error instanceof RefusedAnswer && REFUSED.some((code) => code === error.hint)))
        showToast({ title: t('dashboard:notSaved'), ...whyOf(t, error), tone: 'failure' })
    },
  })
  const code = set.error instanceof RefusedAnswer ? set.error.hint : ''
  const refused = REFUSED.find((each) => each === code)
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
      {preorder && (
        <p className="text-sm font-medium text-gold">{t('preorder.runs', { day: shipsFrom(preorder.shipsOn, i18n.language), most: preorder.most })}</p>
      )}
      <Button look="quiet" size="small" className="min-h-11" onClick={() => setAsking(true)}>
        {t(preorder ? 'preorder.change' : 'preorder.button')}
        <span className="sr-only">: {product.calledHere}</span>
      </Button>
      {asking && (
        <PreorderDialog
          kept={preorder}
          busy={set.isPending}
          refused={refused}
          onClose={() => {
            set.reset()
            setAsking(false)
          }}
          onSet={(wish) => set.mutate(wish)}
        />
      )}
    </div>
  )
}

type DialogProps = {
  kept: Preorder | null
  busy: boolean
  refused: (typeof REFUSED)[number] | undefined
  onClose: () => void
  onSet: (wish: Preorder | null) => void
}

function PreorderDialog({ kept, busy, refused, onClose, onSet }: DialogProps) {
  const { t } = useTranslation('desk-products')
  const [opened] = useState(() => Date.now())
  const [draft, setDraft] = useState({ shipsOn: kept?.shipsOn ?? '', most: kept ? String(kept.most) : '' })
  const [tried, setTried] = useState(false)
  const read = readPreorder(draft, opened)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if ('preorder' in read) onSet(read.preorder)
    else focusFirstProblem(event.currentTarget)
  }
  const wrong = (of: 'day' | 'most') => (tried && 'problems' in read && read.problems.has(of) ? t(`preorder.problem.${of}`) : undefined)
  return (
    <Dialog open onClose={onClose} title={t('preorder.title')}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <p>{t('preorder.text')}</p>
        <Field
          label={t('preorder.day')}
          hint={t('preorder.dayHint')}
          type="date"
          required
          value={draft.shipsOn}
          error={wrong('day')}
          onChange={(event) => setDraft({ ...draft, shipsOn: event.currentTarget.value })}
        />
        <Field
          label={t('preorder.most')}
          hint={t('preorder.mostHint')}
          inputMode="numeric"
          maxLength={3}
          required
          value={draft.most}
          error={wrong('most')}
          onChange={(event) => setDraft({ ...draft, most: event.currentTarget.value })}
        />
        {kept !== null && draft.shipsOn > kept.shipsOn && <Notice tone="news">{t('preorder.later')}</Notice>}
        {refused && (
          <p role="alert" className="text-sm font-medium text-terracotta">
            {t(`preorder.refused.${refused}`)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t(kept ? 'preorder.keep' : 'preorder.start')}
          </Button>
          {kept !== null && (
            <Button look="quiet" busy={busy} onClick={() => onSet(null)}>
              {t('preorder.end')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
