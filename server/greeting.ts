import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Settings } from './configuration.ts'

const Accounts = v.array(v.object({ role: v.string(), email: v.string(), password: v.string(), totpSecret: v.optional(v.string()) }))
/** The demo's accounts, which its seed writes into the data folder. */
export type DemoAccounts = v.InferOutput<typeof Accounts>

export const demoAccountsFile = (dataFolder: string): string => join(dataFolder, 'demo-accounts.json')

/** What the terminal says when the shop is open: where it is, and in the demo who one can be there. For the operator, hence in English. */
export async function greeting(settings: Settings): Promise<string> {
  const lines = ['', `Hattha is open: ${settings.siteUrl}`]
  if (settings.demo || settings.development) {
    if (settings.smtpUrl === undefined) lines.push(`Its mail lands in: ${settings.siteUrl}/dev/mailbox`)
    const accounts = await accountsIn(demoAccountsFile(settings.dataFolder))
    const width = Math.max(0, ...accounts.map(({ email }) => email.length))
    if (accounts.length > 0)
      lines.push('', 'Accounts to try it with (staff sign in at /admin, with a code of their authenticator app):', ...accounts.map(lineOf(width)))
  }
  return [...lines, '', 'Ctrl-C stops it.', '', ''].join('\n')
}

const lineOf =
  (width: number) =>
  ({ role, email, password, totpSecret }: DemoAccounts[number]): string =>
    `  ${role.padEnd(9)} ${email.padEnd(width)}  ${password}${totpSecret === undefined ? '' : `  ${totpSecret}`}`

/** The demo's accounts; none where there is no demo. */
export async function accountsIn(file: string): Promise<DemoAccounts> {
  try {
    return v.parse(Accounts, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
