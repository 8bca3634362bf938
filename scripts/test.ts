import { openGate } from './gate/open-gate.ts'
import { QUICK, THOROUGH } from './gate/stages.ts'

// npm test: everything. With names (`npm test -- journeys lint`) only those stages.
const wanted = process.argv.slice(2)
const all = [...QUICK, ...THOROUGH]
const unknown = wanted.filter((name) => !all.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
await openGate(wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name)))
