import type { TradesWords } from '../../../language-words.ts'

export const KITCHEN_TRADES: TradesWords = {
  rice: [
    'Ruộng của chúng tôi mặn và bướng, chính vì thế hạt gạo mới thơm.',
    'Có đơn chúng tôi mới xay, mỗi lần một ít, để bạn mở bao ra vẫn còn mùi vụ gặt.',
    'Lũ vịt làm cỏ cho chúng tôi và nhận công bằng ốc.',
    'Chúng tôi tự giữ giống, mỗi góc ruộng lấy bông lúa cao nhất.',
    'Đến mùa gặt thì trường nghỉ, trên giấy là một ngày.',
  ],
  pastes: [
    'Cối là đá hoa cương, mắm ruốc của nhà bên, còn ớt hái ngay sáng hôm ấy.',
    'Chúng tôi rang bằng chảo trên than củi, và cả ngõ hắt hơi theo.',
    'Công thức là của hồi môn, mà là phần quý hơn cả.',
    'Chúng tôi nếm với cơm, dưa chuột và một người hàng xóm nói thật.',
    'Mỗi ngày bốn mươi hũ; sau đó thì cái chày cần nghỉ.',
  ],
  spices: [
    'Tiêu phơi ba ngày trên chiếu ngoài sân, lúc nào cũng phải có người xua gà.',
    'Chúng tôi đóng gói ngay trong tháng thu hoạch và viết ngày bằng tay.',
    'Ở đây nghệ nhuộm vàng mọi thứ, kể cả con mèo.',
    'Dây tiêu leo trên cây sống; cây cho dây bóng mát và cho chúng tôi trái.',
    'Chúng tôi mua từ mười một khu vườn, đứng trên một ngọn đồi là thấy hết.',
  ],
  highland: [
    'Ở độ cao một nghìn bốn trăm mét, cây lớn chậm, và chúng tôi cũng thế.',
    'Cha mẹ tôi trồng thứ khác trên sườn núi này; trà và cà phê đã giữ chúng tôi ở lại.',
    'Năm tôi mười hai tuổi đường mới mở đến; trước đó lũ la biết lối.',
    'Chúng tôi rang vào thứ Hai, và cứ thứ Hai là cả triền núi biết.',
    'Bà lựa hạt, và tìm ra những gì máy bỏ sót.',
  ],
  sweets: [
    'Chúng tôi trèo lấy nước thốt nốt trước khi mặt trời mọc, vì chậm một giờ là nó bắt đầu hóa giấm.',
    'Trái cây phơi nắng dưới vòm kính; năm nào được mùa thì không thêm đường.',
    'Hương vị do đàn ong quyết định, và chúng chẳng báo trước bao giờ.',
    'Một cây thốt nốt cho nước sáu mươi năm, nếu bạn biết trò chuyện với nó.',
    'Thứ mà chợ gọi là xấu, chúng tôi gọi là chín.',
  ],
}
