import { configure } from '@testing-library/react'

// `findBy` and `waitFor` wait for something to appear, not for time: a busy machine may take longer than the second they wait by default.
configure({ asyncUtilTimeout: 60_000 })
