import type { ChatProduct, ChatSeller } from './chat.ts'

/** Whom a chat is with: a maker who is spoken to (the conversation is opened or found), or a conversation from the inbox. */
export type Talk =
  | { kind: 'seller'; seller: ChatSeller; product?: ChatProduct }
  | { kind: 'known'; conversationId: string; name: string; avatar: string | null; verified: boolean }

/** A line of `my_inbox`. */
export type InboxRow = {
  conversation_id: string
  seller_id: string
  /** Null for an account that is gone. */
  buyer_id: string | null
  as_seller: boolean
  name: string
  avatar_url: string | null
  is_verified: boolean
  last_message_at: string
  last_type: string
  last_content: string | null
  last_is_mine: boolean
  last_is_deleted: boolean
  unread: number
}

export const talkOf = (row: InboxRow, nameless: string): Talk => ({
  kind: 'known',
  conversationId: row.conversation_id,
  name: row.name === '' ? nameless : row.name,
  avatar: row.avatar_url,
  verified: row.is_verified,
})
