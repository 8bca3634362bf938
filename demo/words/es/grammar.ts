import type { Grammar } from '../../grammar.ts'

export const GRAMMAR: Grammar = {
  look: /(, en| en|,) \{look\}$/,
  // They stand before "colores", "diseños" and "variedades".
  numbers: ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco'],
  between: { sentences: ' ', names: ', ' },
  measures: {
    pc: 'pieza',
    pcs: 'piezas',
    sticks: 'varillas',
    cups: 'tazas',
    bowl: 'cuenco',
    bowls: 'cuencos',
    mats: 'manteles individuales',
    folds: 'pliegues',
  },
  decimal: ',',
}
