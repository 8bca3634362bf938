import type { Grammar } from '../../grammar.ts'

export const GRAMMAR: Grammar = {
  look: /(, em| em|, com|,) \{look\}$/,
  // They stand before "cores", "estampas" and "variedades".
  numbers: ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco'],
  between: { sentences: ' ', names: ', ' },
  measures: {
    pc: 'peça',
    pcs: 'peças',
    sticks: 'varetas',
    cups: 'xícaras',
    bowl: 'tigela',
    bowls: 'tigelas',
    mats: 'jogos americanos',
    folds: 'dobras',
  },
  decimal: ',',
}
