import type { Tables } from '../platform/session/supabase.ts'

/** The specification's names for what is said and what is carried along (sections 3, 5 and 9). */
export type MessageType = 'text' | 'image' | 'video' | 'sticker' | 'product_ref'
export type Attachment = { type: 'image' | 'video' | 'file'; path: string; name: string; size: number; contentType: string }

/** A message as it is stored; `from_seller` speaks for the maker, `deleted_at` was taken back: the row is empty and stays. */
export type Message = Omit<MessageRow, 'content_json' | 'attachments'> & {
  content_json: { product_name?: string } | null
  attachments: Attachment[]
}
type MessageRow = Tables<'messages'> & { translations?: Pick<Tables<'message_translations'>, 'language' | 'content' | 'engine'>[] }

/** The message of a row: what is JSON in it was checked when it was written. */
export const messageOf = (row: MessageRow): Message => ({
  ...row,
  content_json: row.content_json as Message['content_json'],
  attachments: row.attachments as Attachment[],
})

export type ChatProduct = { id: string; name: string; image: string | null }
export type ChatSeller = { id: string; business_name: string; avatar_url: string | null; location: string; rating: number; is_verified: boolean }

/** What the chat is about: a piece and its maker, a maker, or nothing. */
export type ChatContext = { product?: ChatProduct; seller?: ChatSeller }

export const STICKERS = ['😄', '😊', '😍', '🤝', '👍', '👎', '🙏', '🎉', '🔥', '💎', '🧵', '🛍️', '🇹🇭'] as const
/** Their names, in the same order: keys below `sticker` of the catalogue. */
export const STICKER_NAMES = [
  'smile',
  'blush',
  'heartEyes',
  'handshake',
  'thumbsUp',
  'thumbsDown',
  'pray',
  'party',
  'fire',
  'gem',
  'thread',
  'shoppingBags',
  'thaiFlag',
] as const

export const MAX_ATTACHMENTS = 10
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
export const MAX_VIDEO_BYTES = 50 * 1024 * 1024
/** PDF files; the database and the storage hold to the same. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const FILE_TYPE = 'application/pdf'
export const BUCKET = 'chat-attachments'
/** How long a link to an attachment holds; renewed while a page shows it. */
export const LINK_SECONDS = 60
export const SELLER_LIST_LIMIT = 10
export const PRODUCT_SEARCH_LIMIT = 10
export const PRODUCT_SEARCH_MIN = 2
export const MESSAGE_MAX = 4000

/** What a message with these attachments is called: after its first. */
export const attachmentMessageType = ([first]: readonly Attachment[]): MessageType => (first?.type === 'image' || first?.type === 'video' ? first.type : 'text')

/** Sent as it stands, whatever the language: the specification's words. */
export const orderReferenceText = (reference: string): string => `Order reference: ${reference.trim()}`

/** Conversation, time, chance, ending: nobody can guess it, nothing is overwritten. */
export function attachmentPath(conversationId: string, file: { name: string; type: string }, chance: string, now: number): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(file.name)?.[1]?.toLowerCase() ?? file.type.split('/')[1]?.replaceAll(/[^a-z0-9]/g, '') ?? 'bin'
  return `${conversationId}/${now}-${chance}.${ending}`
}

/** Why a file cannot be sent; undefined when it can. */
export function fileProblem(file: { type: string; size: number }): 'type' | 'imageSize' | 'videoSize' | 'fileSize' | 'empty' | undefined {
  if (file.size === 0) return 'empty'
  if (file.type.startsWith('image/')) return file.size > MAX_IMAGE_BYTES ? 'imageSize' : undefined
  if (file.type.startsWith('video/')) return file.size > MAX_VIDEO_BYTES ? 'videoSize' : undefined
  if (file.type === FILE_TYPE) return file.size > MAX_FILE_BYTES ? 'fileSize' : undefined
  return 'type'
}

/** The kind of an attachment, by the type of its file. */
export const attachmentType = (contentType: string): Attachment['type'] =>
  contentType.startsWith('video/') ? 'video' : contentType === FILE_TYPE ? 'file' : 'image'

/** Whether a file that is called a PDF begins as one. */
export async function isWhatItSays(file: Blob): Promise<boolean> {
  return file.type !== FILE_TYPE || (await file.slice(0, 5).text()) === '%PDF-'
}

/** The address of an attachment that is kept by the reader, and never opened as a page. The storage reads the names of signed links twice. */
export const downloadAddress = (link: string, name: string): string =>
  `${link}${link.includes('?') ? '&' : '?'}download=${encodeURIComponent(encodeURIComponent(name))}`

/** Messages by time, each once, the newer version of a row winning: what was taken back or translated since. */
export function withMessages(known: readonly Message[], arrived: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of arrived) {
    const before = byId.get(message.id)
    const translations = message.translations ?? before?.translations
    byId.set(message.id, { ...before, ...message, ...(translations && { translations }) })
  }
  return [...byId.values()].toSorted((a, b) => (a.created_at === b.created_at ? (a.id < b.id ? -1 : 1) : a.created_at < b.created_at ? -1 : 1))
}
