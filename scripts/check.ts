import { openGate } from './gate/open-gate.ts'
import { QUICK } from './gate/stages.ts'

// npm run check: types, lint, format, dead code, SQL, guardrails and unit tests. The quick gate, for every save.
await openGate(QUICK)
