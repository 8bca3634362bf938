import type { SheetsWords } from '../../../language-words.ts'

export const METAL: SheetsWords = {
  'silver-bowl': {
    looks: { lotus: 'cánh sen', flame: 'lá lửa', rice: 'bông lúa' },
    names: ['Bát bạc chạm nổi, hình {look}', 'Bát bạc Wua Lai, hình {look}', 'Bát bạc dâng lễ gò tay, hình {look}'],
    made: [
      'Một đĩa bạc phẳng được gò bằng búa trên đe, giữa chừng nung mềm khoảng ba mươi lần.',
      'Bát đổ đầy nhựa, hoa văn đóng chìm từ bên ngoài rồi đẩy nổi lên từ bên trong bằng mũi chạm.',
      'Không đúc, không dập; vết búa để lại mặt trong cho bạn tìm.',
    ],
    of: ['Bạc 92,5%, có dấu của người thợ; phần mạ dùng vàng 24K.', 'Bạc miền bắc, tuổi 95%, đủ mềm để chạm sâu đến thế.'],
    use: [
      'Đựng nước thơm dịp Songkran, cắm hoa, hay bày thứ quả ngon nhất trên bàn.',
      'Mười hai con giáp hay hoa sen: nhà nào trong phố cũng có hoa văn riêng, và biết ai đã bắt chước.',
      'Trong hộp có giấy chứng nhận ghi khối lượng bạc.',
    ],
    personal: 'Tên hoặc ngày trên vành bát, tối đa 40 ký tự',
  },
  'niello-box': {
    looks: { silver: 'hoa bạc', gilt: 'hoa mạ vàng', flame: 'lá lửa' },
    names: ['Hộp bạc khảm đen, {look}', 'Hộp thuốc bạc khảm đen Nakhon, {look}', 'Hộp bạc khảm đen chạm tay, {look}'],
    made: [
      'Hoa văn được khắc, nền xung quanh đục sâu, rồi hợp kim đen nung chảy vào cho đến khi bằng mặt.',
      'Giũa, cạo bằng lưỡi thép và đánh bóng bằng than, để bạc và màu đen thành một mặt gương.',
      'Ở Nakhon Si Thammarat, người ta làm thế từ thời Ayutthaya.',
    ],
    of: ['Bạc 95%; màu đen là bạc, đồng, chì và lưu huỳnh, chỉ nằm ở mặt ngoài.', 'Bạc 925 khảm đen; loại mạ vàng được mạ lửa bằng vàng 24K.'],
    use: [
      'Đựng thuốc viên, một chiếc nhẫn, hay hạt giống của một ý hay.',
      'Nắp khép lại với tiếng thở khẽ của một món đồ làm kỹ.',
      'Nhà nước tặng quốc khách; gia đình tặng con ngày tốt nghiệp.',
    ],
    personal: 'Chữ cái đầu của tên, khắc trong nắp, tối đa 6 ký tự',
  },
  'brass-bells': {
    looks: { bright: 'đồng sáng', antique: 'đồng cổ', verdigris: 'xanh gỉ đồng' },
    names: ['Chuông đồng thau đúc, màu {look}', 'Chuông kiểu Ban Pa Ao, màu {look}', 'Chuông gió chùa, màu {look}', 'Chuông đồng đúc sáp chảy, màu {look}'],
    made: [
      'Sáp ong vê thành sợi, quấn quanh lõi đất trộn phân; mỗi chiếc chuông ra đời là một khuôn bị đập.',
      'Rót ở khoảng 1.000 °C, từ vòi nước và ổ khóa cũ nấu chảy trong hố sau nhà.',
      'Chỉnh âm bằng cách giũa vành, đến khi hàng xóm gật đầu.',
    ],
    of: ['Đồng thau tái chế pha chút thiếc để tiếng ngân dài hơn.', 'Đồng thau đặc, quả lắc sắt, dây bông.'],
    use: [
      'Treo dưới mái hiên; chỉ cần gió đủ lay một chiếc lá.',
      'Ngày xưa trâu đeo chuông này, để trẻ con tìm được trâu trong sương.',
      'Mỗi chiếc một cao độ; hãy chọn theo cỡ và để mình được bất ngờ.',
    ],
  },
}
