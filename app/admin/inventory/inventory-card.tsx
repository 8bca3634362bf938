import { Boxes } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import type { InventoryRow } from './inventory-row.ts'
import { nameOf } from './inventory-row.ts'
import { inventorySource } from './inventory-source.ts'

export const inventoryCard: AdminCard = {
  name: 'inventory',
  section: 'commerce',
  icon: Boxes,
  words: 'admin-inventory',
  rights: { read: 'inventory.read', write: 'inventory.write' },
  source: inventorySource,
  exports: true,
  list: () => import('./inventory-list.tsx'),
  show: () => import('./inventory-show.tsx'),
  create: () => import('./inventory-create.tsx'),
  titleOf: (record) => nameOf(record as InventoryRow),
}
