import type { Grammar } from '../../grammar.ts'

export const GRAMMAR: Grammar = {
  look: /(, en| en|, à| à|,) \{look\}$/,
  numbers: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq'],
  between: { sentences: ' ', names: ', ' },
  measures: { pc: 'pièce', pcs: 'pièces', sticks: 'bâtonnets', cups: 'tasses', bowl: 'bol', bowls: 'bols', mats: 'sets', folds: 'plis' },
  decimal: ',',
  // Names of places and makers stand behind "de" and "que"; what is elided within the sentences is written so.
  polish: (text) => text.replace(/\b([Dd]|[Qq]u)e (?=[AEIOUÉÈÊ])/g, '$1’'),
}
