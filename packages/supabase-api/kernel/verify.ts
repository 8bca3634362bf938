/** Why a credential stands for nobody. */
export type TokenError = {
  reason: 'malformed' | 'algorithm' | 'unknown-key' | 'signature' | 'expired' | 'not-yet-valid' | 'claims'
  message: string
}

/** Whom a credential stands for: the database role, and what the token claims. Test with `result.error`. */
export type Verification<Claims = Readonly<Record<string, unknown>>> =
  | { role: string; claims: Claims; error?: undefined }
  | { error: TokenError; role?: undefined; claims?: undefined }

/** Checks a token or API key. Never throws for a bad one; throws when it cannot be checked at all. The auth interface has it, the others are handed it. */
export type Verify = (credential: string) => Promise<Verification>
