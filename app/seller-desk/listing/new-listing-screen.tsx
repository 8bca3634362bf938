import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { DeskSkeleton } from '../desk-skeleton.tsx'

/** A new piece gets its number here and keeps it: its draft, its pictures' folder and the piece itself bear the same. */
export default function NewListingScreen() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [id] = useState(() => crypto.randomUUID())
  const shop = search.get('shop')
  const step = search.get('step')
  useEffect(
    () =>
      void navigate(`/seller-dashboard/products/${id}${step === null ? '' : `?step=${encodeURIComponent(step)}`}`, {
        replace: true,
        state: { begins: shop ?? 'mine' },
      }),
    [id, shop, step, navigate],
  )
  return <DeskSkeleton />
}
