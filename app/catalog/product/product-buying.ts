import { useState } from 'react'
import { useNavigate } from 'react-router'
import { optionWords } from '../../i18n/option-words.ts'
import { LINE_QUANTITY_MAX } from '../../checkout/quote/quote-limits.ts'
import { useAlive } from '../../ui/use-alive.ts'
import type { ProductBasics, ProductVariant } from '../product.ts'
import { type Answers, answersInOne, feeOf, troubleWith } from '../personal-fields.ts'
import { chosenOf, firstVariant, obstacleTo, variantFor, type Chosen, type Obstacle } from './product-choice.ts'

/** Everything between looking at a piece and having it in the cart. */
export type Buying = {
  variant: ProductVariant | undefined
  chosen: Chosen
  /** Pieces of the chosen variant that can be had. */
  stock: number
  quantity: number
  answers: Answers
  /** Satang a piece, on top of the variant's price, for what was answered. */
  fee: number
  obstacle: Obstacle | undefined
  /** Somebody wanted to go on: what is missing is said. */
  tried: boolean
  /** The field that is to be put right first. */
  wrongField: string | undefined
  busy: boolean
  /** The page answers to presses; before that its buttons wait. */
  ready: boolean
  /** Answers the variant that is shown from now on. */
  choose(key: string, value: string): ProductVariant | undefined
  setQuantity(quantity: number): void
  answer(field: string, words: string): void
  /** Puts it into the cart and says so; `false` when words are missing first. */
  add(): Promise<boolean>
}

/** The state of one piece that may be bought. */
export function useBuying(product: ProductBasics): Buying {
  const navigate = useNavigate()
  const ready = useAlive()
  const [variantId, setVariantId] = useState(() => firstVariant(product)?.id)
  const [quantity, setQuantity] = useState(1)
  const [answers, setAnswers] = useState<Answers>({})
  const fields = product.personalization?.fields ?? []
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const variant = product.variants.find(({ id }) => id === variantId) ?? firstVariant(product)
  const stock = Math.min(LINE_QUANTITY_MAX, variant?.stock ?? 0)
  const obstacle = obstacleTo(product, { stock, answers })
  const wrongField = fields.find((field) => troubleWith(field, answers) !== undefined)?.id

  return {
    variant,
    chosen: chosenOf(variant),
    stock,
    quantity: Math.max(1, Math.min(quantity, stock)),
    answers,
    fee: feeOf(fields, answers),
    obstacle,
    tried,
    wrongField,
    busy,
    ready,
    choose(key, value) {
      const next = variantFor(product.variants, chosenOf(variant), { key, value })
      setVariantId(next?.id)
      return next
    },
    setQuantity,
    answer(field, words) {
      setAnswers((now) => ({ ...now, [field]: words }))
    },
    async add() {
      setTried(wrongField !== undefined)
      if (obstacle !== undefined || variant === undefined) return false
      setBusy(true)
      try {
        const { addToCart } = await import('../../cart/add-to-cart.ts')
        await addToCart(
          {
            productId: product.id,
            variantId: variant.id,
            name: product.name,
            optionText: optionWords(variant.name, product.optionWords),
            price: variant.priceMinor + feeOf(fields, answers),
            quantity: Math.max(1, Math.min(quantity, stock)),
            image: variant.image,
            images: product.pictures.map(({ url }) => url),
            categoryImage: product.categoryPicture,
            sellerId: product.seller.id,
            sellerName: product.seller.name,
            categoryId: product.category.id,
            personalization: answersInOne(fields, answers),
          },
          { goTo: navigate },
        )
        return true
      } finally {
        setBusy(false)
      }
    },
  }
}
