import type { FilterValue } from '../../desk-kit/rest-question.ts'

/** The rows behind a number: a list and what narrows it; `own` names the filters among those that are no columns. */
export type FigureLink = { card: string; filter: Readonly<Record<string, FilterValue>>; own?: readonly string[] }

/** A week with today in it. */
const WEEK_BEGAN_MS = 6 * 86_400_000

/** What the seven cards count, where their lists are. `today` is a day of the shop's country. */
export const totalLinks = (today: string) =>
  ({
    pending: { card: 'orders', filter: { waiting: true }, own: ['waiting'] },
    lowStock: { card: 'inventory', filter: { low: true }, own: ['low'] },
    reviews: {
      card: 'reviews',
      filter: { created_at: { from: new Date(new Date(`${today}T00:00:00Z`).getTime() - WEEK_BEGAN_MS).toISOString().slice(0, 10) } },
    },
    sold: { card: 'orders', filter: { sold: true }, own: ['sold'] },
    users: { card: 'people', filter: {} },
    products: { card: 'products', filter: { status: ['active'] } },
  }) satisfies Record<string, FigureLink>

/** What is counted of a span of days. */
export const spanLinks = (span: { from: string; to: string }) =>
  ({
    sold: { card: 'orders', filter: { sold: true, created_at: span }, own: ['sold'] },
    refunds: { card: 'refunds', filter: { status: ['succeeded'], succeeded_at: span } },
    late: { card: 'orders', filter: { late: true, delivered_at: span }, own: ['late'] },
  }) satisfies Record<string, FigureLink>
