import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { checkAddress, type Address, type AddressField, type AddressProblem } from '../addresses/address.ts'
import { addressOf, saveAddress, type SavedAddress } from '../addresses/address-book.ts'
import { readablePhone } from '../addresses/phone.ts'
import { liesWhereItSays } from '../addresses/use-thai-places.ts'
import { AddressFields } from '../addresses/address-fields.tsx'
import { guessCountry } from '../shipping/guess-country.ts'
import { countryRule } from '../shipping/countries.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Sheet } from '../ui/dialog.tsx'
import { focusFirstProblem } from '../ui/focus-first-problem.ts'

type Props = {
  /** The address to change; null for a new one, undefined while the sheet is closed. */
  address: SavedAddress | null | undefined
  /** Whose name and phone a new address begins with. */
  person: { name: string; phone: string }
  offerDefault: boolean
  onClose: () => void
  onSaved: () => Promise<unknown>
}

/** A sheet to write an address into. */
export function AddressDialog({ address, onClose, ...rest }: Props) {
  const { t } = useTranslation('profile')
  return (
    <Sheet open={address !== undefined} onClose={onClose} title={t(address ? 'addresses.editTitle' : 'addresses.addTitle')} place="end">
      {address !== undefined && <AddressForm key={address?.id ?? 'new'} address={address} onClose={onClose} {...rest} />}
    </Sheet>
  )
}

function AddressForm({ address, person, offerDefault, onClose, onSaved }: Omit<Props, 'address'> & { address: SavedAddress | null }) {
  const { t } = useTranslation(['profile', 'addresses', 'dashboard'])
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Address>(() => (address ? { ...addressOf(address), phone: readablePhone(address.phone) } : beginning(person)))
  const [isDefault, setDefault] = useState(false)
  const [problems, setProblems] = useState<readonly AddressProblem[]>([])
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const postcodes = useHref('/postcodes')

  const problemOf = (field: AddressField) => {
    const found = problems.find((problem) => problem.field === field)
    return found && t(`problem.${found.code}`, { ns: 'addresses', example: countryRule(typed.country).postcodeExample })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailed(false)
    const refuse = (found: readonly AddressProblem[]) => {
      setProblems(found)
      focusFirstProblem(form.current)
    }
    const checked = checkAddress(typed)
    if (!checked.valid) return refuse(checked.problems)
    setProblems([])
    setBusy(true)
    if (!(await liesWhereItSays(postcodes, checked.address))) {
      setBusy(false)
      return refuse([{ field: 'subdistrict', code: 'subdistrict_mismatch' }])
    }
    try {
      await saveAddress({ address: checked.address, ...(address && { id: address.id }), isDefault })
      await onSaved()
      onClose()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <AddressFields
        address={typed}
        onChange={(changes) => {
          setTyped((before) => ({ ...before, ...changes }))
          setProblems((before) => before.filter(({ field }) => !(field in changes)))
        }}
        problemOf={problemOf}
      />
      {offerDefault && <Checkbox label={t('addresses.useAsDefault')} checked={isDefault} onChange={(event) => setDefault(event.currentTarget.checked)} />}
      <div role="alert" className="empty:hidden">
        {failed && <p className="font-medium text-terracotta">{t('notSaved', { ns: 'dashboard' })}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('addresses.save')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('cancel', { ns: 'dashboard' })}
        </Button>
      </div>
    </form>
  )
}

const beginning = ({ name, phone }: Props['person']): Address => ({
  recipient: name,
  phone: readablePhone(phone),
  line1: '',
  line2: '',
  subdistrict: '',
  district: '',
  province: '',
  postcode: '',
  country: guessCountry(),
  note: '',
})
