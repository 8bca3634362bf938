import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, nhìn gần',
    hung: '{name}, treo hết chiều dài',
    form: '{name}, mặc trên ma-nơ-canh',
    head: '{name}, đeo trên ma-nơ-canh đầu',
    hand: '{name}, đeo trên bàn tay sứ',
  },
  workshops: {
    'loom-khit': 'Bên khung cửi: vải khit dệt được một nửa, que bắt hoa chờ sau go',
    gilding: 'Bên bàn vẽ: chiếc bình phủ hoa men và vàng được một nửa',
    mortar: 'Bên bàn bếp: cà ri giã trong cối đá, quanh là ớt và sả',
  },
}
