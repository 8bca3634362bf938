import type { Grammar } from '../../grammar.ts'

export const GRAMMAR: Grammar = {
  look: /（\{look\}）$|\{look\}$/,
  between: { sentences: '', names: '、' },
  measures: {
    cm: '厘米',
    mm: '毫米',
    m: '米',
    ml: '毫升',
    kg: '千克',
    g: '克',
    pc: '件',
    pcs: '件',
    sticks: '支',
    cups: '只杯',
    bowl: '只碗',
    bowls: '只碗',
    mats: '张',
    folds: '折',
  },
  decimal: '.',
  /** Chinese stands apart from Latin letters and digits by a space, wherever the facts bring them together. */
  polish: (text) =>
    text
      .replace(/(\p{Script=Han})([A-Za-z0-9])/gu, '$1 $2')
      .replace(/([A-Za-z0-9%])(\p{Script=Han})/gu, '$1 $2')
      .replace(/(\p{Script=Han}) +(?=\p{Script=Han})/gu, '$1'),
}
