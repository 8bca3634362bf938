import type { SheetsWords } from '../../../language-words.ts'

export const WOOD: SheetsWords = {
  'wood-elephant': {
    looks: { teak: 'gỗ tếch', mango: 'gỗ xoài', ebony: 'gỗ mun' },
    names: ['Voi gỗ chạm, {look}', 'Voi gỗ đang bước, {look}', 'Voi gỗ khắc tay, {look}', 'Tượng voi Lanna, {look}'],
    made: [
      'Phạt dáng bằng rìu đẽo, rồi chạm bằng chừng hai mươi chiếc đục, chiếc nhỏ nhất không rộng hơn hạt gạo.',
      'Nếp nhăn sau tai khắc sau cùng, không vẽ phác, vì chính chúng làm con voi nhìn bạn.',
      'Chạm từ một khối gỗ; chỉ đôi ngà là gắn vào.',
      'Mài tay qua bốn độ nhám, thoa sáp ong, không bao giờ dùng véc-ni.',
    ],
    of: [
      'Gỗ cũ hoặc gỗ rừng trồng có giấy tờ; ngà làm bằng gỗ màu xương, không phải ngà voi.',
      'Gỗ để khô hai năm, nên trong phòng có lò sưởi cũng không nứt.',
    ],
    use: [
      'Ở Thái Lan, người ta tặng con voi giơ vòi cho ai bắt đầu một việc mới.',
      'Đủ nặng để chặn một hàng sách, đủ hiền để vào phòng trẻ con.',
      'Mỗi khối gỗ một thớ; chú voi của bạn sẽ có vằn riêng.',
    ],
    personal: 'Chữ khắc dưới chân, tối đa 40 ký tự',
  },
  'mango-wood-bowl': {
    looks: { natural: 'màu tự nhiên', walnut: 'màu óc chó', black: 'đen hun lửa' },
    names: ['Bát gỗ xoài tiện, màu {look}', 'Bát trộn salad gỗ xoài, màu {look}', 'Bát trái cây gỗ xoài, màu {look}', 'Bát bày món gỗ xoài, màu {look}'],
    made: [
      'Tiện hai lần: một lần lúc gỗ còn tươi, thành dày; lần nữa một năm sau, khi gỗ đã thôi cựa mình.',
      'Lượt cuối đi bằng lưỡi nạo mỏng như giấy, nên hầu như không phải mài.',
      'Thoa ba lần dầu dừa ấm, để gỗ uống qua đêm.',
    ],
    of: ['Cây xoài đã thôi ra quả; vệt nhạt là giác, vệt sẫm là lõi.', 'Gỗ xoài nguyên khối, an toàn với thực phẩm, không nhuộm, không sơn.'],
    use: [
      'Trộn salad, đựng bánh mì, hay để chùm chìa khóa cạnh cửa.',
      'Chiếc bát nào cũng ghi lại thời tiết của cây: vệt sẫm là mưa cây xoài đã uống.',
      'Cầm thì ấm tay; càng dùng, càng thoa dầu, màu càng sâu.',
    ],
  },
  'coconut-bowls': {
    looks: { natural: 'màu tự nhiên', white: 'bên trong màu trắng', turquoise: 'bên trong xanh ngọc lam' },
    names: ['Bát gáo dừa, {look}', 'Bát gáo dừa đánh bóng, {look}', 'Bát sinh tố gáo dừa, {look}'],
    made: [
      'Gáo còn lại sau khi ép nước cốt dừa được cưa, cạo sạch và đánh bóng bằng ba cỡ cát.',
      'Miệng mài phẳng trên đá, nên bát không chông chênh, không cứa môi.',
      'Màu bên trong là năm lớp sơn mỏng, để cứng trong hai tuần.',
    ],
    of: ['Gáo dừa già từ Samui và Thap Sakae, thoa dầu dừa.', 'Chỉ có dừa: gáo làm bát, dầu làm bóng.'],
    use: [
      'Hợp với granola, các loại hạt và canh nguội; không cho vào lò.',
      'Ba con mắt của quả dừa vẫn còn ở một bên, kể rằng nó từng là quả dừa.',
      'Cỡ bát xê xích một xăng-ti-mét, dừa vốn thế.',
    ],
    facts: '{label}, mỗi chiếc khoảng {measure}; tất cả nặng {weight}.',
  },
  'soap-flower': {
    looks: { rose: 'hồng đất', white: 'trắng', lilac: 'tím hoa cà' },
    names: ['Hoa sen khắc xà phòng, màu {look}', 'Hoa xà phòng trong hộp, màu {look}', 'Hoa xà phòng khắc tay, màu {look}'],
    made: [
      'Một con dao, một bánh xà phòng và chừng hai giờ: cánh hoa được nâng lên từ ngoài vào trong.',
      'Dao giữ yên, xà phòng xoay, nên cánh nào cũng có nét cong.',
      'Màu phủ khô bằng bông phấn, đậm hơn ở đầu cánh.',
    ],
    of: ['Xà phòng thực vật hương hoa nhài, trong hộp gấp tay có nắp.', 'Xà phòng cọ dừa mềm, làm ra để khắc; rửa tay thì tiếc, nhưng bạn cứ tự nhiên.'],
    use: [
      'Thơm phòng tắm hay ngăn kéo suốt một năm rưỡi.',
      'Bếp hoàng cung ngày xưa khắc dưa theo lối này; xà phòng để được lâu hơn.',
      'Phòng ẩm thì đậy nắp hộp, phòng khô thì mở ra.',
    ],
    personal: 'Tên ghi trên hộp, tối đa 30 ký tự',
  },
}
