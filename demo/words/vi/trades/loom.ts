import type { TradesWords } from '../../../language-words.ts'

export const LOOM_TRADES: TradesWords = {
  silk: [
    'Chúng tôi nuôi tằm nhà bằng dâu nhà, nên biết từng sợi tơ từ lúc còn là chiếc lá.',
    'Hoa văn được buộc trước khi nhuộm, theo trí nhớ; không có tờ giấy nào.',
    'Những tháng khô, đứng ở cổng chùa nghe được ba mươi khung cửi.',
    'Một cái kén chứa một cây số tơ, và từng xăng-ti-mét đều qua ngón tay chúng tôi.',
    'Con gái tôi học trên thành phố, tháng Tư lại về nhà dệt.',
  ],
  indigo: [
    'Sáng nào chum chàm cũng được cho ăn nước tro và chút rượu gạo, hôm nào quên là nó dỗi.',
    'Nhúng chín lần thì được sắc lam mà người ở đây gọi là màu buổi chiều trước cơn mưa.',
    'Cứ nhìn móng tay là nhận ra chúng tôi.',
    'Ngày có đám tang chúng tôi không bao giờ nhuộm; chum chàm cũng sẽ chết theo.',
    'Bông, chàm, me: thứ gì chúng tôi cần cũng mọc trong tầm tiếng gọi.',
  ],
  khit: [
    'Hoa văn nằm trong bó que sau khung cửi; mất một que là con voi còn ba chân.',
    'Chúng tôi nhồi bông gòn hái từ hàng cây ven con đường nhà mình.',
    'Bà tôi đọc được hoa văn khit trong bóng tối, bằng ngón cái.',
    'Gối dâng sư được mặt đẹp nhất, rồi đến gối cô dâu, rồi đến gối của bạn.',
    'Voi trên vải của chúng tôi đi về phía mép vải, vì đó là nhà.',
  ],
  cotton: [
    'Khung cửi thì già hơn chúng tôi; bông trên khung là bông năm nay.',
    'Chiếc phakaoma vừa là khăn, là thắt lưng, là nôi, là mũ, nên chúng tôi dệt cho bền.',
    'Sợi dọc hồ bằng nước cơm, nên con mèo cũng thích.',
    'Chúng tôi hát các đường sọc: ba đỏ, một trắng, ba đỏ, dừng.',
    'Từ cửa sổ nhà tôi, bạn thấy cánh đồng nơi sợi bông này ra đời.',
  ],
  'tin-jok': [
    'Gấu váy được nhặt sợi bằng lông nhím, mặt phải úp xuống, từng sợi một.',
    'Con gái ở đây vẫn dệt một tấm cho ngày cưới, và một tấm để người ta nhớ.',
    'Chúng tôi giữ một gấu váy năm 1890 trong hộp bánh quy, và chỉ dệt theo tấm ấy.',
    'Đếm sợi phải đếm thành tiếng, nên bên khung cửi không ai buôn chuyện.',
    'Vàng là gỗ mít, đỏ là cánh kiến, còn đen là bí mật.',
  ],
  'hill-tribe': [
    'Chúng tôi là hàng xóm, người H’Mông, người Dao và người Karen, chung một nhà may mà không bao giờ chung hoa văn.',
    'Mũi thêu là đếm chứ không vẽ, và trẻ con thuộc nó trước khi thuộc bảng chữ cái.',
    'Chúng tôi thêu trên xe buýt, khi xếp hàng và lúc họp phụ huynh.',
    'Ống đựng kim của tôi là chiếc lông nhím; của bà tôi cũng thế.',
    'Năm mới là tuần lễ thời trang của chúng tôi.',
  ],
  batik: [
    'Chúng tôi vẽ sáp bằng tay với cây bút đồng, còn màu thì để biển quyết định.',
    'Khi vải phơi trên bãi, khách du lịch tưởng là triển lãm.',
    'Sáp vừa nóng thì bốc khói, quá một chút thì bắt lửa; chúng tôi đã làm cháy đủ rồi.',
    'Chúng tôi luộc vải ngoài bờ biển, vì nhà bếp đã cấm.',
    'Những sắc lam của chúng tôi do dân chài đặt tên.',
  ],
}
