import type { SheetsWords } from '../../../language-words.ts'

export const PORCELAIN: SheetsWords = {
  'benjarong-jar': {
    looks: {
      emerald: 'xanh lục bảo và vàng kim',
      cobalt: 'xanh coban và vàng kim',
      ruby: 'đỏ hồng ngọc và vàng kim',
      ivory: 'trắng ngà và vàng kim',
    },
    names: ['Hũ Benjarong, màu {look}', 'Hũ Benjarong có nắp, màu {look}', 'Hũ Benjarong dáng bầu, màu {look}', 'Hũ Benjarong vẽ tay, màu {look}'],
    made: [
      'Mọi đường viền được vẽ trước bằng vàng thật, chỉ bằng mắt; rồi men màu mới nhỏ vào từng ô một.',
      'Hũ qua ba lần lửa, 800 °C cho màu và thêm một lần cho vàng, rồi người vẽ miết cho vàng sáng lên.',
      'Một chiếc hũ như thế giữ chân người vẽ bốn đến sáu ngày, phần lớn là ở mạng hoa.',
      'Nắp vẽ cùng lúc với hũ, để hoa văn chạy liền không hụt bậc nào.',
    ],
    of: ['Sứ trắng Lampang, men màu và vàng lỏng 18K.', 'Sứ mịn vẽ men không chì và viền vàng.'],
    use: [
      'Xưa dành cho bàn tiệc hoàng cung, nay để đựng trà, đựng nhẫn hay chỉ để bày kệ.',
      'Hũ đến trong hộp lót lụa, làm quà biếu trang trọng.',
      'Đủ năm màu của cái tên: đỏ, lục, lam, vàng và trắng.',
    ],
  },
  'benjarong-tea-set': {
    looks: { cobalt: 'xanh coban và vàng kim', coral: 'đỏ san hô và vàng kim', emerald: 'xanh lục bảo và vàng kim' },
    names: [
      'Bộ ấm trà Benjarong, màu {look}',
      'Ấm và tách trà Benjarong, màu {look}',
      'Bộ trà Benjarong viền vàng, màu {look}',
      'Bộ ấm trà Benjarong vẽ tay, màu {look}',
    ],
    made: [
      'Một người vẽ cả bộ, để ấm, tách và khay cùng một nét chữ.',
      'Viền vàng hơi nổi trên mặt men; đầu ngón tay lần theo được từng cánh hoa.',
      'Từ chiếc ấm trắng đến lần lửa cuối là mười hai đến mười tám ngày công.',
    ],
    of: ['Sứ mỏng thấu sáng, men màu và vàng 18K.', 'Sứ Lampang; lòng tách để trắng cho thấy màu trà.'],
    use: [
      'Để pha ô long núi hay đãi khách quý; vòi rót không rớt giọt nào.',
      'Ở Thái Lan, đây là quà cưới từ thuở nào không ai nhớ.',
      'Ấm, tách và khay mỗi thứ một ổ; dọc đường không thứ nào chạm thứ nào.',
    ],
    facts: 'Bộ {label} đựng trong hộp {measure}, nặng khoảng {weight}.',
  },
  'blue-white-jar': {
    looks: { floral: 'dây hoa', fish: 'cá', lotus: 'hoa sen' },
    names: ['Hũ sứ hoa lam, hình {look}', 'Hũ sứ vẽ xanh coban, hình {look}', 'Hũ sứ lai khram, hình {look}', 'Hũ trà sứ hoa lam, hình {look}'],
    made: [
      'Màu coban vẽ trên cốt mộc bằng cọ mềm, mỗi nét chấm một lần màu.',
      'Dưới lớp men trong, ở 1.280 °C, màu xám hóa thành sắc lam sâu đã cho loại sứ này cái tên.',
      'Đậm ở chỗ cọ dừng, nhạt ở chỗ cọ vội: nhờ vậy mà phân biệt được với đồ in.',
    ],
    of: ['Sứ trắng, coban tự nhiên dưới lớp men trong.', 'Đất sứ Lampang, chân đủ dày để đứng vững.'],
    use: [
      'Đậy nắp thì trà hay bánh quy giữ được khô, đặt cạnh đồ gỗ cũ cũng hợp.',
      'Hai chiếc khác cỡ thành một đôi, chẳng cần giống nhau.',
      'Màu lam không phai, dưới nắng không, trong nước nóng cũng không.',
    ],
  },
}
