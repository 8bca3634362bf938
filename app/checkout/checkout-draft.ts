import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Address } from '../addresses/address.ts'
import { AddressSchema } from './quote/order-wish.ts'
import type { Gift } from '../orders/gift.ts'
import { HEAD_OFFICE, type TaxBuyer } from '../orders/tax-buyer.ts'
import { deliveryCountry, rememberDeliveryCountry } from '../shipping/delivery-country.ts'
import { OFFERED_METHODS, type OfferedMethod } from '../payments/offered-methods.ts'

/** What somebody has typed and chosen on the way to an order. Kept for the session of the tab, so that a reload loses nothing. */
export type CheckoutDraft = {
  /** 256 random bits: the same token is the same order, however often the button is pressed. */
  cartToken: string
  email: string
  /** As typed; checked by `checkAddress`. */
  address: Address
  /** A member wants to find this address in the address book next time. */
  saveAddress: boolean
  /** Seller id → method, where another than the cheapest was chosen. */
  delivery: Record<string, string>
  /** What was written stays while it is no present. */
  gift: Gift & { wanted: boolean }
  /** Who a tax invoice is made out to, where one is wanted. */
  tax: TaxBuyer & { wanted: boolean }
  couponCode: string | null
  /** So many points to pay with; as many as can be are taken. */
  points: number
  /** Pay with store credit, as much as there is. */
  credit: boolean
  /** Null while nothing was chosen: then it is what people of the country expect first. */
  paymentMethod: OfferedMethod | null
  agreed: boolean
}

const STORAGE_KEY = 'checkout'

const NO_TAX: CheckoutDraft['tax'] = { wanted: false, thai: true, name: '', number: '', branch: HEAD_OFFICE, address: '' }
const NO_GIFT: CheckoutDraft['gift'] = { wanted: false, message: '', wrap: false }

const Stored = v.object({
  cartToken: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  email: v.string(),
  address: v.object({ ...AddressSchema.entries, country: v.string() }),
  saveAddress: v.optional(v.boolean(), false),
  delivery: v.record(v.string(), v.string()),
  gift: v.optional(v.object({ wanted: v.boolean(), message: v.string(), wrap: v.boolean() }), NO_GIFT),
  tax: v.optional(v.object({ wanted: v.boolean(), thai: v.boolean(), name: v.string(), number: v.string(), branch: v.string(), address: v.string() }), NO_TAX),
  couponCode: v.nullable(v.string()),
  points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  credit: v.optional(v.boolean(), false),
  paymentMethod: v.nullable(v.picklist(OFFERED_METHODS)),
  agreed: v.boolean(),
})

const NO_ADDRESS: Omit<Address, 'country'> = {
  recipient: '',
  phone: '',
  line1: '',
  line2: '',
  subdistrict: '',
  district: '',
  province: '',
  postcode: '',
  note: '',
}

/** A draft nobody has written in, for the country its reader chose last, else this browser's. */
export const emptyDraft = (): CheckoutDraft => ({
  cartToken: newCartToken(),
  email: '',
  address: { ...NO_ADDRESS, country: deliveryCountry() },
  saveAddress: false,
  delivery: {},
  gift: NO_GIFT,
  tax: NO_TAX,
  couponCode: null,
  points: 0,
  credit: false,
  paymentMethod: null,
  agreed: false,
})

/** What lies in storage, or a new draft where nothing readable does. */
export function draftFrom(stored: string | null): CheckoutDraft {
  if (stored === null) return emptyDraft()
  try {
    const parsed = v.safeParse(Stored, JSON.parse(stored))
    return parsed.success ? parsed.output : emptyDraft()
  } catch {
    return emptyDraft()
  }
}

function newCartToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

// Browser only: the draft of this tab, read when it is first needed.
let ofTab: CheckoutDraft | undefined
const EVENT = 'checkout-draft'

/** Browser only. The draft of this tab. */
export function checkoutDraft(): CheckoutDraft {
  ofTab ??= draftFrom(storage()?.getItem(STORAGE_KEY) ?? null)
  return ofTab
}

/** Browser only. Changes a part of the draft and keeps it; another country also for a tab that is opened later. */
export function changeDraft(changes: Partial<CheckoutDraft>): void {
  if (changes.address !== undefined && changes.address.country !== checkoutDraft().address.country) rememberDeliveryCountry(changes.address.country)
  ofTab = { ...checkoutDraft(), ...changes }
  try {
    storage()?.setItem(STORAGE_KEY, JSON.stringify(ofTab))
  } catch {
    // Where storage is full the draft lives as long as the page.
  }
  window.dispatchEvent(new CustomEvent(EVENT))
}

/** Browser only. After an order: the next one has a token of its own; who and where may stay for the rest of the session. */
export const beginNextDraft = (): void =>
  changeDraft({ cartToken: newCartToken(), delivery: {}, gift: NO_GIFT, couponCode: null, points: 0, credit: false, agreed: false, saveAddress: false })

/** The draft; undefined on the server and before the page is alive. */
export const useDraft = (): CheckoutDraft | undefined => useSyncExternalStore(subscribe, draftNow, onServer)

const draftNow = (): CheckoutDraft | undefined => checkoutDraft()
const onServer = (): CheckoutDraft | undefined => undefined

function subscribe(changed: () => void): () => void {
  window.addEventListener(EVENT, changed)
  return () => window.removeEventListener(EVENT, changed)
}

/** Private windows of some browsers throw at the mere sight of storage. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
