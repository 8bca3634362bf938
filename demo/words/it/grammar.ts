import type { Grammar } from '../../grammar.ts'

export const GRAMMAR: Grammar = {
  look: /(, in| in|,) \{look\}$/,
  // They stand before "colori", "motivi" and "varietà".
  numbers: ['nessun', 'un', 'due', 'tre', 'quattro', 'cinque'],
  between: { sentences: ' ', names: ', ' },
  measures: {
    pc: 'pezzo',
    pcs: 'pezzi',
    sticks: 'bastoncini',
    cups: 'tazze',
    bowl: 'ciotola',
    bowls: 'ciotole',
    mats: 'tovagliette',
    folds: 'pieghe',
  },
  decimal: ',',
  // Names of places stand behind "a", which is "ad" before another A.
  polish: (text) => text.replace(/(?<!\p{L})([Aa]) (?=A)/gu, '$1d '),
}
