/** Whether an address can be told anything: by TLS, or this machine in a shop that plays. */
export function isWebhookAddress(text: string): boolean {
  const address = URL.parse(text.trim())
  if (address === null || address.username !== '' || address.password !== '') return false
  return address.protocol === 'https:' || (address.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname))
}
