import type { SheetsWords } from '../../../language-words.ts'

export const CLAY: SheetsWords = {
  'celadon-vase': {
    looks: { jade: 'xanh ngọc bích', mist: 'xanh sương mù', olive: 'xanh ô liu', cream: 'màu kem' },
    names: [
      'Bình gốm men ngọc, màu {look}',
      'Bình hoa gốm men ngọc, màu {look}',
      'Bình gốm men ngọc tráng men tro, màu {look}',
      'Bình gốm men ngọc cắm một cành, màu {look}',
    ],
    made: [
      'Chuốt trên bàn xoay và nung ở khoảng 1.260 °C trong lò thiếu khí, nên sắt trong men hóa xanh thay vì nâu.',
      'Men chỉ có tro củi và bùn ruộng lúa, lọc kỹ, dội thật dày rồi để men đọng lại nơi nó muốn.',
      'Khi bình nguội, đất và men co lại không cùng nhịp và khe khẽ ngân suốt mấy ngày; mỗi tiếng ngân để lại một đường mảnh.',
      'Chân bình được gọt tay vào ngày thứ hai, khi đất chắc như phô mai, rồi ký tên dưới đáy.',
    ],
    of: ['Cốt là sành xám từ đất miền bắc Thái Lan; đựng nước được ngay, không cần lót.', 'Đất sành chân núi, tráng men cả trong lẫn ngoài, không chì.'],
    use: [
      'Chỉ cần vài cành hoa gừng hay hoa lan là đủ.',
      'Để không, chiếc bình vẫn lặng lẽ mà đẹp khi ánh sáng rọi nghiêng.',
      'Không có hai chiếc nào ra lò giống nhau; sắc men và mạng đường rạn luôn chênh nhau đôi chút.',
    ],
  },
  'celadon-bowls': {
    looks: { jade: 'xanh ngọc bích', ocean: 'xanh đại dương', honey: 'nâu mật ong' },
    names: [
      'Bát gốm men ngọc, màu {look}',
      'Bát ăn cơm gốm men ngọc, màu {look}',
      'Bộ bát gốm men ngọc xếp lồng, màu {look}',
      'Bát canh gốm men ngọc, màu {look}',
    ],
    made: [
      'Từng chiếc bát được chuốt riêng và tiện mỏng ở miệng, để cầm nhẹ tay và êm môi.',
      'Một mẻ nung ở 1.260 °C mất mười tám giờ; để nguội đủ hai ngày mới mở lò.',
      'Men chảy nhẹ và đọng ở lòng bát, nơi màu sâu nhất.',
      'Đường rạn do chính lò nung vẽ khi nguội, không ai xoa mực vào cả.',
    ],
    of: ['Sành chắc, tráng men tro, không chì và cadimi.', 'Sành miền bắc Thái Lan, vào lò nướng đến 180 °C và máy rửa bát đều được.'],
    use: [
      'Làm ra để ăn cơm và canh tom kha, ăn sáng cũng rất hợp.',
      'Chân bát để mộc, mài nhẵn, không làm xước bàn gỗ.',
      'Lỡ vỡ một chiếc, nhiều năm sau chúng tôi vẫn chuốt bù đúng cỡ ấy.',
    ],
    facts: 'Bộ {label}; mỗi bát {measure}, cả bộ nặng khoảng {weight}.',
  },
  'sangkhalok-plate': {
    looks: { fish: 'cá', lotus: 'hoa sen', scroll: 'dây lá cuốn' },
    names: ['Đĩa Sangkhalok, hình {look}', 'Đĩa sành kiểu Sukhothai, hình {look}', 'Đĩa Sangkhalok vẽ cọ, hình {look}'],
    made: [
      'Hình vẽ bằng màu nâu sắt ngay trên đất sống, không bao giờ sửa được; sau đó mới phủ men trong.',
      'Đĩa theo kiểu đồ gốm Sukhothai từng chở đi Java và Nhật Bản sáu trăm năm trước, bằng đất của chính vùng ấy.',
      'Trong lò, đĩa kê trên những miếng đất tròn nhỏ; mặt sau vẫn còn thấy vết vòng.',
      'Màu nâu mài từ đá ong, cọ làm bằng lông tai trâu.',
    ],
    of: ['Sành xám thô, những hạt sắt li ti hiện lên qua lớp men.', 'Sành địa phương dưới lớp men tro trong, an toàn với thực phẩm.'],
    use: [
      'Bày nguyên một con cá, hoặc treo ở chỗ khách nào cũng sẽ hỏi.',
      'Muốn treo tường, bạn cứ báo trước; chúng tôi sẽ chừa một lỗ ở chân đĩa.',
      'Sắc xám ở đây ấm chứ không lạnh, làm món ăn trông tươi hơn.',
    ],
  },
  'terracotta-pot': {
    looks: { rust: 'đỏ gỉ sắt', umber: 'nâu đất', sand: 'màu cát' },
    names: [
      'Chậu gốm kiểu Dan Kwian, màu {look}',
      'Chậu đất nung viền khắc, màu {look}',
      'Chậu cây đất nung chuốt tay, màu {look}',
      'Vại đất nung, màu {look}',
    ],
    made: [
      'Dải lá được khắc bằng dao tre khi đất vừa se cứng, không vẽ phác.',
      'Một người quay bàn, một người chuốt, rồi hong một tuần trong bóng râm.',
      'Khói củi quyết định sắc độ: chiếc gần lửa thì sẫm, chiếc ở phía sau vẫn nhạt.',
      'Nung hai ngày bằng củi bạch đàn, đến khi đất sông gần cứng như đá.',
    ],
    of: ['Đất sông giàu sắt, không tráng men, đủ xốp để rễ thở được.', 'Đất đỏ ven sông trộn chút cát, để chịu được mưa nắng.'],
    use: [
      'Trồng cây hoa sứ ngoài hiên, hoặc cắm cỏ khô trong nhà.',
      'Có lỗ thoát nước; muốn thả hoa súng, bạn dặn trước để chúng tôi làm chậu kín đáy.',
      'Để chỗ râm, chậu bám chút rêu và càng đẹp hơn.',
    ],
  },
}
