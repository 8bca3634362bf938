import { expect, test } from 'vitest'
import type { InboxRow } from '../talk.ts'
import { inboxRows } from './inbox-rows.ts'

const row = (changes: Partial<InboxRow>): InboxRow => ({
  conversation_id: 'a',
  seller_id: 'ban',
  buyer_id: 'mai',
  as_seller: true,
  name: 'Mai',
  avatar_url: null,
  is_verified: false,
  last_message_at: '2026-11-26T10:00:00Z',
  last_type: 'text',
  last_content: 'Is it there?',
  last_is_mine: false,
  last_is_deleted: false,
  unread: 0,
  ...changes,
})

test('a buyer who asks about three pieces is one line of the shop, which opens at what is unread', () => {
  const lines = inboxRows([
    row({}),
    row({ conversation_id: 'b', unread: 2 }),
    row({ conversation_id: 'c', unread: 1 }),
    row({ conversation_id: 'd', buyer_id: 'lek', name: 'Lek' }),
  ])
  expect(lines.map(({ conversation_id: id, name, unread }) => [id, name, unread])).toEqual([
    ['b', 'Mai', 3],
    ['d', 'Lek', 0],
  ])
})

test('subjects of a buyer, and accounts that are gone, stay apart', () => {
  expect(inboxRows([row({ as_seller: false }), row({ as_seller: false, conversation_id: 'b' })])).toHaveLength(2)
  expect(inboxRows([row({ buyer_id: null }), row({ buyer_id: null, conversation_id: 'b' })])).toHaveLength(2)
})
