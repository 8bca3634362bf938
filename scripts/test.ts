import { openGate } from './gate/open-gate.ts'
import { ALL, QUICK, THOROUGH } from './gate/stages.ts'

// npm test: everything that may have been broken. `npm test -- all` leaves nothing out; with names (`npm test -- journeys lint`) only those stages.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => name !== 'all' && !ALL.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. There are: ${ALL.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
if (wanted.length === 0) await openGate([...QUICK, ...THOROUGH])
await openGate(wanted.includes('all') ? ALL : ALL.filter(({ name }) => wanted.includes(name)))
