import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { shipsFrom } from '../i18n/ships-from.ts'
import { Notice } from '../ui/notice.tsx'
import type { Problem, QuoteLine } from '../checkout/quote/quote.ts'
import { LINE_QUANTITY_MAX } from '../checkout/quote/quote-limits.ts'
import { Price, usePrice } from '../money/price.tsx'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { QuantityStepper } from '../ui/quantity-stepper.tsx'
import { showToast } from '../ui/toast.ts'
import type { CartItem } from './cart.ts'
import { cartStore } from './tab-cart.ts'
import { NO_PICTURE } from '../ui/picture-address.ts'

type LineProps = {
  item: CartItem
  /** The server's word on this line; the stored facts stand in until it comes. */
  quoted: QuoteLine | undefined
  preview: { savings: number; total: number } | undefined
  problems: readonly { problem: Problem; text: string }[]
}

/** One thing in the cart: how it looks, how many, what it costs, what is wrong with it. */
export function CartLine({ item, quoted, preview, problems }: LineProps) {
  const { t, i18n } = useTranslation('cart')
  const price = usePrice()
  const name = quoted?.name ?? item.name
  const optionText = quoted?.optionText ?? item.optionText
  const unitPrice = quoted?.unitPrice ?? item.price
  const tooMany = problems.find(({ problem }) => problem.code === 'insufficient_stock')?.problem
  // One piece at its price: said once.
  const single = item.quantity === 1 && !(preview && preview.savings > 0)
  const left = tooMany?.code === 'insufficient_stock' ? tooMany.available : 0

  const remove = () => {
    const undo = cartStore().remove(item.id)
    showToast({ title: t('line.removed', { name }), ...(undo && { action: { label: t('line.undo'), run: undo } }) })
  }
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 py-5 sm:grid sm:grid-cols-[7rem_minmax(0,1fr)]">
      <Link to={`/products/${item.productId}`} tabIndex={-1} aria-hidden="true" className="w-22 sm:row-span-2 sm:w-auto">
        <Picture src={quoted?.image ?? item.image} alt="" sizes="(min-width: 40rem) 7rem, 5.5rem" ratio="1" fallback={NO_PICTURE} className="rounded-control" />
      </Link>
      <div className="flex min-w-0 flex-1 basis-36 flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="font-sans text-base leading-snug">
            <Link to={`/products/${item.productId}`} className="hover:text-indigo hover:underline">
              {name}
            </Link>
          </h3>
          {optionText && <p className="text-sm text-ink-soft">{optionText}</p>}
          {item.personalization && <p className="text-sm break-words text-ink-soft">{t('line.personalization', { text: item.personalization })}</p>}
          {quoted !== undefined && quoted.personalizationFee > 0 && (
            <p className="text-sm text-ink-soft">{t('line.personalizationFee', { amount: price(quoted.personalizationFee) })}</p>
          )}
          {quoted?.shipsOn && <p className="text-sm text-gold">{t('line.preorder', { day: shipsFrom(quoted.shipsOn, i18n.language) })}</p>}
          {quoted !== undefined && !quoted.shipsOn && quoted.madeToOrderDays > 0 && (
            <p className="text-sm text-gold">{t('line.madeToOrder', { count: quoted.madeToOrderDays })}</p>
          )}
          {quoted?.wholesale && <p className="text-sm font-medium text-leaf">{t('line.wholesale')}</p>}
          {!single && (
            <p className="mt-1 text-sm text-ink-soft">
              <Price minor={unitPrice} {...(quoted && { originalMinor: quoted.listPrice })} className="[&>span]:font-normal" />
              {item.quantity > 1 && ` ${t('line.each')}`}
            </p>
          )}
        </div>
        <p className="ms-auto text-end">
          <Price
            minor={preview?.total ?? quoted?.total ?? unitPrice * item.quantity}
            {...(single && quoted && { originalMinor: quoted.listPrice })}
            className="text-lg"
          />
          {preview && preview.savings > 0 && (
            <span data-price className="block text-sm font-medium text-leaf">
              {t('line.savings', { amount: price(preview.savings) })}
            </span>
          )}
        </p>
      </div>
      <div className="flex min-w-0 basis-full flex-wrap items-center justify-between gap-3 sm:col-start-2">
        <QuantityStepper
          quantity={item.quantity}
          max={Math.max(1, Math.min(LINE_QUANTITY_MAX, quoted?.available ?? LINE_QUANTITY_MAX))}
          min={0}
          onChange={(quantity) => (quantity > 0 ? cartStore().setQuantity(item.id, quantity) : remove())}
          of={name}
        />
        <Button
          look="plain"
          size="small"
          onClick={remove}
          aria-label={t('line.removeNamed', { name })}
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          className="text-ink-soft hover:text-terracotta"
        >
          {t('line.remove')}
        </Button>
        <div role="status" className="grid basis-full gap-2 empty:hidden">
          {problems.map(({ problem, text }) => (
            <Notice
              key={problem.code}
              {...(problem.code === 'insufficient_stock' &&
                left > 0 && {
                  action: (
                    <Button look="plain" size="small" onClick={() => cartStore().setQuantity(item.id, left)}>
                      {t('line.takeLeft', { count: left })}
                    </Button>
                  ),
                })}
              {...(problem.code === 'wholesale_minimum' && {
                action: (
                  <Link to="/wholesale" className="link text-sm">
                    {t('line.toWholesale')}
                  </Link>
                ),
              })}
            >
              {text}
            </Notice>
          ))}
        </div>
      </div>
    </li>
  )
}
