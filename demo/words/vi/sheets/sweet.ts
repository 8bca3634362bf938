import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Khối lượng tịnh {label}; kích thước gói {measure}.'

export const SWEET: SheetsWords = {
  'honey-jar': {
    looks: { amber: 'hoa rừng', dark: 'hoa nhãn sẫm màu', light: 'hoa vải sáng màu' },
    names: ['Mật ong thô, {look}', 'Mật ong bìa rừng, {look}', 'Mật ong Thái không gia nhiệt, {look}', 'Mật ong trại nhỏ, {look}'],
    made: [
      'Cắt vào tháng năm lịch Thái dưới ánh đèn lồng, từ những tảng sáp treo trong gió, chừa lại một phần ba cho ong.',
      'Tự chảy qua vải nhờ sức nặng của mình; không bao giờ hâm, không bao giờ pha đường.',
      'Đóng hũ trong ba ngày, trước khi những bông hoa bị lãng quên.',
    ],
    of: ['Mật ong, một ít phấn hoa, không gì khác; hàm lượng nước dưới 20%.', 'Từ vườn cây và bìa rừng không phun thuốc.'],
    use: [
      'Sáng pha với chanh và nước ấm, trưa rưới lên xôi.',
      'Để nơi mát, mật có thể kết tinh; một bát nước ấm sẽ đánh thức nó.',
      'Không dùng cho trẻ dưới một tuổi.',
    ],
    facts: PACK,
  },
  'palm-sugar': {
    looks: { gold: 'vàng óng', dark: 'sẫm màu', pale: 'nhạt màu' },
    names: ['Đường thốt nốt, {look}', 'Bánh đường thốt nốt nguyên chất, {look}', 'Đường thốt nốt nấu củi, {look}', 'Đường thốt nốt lấy nước sớm, {look}'],
    made: [
      'Buồng hoa được gọt lúc tinh mơ, nước nhỏ vào ống tre có mẩu gỗ sến giữ cho ngọt.',
      'Nấu trong chảo gang trên bếp đất đến khi đặc sệt, rồi đánh bông và đổ khuôn.',
      'Tám lít nước mới được một ký.',
    ],
    of: ['Nước thốt nốt nguyên chất, không pha đường mía; cầm trong tay là chảy.', 'Chỉ có nước thốt nốt; màu là màu của mùa.'],
    use: ['Cho pad thai, gỏi đu đủ và mọi món tráng miệng có dừa.', 'Vị caramel, khói và chút mặn trên đầu lưỡi.', 'Đường cứng lại thì lấy dao bào.'],
    facts: PACK,
  },
  'dried-fruit': {
    looks: { mango: 'xoài', banana: 'chuối', roselle: 'atiso đỏ' },
    names: ['{Look} phơi nắng', '{Look} sấy dẻo', '{Look} sấy nhà kính không đường', '{Look} sấy vườn nhà đóng túi'],
    made: [
      'Cắt lúc chín tới, phơi hai đến bốn ngày trong nhà kính, mưa và ruồi không với tới.',
      'Cứ vài giờ lại trở tay, đến khi bẻ cong mà không gãy.',
      'Tám ký quả tươi mới được một ký này.',
    ],
    of: ['Trái cây, năm nào chua thì thêm chút đường mía; nhãn ghi rõ.', 'Không lưu huỳnh, không phẩm màu, nên sẫm hơn đồ siêu thị.'],
    use: ['Ăn trên tàu, mang theo ba lô hay trộn với granola.', 'Atiso đỏ pha thành trà đỏ; thêm mật ong và đá.', 'Nhớ đóng kín túi; kiến cũng biết đọc nhãn.'],
    facts: PACK,
  },
}
