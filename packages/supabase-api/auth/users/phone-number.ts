import { AuthRefusal } from '../refusal.ts'

/** A phone number as GoTrue stores it: E.164 without the plus. Refuses everything else. */
export function phoneNumber(given: string): string {
  const phone = given
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s()-]/g, '')
  if (!/^[1-9]\d{1,14}$/.test(phone)) throw new AuthRefusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
  return phone
}
