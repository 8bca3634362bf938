import type { SheetsWords } from '../../../language-words.ts'

export const STAGE: SheetsWords = {
  'khon-mask': {
    looks: { green: 'quỷ mặt xanh', white: 'khỉ trắng', red: 'quỷ mặt đỏ' },
    names: ['Mặt nạ khon, {look}', 'Mặt nạ Ramakien, {look}', 'Đầu khon thếp vàng, {look}'],
    made: [
      'Mười lăm lớp giấy dướng bồi trên khuôn, rạch ra lấy cốt rồi khâu kín phía sau.',
      'Lông mày, nanh và vương miện ép bằng cao sơn trong khuôn đá, gắn lên từng chiếc một.',
      'Mắt mở sau cùng, khi đã dâng lễ các bậc thầy.',
    ],
    of: ['Giấy dướng, sơn, vàng lá, đá thủy tinh và bột màu.', 'Giấy bồi với vàng lá 23K và mảnh gương gắn nhựa.'],
    use: [
      'Đặt cao hơn đầu bạn, như các vũ công vẫn làm.',
      'Chiếc lớn đội lên sân khấu được; chiếc nhỏ đủ uy để coi sóc cả kệ.',
      'Kèm thẻ ghi tên nhân vật và vai trò trong Ramakien.',
    ],
  },
  puppet: {
    looks: { red: 'đỏ và vàng kim', blue: 'xanh dương và vàng kim', green: 'xanh lá và vàng kim' },
    names: ['Rối hun krabok, màu {look}', 'Rối que công chúa, màu {look}', 'Rối que hoàng tử, màu {look}'],
    made: [
      'Đầu tạc từ gỗ vông nhẹ như bần, mặt phủ sơn.',
      'Hai que điều khiển đôi tay; phần còn lại là việc của tấm áo, khi bạn đã học được cách để áo tự làm.',
      'Áo thêu chỉ kim loại và hạt kim sa, chừng tám trăm hạt.',
    ],
    of: ['Gỗ, tre, lụa, chỉ kim loại và vàng lá.', 'Gỗ tạc, que tre, áo lụa Thái lót vải bông.'],
    use: [
      'Thứ Bảy diễn Phra Aphai Mani, cả tuần còn lại đứng trên que của mình.',
      'Kèm chân đế và tờ hướng dẫn năm động tác đầu tiên.',
      'Trẻ con chơi được, nếu tay sạch.',
    ],
  },
  'shadow-puppet': {
    looks: { amber: 'hổ phách', red: 'đỏ', green: 'xanh lá' },
    names: ['Rối bóng nang talung, màu {look}', 'Rối bóng nhân vật anh hùng, màu {look}', 'Rối bóng vai hề, màu {look}', 'Rối bóng thiếu nữ, màu {look}'],
    made: [
      'Da được cạo đến khi ánh sáng lọt qua, vạch bằng đinh và trổ bằng bốn mươi loại đục.',
      'Màu là loại mực thấm xuyên qua da, nên cái bóng cũng có màu.',
      'Miệng và tay cử động bằng sợi chỉ; phần còn lại là giọng của nghệ nhân.',
    ],
    of: ['Da nghé, que tre, chỉ bông.', 'Da bò trong mờ, mực tự nhiên và mực anilin.'],
    use: [
      'Trước ngọn đèn thì diễn; trước cửa sổ thì sáng lên.',
      'Lồng giữa hai tấm kính, con rối thành bức tranh đổi theo ngày.',
      'Vai hề nào cũng có tên, có làng và có chính kiến.',
    ],
  },
  'hill-tribe-doll': {
    looks: { black: 'đen và đỏ', blue: 'xanh dương', red: 'đỏ' },
    names: ['Búp bê vùng cao, màu {look}', 'Búp bê vải mặc áo hội, màu {look}', 'Búp bê thêu tay, màu {look}', 'Búp bê bạn nhỏ vùng cao, màu {look}'],
    made: [
      'Váy nào cũng xếp ly, gấu nào cũng thêu, như trên váy của người khâu ra búp bê.',
      'Gương mặt thêu bằng sáu mũi, thế là đủ thành một tính cách.',
      'Nhồi bông, dưới dằn gạo, nên ngồi được.',
    ],
    of: ['Vải bông vụn của nhà may, hạt hình đồng xu, len.', 'Vải bông dệt tay và chỉ tơ; không có chi tiết nhỏ dễ rơi.'],
    use: [
      'Cho trẻ từ ba tuổi, và cho kệ sách ở mọi lứa tuổi.',
      'Mỗi búp bê mang một thẻ ghi tên và bản làng của người làm.',
      'H’Mông, Dao, Akha, Lisu: muốn búp bê dân tộc nào, bạn cứ hỏi.',
    ],
  },
  kite: {
    looks: { red: 'đỏ', yellow: 'vàng', blue: 'xanh dương' },
    names: ['Diều chula, màu {look}', 'Diều sao bằng tre và giấy, màu {look}', 'Diều chọi, màu {look}', 'Diều thả đồng có đuôi, màu {look}'],
    made: [
      'Năm nan tre vót đến khi thăng bằng trên một ngón tay, rồi buộc chứ không đóng đinh.',
      'Giấy dán từng ô nhỏ trên lưới chỉ, nên rách một chỗ cũng chỉ rách nhỏ.',
      'Thả thử trong gió chiều rồi mới gấp lại.',
    ],
    of: ['Tre sisuk, giấy diều, chỉ bông và hồ gạo.', 'Tre và giấy; kèm 60 m dây.'],
    use: [
      'Gió nhẹ đã bay được; diều sao không có đuôi, và cũng không cần.',
      'Treo tường, đó là một mẩu tháng Ba.',
      'Diều chula trống săn diều pakpao nhỏ: hãy rủ thêm bạn.',
    ],
    facts: 'Sải cánh {measure}, nặng khoảng {weight}.',
  },
}
