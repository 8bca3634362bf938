import { Settings } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

export const settingsCard: AdminCard = {
  name: 'settings',
  section: 'system',
  icon: Settings,
  words: 'admin-settings',
  rights: { read: 'settings.read', write: 'settings.write' },
  exports: true,
  async finds(words, say) {
    const { listSettings } = await import('./setting.ts')
    const wanted = words.toLowerCase().split(/\s+/)
    return (await listSettings())
      .map(({ key, description }) => ({ id: key, title: say(`meanings.${key}`, description), search: `?q=${encodeURIComponent(key)}` }))
      .filter(({ id, title }) => wanted.every((word) => `${id} ${title}`.toLowerCase().includes(word)))
  },
  list: () => import('./settings-list.tsx'),
}
