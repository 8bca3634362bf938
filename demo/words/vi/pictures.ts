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
    'loom-silk': 'Bên khung cửi: lụa ikat dệt được một nửa, con thoi nằm trên mặt vải',
    'loom-khit': 'Bên khung cửi: vải khit dệt được một nửa, que bắt hoa chờ sau go',
    'loom-cotton': 'Bên khung cửi: vải bông kẻ ô dệt được một nửa, con thoi nằm trên mặt vải',
    'loom-tin-jok': 'Bên khung cửi: gấu váy tin jok dệt được một nửa, chỉ vàng trong con thoi',
    'indigo-vat': 'Bên vại chàm: vải ướt nhỏ giọt cạnh những con chỉ nhiều sắc xanh',
    'batik-frame': 'Bên khung batik: nét sáp trên vải trắng, một nửa đã tô màu',
    stitching: 'Bên khung thêu: mũi chữ thập thêu dở, cùng kim, chỉ và sáu màu len',
    wheel: 'Bên bàn xoay: chiếc bát vừa vuốt xong từ đất ướt',
    gilding: 'Bên bàn vẽ: chiếc bình phủ hoa men và vàng được một nửa',
    chasing: 'Bên bàn thợ bạc: chiếc bát trên lớp nhựa đen, cạnh búa và đục',
    basketry: 'Bên bàn đan: nan đứng đã dựng, những hàng mây đầu tiên đã đan',
    bamboo: 'Bên bàn đan: nan tre mảnh đan lên nửa chừng',
    carving: 'Bên bàn chạm: tấm hoa sen chạm dở, cạnh đục và phoi gỗ',
    mortar: 'Bên bàn bếp: cà ri giã trong cối đá, quanh là ớt và sả',
    easel: 'Bên giá vẽ: hồ sen vẽ từ trên xuống, trước là bảng màu và cọ',
  },
}
