import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedAnswer } from '../../platform/answered.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { changeAddress, type MyShop } from './my-shop.ts'

/** What the database says no with, as `desk:address.problem` tells it. */
const REFUSALS = ['address_form', 'address_taken', 'too_many_addresses'] as const

/** The address to write on packages: chosen by the shop, and the ones before lead on to it. */
export function AddressForm({ shop }: { shop: MyShop }) {
  const { t } = useTranslation(['desk', 'dashboard'])
  const queries = useQueryClient()
  const [typed, setTyped] = useState(shop.slug)
  const save = useMutation({
    mutationFn: (slug: string) => changeAddress(shop.id, slug),
    onSuccess: async () => {
      showToast({ title: t('shop.saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-shop', shop.id] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(typed.trim().toLowerCase())
  }
  const error = save.error
  const refusal = error instanceof RefusedAnswer ? REFUSALS.find((hint) => hint === error.hint) : undefined
  const home = `${location.origin}/sellers/`
  return (
    <ProfileSection title={t('address.title')} text={t('address.text')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t('address.field')}
          hint={`${home}${typed.trim().toLowerCase()}`}
          required
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={refusal ? t(`address.problem.${refusal}`) : error ? whyOf(t, error).text : undefined}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="submit" busy={save.isPending}>
            {t('product.save', { ns: 'dashboard' })}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}
