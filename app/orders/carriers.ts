/** Carriers a maker picks from; another one is typed. Names are names, so they are not translated. */
export const CARRIERS = [
  'Thailand Post',
  'Thailand Post EMS',
  'Flash Express',
  'KEX Express',
  'J&T Express',
  'Ninja Van',
  'DHL Express',
  'FedEx',
  'UPS',
] as const

/** What stands for a carrier where somebody fetches at the workshop: it is shown to nobody. */
export const NO_CARRIER = 'Pick-up'

/** Where a number is followed, by words in the carrier's name: makers type names their own way, and Kerry is KEX by now. */
const PAGES: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/thailand ?post|thai ?post|\bems\b|ไปรษณีย์/i, (number) => `https://track.thailandpost.co.th/?trackNumber=${number}`],
  [/flash/i, (number) => `https://www.flashexpress.co.th/fle/tracking?se=${number}`],
  [/kerry|\bkex\b/i, (number) => `https://th.kex-express.com/th/track/?track=${number}`],
  [/j ?& ?t|\bjnt\b/i, (number) => `https://www.jtexpress.co.th/service/track?waybillNo=${number}`],
  [/ninja/i, (number) => `https://www.ninjavan.co/th-th/tracking?id=${number}`],
  [/\bdhl\b/i, (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`],
  [/fed ?ex/i, (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  [/\bups\b/i, (number) => `https://www.ups.com/track?tracknum=${number}`],
]

/** The page of the carrier that follows a parcel; undefined for a carrier we do not know, and for a parcel without a number. */
export function trackingPage(carrier: string, trackingNumber: string): string | undefined {
  const number = trackingNumber.replaceAll(/\s/g, '')
  if (number === '') return undefined
  return PAGES.find(([name]) => name.test(carrier))?.[1](encodeURIComponent(number))
}

/** How numbers of carriers look that we know well enough to ask twice. */
const FORMS: readonly (readonly [RegExp, RegExp])[] = [
  [/flash/i, /^TH[0-9A-Z]{8,16}$/],
  [/\bdhl\b/i, /^\d{10}$/],
  [/fed ?ex/i, /^\d{12}(\d{3})?$/],
  [/\bups\b/i, /^1Z[0-9A-Z]{16}$/],
]
const POST = /thailand ?post|thai ?post|\bems\b|ไปรษณีย์/i
const S10 = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/
const plain = (trackingNumber: string) => trackingNumber.replaceAll(/[\s-]/g, '').toUpperCase()
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** Whether a number can be one of the carrier's. Only a hint: numbering changes, so what looks wrong is asked about and never refused. */
export function looksRight(carrier: string, trackingNumber: string): boolean {
  const number = plain(trackingNumber)
  if (number === '') return true
  if (POST.test(carrier)) return isPostalNumber(number)
  const form = FORMS.find(([name]) => name.test(carrier))?.[1]
  return form === undefined || form.test(number)
}

/** Whether a number was surely written wrongly: it has the form of the postal union (S10) and not its check digit. Of all others nobody can be sure. */
export function isMistyped(carrier: string, trackingNumber: string): boolean {
  const number = plain(trackingNumber)
  return POST.test(carrier) && S10.test(number) && !isPostalNumber(number)
}

/** A number of the postal union with its check digit (UPU standard S10). */
function isPostalNumber(number: string): boolean {
  const parts = S10.exec(number)
  if (!parts) return false
  const sum = Array.from(parts[1] ?? '').reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0), 0)
  const check = 11 - (sum % 11)
  return Number(parts[2]) === (check === 10 ? 0 : check === 11 ? 5 : check)
}
