import type { ResourceCard } from '../../desk-kit/resource-card.ts'

/** The sections of the back office: those of the specification's sidebar (§2), what waits before them, money and the system by themselves. */
export const SECTIONS = ['work', 'overview', 'users', 'content', 'commerce', 'marketing', 'money', 'system'] as const
export type Section = (typeof SECTIONS)[number]

/** The card whose screen is `/admin` itself. */
export const HOME = 'dashboard'

export type AdminCard = ResourceCard & { section: Section }
