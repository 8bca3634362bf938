import type { ChatContext } from './chat.ts'

/** How other rooms open the chat without knowing it: they ask, and whoever answers is loaded for those who are signed in. */
const OPEN = 'shop:chat'
const STATE = 'shop:chat-state'

/** Browser only. Opens the chat, about a piece or a maker where one is given: that context stays until the chat is closed. */
export const openChat = (context: ChatContext = {}): void => void window.dispatchEvent(new CustomEvent<ChatContext>(OPEN, { detail: context }))

/** Browser only. Answers every `openChat` until the returned function is called. */
export function onOpenChat(answer: (context: ChatContext) => void): () => void {
  // Dispatched by the function above alone.
  const listener = (asked: Event) => answer((asked as CustomEvent<ChatContext>).detail)
  window.addEventListener(OPEN, listener)
  return () => window.removeEventListener(OPEN, listener)
}

/** Browser only. Tells whoever opened the chat whether it is open. */
export const announceChat = (open: boolean): void => void window.dispatchEvent(new CustomEvent<boolean>(STATE, { detail: open }))

/** Browser only. Hears of the chat opening (true) and closing (false) until the returned function is called. */
export function onChatState(answer: (open: boolean) => void): () => void {
  const listener = (said: Event) => answer((said as CustomEvent<boolean>).detail)
  window.addEventListener(STATE, listener)
  return () => window.removeEventListener(STATE, listener)
}
