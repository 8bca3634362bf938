import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseCannotStart, MigrationRefused } from '@hattha/postgres'
import { dataFolderOf, ProjectCannotStart, readProjectConfig, serveProject, type Mail } from '@hattha/supabase-api'
import { createLog } from '../server/log.ts'
import { createMailboxPage } from '../server/mail/mailbox-page.ts'
import { createMailbox } from '../server/mail/mailbox.ts'
import { createMailer } from '../server/mail/mailer.ts'
import { createMetrics } from '../server/metrics.ts'
import { createEndings, onSignals } from '../server/stop.ts'

// npm run api -- --project DIR [--port N] [--data DIR]: serves any Supabase project by our interfaces, without the shop. Its migrations and its
// seed are applied to an embedded database of its own; supabase-js works against it as against the Supabase CLI.

const log = createLog({ logLevel: 'info', mode: 'demo' })
const endings = createEndings()
const leave = (code: number) => {
  log.flush()
  process.exit(code)
}

const starting = main()
// What has only begun to start cannot be ended yet, so a signal waits until it stands; a second one does not.
const stop = () =>
  starting
    .catch(() => undefined)
    .then(() => endings.run(log))
    .then(() => leave(0))
onSignals({ stop: () => void stop(), force: () => leave(130) })
try {
  await starting
} catch (error) {
  await endings.run(log)
  process.stderr.write(`${sentenceOf(error)}\n`)
  leave(1)
}

async function main(): Promise<void> {
  const { project, port: chosenPort, data } = choices()
  if (!existsSync(join(project, 'supabase')))
    throw new ProjectCannotStart(`Cannot start: ${project} has no folder "supabase". Name a Supabase project: npm run api -- --project DIR`)
  const config = readProjectConfig(project, { port: chosenPort })
  const warn = (sentence: string) => void process.stderr.write(`Warning: ${sentence}\n`)
  for (const sentence of config.warnings) warn(sentence)
  const port = chosenPort ?? config.sections.api.port
  const dataFolder = dataFolderOf(project, { chosen: data, instead: resolve(import.meta.dirname, '../.data') })
  const { address, databaseUrl, keys, migrations, seeds, functions } = await serveProject({
    config,
    port,
    dataFolder,
    mail: mailIn(join(dataFolder, 'mailbox')),
    log,
    endings,
    warn,
  })
  const said = [
    `${config.name} is served at ${address}`,
    ...(migrations.length > 0 ? [`migrations applied   ${migrations.length}`] : []),
    ...(seeds.length > 0 ? [`seed files           ${seeds.length}`] : []),
    ...(functions.length > 0 ? [`functions            ${functions.join(', ')}`] : []),
    `publishable key      ${keys.publishable}`,
    `secret key           ${keys.secret}`,
    `anon key             ${keys.anon}`,
    `service_role key     ${keys.serviceRole}`,
    `mail                 ${address}/dev/mailbox`,
    `database             ${databaseUrl}`,
  ]
  process.stdout.write(`${said.join('\n')}\n`)
}

/** Letters of a project are caught as those of the shop are, and leave by the same mailer where the project names a mail server. */
function mailIn(folder: string): Mail {
  const mailbox = createMailbox(folder)
  return {
    mailbox,
    page: createMailboxPage(mailbox),
    bySmtp: ({ url, from }) => createMailer({ smtpUrl: url, from, mailbox, log, metrics: createMetrics() }),
  }
}

function choices(): { project: string; port: number | undefined; data: string | undefined } {
  try {
    const { values } = parseArgs({ options: { project: { type: 'string', default: '.' }, port: { type: 'string' }, data: { type: 'string' } } })
    const port = values.port === undefined ? undefined : Number(values.port)
    if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
      throw new ProjectCannotStart(`Cannot start: --port must be a number from 1 to 65535, but is ${values.port}.`)
    return { project: resolve(values.project), port, data: values.data }
  } catch (error) {
    if (error instanceof ProjectCannotStart) throw error
    throw new ProjectCannotStart(
      `Cannot start: ${error instanceof Error ? error.message : String(error)} Write: npm run api -- --project DIR [--port N] [--data DIR]`,
    )
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof ProjectCannotStart) return error.message
  if (error instanceof MigrationRefused) return `Cannot start: ${error.message}`
  if (error instanceof DatabaseCannotStart) return `Cannot start: ${error.message}${/data folder/.test(error.message) ? ' --data names the data folder.' : ''}`
  return `Cannot start. This should not happen: ${error instanceof Error ? error.stack : String(error)}`
}
