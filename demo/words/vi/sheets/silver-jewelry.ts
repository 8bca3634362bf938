import type { SheetsWords } from '../../../language-words.ts'

export const SILVER_JEWELRY: SheetsWords = {
  'silver-ring': {
    looks: { hammered: 'vân búa', rope: 'xoắn thừng', oxidised: 'xoắn ốc hóa đen' },
    names: ['Nhẫn bạc {look}', 'Nhẫn bạc vùng cao {look}', 'Nhẫn bạc rèn tay {look}', 'Nhẫn bạc đeo xếp tầng {look}'],
    made: [
      'Thanh bạc được đập dài bằng búa, uốn quanh nòng thép và hàn kín bằng chính bạc ấy.',
      'Mặt nhẫn là đập chứ không đúc: đếm được bao nhiêu mặt là bấy nhiêu nhát búa.',
      'Đánh bóng bằng cát sông và bánh da trâu, nên sáng mà không chói.',
    ],
    of: ['Bạc 95 đến 98%, mềm và trắng hơn bạc 925.', 'Bạc đặc không niken, dịu với da nhạy cảm.'],
    use: [
      'Đeo một chiếc, hay ba chiếc cùng lúc cho chúng cọ nhau mà sáng.',
      'Thợ kim hoàn nào cũng nới thêm được một cỡ.',
      'Vết xước nhỏ rồi sẽ có, và nhẫn thành của riêng bạn.',
    ],
    facts: 'Cỡ {label}, đường kính trong {measure}, nặng khoảng {weight}.',
    personal: 'Chữ khắc trong lòng nhẫn, tối đa 15 ký tự',
  },
  'silver-earrings': {
    looks: { leaf: 'hình lá', disc: 'hình đĩa tròn', brass: 'lá đồng thau' },
    names: ['Hoa tai vùng cao, {look}', 'Hoa tai buông cưa tay, {look}', 'Hoa tai của thợ bạc, {look}', 'Hoa tai đung đưa, {look}'],
    made: [
      'Lá kim loại cưa bằng mắt, chạm gân bằng đục và gõ cong trong lòng khuôn gỗ.',
      'Móc kéo ra từ chính lá ấy, nên không có mối hàn nào để gãy.',
      'Mỗi đôi cắt cùng lúc, treo một ngày xem có đung đưa đều nhau không.',
    ],
    of: ['Bạc 95%; đôi đồng thau có móc bạc.', 'Lá kim loại mỏng nhẹ không niken; đeo rồi là quên.'],
    use: ['Bạn quay đầu, hoa tai bắt nắng như lá cây.', 'Món quà không phải lo cỡ.', 'Móc lỏng thì uốn lại một chút; kim loại này chịu được.'],
    facts: '{measure}, cả đôi nặng khoảng {weight}.',
  },
  'pendant-necklace': {
    looks: { fish: 'cá', sun: 'mặt trời', gold: 'lá mạ vàng' },
    names: ['Mặt dây bạc, hình {look}', 'Dây chuyền vùng cao, hình {look}', 'Mặt dây chạm tay, hình {look}', 'Mặt dây chuyền của thợ bạc, hình {look}'],
    made: [
      'Hai lá bạc gò vồng, chạm bằng mũi chạm nhỏ rồi hàn thành thân rỗng, gõ vào nghe ngân.',
      'Vảy và tia được đóng từng nhát bằng mũi chạm thợ tự giũa.',
      'Hun đen trong khói lưu huỳnh rồi chà lại, để hoa văn nổi lên.',
    ],
    of: ['Bạc 92,5%; loại vàng được mạ vàng 18K.', 'Mặt dây bạc trên dây bông tẩm sáp hoặc dây chuyền kiểu mình rắn.'],
    use: [
      'Con cá nghĩa là sông đầy, mâm đầy.',
      'Các bà mẹ người Dao khâu những mặt trời như thế lên mũ con mới sinh.',
      'Đeo ngắn với áo sơ mi, đeo dài với váy.',
    ],
    facts: 'Mặt dây {measure}, dây {label}, nặng khoảng {weight}.',
    personal: 'Chữ khắc sau mặt dây, tối đa 12 ký tự',
  },
  'silver-bangle': {
    looks: { twist: 'xoắn', engraved: 'chạm khắc', gold: 'xoắn mạ vàng' },
    names: ['Vòng tay bạc {look}', 'Vòng tay bạc hở, kiểu {look}', 'Vòng tay bạc dày vùng cao, kiểu {look}'],
    made: [
      'Ba thanh bạc xoắn lúc nóng, đập lúc nguội, đến khi thành một.',
      'Hai đầu cuốn quanh một chiếc đinh nên không bao giờ cào da.',
      'Nét khắc đi bằng mũi dao đẩy từ lòng bàn tay, từng milimét một.',
    ],
    of: ['Bạc 96%, đủ dày để giữ dáng.', 'Bạc đặc; loại mạ vàng phủ ba micromét vàng.'],
    use: [
      'Luồn ngang qua chỗ hẹp của cổ tay rồi xoay lại.',
      'Cho em bé để được dạn dĩ, cho cô dâu để làm của.',
      'Chỗ chạm da thì sáng dần, chỗ không chạm thì sẫm lại.',
    ],
    facts: 'Cỡ {label}, bề rộng trong {measure}, nặng khoảng {weight}.',
    personal: 'Chữ khắc mặt trong, tối đa 20 ký tự',
  },
  torque: {
    looks: { silver: 'bạc trơn', oxidised: 'bạc hóa đen', coins: 'bạc đính hạt cườm' },
    names: ['Kiềng cổ vùng cao, {look}', 'Kiềng cổ kiểu H’Mông, {look}', 'Kiềng cổ ngày hội, {look}'],
    made: [
      'Thanh bạc to bằng ngón tay được đập thon về hai đầu rồi cuộn thành vòng xoắn.',
      'Ủ mềm bảy lần trong than, vì bạc cũng mệt vì búa.',
      'Các gia đình người H’Mông và người Dao đeo kiềng dịp năm mới, càng nhiều càng tốt.',
    ],
    of: ['Bạc 95%, rỗng hay đặc thì cầm lên là biết.', 'Bạc ròng; loại có hạt thì hạt thủy tinh xâu trên dây đồng thau.'],
    use: [
      'Trên nền áo đen là kiềng cổ; đặt lên giá là một pho tượng.',
      'Hãy mở sang hai bên, đừng bẻ trước sau, kiềng sẽ giữ được độ đàn hồi.',
      'Ngày xưa là ngân hàng của gia đình, ngày nay vẫn là niềm hãnh diện.',
    ],
    facts: 'Bề rộng trong {measure}, nặng khoảng {weight}.',
  },
}
