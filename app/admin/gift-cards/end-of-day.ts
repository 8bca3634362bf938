/** The moment a day of Thailand ends (`2026-11-27` as typed); null for none. */
export const endOfDay = (day: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T23:59:59+07:00`).toISOString() : null)
