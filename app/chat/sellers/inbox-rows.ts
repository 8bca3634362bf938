import type { InboxRow } from '../talk.ts'

/** A line of the inbox: for the people of a shop a buyer is one, whatever pieces they ask about; for a buyer it is one subject. */
export function inboxRows(rows: readonly InboxRow[]): InboxRow[] {
  const lines = new Map<string, InboxRow>()
  for (const row of rows) {
    const key = row.as_seller && row.buyer_id !== null ? `${row.seller_id}/${row.buyer_id}` : row.conversation_id
    const line = lines.get(key)
    if (!line) lines.set(key, row)
    // What is unread is what somebody came for; the newest words stay.
    else
      lines.set(key, {
        ...line,
        conversation_id: line.unread > 0 ? line.conversation_id : row.unread > 0 ? row.conversation_id : line.conversation_id,
        unread: line.unread + row.unread,
      })
  }
  return [...lines.values()]
}
