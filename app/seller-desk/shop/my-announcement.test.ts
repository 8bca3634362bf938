import { expect, test } from 'vitest'
import { announcementDraft, announcementOf, announcementStanding, type MyAnnouncement } from './my-announcement.ts'

const NOW = Date.parse('2026-12-05T03:00:00Z')
const KEPT: MyAnnouncement = { words: 'งานวัด', language: 'th', starts: '2026-12-04T17:00:00.000Z', ends: '2026-12-06T17:00:00.000Z', takenBecause: null }

test('days are typed as days of Thailand, both of them belong to it, and what was kept is typed again as it was', () => {
  const draft = announcementDraft(KEPT, 'th', NOW)
  expect(draft).toEqual({ words: 'งานวัด', language: 'th', from: '2026-12-05', to: '2026-12-06' })
  expect(announcementOf(draft, NOW)).toEqual({ wish: { words: 'งานวัด', language: 'th', starts_at: KEPT.starts, ends_at: KEPT.ends } })
})

test('no words, too many, or a last day that is over or before the first are said before anything is sent', () => {
  const of = (change: object) => announcementOf({ words: 'Silk week', language: 'en', from: '', to: '', ...change }, NOW)
  expect(of({})).toEqual({ wish: { words: 'Silk week', language: 'en', starts_at: null, ends_at: null } })
  expect(of({ words: ' ' })).toEqual({ problems: new Set(['words']) })
  expect(of({ words: '🧵'.repeat(500) })).toMatchObject({ wish: { language: 'en' } })
  expect(of({ words: '🧵'.repeat(501) })).toEqual({ problems: new Set(['words']) })
  expect(of({ to: '2026-12-04' })).toEqual({ problems: new Set(['days']) })
  expect(of({ from: '2026-12-10', to: '2026-12-09' })).toEqual({ problems: new Set(['days']) })
})

test('it stands now, later, no more, or was taken down', () => {
  expect(announcementStanding(KEPT, NOW)).toBe('now')
  expect(announcementStanding(KEPT, Date.parse('2026-12-01T00:00:00Z'))).toBe('later')
  expect(announcementStanding(KEPT, Date.parse('2026-12-07T00:00:00Z'))).toBe('ended')
  expect(announcementStanding({ ...KEPT, takenBecause: 'It is not true' }, NOW)).toBe('taken')
  expect(announcementDraft(KEPT, 'th', Date.parse('2026-12-07T00:00:00Z'))).toMatchObject({ words: 'งานวัด', from: '', to: '' })
})
