import type { SheetsWords } from '../../../language-words.ts'

export const HOME_LIGHT: SheetsWords = {
  'sa-umbrella': {
    looks: { red: 'đỏ', blue: 'xanh dương', cream: 'màu kem', violet: 'tím' },
    names: ['Ô giấy vẽ tay, màu {look}', 'Ô che nắng kiểu Bo Sang, màu {look}', 'Ô giấy dướng vẽ hoa, màu {look}', 'Ô sân vườn vẽ tay, màu {look}'],
    made: [
      'Nan chẻ từ một thân tre và ráp lại theo đúng thứ tự lúc còn trên cây, nên ô khép lại tròn trịa.',
      'Ba lớp giấy dán bằng nhựa quả hồng, chờ trời nắng mới phết dầu.',
      'Hoa vẽ sau cùng, một cọ hai màu, trong khi chiếc ô xoay trên đầu gối.',
    ],
    of: ['Giấy dướng, tre, chỉ bông và dầu trẩu.', 'Giấy vỏ cây dướng làm tay ngay trong huyện, cán gỗ.'],
    use: [
      'Trước hết là để che nắng; ô chịu được cơn mưa nhỏ và không ưa gió.',
      'Treo lên trần, thả một bóng đèn bên trong, ô soi sáng cả bữa tiệc.',
      'Không dùng khuôn tô; hoa mẫu đơn và chim không lần nào giống lần nào.',
    ],
    personal: 'Tên vẽ trên mép ô, tối đa 20 ký tự',
  },
  'sa-lamp': {
    looks: { cream: 'màu kem', saffron: 'vàng nghệ tây', rose: 'hồng đất' },
    names: ['Đèn giấy dướng, màu {look}', 'Đèn lồng giấy Lanna, màu {look}', 'Đèn bàn giấy dướng, màu {look}'],
    made: [
      'Vỏ cây nấu với tro, giã thành bột rồi láng lên khung; cánh hoa được rắc vào trước khi giấy khô.',
      'Tờ giấy bọc ướt lên lồng tre, khô đi thì căng như mặt trống.',
      'Dáng đèn theo những chiếc lồng đèn người miền bắc treo trước nhà dịp Yi Peng.',
    ],
    of: [
      'Giấy dướng ép cánh hoa, khung tre, dây 2 m có công tắc và phích cắm theo nước của bạn.',
      'Giấy dướng làm tay trên khung tre, đui E14, không kèm bóng.',
    ],
    use: ['Thứ ánh sáng có thể ngủ cùng.', 'Đặt hai chiếc trên tủ, căn phòng như dài thêm.', 'Tắt đi là giấy và bóng; bật lên là buổi tối.'],
  },
  'rattan-lamp': {
    looks: { natural: 'màu tự nhiên', black: 'đen', white: 'trắng mờ' },
    names: ['Đèn mây thả trần, màu {look}', 'Đèn mây đan thưa, màu {look}', 'Đèn mây dáng lờ cá, màu {look}'],
    made: [
      'Cây mây hấp mềm, uốn quanh khuôn gỗ và buộc ở từng chỗ giao nhau.',
      'Kiểu đan là của chiếc lờ bắt cá, nới thưa ra cho ánh sáng bơi qua.',
      'Hai ngày công, riêng phần vành đã mất một ngày.',
    ],
    of: ['Mây, đui sứ E27, dây bọc vải 1,5 m.', 'Mây nguyên cây để cả vỏ, nên không bám bụi và không xước dăm.'],
    use: [
      'Treo trên bàn ăn, đèn vẽ những vòng tròn lên trần nhà.',
      'Không có chỗ treo? Đặt lên ghế đẩu, đèn thành đèn sàn.',
      'Nên dùng bóng ánh ấm; mây hợp với 2.700 K.',
    ],
  },
  'lotus-candles': {
    looks: { white: 'trắng', pink: 'hồng', gold: 'vàng' },
    names: ['Nến hoa sen, màu {look}', 'Nến hoa sen nặn tay, màu {look}', 'Nến hoa sen thả nước, màu {look}'],
    made: [
      'Mỗi cánh là một nhúm sáp ấm bằng ngón tay cái, ấn mỏng rồi áp quanh nụ.',
      'Mười tám cánh một bông, không dùng khuôn.',
      'Bấc bông nhúng sáp ong, nên cháy không khói.',
    ],
    of: ['Sáp đậu nành và sáp ong, hương sen, không paraffin.', 'Sáp thực vật với tinh dầu hoa nhài; cháy khoảng năm giờ.'],
    use: [
      'Thả trong bát nước đêm Loy Krathong, hay đặt cạnh bồn tắm đêm nào cũng được.',
      'Khách bảo đẹp quá không nỡ thắp, rồi lại đặt thêm.',
      'Trời nóng chúng tôi gửi hàng ban đêm; mát thì sáp đi đường êm hơn.',
    ],
    facts: 'Hộp {count} bông; mỗi bông {measure}, cả hộp nặng khoảng {weight}.',
  },
  'incense-set': {
    looks: { sandalwood: 'đàn hương', jasmine: 'hoa nhài', lotus: 'hoa sen' },
    names: ['Nhang kèm đế đồng thau, hương {look}', 'Nhang se tay, hương {look}', 'Bộ nhang buổi tối, hương {look}'],
    made: [
      'Bột gỗ nhào với nước và vỏ cây yang bong dính như keo, se quanh tăm tre rồi xòe trăm que một mà phơi.',
      'Đế do người hàng xóm đúc bằng đồng thau, chải xước chứ không phủ bóng.',
      'Hương thơm lấy từ hoa, nhựa cây hay tinh dầu, không bao giờ xịt.',
    ],
    of: ['Gỗ, nhựa cây và tinh dầu tự nhiên trên tăm tre; đế đồng thau đặc.', 'Không than, không diêm tiêu, nên ít khói và cháy chậm.'],
    use: [
      'Một que cháy bốn mươi phút, bằng một lần tắm thong thả hay một buổi khấn nguyện ngắn.',
      'Đặt ở chỗ phía trên không treo gì.',
      'Hương còn vương trên rèm đến sáng.',
    ],
    facts: '{count} que nhang và đế trong hộp {measure}, nặng khoảng {weight}.',
  },
  'wind-chime': {
    looks: { natural: 'màu tự nhiên', dark: 'nâu đậm', green: 'xanh lá' },
    names: ['Chuông gió tre, màu {look}', 'Chuông gió sân vườn sáu ống, màu {look}', 'Chuông gió tre treo hiên, màu {look}'],
    made: [
      'Sáu ống tre cắt vát, gọt ngắn từng chút một đến khi thành thang năm âm.',
      'Treo bằng dây tẩm sáp, gió không mài đứt được.',
      'Ngâm nước muối, phơi khô rồi xông khói; mối mọt không thiết.',
    ],
    of: ['Tre ba năm tuổi, quả gõ bằng gáo dừa, dây bông.', 'Tre và gáo dừa thoa dầu; loại xanh lá nhuộm bằng nước lá.'],
    use: [
      'Tiếng như nước chứ không như kim loại, nên hàng xóm vẫn là bạn.',
      'Sắp có bão thì đem vào nhà.',
      'Nông dân treo những ống như thế ngoài ruộng, để chim biết ở đó có người.',
    ],
  },
}
