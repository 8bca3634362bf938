import type { TradesWords } from '../../../language-words.ts'

export const STUDIO_TRADES: TradesWords = {
  scent: [
    'Chúng tôi khắc bằng một con dao nhỏ, loại đầu bếp hoàng cung dùng để khắc dưa.',
    'Cánh hoa ấn bằng ngón cái khi sáp còn ấm; cánh thứ mười thì bỏng, từ cánh thứ mười một là hết cảm giác.',
    'Hoa nhài hái ban đêm, lúc hoa nở.',
    'Lúc khắc chúng tôi im lặng, và cả nhà lấy làm mừng.',
    'Mỗi ngày chúng tôi giữ lại một bông sen lệch để nhớ ngày ấy.',
  ],
  herbal: [
    'Bài thuốc là của trường mát-xa trong chùa, còn gừng plai ở ngay sau nhà.',
    'Xà phòng của chúng tôi ủ sáu tuần trên kệ tre rồi mới cho người ta ngửi.',
    'Thầy thuốc của làng ngày trước là bà cô tôi, và khu vườn là của bà.',
    'Thứ gì chúng tôi cũng thử trên mình trước, thế nên trông mới khỏe thế này.',
    'Gừng plai đào vào tháng Giêng, khi lá đã tàn và sức dồn xuống củ.',
  ],
  painting: [
    'Tôi học từ một họa sĩ tu bổ tranh tường chùa, và lòng kiên nhẫn của ông nằm trong cọ của tôi.',
    'Chúng tôi vẽ ngoài trời lúc sáu giờ sáng, trước khi ánh sáng thành tầm thường.',
    'Chủ nhật căng toan, thứ Hai tiếc về khổ.',
    'Các sư cho chúng tôi ngồi trên mái gác chuông; khung cảnh ấy có trong nhiều bức tranh.',
    'Tôi cạo đi nhiều hơn vẽ vào, và sàn nhà rất nhiều màu.',
  ],
  stage: [
    'Trước khi bắt đầu một chiếc mặt nạ mới, chúng tôi cúng tổ nghề, có hoa và một quả trứng luộc.',
    'Mười lăm lớp giấy thành khuôn mặt; lớp thứ mười sáu thành tính cách.',
    'Mặt nạ khâu kín từ phía sau, để không ai thấy nó được làm thế nào.',
    'Con rối có tên trước khi có mặt.',
    'Nhiều năm sau, vũ công mang mặt nạ về thếp lại vàng, và chúng tôi nhận ra từng chiếc nhờ vết móp.',
  ],
  kites: [
    'Tre chẻ trước một năm rồi mới bay.',
    'Tháng Ba cả nhà ra đồng, cãi nhau về gió.',
    'Giấy mua từng ram, còn gió thì miễn phí.',
    'Con diều đẹp nhất của tôi mắc trên cây ở sân Sanam Luang, và sẽ ở lại đó.',
    'Bay được trong ngõ nhà chúng tôi thì ở đâu cũng bay được.',
  ],
  shadow: [
    'Chúng tôi trổ da bằng đục tự rèn, từ con mắt trổ ra.',
    'Cha tôi vẫn diễn; con rối nào nói không hay, ông trả lại cho tôi.',
    'Ánh sáng đi qua tấm da tốt như đi qua mật ong.',
    'Anh hề được trổ sau cùng và cười trước tiên.',
    'Mỗi năm một lần, chúng tôi diễn cho thần lúa và không lấy tiền.',
  ],
}
