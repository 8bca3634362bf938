import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { checkAddress, type Address, type AddressField, type AddressProblem } from '../../addresses/address.ts'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { readablePhone } from '../../addresses/phone.ts'
import { liesWhereItSays } from '../../addresses/use-thai-places.ts'
import { callFunction } from '../../platform/call-function.ts'
import { countryRule } from '../../shipping/countries.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'

type Props = { order: string; address: Address; token: string; onClose: () => void; onSaved: () => Promise<void> }

/** The address of an order, to be mended. Its country stays. */
export default function CorrectAddressSheet({ order, address, token, onClose, onSaved }: Props) {
  const { t } = useTranslation(['tracking', 'addresses'])
  const form = useRef<HTMLFormElement>(null)
  const [key] = useState(() => crypto.randomUUID())
  const [seen] = useState(() => whole(address))
  const [typed, setTyped] = useState<Address>(() => ({ ...whole(address), phone: readablePhone(address.phone) }))
  const [problems, setProblems] = useState<readonly AddressProblem[]>([])
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'tooLate'>('idle')
  const postcodes = useHref('/postcodes')

  const problemOf = (field: AddressField) => {
    const found = problems.find((problem) => problem.field === field)
    return found && t(`problem.${found.code}`, { ns: 'addresses', example: countryRule(typed.country).postcodeExample })
  }
  const refuse = (found: readonly AddressProblem[]) => {
    setProblems(found)
    setState('idle')
    focusFirstProblem(form.current)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    const checked = checkAddress(typed)
    if (!checked.valid) return refuse(checked.problems)
    setProblems([])
    setState('busy')
    if (!(await liesWhereItSays(postcodes, checked.address))) return refuse([{ field: 'subdistrict', code: 'subdistrict_mismatch' }])
    const answer = await callFunction('correct-address', { order, token, key, address: checked.address, seen }, { repeatable: true })
    if (!answer.done) return setState(answer.refusal.status === 409 ? 'tooLate' : 'failed')
    await onSaved()
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t('address.title')} place="end">
      <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <p className="text-sm text-ink-soft">{t('address.text')}</p>
        <AddressFields
          sameCountry
          address={typed}
          onChange={(changes) => {
            setTyped((before) => ({ ...before, ...changes }))
            setProblems((before) => before.filter(({ field }) => !(field in changes)))
          }}
          problemOf={problemOf}
        />
        <div role="alert" className="empty:hidden">
          {(state === 'failed' || state === 'tooLate') && <Notice>{t(state === 'tooLate' ? 'address.tooLate' : 'failed')}</Notice>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={state === 'busy'}>
            {t('address.save')}
          </Button>
          <Button look="plain" onClick={onClose}>
            {t('action.back')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

/** Orders of early days lack lines that addresses have today. */
const whole = (address: Partial<Address>): Address => ({
  recipient: '',
  phone: '',
  line1: '',
  line2: '',
  subdistrict: '',
  district: '',
  province: '',
  postcode: '',
  country: '',
  note: '',
  ...address,
})
