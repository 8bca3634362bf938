const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, in elements and in attributes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
