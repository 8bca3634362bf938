import type { TradesWords } from '../../../language-words.ts'

export const FIBRE_TRADES: TradesWords = {
  lacquer: [
    'Giữa hai lớp sơn, món đồ nằm nghỉ nhiều ngày trong hầm đất ẩm.',
    'Vàng lá không tha thứ điều gì; chúng tôi làm khi cửa đã đóng và quạt đã tắt.',
    'Sơn khô trong ẩm và hờn dỗi ngoài nắng, ngược hẳn với phơi quần áo.',
    'Nhựa sơn làm người học việc ngứa cả tháng; ai ở lại thì ở lại hẳn.',
    'Lượt bóng cuối là bằng lòng bàn tay, không gì khác đủ mềm.',
  ],
  rattan: [
    'Chúng tôi chẻ mây bằng miệng và dao, như mẹ tôi ngày trước, để cật mây giữ được độ bóng.',
    'Chiếc giỏ tốt phải kêu khi còn mới và lặng tiếng khi lên mười.',
    'Chặt một dây, chúng tôi trồng bốn dây.',
    'Anh kiểm lâm biết tên chúng tôi, lũ vắt cũng thế.',
    'Ấm nước còn reo thì mây còn uốn được; bạn chỉ có thời gian của một tách trà.',
  ],
  bamboo: [
    'Tre chặt khi mùa mưa đã dứt, vào tuần trăng khuyết, để mọt không ngó tới.',
    'Giữa lúc cấy và lúc gặt, ở đây mười nhà đan tre, phần lớn ngồi trong bóng mát dưới gầm sàn.',
    'Nghe tiếng dao là tôi biết nan tre có chịu được không.',
    'Một cây tre cho ba chiếc giỏ, một cái gáo và một mớ củi nhóm.',
    'Khói bếp nhà chúng tôi là thứ giữ cho mọt ở ngoài.',
  ],
  hyacinth: [
    'Cây này làm nghẹt mặt hồ, nên mỗi chiếc giỏ cũng mở thêm một mét đường nước cho thuyền.',
    'Chúng tôi phơi cọng một tuần, trở đều tay như phơi ớt.',
    'Khách thấy hoa, dân chài thấy phiền, còn chúng tôi thấy giỏ đựng đồ giặt.',
    'Chúng tôi bện ngay trên thuyền lúc về nhà.',
    'Khi hồ cạn, chúng tôi đan những gì đã phơi từ mùa xuân.',
  ],
  'yan-lipao': [
    'Mỗi sợi dây được kéo qua lỗ trên nắp hộp sữa, đến khi mảnh như chỉ may.',
    'Một chiếc túi nhỏ mất của người đan hai mươi ngày, nên chúng tôi làm ít và chiếc nào cũng ký tên.',
    'Dây cắt dài một sải tay, vác về nhà như vác lúa.',
    'Mắt tôi còn làm được việc tỉ mỉ đến mười giờ; sau đó là phần con gái tôi.',
    'Hoàng hậu từng xách túi của chúng tôi, bà đỡ trong làng cũng thế.',
  ],
  carving: [
    'Chúng tôi chạm gỗ cũ và gỗ rừng trồng, loại nào cũng có giấy tờ.',
    'Người học việc mài, con trai phạt dáng, người cha làm đôi mắt.',
    'Dăm gỗ sang lò bánh nhà bên, rồi bánh mì sang nhà tôi.',
    'Khối gỗ tốt đợi hai năm dưới gầm sàn; chúng tôi cũng đợi.',
    'Voi đi ngang cổng nhà, nên chúng tôi chẳng cần ảnh chụp.',
  ],
  turning: [
    'Gỗ lấy từ vườn cây đã thôi ra quả; nếu không thì cũng thành củi.',
    'Chúng tôi thoa thứ dầu đem rán cũng được, và không dùng gì có mùi sơn.',
    'Trước khi có điện, máy tiện chạy bằng xe đạp.',
    'Gỗ ướt hắt nước vào người, rồi bạn sẽ học được phải đứng chỗ nào.',
    'Chiếc bát có mắt gỗ bán rẻ hơn, mà ở nhà lại quý hơn.',
  ],
  paper: [
    'Một làng làm khung, một làng làm cán; chúng tôi dán giấy, phết dầu và vẽ.',
    'Hoa vẽ trong một hơi thở, hai màu trên cùng một cọ.',
    'Chúng tôi ngâm vỏ cây dưới kênh qua đêm và mong trời quang.',
    'Ngày phơi ô, sân chùa là một cánh đồng hình tròn.',
    'Ở đây, một chiếc ô đi qua mười một đôi tay.',
  ],
  reed: [
    'Cói mọc trên đồng nước lợ, nên dai hơn mọi loại cói nước ngọt.',
    'Hai người một khung dệt: chị văng cói, anh dập khít.',
    'Nồi nhuộm đặt dưới gốc xoài và không có nắp.',
    'Nhà đức giám mục và thánh đường Hồi giáo đều trải chiếu của chúng tôi.',
    'Cói cắt sau mưa thì xanh, cắt trước mưa thì vàng óng.',
  ],
}
