import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}、近くから',
    hung: '{name}、吊るして全体を',
    form: '{name}、トルソーに着せて',
    head: '{name}、ヘッドマネキンに着けて',
    hand: '{name}、磁器のハンドスタンドに着けて',
  },
  workshops: {
    'loom-khit': '機の上：織りかけのキット織と、綜絖の後ろの柄出し棒',
    gilding: '絵付け台：琺瑯の花と金で半分まで彩られた壺',
    mortar: '台所：石臼の中のカレーペーストと、まわりの唐辛子とレモングラス',
  },
}
