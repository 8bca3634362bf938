import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/field.tsx'
import { listMyParcels } from './my-parcels.ts'

type ParcelFieldProps = { sellerId: string } & Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'>

/** By which of its shop's kinds of parcels a piece goes; nothing where there is only the usual one. One that has ended is the usual one again. */
export function ParcelField({ sellerId, value, ...field }: ParcelFieldProps) {
  const { t } = useTranslation('desk-products')
  const parcels = useQuery({ queryKey: ['my-parcels', sellerId], queryFn: () => listMyParcels(sellerId) })
  if (!parcels.data || parcels.data.length === 0) return null
  return (
    <Select
      label={t('kind.parcel')}
      options={[{ value: '', label: t('parcelUsual') }, ...parcels.data.map(({ id, name }) => ({ value: id, label: name }))]}
      value={parcels.data.some(({ id }) => id === value) ? value : ''}
      {...field}
    />
  )
}
