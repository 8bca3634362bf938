import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADDRESSES_MAX, addressOf, listAddresses, makeDefault, removeAddress, saveAddress, type SavedAddress } from '../addresses/address-book.ts'
import { ProfileSection } from './profile-section.tsx'
import { whyOf } from '../platform/problem-key.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailureLine } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast.ts'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { CHANGES_ELSEWHERE } from '../platform/query.ts'
import { Part } from '../ui/part.tsx'

type Props = { owner: string; name: string; phone: string }

/** Where parcels go: a person's addresses, one of them the default. */
export function AddressBook({ owner, name, phone }: Props) {
  const { t } = useTranslation(['profile', 'dashboard'])
  const queries = useQueryClient()
  const queryKey = ['my-addresses', owner]
  const book = useQuery({ queryKey, queryFn: listAddresses, ...CHANGES_ELSEWHERE })
  // undefined: closed; null: a new one.
  const [editing, setEditing] = useState<SavedAddress | null>()
  const look = () => queries.invalidateQueries({ queryKey })
  const failed = (error: unknown) => showToast({ title: t('notSaved', { ns: 'dashboard' }), ...whyOf(t, error), tone: 'failure' })
  const choose = useMutation({ mutationFn: makeDefault, onError: failed, onSettled: look })
  const remove = useMutation({
    mutationFn: (address: SavedAddress) => removeAddress(address.id),
    onSuccess: (_, address) =>
      showToast({
        title: t('addresses.removed'),
        action: {
          label: t('addresses.undo'),
          run: () => void saveAddress({ address: addressOf(address), isDefault: address.isDefault }).then(look, failed),
        },
      }),
    onError: failed,
    onSettled: look,
  })
  const addresses = book.data ?? []
  return (
    <ProfileSection title={t('addresses.title')} text={t('addresses.text')}>
      {book.isError ? (
        <LoadFailureLine error={book.error} onRetry={() => void book.refetch()} />
      ) : !book.data ? (
        <Skeleton className="h-40" />
      ) : (
        <div className="grid gap-4">
          {addresses.length === 0 ? (
            <p className="rounded-control bg-gold-wash px-4 py-3">{t('addresses.none')}</p>
          ) : (
            <ul className="grid gap-3 xl:grid-cols-2">
              {addresses.map((address) => (
                <Part key={address.id} item>
                  <AddressCard
                    address={address}
                    busy={(remove.isPending && remove.variables.id === address.id) || (choose.isPending && choose.variables === address.id)}
                    onEdit={() => setEditing(address)}
                    onDefault={() => choose.mutate(address.id)}
                    onRemove={() => remove.mutate(address)}
                  />
                </Part>
              ))}
            </ul>
          )}
          {addresses.length < ADDRESSES_MAX ? (
            <Button look="quiet" icon={<Plus className="size-5" aria-hidden="true" />} className="justify-self-start" onClick={() => setEditing(null)}>
              {t('addresses.add')}
            </Button>
          ) : (
            <p className="text-sm text-ink-soft">{t('addresses.full', { count: ADDRESSES_MAX })}</p>
          )}
        </div>
      )}
      <AddressDialog
        address={editing}
        person={{ name, phone }}
        offerDefault={addresses.length > 0 && !editing?.isDefault}
        onClose={() => setEditing(undefined)}
        onSaved={look}
      />
    </ProfileSection>
  )
}
