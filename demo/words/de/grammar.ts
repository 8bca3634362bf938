import type { Grammar } from '../../grammar.ts'

export const GRAMMAR: Grammar = {
  look: /(, in|,| in| mit) \{look\}$/,
  numbers: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf'],
  between: { sentences: ' ', names: ', ' },
  measures: { pc: 'Stück', pcs: 'Stück', sticks: 'Stäbchen', cups: 'Tassen', bowl: 'Schale', bowls: 'Schalen', mats: 'Sets', folds: 'Falten' },
  decimal: ',',
}
