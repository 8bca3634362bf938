import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}，近看',
    hung: '{name}，展開懸掛的全貌',
    form: '{name}，穿戴在裁縫人台上',
    head: '{name}，佩戴在頭模上',
    hand: '{name}，佩戴在瓷手模上',
  },
  workshops: {
    'loom-khit': '織機上：織到一半的 khit 布，提花棒在綜片後面',
    gilding: '彩繪桌上：半邊已布滿琺瑯花和金線的罐子',
    mortar: '廚房檯上：石臼裡的咖哩醬，四周是辣椒和香茅',
  },
}
