import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyProduct } from '../products/my-product.ts'
import { waitingOf } from '../products/product-change.ts'
import { formOf, type ProductForm } from '../products/product-wish.ts'
import type { Answers, Step } from './answers.ts'
import type { Asking, Problems } from './asking.ts'
import { HowQuestion } from './how-question.tsx'
import { LookQuestion } from './look-question.tsx'
import { ManyQuestion } from './many-question.tsx'
import { PhotosQuestion } from './photos-question.tsx'
import { PriceQuestion } from './price-question.tsx'
import { SizeQuestion } from './size-question.tsx'
import { WhatQuestion } from './what-question.tsx'
import { WhereQuestion } from './where-question.tsx'
import { suggestionsFor, type NamesOfCategory, type Suggestions } from './suggest.ts'
import type { Listing } from './use-listing.ts'

type Props = {
  step: Step
  /** Whether it stands alone on the screen, and not among the others. */
  alone: boolean
  /** Whether somebody came here from another question: then what is read out begins here. */
  arrived: boolean
  listing: Listing
  product: MyProduct | null
  shop: Asking['shop']
  problems: Problems
  names: readonly NamesOfCategory[]
  onGo: (step: Step) => void
}

const PARTS = {
  photos: PhotosQuestion,
  what: WhatQuestion,
  how: HowQuestion,
  size: SizeQuestion,
  many: ManyQuestion,
  price: PriceQuestion,
  where: WhereQuestion,
  look: LookQuestion,
} satisfies Record<Step, (asking: Asking) => ReactNode>

/** The column behind a field whose change may wait. */
const COLUMNS: Partial<Record<keyof ProductForm, string>> = {
  name: 'name',
  description: 'description',
  categoryId: 'category_id',
  price: 'price_minor',
  material: 'material',
  craft: 'craft',
  care: 'care',
  dimensions: 'dimensions',
}

type Beside = { product: MyProduct | null; answers: Answers; guessed: Suggestions; t: TFunction<['listing', 'product-changes']> }

/** What has to be said beside a field: what the shop shows until its change was looked at, or that the answer was guessed. */
function besideField(field: keyof ProductForm, { product, answers, guessed, t }: Beside): ReactNode {
  const column = COLUMNS[field]
  if (product && column && waitingOf(product.change, column)) {
    const now = formOf(product)[field]
    return <span className="text-gold">{t('product-changes:shows', { now: typeof now === 'string' && now !== '' && field !== 'categoryId' ? now : '–' })}</span>
  }
  return guessed[field] !== undefined && guessed[field] === answers[field] ? <span className="text-leaf">{t('guessed')}</span> : undefined
}

/** One question in large letters, with what is answered to it. */
export function Question({ step, alone, arrived, listing, product, names, problems, ...rest }: Props) {
  const { t } = useTranslation(['listing', 'dashboard', 'product-changes', 'ui'])
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  const { answers, change } = listing
  const Part = PARTS[step]
  const Heading = alone ? 'h1' : 'h2'
  const guessed = suggestionsFor(answers, names)
  const asking: Asking = {
    ...rest,
    listing,
    product,
    names,
    problems,
    answers,
    change,
    problem: (field) => {
      const key = problems[field]
      // Keys of the catalogue, written where the form is checked.
      return key === undefined ? undefined : t(key as 'dashboard:product.problem.name', { ns: key.includes(':') ? undefined : 'dashboard' })
    },
    hint: (field, otherwise) => besideField(field, { product, answers, guessed, t }) ?? otherwise,
  }
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div>
        <Heading id={id} ref={heading} tabIndex={alone ? -1 : undefined} className="text-2xl outline-none wrap-anywhere sm:text-3xl">
          {t(`${step}.title`)}
        </Heading>
        <p className="mt-1.5 text-ink-soft">{t(`${step}.text`)}</p>
      </div>
      <Part {...asking} />
    </section>
  )
}
