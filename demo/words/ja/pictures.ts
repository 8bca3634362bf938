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
    'loom-silk': '機の上：織りかけの絣の絹と、その上に置かれた杼',
    'loom-khit': '機の上：織りかけのキット織と、綜絖の後ろの柄出し棒',
    'loom-cotton': '機の上：織りかけの格子木綿と、その上に置かれた杼',
    'loom-tin-jok': '機の上：織りかけのティーンチョックの裾と、金糸を巻いた杼',
    'indigo-vat': '藍甕：濡れた布から染料が滴り、隣に濃淡の藍の糸束',
    'batik-frame': 'バティックの枠：白い木綿に蝋の線、半分は彩色済み',
    stitching: '刺繍枠：途中まで刺したクロスステッチと針、糸、六色の糸束',
    wheel: 'ろくろ：濡れた土から挽いたばかりの鉢',
    gilding: '絵付け台：琺瑯の花と金で半分まで彩られた壺',
    chasing: '銀細工の台：松脂の上の鉢と、槌と鏨',
    basketry: '籠編みの台：縦骨が立ち、籐の最初の段が編まれたところ',
    bamboo: '籠編みの台：細い竹が半ばまで編み上がったところ',
    carving: '彫刻台：彫りかけの蓮の板と、鑿と木屑',
    mortar: '台所：石臼の中のカレーペーストと、まわりの唐辛子とレモングラス',
    easel: 'イーゼル：上から描き進めた蓮池の絵と、手前のパレットと筆',
  },
}
