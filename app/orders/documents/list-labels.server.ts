import type { Database } from '../../platform/database.ts'
import type { PackingSlip } from './document.ts'
import { listPackingSlips } from './get-document.server.ts'
import { listHandedOver } from './list-handed-over.server.ts'

/** What is stuck on parcels: one for each that has its number already, else one for the order. */
export async function listLabels(db: Database, orderIds: readonly string[]): Promise<PackingSlip[]> {
  const parcels = await listHandedOver(db, orderIds)
  return (await listPackingSlips(db, orderIds)).flatMap((slip) => {
    const numbered = parcels.filter(({ orderNumber, trackingNumber }) => orderNumber === slip.orderNumber && trackingNumber !== '')
    return numbered.length === 0 ? [slip] : numbered.map(({ carrier, trackingNumber }) => ({ ...slip, parcel: { carrier, trackingNumber } }))
  })
}
