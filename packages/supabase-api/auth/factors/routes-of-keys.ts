import type { Context, Hono } from 'hono'
import { deleteFactorByAdmin, listFactorsByAdmin, renameFactorByAdmin } from '../admin/user-factors.ts'
import type { Endpoint } from '../context.ts'
import { deletePasskey, deletePasskeyByAdmin, listPasskeys, listPasskeysByAdmin, renamePasskey } from '../passkeys/keep-passkeys.ts'
import { finishPasskey, startPasskey } from '../passkeys/register-passkey.ts'
import { askForPasskey, signInByPasskey } from '../passkeys/sign-in-by-passkey.ts'
import { challengeFactor } from './challenge-factor.ts'
import { enrollFactor } from './enroll-factor.ts'
import { generateRecoveryCodes, recoveryCodesStatus, regenerateRecoveryCodes, unenrollRecoveryCodes, verifyRecoveryCode } from './recovery-codes.ts'
import { unenrollFactor } from './unenroll-factor.ts'
import { verifyFactor } from './verify-factor.ts'

/** Second factors, recovery codes and passkeys. */
export function routesOfKeys(app: Hono, on: (endpoint: Endpoint) => (c: Context) => Promise<Response>): void {
  app.get('/factors/recovery-codes', on(recoveryCodesStatus))
  app.post('/factors/recovery-codes', on(generateRecoveryCodes))
  app.delete('/factors/recovery-codes', on(unenrollRecoveryCodes))
  app.post('/factors/recovery-codes/verify', on(verifyRecoveryCode))
  app.post('/factors/recovery-codes/regenerate', on(regenerateRecoveryCodes))
  app.post('/factors', on(enrollFactor))
  app.post('/factors/:id/challenge', on(challengeFactor))
  app.post('/factors/:id/verify', on(verifyFactor))
  app.delete('/factors/:id', on(unenrollFactor))
  app.get('/admin/users/:id/factors', on(listFactorsByAdmin))
  app.put('/admin/users/:id/factors/:factorId', on(renameFactorByAdmin))
  app.delete('/admin/users/:id/factors/:factorId', on(deleteFactorByAdmin))

  app.post('/passkeys/registration/options', on(startPasskey))
  app.post('/passkeys/registration/verify', on(finishPasskey))
  app.post('/passkeys/authentication/options', on(askForPasskey))
  app.post('/passkeys/authentication/verify', on(signInByPasskey))
  app.get('/passkeys', on(listPasskeys))
  app.patch('/passkeys/:id', on(renamePasskey))
  app.delete('/passkeys/:id', on(deletePasskey))
  app.get('/admin/users/:id/passkeys', on(listPasskeysByAdmin))
  app.delete('/admin/users/:id/passkeys/:passkeyId', on(deletePasskeyByAdmin))
}
