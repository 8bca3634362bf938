import { runGate } from './gate/gate.ts'
import { QUICK } from './gate/stages.ts'

// npm run check: types, lint, format, dead code, guardrails and unit tests. The quick gate, for every save.
process.exit((await runGate(QUICK)) ? 0 : 1)
