import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkAddress, type Address } from '../addresses/address.ts'
import { addressOf, isSameAddress, listAddresses, type SavedAddress } from '../addresses/address-book.ts'
import { Select } from '../ui/field.tsx'
import { changeDraft, checkoutDraft, type CheckoutDraft } from './checkout-draft.ts'

type Props = {
  draft: CheckoutDraft
  /** Guests have no address book; nothing is asked for them. */
  member: boolean
  /** The fields below; they learn whether what they hold is in the book already. */
  children: (isSaved: boolean) => ReactNode
}

/** A member's addresses to choose from; the default one fills a form nobody has typed in, and without a book what the shop knows of the buyer does. */
export function SavedAddresses({ draft, member, children }: Props) {
  const { t } = useTranslation('checkout')
  const [saved, setSaved] = useState<readonly SavedAddress[]>([])
  useEffect(() => {
    if (!member) return
    let left = false
    const begin = async () => {
      const found = await listAddresses()
      if (left) return
      setSaved(found)
      const [first] = found
      if (first) fill(addressOf(first))
      else await fillFromKnown(() => left)
    }
    // Without them the form is filled in by hand, so a failure is not worth a word.
    void begin().catch(() => undefined)
    return () => {
      left = true
    }
  }, [member])

  // The book holds tidied addresses: "081 234 5678" and "+66812345678" are one phone.
  const checked = checkAddress(draft.address)
  const written = checked.valid ? checked.address : draft.address
  const current = saved.find((one) => isSameAddress(one, written))
  return (
    <>
      {saved.length > 0 && (
        <Select
          label={t('address.saved')}
          required
          options={[
            ...saved.map((one) => ({ value: one.id, label: [one.recipient, one.line1, one.district, one.postcode].filter(Boolean).join(', ') })),
            { value: '', label: t('address.another') },
          ]}
          value={current?.id ?? ''}
          onChange={(event) => {
            const chosen = saved.find(({ id }) => id === event.currentTarget.value)
            if (chosen) changeDraft({ address: addressOf(chosen), delivery: {}, saveAddress: false })
            else changeDraft({ address: { ...EMPTY, country: draft.address.country } })
          }}
        />
      )}
      {children(current !== undefined)}
    </>
  )
}

const EMPTY: Omit<Address, 'country'> = { recipient: '', phone: '', line1: '', line2: '', subdistrict: '', district: '', province: '', postcode: '', note: '' }

function fill(known: Partial<Address>): void {
  const { address } = checkoutDraft()
  if (isUntouched(address)) changeDraft({ address: { ...address, ...known } })
}

async function fillFromKnown(left: () => boolean): Promise<void> {
  const { addressToBegin, knownBuyer } = await import('./known-buyer.ts')
  const buyer = await knownBuyer()
  if (buyer && !left()) fill(addressToBegin(buyer))
}

const isUntouched = ({ recipient, line1, phone }: Address) => recipient === '' && line1 === '' && phone === ''
