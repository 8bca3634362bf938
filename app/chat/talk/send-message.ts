import type { ShopClient, Tables } from '../../platform/session/supabase.ts'
import { plainPicture } from '../../ui/plain-picture.ts'
import {
  type Attachment,
  attachmentMessageType,
  attachmentPath,
  attachmentType,
  BUCKET,
  type ChatProduct,
  fileProblem,
  isWhatItSays,
  MAX_ATTACHMENTS,
  type Message,
  messageOf,
  orderReferenceText,
} from '../chat.ts'

/** What can be said. */
export type Saying =
  | { kind: 'text'; text: string }
  | { kind: 'sticker'; sticker: string }
  | { kind: 'order'; reference: string }
  | { kind: 'product'; product: ChatProduct }
  | { kind: 'attachments'; attachments: Attachment[] }

/** Why a message was not sent: `hint` of the database, or `failed`. */
export type SendProblem = 'too_many_messages' | 'too_many_conversations' | 'blocked' | 'failed'

export type Sent = { sent: Message; problem?: undefined } | { sent?: undefined; problem: SendProblem }

type Speaker = { conversationId: string; me: string; language: string }

/**
 * Browser only. Says something once, however often it is tried: the caller makes `id` and keeps it until it is said, so that an answer that was lost on the
 * way does not say it twice.
 */
export async function sendMessage(supabase: ShopClient, { conversationId, me, language }: Speaker, id: string, saying: Saying): Promise<Sent> {
  const row = { id, conversation_id: conversationId, sender_id: me, ...columnsOf(saying, language) }
  const { data, error } = await supabase.from('messages').insert(row).select().single()
  if (!error) return { sent: messageOf(data) }
  if (error.code === '23505') {
    const said = await supabase.from('messages').select().eq('id', id).single()
    if (said.data) return { sent: messageOf(said.data) }
  }
  return { problem: isKnown(error.hint) ? error.hint : 'failed' }
}

const isKnown = (hint: string | null): hint is SendProblem => hint !== null && ['too_many_messages', 'too_many_conversations', 'blocked'].includes(hint)

function columnsOf(saying: Saying, language: string): Partial<Tables<'messages'>> {
  switch (saying.kind) {
    case 'text':
      return { message_type: 'text', content: saying.text.trim(), language_code: language }
    case 'order':
      return { message_type: 'text', content: orderReferenceText(saying.reference), language_code: 'en' }
    case 'sticker':
      return { message_type: 'sticker', content: saying.sticker }
    case 'product':
      return { message_type: 'product_ref', content: saying.product.name, product_id: saying.product.id, content_json: { product_name: saying.product.name } }
    case 'attachments':
      return { message_type: attachmentMessageType(saying.attachments), content: null, attachments: saying.attachments }
  }
}

/** A file that was not sent, and why: `upload` can be tried again. */
export type FailedFile = { file: File; problem: 'type' | 'imageSize' | 'videoSize' | 'fileSize' | 'empty' | 'tooMany' | 'upload' }

/** The file without what a camera writes into it: a photograph tells where it was taken, which is often a home. Undefined for a photograph that is none. */
async function untraced(file: File): Promise<Blob | undefined> {
  if (file.type !== 'image/jpeg') return file
  return plainPicture(file).then(
    ({ content }) => content,
    () => undefined,
  )
}

/** Browser only. Uploads files for a conversation, at most three at a time; those that fail are told apart, and the others can be sent. */
export async function uploadFiles(
  supabase: ShopClient,
  conversationId: string,
  files: readonly File[],
): Promise<{ uploaded: Attachment[]; failed: FailedFile[] }> {
  const slots = files.map((file, index) => ({ file, problem: index < MAX_ATTACHMENTS ? fileProblem(file) : ('tooMany' as const) }))
  const uploaded: (Attachment | undefined)[] = []
  const failed: FailedFile[] = slots.flatMap(({ file, problem }) => (problem ? [{ file, problem }] : []))
  const waiting = [...slots.entries()].filter(([, { problem }]) => !problem)
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { file }] = next
      const content = (await isWhatItSays(file)) ? await untraced(file) : undefined
      if (!content) {
        failed.push({ file, problem: 'type' })
        continue
      }
      const path = attachmentPath(conversationId, file, crypto.randomUUID().slice(0, 8), Date.now())
      const { error } = await supabase.storage.from(BUCKET).upload(path, content, { contentType: content.type, upsert: false })
      if (error) failed.push({ file, problem: 'upload' })
      else
        uploaded[index] = {
          type: attachmentType(content.type),
          path,
          name: file.name.slice(0, 255),
          size: content.size,
          contentType: content.type,
        }
    }
  }
  await Promise.all([worker(), worker(), worker()])
  return { uploaded: uploaded.filter((attachment) => attachment !== undefined), failed }
}

/** Browser only. Takes a message back: its row becomes empty, its files go. Answers whether it did. */
export async function deleteMessage(supabase: ShopClient, message: Message, me: string): Promise<boolean> {
  const { error } = await supabase.from('messages').delete().eq('id', message.id).eq('sender_id', me)
  if (error) return false
  const paths = message.attachments.map(({ path }) => path)
  if (paths.length > 0) await supabase.storage.from(BUCKET).remove(paths)
  return true
}
