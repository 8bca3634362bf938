/** Where most people have their mail, in the countries the shop speaks the languages of. What is spelled like one of them but is not is probably a slip. */
const COMMON = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
  'web.de',
  't-online.de',
  'orange.fr',
  'libero.it',
  'ziggo.nl',
  'naver.com',
  'hanmail.net',
  'qq.com',
  '163.com',
  '126.com',
  'yahoo.co.jp',
  'docomo.ne.jp',
]

/** Real ones that are spelled nearly like another. */
const ALSO_REAL = new Set([
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.at',
  'gmx.ch',
  'gmx.net',
  'gmx.fr',
  'yahoo.co',
  'live.co',
  'live.ca',
  'live.cn',
  'me.com',
  'qq.co',
])

/** The address somebody probably meant: with a well-known domain in place of one that is a letter away from it (wrong, missing, too many, or two changed round). */
export function suggestEmail(typed: string): string | undefined {
  const at = typed.trim().lastIndexOf('@')
  const name = typed.trim().slice(0, at)
  const domain = typed
    .trim()
    .slice(at + 1)
    .toLowerCase()
  if (at < 1 || COMMON.includes(domain) || ALSO_REAL.has(domain)) return undefined
  const meant = COMMON.find((known) => isOneSlip(domain, known))
  return meant && `${name}@${meant}`
}

/** Whether one letter was typed wrong, left out, added, or changed round with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  // Of short names too many are a letter apart.
  if (meant.length < 8 || Math.abs(typed.length - meant.length) > 1) return false
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from += 1
  const [rest, wanted] = [typed.slice(from), meant.slice(from)]
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest.length > 1 && rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
