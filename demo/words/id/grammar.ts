import type { Grammar } from '../../grammar.ts'

export const GRAMMAR: Grammar = {
  look: /, (?:motif |aroma |bentuk |untuk )?\{look\}$/,
  numbers: ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima'],
  between: { sentences: ' ', names: ', ' },
  measures: {
    pc: 'buah',
    pcs: 'buah',
    sticks: 'batang',
    cups: 'cangkir',
    bowl: 'mangkuk',
    bowls: 'mangkuk',
    mats: 'lembar',
    folds: 'lipatan',
  },
  decimal: ',',
}
