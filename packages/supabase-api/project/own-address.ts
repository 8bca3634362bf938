/**
 * An address as it is meant outside of Supabase's containers: `kong:8000` and `host.docker.internal` on the port of `[api]` are this server, any other
 * port of that host is this machine. What is no address stays as it is.
 */
export function ownAddress(url: string, at: { address: string; apiPort: number }): string {
  if (!URL.canParse(url)) return url
  const asked = new URL(url)
  const docker = asked.hostname === 'host.docker.internal'
  if (asked.hostname === 'kong' || (docker && asked.port === String(at.apiPort))) return `${at.address}${asked.pathname}${asked.search}`
  if (docker) asked.hostname = '127.0.0.1'
  return docker ? asked.href : url
}
