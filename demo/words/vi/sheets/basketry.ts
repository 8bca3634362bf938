import type { SheetsWords } from '../../../language-words.ts'

export const BASKETRY: SheetsWords = {
  'rattan-basket': {
    looks: { natural: 'màu tự nhiên', smoked: 'nâu hun khói', white: 'trắng mờ' },
    names: ['Giỏ mây, màu {look}', 'Giỏ mây có quai đi chợ, màu {look}', 'Giỏ mây đựng đồ, màu {look}', 'Giỏ mây đan thưa, màu {look}'],
    made: [
      'Khi chẻ mây, dao giữ yên còn tay kéo, nhờ vậy lớp cật bóng còn nguyên vẹn.',
      'Nan đứng ngâm qua đêm, uốn quanh đầu gối lúc còn ướt rồi buộc lại, không dùng một chiếc đinh nào.',
      'Miệng giỏ quấn hai lượt, vì giỏ nào cũng được nhấc lên từ chỗ ấy.',
    ],
    of: ['Mây rừng miền nam, bảy năm mới chặt, phơi khô dưới nắng.', 'Mây nguyên cây làm khung, cật mây để đan; không keo, không véc-ni.'],
    use: [
      'Đựng bánh mì, len đan hay rau củ phiên chợ thứ Bảy.',
      'Giỏ mới thì kêu cót két, năm tháng qua đi thì lặng tiếng và sẫm màu dần.',
      'Chắc đến mức ngồi lên một lát cũng được, nhưng xin đừng bảo là chúng tôi mách.',
    ],
  },
  'sticky-rice-basket': {
    looks: { natural: 'màu tự nhiên', indigo: 'màu tự nhiên điểm chàm', red: 'màu tự nhiên điểm đỏ' },
    names: ['Giỏ xôi kratip, {look}', 'Giỏ tre đựng xôi có nắp, {look}', 'Giỏ xôi kratip kiểu Isan, {look}'],
    made: [
      'Hai lớp vách đan lồng vào nhau, ở giữa là không khí, nên xôi còn ấm đến trưa.',
      'Nan rộng một milimét, vót đến khi cuộn lại như dải ruy băng.',
      'Chân giỏ gọt từ cuống lá cọ, khâu vào bằng dây nylon, thứ hiện đại duy nhất trên cả chiếc giỏ.',
    ],
    of: ['Tre non chặt vào mùa lạnh, khi mối mọt ít thích nhất.', 'Tre và dây bông; an toàn với thực phẩm, không xử lý hóa chất, hong khô trên khói.'],
    use: [
      'Cho xôi nóng vào, đậy nắp rồi mang ra đồng, đến công sở hay đi dã ngoại.',
      'Hơi nước thoát ra được mà ruồi không vào được; hộp nhựa nào làm nổi thế.',
      'Tráng qua nước, phơi nắng, dùng cả mười năm.',
    ],
  },
  'hyacinth-basket': {
    looks: { natural: 'màu tự nhiên', charcoal: 'đen than', 'two-tone': 'màu tự nhiên và trắng' },
    names: [
      'Giỏ lục bình, màu {look}',
      'Giỏ lục bình tròn đựng đồ giặt, màu {look}',
      'Giỏ lục bình bện để chậu cây, màu {look}',
      'Giỏ lục bình đựng đồ, màu {look}',
    ],
    made: [
      'Cọng lục bình phơi một tuần, xông khói chống mốc, bện ba sợi một rồi mới đan.',
      'Dây bện chạy quanh khung dây thép, nên giỏ đầy vẫn đứng dáng.',
      'Hai chị một ngày xong một chiếc, nếu mưa chịu để cho cọng khô.',
    ],
    of: [
      'Lục bình, loài cây làm nghẽn kênh rạch, thành giỏ thì có ích hơn.',
      'Cọng lục bình khô trên khung thép mảnh, rửa sạch, trừ loại có màu thì không nhuộm.',
    ],
    use: [
      'Đựng chăn, đồ chơi, hay cây trầu bà lá xẻ đã lớn quá chậu.',
      'Giỏ nhẹ, lỡ chân đá dưới gầm bàn cũng không giận.',
      'Mấy tuần đầu, giỏ thoảng mùi cỏ khô.',
    ],
  },
  'bamboo-hat': {
    looks: { natural: 'màu tự nhiên', indigo: 'màu tự nhiên viền chàm', tea: 'nâu trà' },
    names: ['Nón tre nông dân, màu {look}', 'Nón ngop che nắng, màu {look}', 'Nón lá đi đồng, màu {look}', 'Nón tre rộng vành làm vườn, màu {look}'],
    made: [
      'Khung tre đan mắt lục giác, lợp lá cọ gối lên nhau như ngói rồi khâu thành từng vòng.',
      'Bên trong có một vành đan nhỏ nâng nón khỏi tóc, để gió luồn qua.',
      'Vành nón quấn mây lúc còn ướt, khô đi thì siết lại.',
    ],
    of: ['Tre, lá cọ lan và quai bông.', 'Lá cọ phơi trắng trên nan tre, nhẹ và gần như không thấm nước.'],
    use: [
      'Che mát cả khuôn mặt, ngoài ruộng, trên bãi biển hay giữa luống cà chua.',
      'Treo lên tường, nón in xuống một ngôi sao.',
      'Vành trong vừa với hầu hết mọi người; phần còn lại để chiếc quai lo.',
    ],
  },
}
