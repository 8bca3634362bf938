import type { RuledOut } from './ruled-out.ts'

export const RULED_OUT: readonly RuledOut[] = []
