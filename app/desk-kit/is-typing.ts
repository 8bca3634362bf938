/** Whether a key belongs to somebody who writes, to a dialog, or to the browser, and is no shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  if (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)) return true
  return document.querySelector('dialog[open]') !== null
}
