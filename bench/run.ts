/**
 * `npm run bench`: what we claim about speed, each claim beside what was measured now, in one table: what, measured, ratio, budget, met or not. `-- --only pages` runs one of
 * them (several with several `--only`), `-- --notes` says where figures come from. Ends well all the same: a figure says as much of the machine and its load as of the shop, so it is read by people, not by a gate.
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadNow, tableOf, type Finding } from './finding.ts'

/** Each a program of its own, so that none inherits another's memory or warmed-up code. */
const BENCHES = [
  'scripts',
  'rest',
  'rest-memory',
  'files',
  'list',
  'office',
  'office-lists',
  'pages',
  'strangers',
  'checkout',
  'memory',
  'live-sockets',
  'chat',
  'lighthouse',
] as const

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [...BENCHES] }, notes: { type: 'boolean', default: false } } })
const unknown = values.only.filter((name) => !BENCHES.some((bench) => bench === name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.`)
  process.exit(1)
}

const findings: Finding[] = []
const broken: string[] = []
for (const name of BENCHES.filter((bench) => values.only.includes(bench))) {
  process.stderr.write(`${name} (${loadNow()})\n`)
  if ((await run(name)) !== 0) broken.push(name)
}
if (values.notes) for (const { what, notes = [] } of findings) for (const note of notes) console.log(`${what}: ${note}`)
const missed = findings.filter(({ met }) => !met).length
console.log(`\n${tableOf(findings)}\n`)
console.log(`${findings.length - missed} of ${findings.length} budgets met, ${loadNow()}. On a machine that does other work compare ratios, not times.`)
if (broken.length > 0) console.log(`BROKEN, its figures are missing or not to be trusted: ${broken.join(', ')}.`)

/** Runs one and hears what it found; answers its exit code. */
function run(name: string): Promise<number> {
  const bench = fork(join(import.meta.dirname, `${name}.ts`), { stdio: 'inherit' })
  bench.on('message', (finding) => {
    // Only `report` of finding.ts sends anything.
    findings.push(finding as Finding)
  })
  return new Promise((resolve) => bench.once('exit', (code) => resolve(code ?? 1)))
}
