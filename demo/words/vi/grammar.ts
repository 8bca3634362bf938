import type { Grammar } from '../../grammar.ts'

export const GRAMMAR: Grammar = {
  look: /,(?: (?:màu|hình|kiểu|vị|hương|loại))? \{look\}$/,
  between: { sentences: ' ', names: ', ' },
  measures: { pc: 'cái', pcs: 'cái', sticks: 'que', cups: 'tách', bowl: 'bát', bowls: 'bát', mats: 'tấm', folds: 'tấm gấp' },
  decimal: ',',
  // Some looks bring their own "màu".
  polish: (text) => text.replaceAll('màu màu ', 'màu '),
}
