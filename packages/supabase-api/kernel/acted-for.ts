type Claims = Readonly<Record<string, unknown>>

/** Whether a token lets its bearer look and change nothing. `read_only` is a claim of ours: each interface refuses to write with it, and rows are read in a transaction that is read only. */
export const isReadOnly = (claims: Claims): boolean => claims['read_only'] === true

/** Whether somebody else acts with this token for the person it names (`act`, RFC 8693 section 4.1). Whether it still stands is asked with every request. */
export const isActedFor = (claims: Claims): boolean => typeof claims['act'] === 'object' && claims['act'] !== null

/** What every interface answers who tries to write with such a token. */
export const READ_ONLY = { code: 'read_only', message: 'This token reads and changes nothing.' } as const
