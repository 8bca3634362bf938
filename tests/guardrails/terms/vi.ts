import type { RuledOut } from './ruled-out.ts'

export const RULED_OUT: readonly RuledOut[] = [
  {
    word: /biên nhận/i,
    say: 'biên lai',
    because: 'the paper about a payment has one name',
    wrong: 'Biên nhận chỉ dành cho bạn.',
  },
  {
    word: /rút lui|rút khỏi hợp đồng/i,
    say: 'hủy hợp đồng',
    because: 'the button names the right so',
    wrong: 'Người mua rút khỏi hợp đồng',
  },
  {
    word: /biên lai chuyển khoản|gửi biên lai/i,
    say: 'ảnh chuyển khoản',
    because: 'a receipt is what the buyer gets, not what the buyer sends',
    wrong: 'Sau đó gửi biên lai cho chúng tôi',
  },
  { word: /e-mail/i, say: 'email', because: 'nobody in Vietnam writes the hyphen any more', wrong: 'Vui lòng nhập e-mail' },
  {
    word: /(?:mở|gửi|nhận|lá|trong|từ|chứa) (?:một )?thư(?! mục| rác| viện|ơ|ờ|ợ| giãn)(?=[\s.,;:?!]|$)/i,
    say: 'email',
    because: 'a thư is paper; what the shop sends is an email',
    wrong: 'Chúng tôi đã gửi thư đến {{email}}.',
  },
  {
    word: /cửa hàng (?:này|tra|dùng|có \{|lưu|biết|ở)|(?:dùng thử|quay lại|ngoài|vận hành|trong|tìm trong|của) cửa hàng\b/i,
    say: 'Hattha, gian hàng (a maker’s)',
    because: 'it may be Hattha or a maker’s shop',
    wrong: 'Quay lại cửa hàng',
  },
  {
    word: /đổi món mới|một món mới để đổi|^món khác$/i,
    say: 'đổi hàng, món thay thế',
    because: 'the table; one name for the replacement',
    wrong: 'Đổi món mới',
  },
  {
    word: /trả hàng (?:và|hoặc) khiếu nại/i,
    say: 'sự cố',
    because: 'the button says báo sự cố; a khiếu nại goes to the authorities',
    wrong: 'Trả hàng và khiếu nại',
  },
  { word: /thuế hải quan/i, say: 'thuế nhập khẩu', because: 'the tax is called so', wrong: 'Chưa gồm thuế hải quan' },
  { word: /cân nặng|trọng lượng/i, say: 'khối lượng', because: 'one word for one thing', wrong: 'Theo nước và cân nặng' },
  { word: /không phải trả gì/i, say: 'không phải trả khoản nào', because: 'it sounds unfinished', wrong: 'Bạn không phải trả gì.' },
  { word: /viết cho chúng tôi|gửi tin cho chúng tôi/i, say: 'liên hệ với chúng tôi', because: 'the page is called Liên hệ', wrong: 'hoặc viết cho chúng tôi.' },
  { word: /quyền (?:mà )?luật cho/i, say: 'quyền theo luật', because: 'it follows the English', wrong: 'bạn có các quyền luật cho' },
  {
    word: /thu tiền khi giao|trả tiền khi nhận hàng/i,
    say: 'thanh toán khi nhận hàng',
    because: 'the table',
    wrong: 'gửi đến {{customer}}, thu tiền khi giao',
  },
  { word: /\bVAT\b/, say: 'thuế GTGT', because: 'the table', wrong: 'cộng 7% VAT' },
  { word: /\brobot\b/i, say: 'bot', because: 'a robot has arms', wrong: 'không tính robot' },
  { word: /men đen/i, say: 'bạc khảm đen', because: 'the posts name the craft so', wrong: 'khảm men đen vào bạc chạm' },
  {
    word: /khoản phí đó|mức phí là|thuế (?:GTGT )?trên phí(?! dịch vụ)/i,
    say: 'hoa hồng',
    because: 'the table; phí is also what delivery costs',
    wrong: 'cộng thuế GTGT 7% trên khoản phí đó',
  },
]
