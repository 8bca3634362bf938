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
    'loom-silk': '織機上：織到一半的絣織絲綢，梭子擱在上面',
    'loom-khit': '織機上：織到一半的 khit 布，提花棒在綜片後面',
    'loom-cotton': '織機上：織到一半的格紋棉布，梭子擱在上面',
    'loom-tin-jok': '織機上：織到一半的 tin jok 裙邊，梭子裡是金線',
    'indigo-vat': '靛藍染缸：濕布滴著染液，旁邊掛著深淺不一的藍色紗線',
    'batik-frame': '蠟染框：白棉布上的蠟線，一半已經上色',
    stitching: '繡框上：繡到一半的十字繡，配著針、線和六色紗',
    wheel: '拉坯輪上：剛用濕泥拉好的碗',
    gilding: '彩繪桌上：半邊已布滿琺瑯花和金線的罐子',
    chasing: '銀匠工作檯：擱在松香上的碗，旁邊是鎚子和鏨子',
    basketry: '編籃檯上：立好的經條，頭幾圈藤已編好',
    bamboo: '編籃檯上：細竹篾編到一半高',
    carving: '雕刻檯上：刻到一半的蓮花板，旁邊是鑿子和木屑',
    mortar: '廚房檯上：石臼裡的咖哩醬，四周是辣椒和香茅',
    easel: '畫架上：由上往下畫的蓮池，前面是調色盤和畫筆',
  },
}
