// Everything here must run on Node 20 and without node_modules: it is what brings both.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const NEEDED = 24
/** Room for what lives a moment: V8 would let it grow until it held more than everything that stays (`bench/rest-memory.ts`). */
const YOUNG_SPACE = '--max-semi-space-size=16'
/** Where Node keeps our TypeScript as it runs it: a start that finds it there is quicker, and never loads the compiler. */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled')

/**
 * Installs what package-lock.json asks for if it is not there yet, and returns the Node to run the shop with.
 * Ends the process with a sentence when either is impossible.
 */
export function prepare() {
  const ours = major(process.version) >= NEEDED
  const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const canBeBundled = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
  if (!ours && !canBeBundled)
    giveUp(`Hattha needs Node ${NEEDED} or newer and this is Node ${process.versions.node}. Install it from https://nodejs.org and try again.`)

  // An image comes without the packages that only build and test: nothing is missing there, and nobody installs into it.
  const why = process.env.HATTHA_PACKAGES === 'given' ? undefined : whatIsMissing()
  if (why) install(why)

  if (ours) return process.execPath
  const said = spawnSync(bundled, ['--version'], { encoding: 'utf8' })
  if (said.status !== 0 || major(said.stdout) < NEEDED)
    giveUp(
      `Hattha needs Node ${NEEDED} or newer, this is Node ${process.versions.node}, and the one npm installed in ${bundled} does not run here. Install Node ${NEEDED} from https://nodejs.org and try again.`,
    )
  return bundled
}

/**
 * Runs a program of the shop to its end and resolves to its exit code; `env` is for what the environment does not say. Signals reach it: what the terminal sends arrives by itself,
 * what is sent to this process is passed on, and when the process above us is gone (npm ends at once on SIGTERM) the program is told to stop.
 */
export function run(node, parameters, env = {}) {
  return new Promise((done) => {
    const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`
    const child = spawn(node, [YOUNG_SPACE, ...parameters], {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, ...process.env, NODE_COMPILE_CACHE: compiled, PATH: path },
    })
    const pass = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    const above = process.ppid
    const watch = setInterval(() => process.ppid !== above && child.kill('SIGTERM'), 1_000)
    child.once('error', (error) => giveUp(`Cannot run ${node}: ${error.message}`))
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const one of signals) process.off(one, pass)
      // The shell's convention: 128 and the signal's number.
      done(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15))
    })
  })
}

const major = (version) => Number.parseInt(version.replace('v', ''), 10)

function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Why an install is needed, or undefined when node_modules holds exactly what the lock file names for this system. */
function whatIsMissing() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return 'node_modules is not there yet'
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  for (const [place, { version, optional, link }] of Object.entries(wanted)) {
    // The project itself and its packages are there with the clone; what imports them needs the links to them.
    if (optional || !place.startsWith('node_modules/')) continue
    if (link) {
      if (!existsSync(join(root, place))) return `${place} does not lead anywhere`
      continue
    }
    const found = installed[place]
    if (!found) return `${place.slice('node_modules/'.length)} is missing`
    if (found.version !== version) return `${place.slice('node_modules/'.length)} is ${found.version}, not ${version}`
    if (!existsSync(join(root, place))) return `${place} was deleted`
  }
  const node = `node_modules/node-${process.platform}-${process.arch}`
  if (wanted[node] && !existsSync(join(root, node)) && major(process.version) < NEEDED) return 'Node 24 is missing'
  return undefined
}

function install(why) {
  console.log(`Installing the packages of package-lock.json (${why}). This takes a minute the first time.`)
  // npm tells its own place when it runs us; that one works where no npm is on the PATH.
  const npm = process.env.npm_execpath
  const parameters = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...parameters], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', parameters, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.error) giveUp(`Cannot run npm: ${done.error.message}`)
  if (done.status !== 0) giveUp('npm could not install the packages; what it said is above. With a network, "npm start" tries again.')
}
