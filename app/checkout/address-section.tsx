import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../ui/checkbox.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { AddressFields, NO_PLACE } from '../addresses/address-fields.tsx'
import { changeDraft, type CheckoutDraft } from './checkout-draft.ts'
import type { ProblemOf } from './draft-problems.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { Step } from './step.tsx'

/** `fetched`: nothing is sent anywhere, so that no place is asked. */
type Props = { draft: CheckoutDraft; member: boolean; fetched: boolean; problemOf: ProblemOf }

/** Step 1: who buys, and where the parcels go. */
export function AddressSection({ draft, member, fetched, problemOf }: Props) {
  const { t } = useTranslation('checkout')
  const { address } = draft
  // Somebody chose another country while no place was asked: a Thai one is none of its.
  const isElsewhere = !fetched && address.country !== 'TH' && address.province.startsWith('TH-')
  useEffect(() => {
    if (isElsewhere) changeDraft({ address: { ...address, ...NO_PLACE } })
  }, [isElsewhere, address])
  return (
    <Step number={1} title={t(fetched ? 'address.contact' : 'address.heading')}>
      <div className="grid gap-4">
        <EmailField
          label={t('contact.email')}
          hint={member ? undefined : t('contact.emailHint')}
          error={problemOf('email')}
          name="email"
          autoComplete="email"
          value={draft.email}
          onChange={(event) => changeDraft({ email: event.currentTarget.value })}
        />
        {fetched ? (
          <>
            <p className="text-sm text-ink-soft">{t('address.fetched')}</p>
            <AddressFields
              contactOnly
              address={draft.address}
              onChange={(changes) => changeDraft({ address: { ...draft.address, ...changes } })}
              problemOf={problemOf}
            />
          </>
        ) : (
          <SavedAddresses draft={draft} member={member}>
            {(isSaved) => (
              <>
                <AddressFields
                  address={draft.address}
                  onChange={(changes) => changeDraft({ address: { ...draft.address, ...changes }, ...('country' in changes && { delivery: {} }) })}
                  problemOf={problemOf}
                />
                {member && !isSaved && (
                  <Checkbox
                    label={t('address.save')}
                    name="saveAddress"
                    checked={draft.saveAddress}
                    onChange={(event) => changeDraft({ saveAddress: event.currentTarget.checked })}
                  />
                )}
              </>
            )}
          </SavedAddresses>
        )}
      </div>
    </Step>
  )
}
