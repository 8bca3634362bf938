import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Khối lượng tịnh {label}; kích thước gói {measure}.'

export const SPICE_AND_TEA: SheetsWords = {
  'spice-jars': {
    looks: { 'star-anise': 'hoa hồi', turmeric: 'nghệ', pepper: 'tiêu đen', cinnamon: 'quế' },
    names: ['Gia vị Thái đóng hũ, {look}', 'Gia vị chưa xay lựa tay, {look}', 'Gia vị làng trồng, {look}', 'Hũ gia vị nhà bếp, {look}'],
    made: [
      'Hong chậm trong bóng râm, nơi giữ lại thứ dầu mà nắng sẽ lấy mất.',
      'Lựa tay trên nia; phần vỡ để nhà bếp chúng tôi dùng.',
      'Có đơn mới đóng hũ, nút bần kín hơi.',
    ],
    of: ['Một loại gia vị, một khu vườn, không pha gì thêm.', 'Thu hoạch năm nay; tháng và thửa vườn ghi trên nhãn.'],
    use: [
      'Xay ngay trước khi nấu; khác biệt còn lớn hơn giữa hai công thức.',
      'Cho nồi thịt kho, nồi massaman, hay ấm trà ngày lạnh.',
      'Dùng hết, chiếc hũ vẫn là chiếc hũ tốt trong bếp.',
    ],
    facts: PACK,
  },
  'spice-bowls': {
    looks: { curry: 'cà ri', 'tom-yum': 'tom yum', five: 'ngũ vị hương' },
    names: [
      'Bộ gia vị Thái, loại {look}',
      'Thảo mộc và gia vị chưa xay, loại {look}',
      'Hộp thảo mộc đầu bếp, loại {look}',
      'Bộ thảo mộc vườn nhà, loại {look}',
    ],
    made: [
      'Mỗi loại thảo mộc cắt tay vào giờ của nó, hong riêng rồi mới xếp chung.',
      'Tỷ lệ là của bà chúng tôi, chỉ khác là bà ước chừng còn chúng tôi cân.',
      'Trong hộp chia thành túi giấy, để hương khỏi lẫn.',
    ],
    of: ['Sả, riềng, lá chanh, ớt, hạt ngò, thì là Ai Cập, tùy món.', 'Thảo mộc khô, không muối, không đường, không hương liệu.'],
    use: [
      'Mỗi bộ nấu được ba nồi cho bốn người; cách nấu ghi trên thẻ trong hộp.',
      'Món quà cho người mê nấu nướng và đã có đủ mọi thứ.',
      'Hãy ngửi chiếc hộp trước, rồi mới mở túi.',
    ],
    facts: PACK,
  },
  'tea-tin': {
    looks: { oolong: 'ô long', jasmine: 'trà xanh hoa nhài', 'butterfly-pea': 'hoa đậu biếc', black: 'hồng trà' },
    names: ['Trà núi, {look}', 'Trà cao nguyên hộp thiếc, {look}', 'Trà vườn nhỏ, {look}', 'Trà hái tay, {look}'],
    made: [
      'Một tôm hai lá, hái trước mười giờ sáng, làm héo dưới nắng và vò ngay trong đêm.',
      'Ô long vò trong vải đến ba mươi lần; hoa thì hong nguyên bông nơi râm mát.',
      'Cả nhà nếm trà vào bữa sáng; mẻ nào hỏng thì về phần lũ dê.',
    ],
    of: ['Lá từ một khu vườn cao trên 1.000 mét, không tẩm hương.', 'Nguyên lá hay nguyên hoa, trong hộp thiếc khép lại với một tiếng thở dài.'],
    use: [
      'Pha nước nóng, đổ bỏ nước phút đầu rồi uống năm lượt sau.',
      'Uống lạnh cũng ngon: ngâm một đêm trong tủ lạnh.',
      'Vắt chút chanh, trà đậu biếc từ lam hóa tím.',
    ],
    facts: PACK,
  },
  'coffee-bag': {
    looks: { kraft: 'rang vừa', black: 'rang đậm', indigo: 'rang nhạt' },
    names: ['Cà phê arabica cao nguyên, {look}', 'Cà phê núi Thái Lan, {look}', 'Cà phê hạt mẻ nhỏ, {look}', 'Cà phê trồng dưới tán cây, {look}'],
    made: [
      'Quả chín đỏ mới hái, xát vỏ ngay chiều hôm ấy, ủ một ngày và rửa bằng nước suối.',
      'Phơi trên giàn mười hai ngày, rang từng mẻ năm ký vào thứ Hai của tuần bạn đặt.',
      'Cây cà phê đứng dưới tán mắc ca và lê, nơi chim đến ăn rồi bắt luôn mọt.',
    ],
    of: ['Hạt arabica Thái nguyên hạt, từ độ cao 1.200 đến 1.500 mét, túi có van.', 'Một làng, một vụ; cho biết bạn pha kiểu gì, chúng tôi xay giúp.'],
    use: [
      'Trong tách có ca cao và mật nhãn, hậu vị sạch.',
      'Pha phin giấy hay moka; loại rang đậm đi được với sữa đặc.',
      'Ngon nhất từ một tuần đến hai tháng sau khi rang.',
    ],
    facts: PACK,
  },
}
