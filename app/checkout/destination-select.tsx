import { CountrySelect } from '../addresses/country-select.tsx'
import { changeDraft, type CheckoutDraft } from './checkout-draft.ts'

type Props = { draft: CheckoutDraft; label: string; error?: string | undefined; className?: string }

/** The country a parcel goes to. Another country has other states, postcodes and ways to deliver, so what depends on it starts anew. */
export function DestinationSelect({ draft, ...rest }: Props) {
  const choose = (country: string) => changeDraft({ address: { ...draft.address, country, province: '', postcode: '', subdistrict: '' }, delivery: {} })
  return <CountrySelect country={draft.address.country} onChange={choose} {...rest} />
}
