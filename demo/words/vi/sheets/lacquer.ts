import type { SheetsWords } from '../../../language-words.ts'

export const LACQUER: SheetsWords = {
  'lacquer-box': {
    looks: { black: 'đen và vàng kim', vermilion: 'đỏ son và đen', brown: 'nâu và vàng kim' },
    names: [
      'Hộp sơn mài thếp vàng, màu {look}',
      'Hộp sơn mài Lanna, màu {look}',
      'Hộp trang sức tre sơn mài, màu {look}',
      'Hộp lưu niệm dát vàng lá, màu {look}',
    ],
    made: [
      'Nan tre cuốn thành cốt hộp nhẹ đến mức bóp vào là bật trở lại.',
      'Rồi bảy đến mười lớp nhựa sơn, lớp nào cũng ủ trong hầm ẩm và mài bằng tro với nước.',
      'Để thếp vàng, người thợ vẽ che phần nền quanh hoa văn, dát vàng lá lên khắp rồi rửa trôi ở chỗ không nên có vàng.',
      'Từ nan tre đầu tiên đến lần đánh bóng cuối, một chiếc hộp mất chừng hai tháng.',
    ],
    of: [
      'Tre, sơn tự nhiên và vàng lá; không chỗ nào dùng sơn công nghiệp.',
      'Nhựa lấy từ cây sơn rừng miền bắc, khô lại thành lớp da mà nước không vào được.',
    ],
    use: [
      'Đựng nhẫn, thư, trầu hay kẹo: những chiếc hộp đời bà của nó đã đựng đủ cả.',
      'Để mở nắp thì mùi sơn mới bay hết trong một tuần.',
      'Vì cốt là đồ đan, hộp chịu được cú rơi mà hộp gỗ sẽ vỡ.',
    ],
    personal: 'Chữ cái đầu của tên, đặt dưới nắp, tối đa 12 ký tự',
  },
  'pearl-inlay-box': {
    looks: { black: 'đen', oxblood: 'đỏ huyết dụ', teal: 'xanh cổ vịt đậm' },
    names: ['Hộp khảm xà cừ, màu {look}', 'Hộp sơn mài khảm ốc, màu {look}', 'Hộp trang sức khảm xà cừ, màu {look}'],
    made: [
      'Vỏ ốc xà cừ mài phẳng, cưa bằng sợi cưa mảnh như tóc rồi khảm từng chiếc lá.',
      'Cao sơn đen lấp kín khe hở qua nhiều lớp mỏng, mài đến khi vỏ ốc và nền thành một mặt phẳng.',
      'Riêng một bông hoa có chừng hai mươi mảnh, còn một nắp hộp có khi đến sáu trăm.',
    ],
    of: ['Vỏ ốc xà cừ xanh nuôi, có khai báo, trên cốt gỗ hong khô kỹ.', 'Gỗ cao su, sơn tự nhiên và xà cừ, lót nhung bông.'],
    use: [
      'Xoay dưới đèn, những bông hoa chuyển từ lục sang hồng.',
      'Chùa dùng nghề này trên cửa và khay lễ; ở nhà, nó giữ những gì bạn không muốn mất.',
      'Bản lề bằng đồng thau, lắp chìm để không cắt ngang hoa văn.',
    ],
  },
  'gilded-panel': {
    looks: { black: 'đen và vàng kim', red: 'đỏ và vàng kim', green: 'xanh lá và vàng kim' },
    names: ['Tranh thếp vàng lai rot nam, màu {look}', 'Tranh sơn thếp vàng, màu {look}', 'Tranh treo tường dát vàng lá, màu {look}'],
    made: [
      'Hoa văn châm lỗ qua giấy và vẽ bằng nhựa cây màu vàng; vàng lá phủ lên khắp, rồi nước rửa trôi tất cả những gì không phải hình vẽ.',
      'Mỗi đường nét là một chỗ được chừa ra: người vẽ đi quanh vàng chứ không vẽ bằng vàng.',
      'Nền là năm lớp sơn, mài bằng than đến khi soi thấy ngọn nến.',
    ],
    of: ['Sơn tự nhiên và vàng lá trên ván gỗ hong khô kỹ, mặt sau có móc treo.', 'Vàng 96,5% dát mỏng đến mức hơi thở cũng lay, trên nền sơn đen.'],
    use: [
      'Treo nơi nắng chiều rọi nghiêng, và vàng sẽ thức dậy.',
      'Những chiếc lá lửa là của tủ kinh chùa thời Ayutthaya, vẽ lại chứ không đồ lại.',
      'Người vẽ ký tên và đề ngày ở mặt sau.',
    ],
  },
}
