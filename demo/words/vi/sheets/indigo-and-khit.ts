import type { SheetsWords } from '../../../language-words.ts'

export const INDIGO_AND_KHIT: SheetsWords = {
  'indigo-scarf': {
    looks: { deep: 'chàm đậm', mid: 'chàm vừa sọc ikat', pale: 'chàm nhạt sọc ikat' },
    names: [
      'Khăn quàng vải bông nhuộm chàm, màu {look}',
      'Khăn choàng vải bông kéo sợi tay, màu {look}',
      'Khăn quàng chàm kiểu Sakon Nakhon, màu {look}',
      'Khăn quấn vải bông chàm tự nhiên, màu {look}',
    ],
    made: [
      'Lá chàm ngâm qua đêm, đánh với vôi, để lắng thành cao rồi sống trong chum nhiều năm.',
      'Sợi nhúng, vắt và phơi gió từ năm đến chín lần; lúc ra khỏi chum còn xanh lá, một phút sau đã hóa lam.',
      'Dệt trên khung đạp chân, dập sợi lỏng tay, nên khăn mềm ngay từ ngày đầu.',
    ],
    of: ['Bông và chàm tự nhiên; mùi cỏ mới cắt và bùn sông.', 'Bông đồng Isan kéo sợi tay, nhuộm không dùng muối kim loại.'],
    use: [
      'Nông dân thích mặc đồ chàm vì mát da và côn trùng không ưa.',
      'Thời gian đầu chàm có thể dây chút xanh lên áo sáng màu; rồi sẽ hết.',
      'Giặt năm mươi lần thì đẹp hơn giặt năm lần.',
    ],
    facts: '{measure}, nặng khoảng {weight}.',
  },
  'mo-hom-shirt': {
    looks: { indigo: 'xanh chàm', black: 'đen', faded: 'xanh bạc màu' },
    names: ['Áo mo hom vải bông, màu {look}', 'Áo mo hom kiểu Phrae, màu {look}', 'Áo nông dân không cổ, màu {look}', 'Áo khoác mo hom buộc dây, màu {look}'],
    made: [
      'Cắt thẳng, may phẳng, thành áo rồi mới nhuộm, nên đường may nhạt hơn một sắc.',
      'Nhuộm theo lối cũ trong chum ở Thung Hong, bằng lá hom, vôi và lòng kiên nhẫn.',
      'Cài bằng dây vải hoặc cúc gáo dừa, đều khâu tay.',
    ],
    of: ['Vải bông mộc 160 g, nhuộm bằng lá hom, một người bà con của cây chàm.', 'Vải bông dệt trơn thoáng khí, đã giặt trước; co không quá hai phần trăm.'],
    use: [
      'Người miền bắc mặc vào thứ Sáu, ngày hội và lúc ra đồng.',
      'Nách rộng, bốn mươi độ vẫn mát.',
      'Nam nữ mặc chung một dáng; muốn mặc làm áo khoác thì chọn lớn hơn một cỡ.',
    ],
    facts: 'Cỡ {label}: {measure} (vòng ngực và chiều dài), nặng khoảng {weight}.',
  },
  'khit-shawl': {
    looks: { red: 'đỏ và đen', black: 'đen và kem', ochre: 'vàng đất và nâu' },
    names: ['Khăn choàng dệt khit, màu {look}', 'Khăn khit Isan, màu {look}', 'Khăn choàng vải bông dệt hoa văn, màu {look}', 'Khăn lễ khit, màu {look}'],
    made: [
      'Một thanh dẹt nâng sợi dọc từng hàng, sợi ngang thêm vào lướt qua mà vẽ hoa văn.',
      'Mỗi hàng được lưu thành một que tre sau go; họa tiết lớn cần đến sáu mươi que.',
      'Năm ngày trên khung cửi, hai mặt đều gọn sạch.',
    ],
    of: ['Nền bông làm bóng, sợi hoa văn se lỏng.', 'Toàn bông, bền màu ở bốn mươi độ.'],
    use: [
      'Vắt vai trái khi đi lễ chùa, khoác cả hai vai khi đêm lạnh.',
      'Hàng voi, hàng sao và hoa bí nối nhau đến hết tấm vải.',
      'Phủ lên ghế sofa, khăn không trượt.',
    ],
    facts: '{measure}, chưa kể tua, nặng khoảng {weight}.',
  },
  phakaoma: {
    looks: { red: 'ca-rô đỏ', blue: 'ca-rô xanh dương', green: 'ca-rô xanh lá', mauve: 'ca-rô tím khói' },
    names: ['Khăn rằn phakaoma vải bông, {look}', 'Khăn rằn phakaoma dệt tay, {look}', 'Khăn rằn phakaoma ngũ sắc, {look}', 'Khăn tắm vải bông kẻ ô, {look}'],
    made: [
      'Sợi dọc sọc dài gặp sợi ngang cùng sọc ấy, thế là ô vuông tự hiện ra.',
      'Khung thoi bay mỗi ngày cho bốn chiếc; mép khăn cuốn tay.',
      'Giặt hai lần bằng nước gạo cho mềm hồ.',
    ],
    of: ['Bông chải kỹ, nhẹ và mau khô.', 'Toàn bông, nhuộm trước khi dệt, nên hai mặt ô vuông như nhau.'],
    use: [
      'Khăn lau, thắt lưng, khăn đội đầu, võng cho em bé, cờ cắm ruộng: chẳng bao giờ chỉ một việc.',
      'Mang theo khi đi xa; cuộn lại chỉ bằng nắm tay.',
      'Năm mới tặng ông một chiếc, rồi năm sau lại một chiếc.',
    ],
    facts: '{measure}, nặng khoảng {weight}.',
    personal: 'Tên thêu ở một góc, tối đa 15 ký tự',
  },
}
