import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, metadata, text } from '../body.ts'
import { deviceOf, requireAdmin } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { afterUserCreated, beforeUserCreated } from '../hooks/user-created.ts'
import { redirectOf } from '../letters/redirect.ts'
import { prepareLetter, sendLetter } from '../letters/send-letter.ts'
import { createUser } from '../users/create-user.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUser, getUserByEmail } from '../users/get-user.ts'
import { userJson } from '../users/user.ts'
import { emailTaken } from './create-user-by-admin.ts'

const Body = v.object({ email: text, data: metadata })

/** `POST /invite`: an account that begins with a letter. https://supabase.com/docs/reference/javascript/auth-admin-inviteuserbyemail */
export const invite: Endpoint = async (auth, c) => {
  await requireAdmin(auth, c)
  const given = await bodyOf(c, Body)
  const email = emailAddress(given.email)
  const redirectTo = redirectOf(auth.settings, c)
  const { ip } = deviceOf(auth, c)
  const isNew = (await getUserByEmail(auth.db, email)) === undefined
  if (isNew) await beforeUserCreated(auth, { email, provider: 'email', data: given.data ?? {} }, ip)
  const now = auth.now()
  const invited = await auth.db.transaction(async (tx) => {
    const known = await getUserByEmail(tx, email)
    if (known?.email_confirmed_at) throw emailTaken()
    const user = known ?? (await createUser(tx, { email, passwordHash: null, data: given.data ?? {}, invited: true, now }))
    if (known) await tx.run('update auth.users set invited_at = $2, updated_at = $2 where id = $1', [user.id, now])
    await recordAction(tx, { action: 'user_invited', actor: undefined, ip, traits: { user_id: user.id, user_email: email }, now })
    const letter = await prepareLetter(auth, tx, { user, purpose: 'invite', redirectTo })
    return { letter, user: (await getUser(tx, user.id)) ?? user }
  })
  await sendLetter(auth, invited.letter)
  if (isNew) afterUserCreated(auth, invited.user.id, ip)
  return c.json(userJson(invited.user))
}
