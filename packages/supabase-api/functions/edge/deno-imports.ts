/**
 * What an import of a Deno function means under Node: a package (by its npm name), a module of ours that stands in for Deno's, nothing at all (types
 * only), or something that cannot be had, with the reason. Undefined for what Node understands by itself.
 */
export type DenoImport = { package: string } | { standIn: string } | { nothing: true } | { impossible: string }

/** Their modules are published to npm under the same name. */
const HOSTS = /^https:\/\/(?:esm\.sh|cdn\.skypack\.dev|cdn\.jsdelivr\.net\/npm|unpkg\.com|esm\.run|jspm\.dev|ga\.jspm\.io\/npm:)\/?(.+)$/

export function meaningOf(specifier: string): DenoImport | undefined {
  if (/\.d\.ts(\?.*)?$/.test(specifier) || /^(jsr:@supabase\/functions-js|npm:@supabase\/functions-js)(@[^/]+)?\/edge-runtime/.test(specifier))
    return { nothing: true }
  if (specifier.startsWith('npm:')) return { package: packageOf(specifier.slice('npm:'.length)) }
  if (specifier.startsWith('jsr:')) return ofJsr(packageOf(specifier.slice('jsr:'.length)))
  const [, path] = HOSTS.exec(specifier) ?? []
  if (path !== undefined) return { package: packageOf(path.replace(/^(v\d+|stable)\//, '').replace(/^\*/, '')) }
  if (/^https:\/\/deno\.land\/std(@[^/]+)?\/http\/server\.ts$/.test(specifier))
    return { standIn: 'export const serve = (handler, options) => Deno.serve(options ?? {}, handler)' }
  // Deno has XMLHttpRequest by this module only; the packages that asked for it have used fetch for years.
  if (/^https:\/\/deno\.land\/x\/xhr(@[^/]+)?\/mod\.ts$/.test(specifier)) return { nothing: true }
  if (/^https?:/.test(specifier))
    return { impossible: `${specifier} is fetched from the network when Deno runs it; Node does not. Import it from npm: instead` }
  return undefined
}

/** `@scope/name@1.2.3/part?target=deno` without its version and its question. */
function packageOf(path: string): string {
  const [plain = ''] = path.replace(/^\/+/, '').split(/[?#]/)
  const [, name = plain, rest = ''] = /^((?:@[^/]+\/)?[^/@]+)(?:@[^/]*)?(\/.*)?$/.exec(plain) ?? []
  return name + (rest === '/+esm' || rest === '/' ? '' : rest)
}

function ofJsr(path: string): DenoImport {
  if (path === '@supabase/supabase-js' || path.startsWith('@supabase/supabase-js/')) return { package: path }
  if (path === '@hono/hono' || path.startsWith('@hono/hono/')) return { package: path.replace('@hono/hono', 'hono') }
  const [, scope, name, rest = ''] = /^@([^/]+)\/([^/]+)(\/.*)?$/.exec(path) ?? []
  // npm's own way to packages of JSR: https://jsr.io/docs/npm-compatibility
  return scope === undefined || name === undefined ? { impossible: `jsr:${path} is no package of JSR` } : { package: `@jsr/${scope}__${name}${rest}` }
}

/** What an import map makes of a specifier: an exact name, or the longest prefix that ends with a slash. */
export function mapped(imports: Readonly<Record<string, string>>, specifier: string): string | undefined {
  if (Object.hasOwn(imports, specifier)) return imports[specifier]
  const prefix = Object.keys(imports)
    .filter((name) => name.endsWith('/') && specifier.startsWith(name))
    .sort((one, other) => other.length - one.length)[0]
  return prefix === undefined ? undefined : `${imports[prefix] ?? ''}${specifier.slice(prefix.length)}`
}
