import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { Button } from '../../ui/button.tsx'
import { bottomBar } from '../../ui/bottom-bar.ts'
import { listMyBrands } from '../products/my-brands.ts'
import { LaterDialog } from '../products/later-dialog.tsx'
import { ScheduleLine } from '../products/schedule-line.tsx'
import { firstUnanswered, problemsAt, problemsOf, STEPS, type Step } from './answers.ts'
import { BothSides } from './both-sides.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { ListingHeader } from './listing-header.tsx'
import { listAllNames } from './names-of-categories.ts'
import type { OpenedListing } from './open-listing.ts'
import { PlacedScreen } from './placed-screen.tsx'
import { Question } from './question.tsx'
import { WaitingNotice } from './waiting-notice.tsx'
import { filledIn } from './suggest.ts'
import { useListing } from './use-listing.ts'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'

/** A listing is described question by question, or, once it is a piece, on one page of sections. */
export function ListingDesk({ person, opened }: { person: string; opened: OpenedListing }) {
  const { t, i18n } = useTranslation(['listing', 'dashboard'])
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  // In which shop it begins has to last over a reload before the first answer.
  const { state: began } = useLocation()
  const queries = useQueryClient()
  const listing = useListing(person, opened)
  const { answers, change, wanted, want, placed, product } = listing
  const { sellerId } = opened.kept
  // Asked for at once, so that the questions can be answered when the line is gone.
  useQuery({ queryKey: ['categories', i18n.language], queryFn: () => listNamedCategories(i18n.language) })
  useQuery({ queryKey: ['my-brands', sellerId], queryFn: () => listMyBrands(sellerId) })
  const names = useQuery({ queryKey: ['category-names'], queryFn: listAllNames })
  const [asksWhen, setAsksWhen] = useState(false)
  const [tried, setTried] = useState<readonly Step[]>([])

  const asked = search.get('step')
  const step: Step | 'all' = STEPS.find((known) => known === asked) ?? (product || asked === 'all' ? 'all' : 'photos')
  const [moved, setMoved] = useState(false)
  const go = (to: Step | 'all') => {
    setMoved(true)
    setSearch({ step: to }, { state: began })
  }
  const problems = problemsOf(answers)
  const open = firstUnanswered(problems)

  useEffect(() => {
    if (placed) void queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
  }, [placed, queries, sellerId])

  if (placed) return <PlacedScreen id={opened.kept.id} name={answers.name} placed={placed} shop={sellerId} />

  const at = step === 'all' ? -1 : STEPS.indexOf(step)
  const shown: readonly Step[] = step === 'all' ? STEPS.filter((one) => one !== 'look') : [step]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'all') return finish('draft')
    setTried((before) => [...before, step])
    if (problemsAt(step, problems).length > 0) return focusFirstProblem(document)
    if (step === 'what' || step === 'how') change(filledIn(answers, names.data ?? []))
    const next = STEPS[at + 1]
    return next ? go(next) : finish('sale')
  }
  const finish = (as: 'sale' | 'draft' | { at: string | null }) => {
    setTried(STEPS)
    if (open === undefined) return want(as)
    if (step === 'all') return focusFirstProblem(document)
    return go(open)
  }
  const isNew = product === null
  const unsold = isNew || product.status === 'draft'
  const lastLook = step === 'look' || step === 'all'
  return (
    <div className="wrap max-w-2xl py-4 pb-10">
      <ListingHeader
        step={step}
        listing={listing}
        isNew={isNew}
        onAll={() => go('all')}
        onQuestions={() => go(open ?? 'look')}
        onThrowAway={() => void listing.throwAway().then(() => navigate('/seller-dashboard?tab=products'))}
        id={opened.kept.id}
      />
      {listing.differences.length > 0 && <BothSides differences={listing.differences} onDecide={listing.decide} />}
      {listing.gone && <GoneNotice onBegin={() => void listing.beginAnew()} />}
      <WaitingNotice listing={listing} onEdit={() => want(null)} />
      <form noValidate onSubmit={submit} className="mt-6 grid gap-8" inert={wanted !== null}>
        {shown.map((one) => (
          <Question
            key={one}
            step={one}
            alone={step !== 'all'}
            arrived={moved && step !== 'all'}
            listing={listing}
            product={product}
            shop={{ id: sellerId, listing: opened.kept.id }}
            problems={tried.includes(one) || step === 'all' || one === 'look' ? problems : {}}
            names={names.data ?? []}
            onGo={go}
          />
        ))}
        {lastLook && unsold && product?.waits !== true && (
          <div className="grid justify-items-start gap-2">
            {product?.schedule && <ScheduleLine schedule={product.schedule} />}
            <Button look="quiet" onClick={() => (open === undefined ? setAsksWhen(true) : finish('draft'))}>
              {t(product?.schedule ? 'later.change' : 'later.button')}
            </Button>
          </div>
        )}
        <div
          ref={bottomBar}
          className="sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm sm:mx-0 sm:px-0"
        >
          {lastLook && unsold && (
            <Button size="large" className="flex-1 max-sm:basis-full" busy={wanted === 'sale'} onClick={() => finish('sale')}>
              {t('putOnSale')}
            </Button>
          )}
          {at > 0 && (
            <Button look="quiet" size="large" onClick={() => go(STEPS[at - 1] ?? 'photos')}>
              {t('back')}
            </Button>
          )}
          {lastLook ? (
            <Button look={unsold ? 'quiet' : 'primary'} size="large" className="flex-1" busy={wanted === 'draft'} onClick={() => finish('draft')}>
              {t(unsold ? 'keepDraft' : 'dashboard:product.save')}
            </Button>
          ) : (
            <Button type="submit" size="large" className="flex-1">
              {t('next')}
            </Button>
          )}
        </div>
      </form>
      {asksWhen && (
        <LaterDialog
          planned={product?.schedule?.at ?? null}
          busy={false}
          onClose={() => setAsksWhen(false)}
          onPlan={(at) => {
            setAsksWhen(false)
            finish({ at })
          }}
          {...(product?.schedule && {
            onTake: () => {
              setAsksWhen(false)
              finish({ at: null })
            },
          })}
        />
      )}
    </div>
  )
}
