/** Who asks for something: the network address, and the e-mail address that is given. */
export type Asking = { ip?: string; email?: string | null | undefined }

/** Whom staff keep out (`/admin/security`): networks, e-mail addresses and domains. Answers from memory. */
export interface Blocklist {
  keepsOut(who: Asking): boolean
}
