import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}，近看',
    hung: '{name}，展开悬挂的全貌',
    form: '{name}，穿戴在裁缝人台上',
    head: '{name}，佩戴在头模上',
    hand: '{name}，佩戴在瓷手模上',
  },
  workshops: {
    'loom-khit': '织机上：织到一半的 khit 布，提花棒在综片后面',
    gilding: '彩绘桌上：半边已布满珐琅花和金线的罐子',
    mortar: '厨房台上：石臼里的咖喱酱，四周是辣椒和香茅',
  },
}
