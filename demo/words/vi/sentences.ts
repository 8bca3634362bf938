import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    'Do {seller} làm tại {place}, {province}.',
    'Món này ra đời ở xưởng của {seller} tại {place}.',
    '{seller} ở {place}, {province}, mỗi lần chỉ làm một ít.',
    'Mọi thứ {seller} gửi đi từ {place} đều do một đôi tay làm từ đầu đến cuối.',
    'Bạn mua thẳng từ {seller} ở {place}, không qua trung gian.',
    'Khâu hoàn thiện và đóng gói đều do chính {seller} lo, tại {place}, {province}.',
    'Ở {place}, nhìn qua là người ta nhận ra ngay tay nghề của {seller}.',
    '{seller} ở {place} xem lại từng món trước khi gửi đi.',
    '{seller} gửi hàng từ {place}, {province}, thường trong vòng ba ngày.',
  ],
  facts: [
    'Kích thước {measure}, nặng khoảng {weight}.',
    'Kích thước {measure}, khối lượng khoảng {weight}; đồ làm tay nên có thể chênh vài milimét.',
    '{measure}, nặng khoảng {weight}, chưa kể bao bì.',
  ],
  sizes: 'Có các loại {labels} để chọn; số đo ghi ở đây là của loại {label}.',
  looks: 'Có các lựa chọn: {looks}.',
  additions: ['{name}{tail}', '{name} từ {place}{tail}', '{name} của {seller}{tail}', '{name} của {seller}, {label}{tail}'],
  choices: { color: ', {count} màu để chọn', pattern: ', {count} mẫu để chọn', flavor: ', {count} loại để chọn' },
}
