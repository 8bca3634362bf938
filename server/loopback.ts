/** Where a web server listens. */
export type Place = { host: string; port: number }

/** Where this machine reaches its own shop, whatever its public name is. */
export const loopback = ({ host, port }: Place): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`
