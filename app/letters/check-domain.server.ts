/** What the DNS says about one of the three: fine, too weak to count, there more than once, missing, or not answered. */
export type DomainCheck = {
  name: 'spf' | 'dkim' | 'dmarc'
  host: string
  verdict: 'ok' | 'weak' | 'many' | 'missing' | 'unanswered' | 'no_selector'
  record: string
}

type Wish = { domain: string; selector: string; txt: (name: string) => Promise<string[][]> }

/**
 * Looks at what lets others believe that a letter is ours: who may send (SPF, RFC 7208), with which key it is signed (DKIM, RFC 6376), and what is done with what is neither (DMARC, RFC 7489).
 */
export async function checkDomain({ domain, selector, txt }: Wish): Promise<DomainCheck[]> {
  const look = async (name: DomainCheck['name'], host: string, begins: RegExp, weak: RegExp): Promise<DomainCheck> => {
    const found = await recordsAt(txt, host)
    if (found === undefined) return { name, host, verdict: 'unanswered', record: '' }
    const records = found.filter((record) => begins.test(record))
    const [record] = records
    if (record === undefined) return { name, host, verdict: 'missing', record: '' }
    // Two of them are none (RFC 7208 4.5, RFC 7489 6.6.3).
    if (records.length > 1) return { name, host, verdict: 'many', record: records.join('\n') }
    return { name, host, verdict: weak.test(record) ? 'weak' : 'ok', record }
  }
  return Promise.all([
    look('spf', domain, /^v=spf1(\s|$)/i, /[\s+]\+?all\b|\?all\b/i),
    selector === ''
      ? ({ name: 'dkim', host: `…._domainkey.${domain}`, verdict: 'no_selector', record: '' } as const)
      : // An empty key is one that was taken back.
        look('dkim', `${selector}._domainkey.${domain}`, /(^|;)\s*p=/i, /(^|;)\s*p=\s*(;|$)/i),
    look('dmarc', `_dmarc.${domain}`, /^v=DMARC1(\s|;|$)/i, /;\s*p\s*=\s*none/i),
  ])
}

/** The texts at a name, each put together from its parts; none where there is no such name, undefined where nobody answered. */
async function recordsAt(txt: Wish['txt'], host: string): Promise<string[] | undefined> {
  try {
    return (await txt(host)).map((parts) => parts.join(''))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined
  }
}
