import { dateFormat } from '../i18n/date-format.ts'

/** When an early piece opens to everybody. Readers are all over the world, so the shop's own clock is named. */
export const openingTime = (language: string, moment: string): string =>
  dateFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Bangkok',
    timeZoneName: 'short',
  }).format(new Date(moment))
