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
]
