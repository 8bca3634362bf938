import { runGate } from './gate/gate.ts'
import { QUICK, THOROUGH } from './gate/stages.ts'

// npm test: everything. With names (`npm test -- journeys lint`) only those stages.
const wanted = process.argv.slice(2)
const stages = [...QUICK, ...THOROUGH].filter(({ name }) => wanted.length === 0 || wanted.includes(name))
process.exit((await runGate(stages)) ? 0 : 1)
