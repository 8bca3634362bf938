/** Whether a status (RFC 3463) says that there is nobody: a bad or moved mailbox or host. A full one, a refusal by policy or size may be another thing tomorrow. */
export const isNobody = (code: string): boolean => /^5\.1\.(1|2|3|6|10)\b/.test(code)
