import fc from 'fast-check'
import { randomRuns, randomSeed } from '../../scripts/gate/random-seed.ts'

// Whatever is random in tests comes from here, and so from one seed; a test that took fast-check itself would begin somewhere else each time.
fc.configureGlobal({ seed: randomSeed() })

export { fc, randomRuns }
