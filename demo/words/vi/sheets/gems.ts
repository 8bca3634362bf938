import type { SheetsWords } from '../../../language-words.ts'

export const GEMS: SheetsWords = {
  'gem-ring': {
    looks: { ruby: 'hồng ngọc', sapphire: 'sapphire xanh', emerald: 'ngọc lục bảo', gold: 'sapphire vàng' },
    names: ['Nhẫn {look} nạm tay', 'Nhẫn một viên {look}', 'Nhẫn {look} của thợ kim hoàn Thái', 'Nhẫn {look} hình bầu dục'],
    made: [
      'Đá cắt mài ngay trong thị trấn, chọn hợp với kim loại và giữ bằng những chấu giũa nhỏ cỡ hạt mè.',
      'Nạm bằng mắt dưới kính lúp; viên nào lắc còn nghe tiếng thì nạm lại.',
      'Đánh bóng cả mặt trong lẫn mặt ngoài, vì mặt trong mới là mặt chạm vào bạn.',
    ],
    of: [
      'Đá tự nhiên, đã qua xử lý nhiệt như phần lớn đá quý, có ghi trên thẻ trong hộp; bạc 925 hoặc mạ vàng.',
      'Khoảng một cara đá quý tự nhiên trên ổ bạc mạ rhodium.',
    ],
    use: [
      'Hãy ngắm nhẫn dưới ánh sáng ban ngày: đó là màu bạn sẽ sống cùng.',
      'Cho thứ Sáu, cho ngày kỷ niệm, hay chẳng vì dịp gì.',
      'Nới hay thu một cỡ, miễn phí trong ba mươi ngày.',
    ],
    facts: 'Cỡ {label}, đường kính trong {measure}, nặng khoảng {weight}.',
  },
  'pearl-earrings': {
    looks: { white: 'trắng', golden: 'vàng óng', grey: 'xám bạc' },
    names: ['Hoa tai ngọc trai Andaman, màu {look}', 'Hoa tai nụ ngọc trai biển, màu {look}', 'Hoa tai ngọc trai buông, màu {look}'],
    made: [
      'Ngọc lớn hai năm trong những con trai treo dưới bè ngoài khơi Phuket và Phang-nga.',
      'Từng đôi được chọn trên khay xám lúc giữa trưa, trước xét độ bóng, sau mới đến cỡ.',
      'Khoan nửa chừng, gắn vào trụ bằng nhựa rồi xoay đến khi không còn thấy vết.',
    ],
    of: ['Ngọc trai biển nuôi cấy, màu tự nhiên không xử lý, gắn trên bạc 925.', 'Ngọc Akoya và ngọc South Sea, trụ bạc mạ rhodium.'],
    use: [
      'Đeo sau cùng, tháo trước tiên; nước hoa làm ngọc mờ đi.',
      'Những vết nhỏ trên da ngọc là chỗ khác với thủy tinh.',
      'Đeo một phút là ấm, gần như không thấy nặng.',
    ],
    facts: 'Ngọc {label}, hoa tai {measure}, cả đôi nặng khoảng {weight}.',
  },
  'bead-bracelet': {
    looks: { turquoise: 'ngọc lam', garnet: 'ngọc hồng lựu', wood: 'hạt gỗ', mixed: 'nhiều màu rực rỡ' },
    names: ['Vòng tay xâu hạt, {look}', 'Vòng tay xâu thủ công, {look}', 'Vòng hạt Andaman, {look}', 'Vòng hạt tình bạn, {look}'],
    made: [
      'Xâu bằng chỉ đôi, cứ năm hạt thắt một nút: đứt một chỗ chỉ rơi năm hạt chứ không rơi hết.',
      'Hạt được lựa tay qua một chiếc sàng bằng hộp thiếc đục lỗ.',
      'Hoa văn lặp lại những chuỗi hạt tìm thấy ở Khlong Thom, nơi thương nhân để hạt lại hai nghìn năm trước.',
    ],
    of: ['Hạt đá, thủy tinh hoặc gỗ trên chỉ nylon, khóa mạ bạc.', 'Đá tự nhiên và gỗ tiện, cài bằng cúc vỏ ốc.'],
    use: ['Ba chuỗi, đeo rời hay xoắn làm một.', 'Xuống hồ bơi thì tháo, gặp mưa thì không cần.', 'Trẻ con chọn vòng sặc sỡ, và chọn đúng.'],
    facts: 'Dài {label}, mỗi chuỗi {measure}, nặng khoảng {weight}.',
  },
  'gold-necklace': {
    looks: { chain: 'dây bện', 'enamel-red': 'men đỏ', 'enamel-green': 'men xanh lá' },
    names: ['Dây chuyền vàng Sukhothai, {look}', 'Dây chuyền vàng cổ thong boran, {look}', 'Dây chuyền vàng thợ kim hoàn, {look}'],
    made: [
      'Sợi vàng mảnh hơn sợi tóc, bện bốn, sáu hay tám lớp quanh một cây kim, không dùng máy.',
      'Những hạt vàng tí xíu được xếp hàng bằng bút lông rồi gắn chảy bằng hơi thổi qua ống.',
      'Men là thủy tinh nghiền, nung trên than củi: đỏ, lục và lam, như trên cổ vật Si Satchanalai.',
    ],
    of: ['Vàng 96,5%, có giấy ghi khối lượng; chứng nhận đề tên người thợ.', 'Vàng Thái 96,5%, sắc ấm hơn vàng 18K.'],
    use: ['Gửi có bảo hiểm, chỉ giao khi người nhận ký tên.', 'Ở Thái Lan, vàng là của để dành đeo được trên người.', 'Dây mềm theo cổ như một dải vải.'],
    facts: 'Dài {label}, dây {measure}, khoảng {weight} vàng.',
  },
}
