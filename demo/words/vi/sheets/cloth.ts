import type { SheetsWords } from '../../../language-words.ts'

export const CLOTH: SheetsWords = {
  'woven-tote': {
    looks: { indigo: 'sọc ikat chàm', natural: 'khit màu tự nhiên', red: 'khit đỏ' },
    names: ['Túi tote vải dệt tay, {look}', 'Túi đi chợ vải làng dệt, {look}', 'Túi tote vải có lót, {look}', 'Túi chợ của người dệt vải, {look}'],
    made: [
      'Vải dệt trong làng chỉ cắt một lần, thành một tấm dài, nên không phí chút nào.',
      'Quai chạy suốt thân túi, đỡ sức nặng từ dưới đáy.',
      'Do chính những người dệt may lấy, vào những tháng ruộng lúa không cần ai.',
    ],
    of: ['Ngoài là vải bông dệt tay, lót vải bông trơn, một túi trong có khóa kéo.', 'Đáy vải bố bông, thân vải dệt tay, khuy bấm đồng thau.'],
    use: ['Vừa máy tính 14 inch và một bó rau muống.', 'Lúc đi gấp phẳng trong va li, lúc về thì đầy ắp.', 'Sọc vải không bao giờ rơi đúng một chỗ hai lần.'],
  },
  'hill-tribe-bag': {
    looks: { black: 'đen thêu chữ thập nhiều màu', red: 'đỏ sọc rực rỡ', blue: 'xanh dương thêu chữ thập' },
    names: ['Túi đeo vai vùng cao, {look}', 'Túi yam thêu tay, {look}', 'Túi đeo chéo vùng cao, {look}'],
    made: [
      'Quai và hông túi là một dải dài dệt bằng khung đeo lưng; thân túi may vào giữa.',
      'Thêu chữ thập thì đếm sợi từ mặt trái, nên mặt phải sạch sẽ.',
      'Một mảng thêu đẹp ngốn hết các buổi tối của ba tuần.',
    ],
    of: ['Bông và gai dầu, chỉ tơ, tua len.', 'Vải bông dệt tay, lót vải bông, cúc bằng đồng thau từ tiền cổ.'],
    use: [
      'Ở bản thì đựng sách vở, ra phố thì đựng máy ảnh.',
      'Nhìn màu là biết ai làm: thung lũng nào cũng pha màu đỏ của riêng mình.',
      'Tiền bạn trả đến thẳng nhà may, không qua tay lái buôn.',
    ],
    facts: 'Thân túi {measure}, quai 100 cm, nặng khoảng {weight}.',
  },
  'batik-sarong': {
    looks: { sea: 'hoa xanh nước biển', sunset: 'hoa sắc hoàng hôn', forest: 'lá xanh rừng' },
    names: ['Xà rông batik vẽ tay, {look}', 'Vải batik miền nam Thái Lan, {look}', 'Khăn quấn đi biển batik, {look}', 'Khăn pareo batik vẽ màu, {look}'],
    made: [
      'Sáp nóng chảy từ bút đồng thành một nét liền; nét khép lại ở đâu, màu không qua được chỗ ấy.',
      'Màu được quét khi vải còn ướt, nên loang vào nhau như trời trở mây.',
      'Cầm màu qua đêm bằng silicat, luộc cho tan sáp rồi xả qua ba chậu nước.',
    ],
    of: ['Vải voan bông mịn, gấp đôi thì kín, để đơn thì mát.', 'Vải bông làm bóng, nhuộm hoạt tính, chịu được muối và nắng.'],
    use: [
      'Quấn ngang hông, vắt qua vai hay treo cửa sổ.',
      'Không tấm nào có vân giống tấm nào, vì sáp rạn theo ý nó.',
      'Phơi trên bãi biển, mười phút là khô.',
    ],
    facts: '{measure}, nặng khoảng {weight}.',
  },
}
