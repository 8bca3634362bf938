/** Where a link of an article may lead, as its page takes it (`app/blog/parse-article.server.ts`): a page of this shop, or elsewhere by HTTPS or mail. */
export function linkOf(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text) || text.length > 500) return undefined
  if (/^\/(?![/\\])/.test(text) || /^https:\/\/[^/]/i.test(text) || /^mailto:[^@]+@[^@]+$/i.test(text)) return text
  return /^www\.[^/]+\./i.test(text) ? `https://${text}` : undefined
}
