import { use } from 'react'
import { Links, Meta } from 'react-router'
import { LANGUAGES } from '../i18n/languages.ts'
import { messagesAddress } from '../i18n/warm-messages.ts'
import { ScriptNonce } from '../platform/script-nonce.ts'
import { type BrowserFacts, FACTS_ID } from '../platform/session/browser-facts.ts'
import { AFTER_PAINT } from './after-paint.ts'
import { useHandles, useMessagesOfPage } from './html-facts.ts'
import { BEFORE_PAINT } from './before-paint.ts'
import { fontsOf } from './fonts-of.ts'
import type { Shell } from './load-shell.server.ts'

/** Everything in `<head>` that does not depend on the screen. Screens add their own `<title>` and `<meta>`, which React moves here. */
export function DocumentHead({ shell }: { shell: Shell | undefined }) {
  const handles = useHandles()
  const namespaces = useMessagesOfPage()
  const noindex = handles.some((handle) => handle.noindex) || !shell
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fbf8f2" />
      {/* Before everything that can wait: the page is not painted without it. */}
      <Links />
      <script nonce={use(ScriptNonce)} dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} suppressHydrationWarning />
      {shell && <script type="application/json" id={FACTS_ID} dangerouslySetInnerHTML={{ __html: factsOf(shell) }} suppressHydrationWarning />}
      {shell && fontsOf(shell.language).map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />)}
      {shell &&
        namespaces.map((namespace) => (
          <link key={namespace} rel="preload" as="fetch" crossOrigin="anonymous" href={messagesAddress(shell.messages, shell.catalogue, namespace)} />
        ))}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {noindex ? <meta name="robots" content="noindex" /> : <Alternates shell={shell} query={handles.at(-1)?.cache?.canonical ?? []} />}
      <Meta />
    </head>
  )
}

/** Stands at the end of the body, behind the scripts it starts. */
export const AfterPaint = () => <script nonce={use(ScriptNonce)} dangerouslySetInnerHTML={{ __html: AFTER_PAINT }} suppressHydrationWarning />

// `<` would end the block early if a setting held `</script>`.
function factsOf({ anonKey, geoUrl }: Shell): string {
  const facts: BrowserFacts = { api: { url: '', anonKey, functionsUrl: '' }, geoUrl }
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}

/** The page's one address, and the same page in every language; without prefix it detects, so that address is `x-default`. */
function Alternates({ shell, query }: { shell: Shell; query: readonly string[] }) {
  const [pathname = '/', search = ''] = shell.path.split('?')
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams(query.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value])))
  const path = `${pathname === '/' ? '' : pathname}${kept.size > 0 ? `?${kept}` : ''}`
  return (
    <>
      <link rel="canonical" href={`${shell.siteUrl}/${shell.language}${path}`} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${shell.siteUrl}/${language}${path}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${shell.siteUrl}${path || '/'}`} />
    </>
  )
}
