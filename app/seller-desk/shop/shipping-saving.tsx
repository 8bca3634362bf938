import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RefusedAnswer } from '../../platform/answered.ts'
import { showToast } from '../../ui/toast.ts'

const REFUSED = [
  'too_dear',
  'not_offered',
  'no_rate',
  'no_weights',
  'no_countries',
  'no_profile',
  'no_name',
  'no_place',
  'name_taken',
  'too_many_profiles',
  'too_many_changes',
] as const

export function ShippingRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation('desk-shipping')
  if (error === null) return null
  const code = error instanceof RefusedAnswer ? error.hint : ''
  return (
    <p role="alert" className="text-sm font-medium text-terracotta">
      {t(`refused.${REFUSED.find((each) => each === code) ?? 'unexpected'}`)}
    </p>
  )
}

/** Writes something of how a shop sends, and has it read anew wherever it is shown. */
export function useShippingSaving<Wish>(seller: string, write: (wish: Wish) => Promise<unknown>, onSaved?: (wish: Wish) => void) {
  const { t } = useTranslation('desk-shipping')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: async (_, wish) => {
      showToast({ title: t('saved'), tone: 'success' })
      onSaved?.(wish)
      await Promise.all([queries.invalidateQueries({ queryKey: ['my-shipping', seller] }), queries.invalidateQueries({ queryKey: ['my-parcels', seller] })])
    },
  })
}
