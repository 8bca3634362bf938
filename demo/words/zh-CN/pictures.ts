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
    'loom-silk': '织机上：织到一半的絣织丝绸，梭子搁在上面',
    'loom-khit': '织机上：织到一半的 khit 布，提花棒在综片后面',
    'loom-cotton': '织机上：织到一半的格子棉布，梭子搁在上面',
    'loom-tin-jok': '织机上：织到一半的 tin jok 裙边，梭子里是金线',
    'indigo-vat': '靛蓝染缸：湿布滴着染液，旁边挂着深浅不一的蓝色纱线',
    'batik-frame': '蜡染框：白棉布上的蜡线，一半已经上色',
    stitching: '绣绷上：绣到一半的十字绣，配着针、线和六色纱',
    wheel: '拉坯轮上：刚用湿泥拉好的碗',
    gilding: '彩绘桌上：半边已布满珐琅花和金线的罐子',
    chasing: '银匠工作台：搁在松香上的碗，旁边是锤子和錾子',
    basketry: '编篮台上：立好的经条，头几圈藤已编好',
    bamboo: '编篮台上：细竹篾编到一半高',
    carving: '雕刻台上：刻到一半的莲花板，旁边是凿子和木屑',
    mortar: '厨房台上：石臼里的咖喱酱，四周是辣椒和香茅',
    easel: '画架上：从上往下画的莲池，前面是调色板和画笔',
  },
}
