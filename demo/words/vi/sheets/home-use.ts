import type { SheetsWords } from '../../../language-words.ts'

export const HOME_USE: SheetsWords = {
  'teak-tray': {
    looks: { natural: 'màu tự nhiên', dark: 'sẫm màu', red: 'sơn đỏ' },
    names: ['Khay gỗ tếch, {look}', 'Khay bưng gỗ tếch nguyên tấm, {look}', 'Khay gỗ tếch viền chạm, {look}'],
    made: [
      'Đục lòng từ một tấm ván, nên không có mối ghép nào để bung khi gặp nước.',
      'Tay cầm làm sau cùng, vê tròn theo lòng bàn tay sẽ bưng nó.',
      'Nạo, mài và thoa dầu trong ba buổi tối.',
    ],
    of: ['Gỗ tếch rừng trồng ở Phrae, có giấy tờ lâm nghiệp, thoa dầu trẩu.', 'Ván tếch lấy lại từ nhà cũ, lỗ đinh trám bằng mùn tếch.'],
    use: [
      'Bưng bữa sáng vào giường, hay bày cối giã cùng mấy chiếc bát nhỏ theo hầu.',
      'Gỗ tếch có sẵn dầu, lỡ đổ cốc nước cũng chẳng sao.',
      'Vân và mắt gỗ mỗi chiếc một khác; đó là cái cây, không phải lỗi.',
    ],
    personal: 'Tên hoặc ngày khắc nung trên viền khay, tối đa 25 ký tự',
  },
  'wood-spoons': {
    looks: { teak: 'gỗ tếch', coconut: 'gỗ dừa', pale: 'gỗ sáng màu' },
    names: ['Thìa gỗ đẽo tay, {look}', 'Xẻng và thìa xào, {look}', 'Thìa bếp vót tay, {look}'],
    made: [
      'Bổ theo thớ bằng rìu rồi vót bằng dao cong; thìa cưa thì sẽ gãy.',
      'Luộc nước muối, sấy trong cát rồi thoa dầu dừa.',
      'Cán thon lại ở chỗ đặt ngón cái.',
    ],
    of: ['Gỗ thừa của thợ mộc, bỏ vào bếp thì tiếc.', 'Gỗ cứng không sơn, an toàn với thực phẩm.'],
    use: ['Êm với chảo, chẳng sợ nóng.', 'Để nấu cà ri, nấu mứt và cãi nhau xem ai khuấy.', 'Đầu thìa sẫm dần, kể lại bạn hay nấu món gì.'],
    facts: 'Bộ {count} cái, chiếc dài nhất {measure}, nặng khoảng {weight}.',
  },
  'herbal-soap': {
    looks: { turmeric: 'nghệ', pandan: 'lá dứa', pea: 'hoa đậu biếc', charcoal: 'than tre' },
    names: [
      'Xà phòng thảo mộc, loại {look}',
      'Xà phòng thủ công không nấu, loại {look}',
      'Xà phòng bánh làm ở làng, loại {look}',
      'Xà phòng rửa mặt dịu nhẹ, loại {look}',
    ],
    made: [
      'Dầu và kiềm được khuấy ở dưới bốn mươi độ, hôm sau mới cắt bánh.',
      'Xà phòng ủ sáu tuần trên kệ tre cho bay hết nước và hết gắt.',
      'Thảo mộc trong vườn sau bếp, cho vào ở dạng bột và dạng dầu.',
    ],
    of: ['Dầu dừa, dầu cám gạo, dầu cọ, kiềm, thảo mộc, tinh dầu.', 'Không phẩm màu, không paraben, gói giấy.'],
    use: [
      'Bọt mịn, xả sạch, kể cả với nước cứng.',
      'Nghệ làm sáng da, lá dứa làm dịu, than tẩy tế bào chết, đậu biếc thì chỉ để vui.',
      'Đặt lên khay thoát nước, mỗi bánh dùng được một tháng.',
    ],
    facts: '{count} bánh, mỗi bánh 100 g, gói {measure}, nặng khoảng {weight}.',
  },
  'herbal-compress': {
    looks: { natural: 'vải bông mộc', indigo: 'vải bông chàm', turmeric: 'vải bông nhuộm nghệ' },
    names: ['Túi chườm thảo dược Thái, {look}', 'Túi chườm mát-xa, {look}', 'Túi chườm gừng plai, {look}'],
    made: [
      'Củ tươi thái lát, giã và hong ba ngày rồi mới cân vào vải.',
      'Vải gấp tám nếp buộc chặt, phần đuôi làm tay cầm.',
      'Bài thuốc là bài được dạy ở các trường mát-xa trong chùa.',
    ],
    of: ['Gừng plai, nghệ, vỏ chanh Thái, sả, lá me, long não, muối.', 'Thảo mộc khô trong vải bông mộc, mỗi túi 200 g.'],
    use: ['Hấp nóng, thử lên cánh tay rồi ấn dọc đôi vai mỏi.', 'Mùi thơm khắp nhà, và chẳng ai phiền.', 'Nghệ dây màu; hãy dùng khăn cũ.'],
    facts: 'Gói {count} túi, {measure}, nặng khoảng {weight}.',
  },
  'reed-mat': {
    looks: { red: 'sọc đỏ', green: 'sọc xanh lá', indigo: 'hình thoi chàm' },
    names: ['Chiếu cói dệt tay, {look}', 'Chiếu kiểu Chanthabun, {look}', 'Chiếu cói trải sàn, {look}'],
    made: [
      'Cói chẻ đôi, luộc trong nồi nhuộm rồi phơi giữa đường, xe nào cũng chạy vòng qua.',
      'Một người văng cói, một người dập; tấm chiếu dài là hai ngày chuyện trò.',
      'Mép chiếu bện ngược vào trong nên không tuột được.',
    ],
    of: ['Cói đồng nước lợ trên sợi dọc bằng đay.', 'Cói nhuộm, đay và không gì khác; nằm mát lưng.'],
    use: ['Để ngủ trưa, đi chùa, ra biển hay tập yoga.', 'Mới thì thơm mùi cỏ khô, một năm sau thì thơm mùi nhà.', 'Cuộn lại, buộc dây, dựng ở góc phòng.'],
    facts: 'Kích thước {measure}, nặng khoảng {weight}.',
  },
}
