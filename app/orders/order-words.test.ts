import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../i18n/languages.ts'
import { readCatalogue } from '../../tests/support/catalogues.ts'
import type { OrderFulfillmentStatus, OrderPaymentStatus, OrderState } from './order-states.ts'
import { stageOf, titleOf, wordsOf } from './order-words.ts'

const share = (status: OrderState, paymentStatus: OrderPaymentStatus = 'paid', fulfillmentStatus: OrderFulfillmentStatus = 'unfulfilled') => ({
  status,
  paymentStatus,
  fulfillmentStatus,
})

describe('a badge and its sentence say the same', () => {
  test('nobody prepares what has not been accepted', () => {
    expect(wordsOf(share('placed'))).toEqual({ label: 'processing', hint: 'placed' })
    expect(wordsOf(share('accepted'))).toEqual({ label: 'processing', hint: 'accepted' })
    expect(wordsOf(share('in_production'))).toEqual({ label: 'processing', hint: 'accepted' })
  })

  test.each(LANGUAGES)('the badge of both is another word than what a maker does after accepting (%s)', (language) => {
    const preparing = readCatalogue(language, 'tracking').get('share.stage.accepted')
    expect(readCatalogue(language, 'orders').get('status.processing')).not.toBe(preparing)
  })

  test('what goes against cash is neither paid before it comes nor paid back', () => {
    expect(wordsOf(share('placed', 'pending')).hint).toBe('placedCash')
    expect(wordsOf(share('accepted', 'pending')).hint).toBe('acceptedCash')
    expect(wordsOf(share('canceled', 'pending')).hint).toBe('canceledUnpaid')
    expect(wordsOf(share('canceled', 'unpaid')).hint).toBe('canceledUnpaid')
  })

  test('money is on its way until it has left, and then refunded', () => {
    expect(wordsOf(share('canceled'))).toEqual({ label: 'cancelled', hint: 'canceled' })
    expect(wordsOf(share('canceled', 'refunded'))).toEqual({ label: 'cancelled', hint: 'canceledRefunded' })
    expect(wordsOf(share('delivered', 'paid', 'returned'))).toEqual({ label: 'returned', hint: 'returned' })
    expect(wordsOf(share('closed', 'refunded', 'returned'))).toEqual({ label: 'refunded', hint: 'refunded' })
  })

  test('a part is no whole', () => {
    expect(wordsOf(share('partially_shipped')).hint).toBe('partlyShipped')
    expect(wordsOf(share('partially_delivered')).hint).toBe('partlyDelivered')
  })
})

describe('the heading of an order', () => {
  test('is as far as the part furthest behind', () => {
    expect(stageOf([share('placed'), share('delivered')])).toBe('placed')
    expect(stageOf([share('shipped'), share('delivered')])).toBe('onItsWay')
    expect(stageOf([share('partially_delivered')])).toBe('onItsWay')
    expect(stageOf([share('completed'), share('delivered')])).toBe('arrived')
  })

  test('speaks of cancelled and refunded parts when nothing else is left', () => {
    expect(stageOf([share('canceled'), share('delivered')])).toBe('arrived')
    expect(stageOf([share('canceled', 'refunded')])).toBe('canceled')
    expect(stageOf([share('canceled')])).toBe('canceled')
    expect(stageOf([share('closed', 'refunded'), share('canceled')])).toBe('refunded')
  })

  test('says of what is fetched that it is ready, never that it is on its way', () => {
    const [sent, fetched] = [null, { place: 'Surin', note: '' }]
    expect(titleOf([{ ...share('shipped'), pickup: fetched }])).toBe('orders:pickup.titleReady')
    expect(titleOf([{ ...share('delivered'), pickup: fetched }])).toBe('orders:pickup.titleFetched')
    expect(
      titleOf([
        { ...share('shipped'), pickup: fetched },
        { ...share('canceled'), pickup: sent },
      ]),
    ).toBe('orders:pickup.titleReady')
    expect(
      titleOf([
        { ...share('shipped'), pickup: fetched },
        { ...share('shipped'), pickup: sent },
      ]),
    ).toBe('onItsWay.title')
    expect(titleOf([{ ...share('placed'), pickup: fetched }])).toBe('placed.title')
  })
})
