import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/field.tsx'
import { listMyBrands } from './my-brands.ts'

type BrandFieldProps = { sellerId: string; kept: string | null } & Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'>

/** Under which brand a piece is sold, among those its maker may use. One it has keeps its place, though it can no longer be chosen anew. */
export function BrandField({ sellerId, kept, ...field }: BrandFieldProps) {
  const { t } = useTranslation('dashboard')
  const brands = useQuery({ queryKey: ['my-brands', sellerId], queryFn: () => listMyBrands(sellerId) })
  const offered = brands.data ?? []
  const before = kept !== null && !offered.some(({ id }) => id === kept) ? [{ value: kept, label: t('product.brandKept') }] : []
  // A field without its options would forget what is chosen.
  if (!brands.data || (offered.length === 0 && before.length === 0)) return null
  return (
    <Select
      label={t('product.brand')}
      options={[{ value: '', label: t('product.noBrand') }, ...before, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
      {...field}
    />
  )
}
