import { BellPlus } from 'lucide-react'
import { useCallback, useEffect, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { storedPerson } from '../platform/session/stored-person.ts'
import { Button } from '../ui/button.tsx'
import { takeWanted, wantSearch } from './saved-search.ts'

type SaveSearchProps = {
  /** The list, as its address has it. */
  address: string
  /** What the search is called, made from its words. */
  name: string
}

/** Saves the search of a list. Who is not signed in is asked to sign in, and finds it saved on the way back. Needs the namespace `catalog`. */
export function SaveSearchButton({ address, name }: SaveSearchProps) {
  const { t } = useTranslation('catalog')
  const navigate = useNavigate()
  const [busy, startSaving] = useTransition()
  const save = useCallback(
    () =>
      startSaving(async () => {
        const { saveThisSearch } = await import('./save-this-search.ts')
        await saveThisSearch({ query: address.split('?')[1] ?? '', name }, { goTo: navigate })
      }),
    [address, name, navigate],
  )
  useEffect(() => {
    if (storedPerson() && takeWanted(address)) save()
  }, [address, save])
  const press = () => {
    if (storedPerson()) return save()
    wantSearch(address)
    void navigate(`/auth?next=${encodeURIComponent(address)}`)
  }
  return (
    <Button look="quiet" size="small" busy={busy} onClick={press}>
      <BellPlus className="size-4.5 shrink-0" aria-hidden="true" />
      {t('list.saveSearch')}
    </Button>
  )
}
