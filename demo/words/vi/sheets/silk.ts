import type { SheetsWords } from '../../../language-words.ts'

export const SILK: SheetsWords = {
  'mudmee-silk': {
    looks: {
      ruby: 'hình thoi đỏ hồng ngọc',
      indigo: 'hình thoi xanh chàm',
      emerald: 'móc naga xanh lục bảo',
      gold: 'móc naga vàng cổ',
    },
    names: ['Lụa mudmee Thái Lan, {look}', 'Lụa ikat buộc tay, {look}', 'Tấm lụa mudmee Isan, {look}', 'Vải lụa ikat Thái Lan, {look}'],
    made: [
      'Sợi ngang được buộc từng nhúm bằng xơ chuối, nhuộm đi nhuộm lại, đến khi hoa văn nằm đợi sẵn trong sợi.',
      'Người dệt canh từng đường thoi bằng mắt cho mép họa tiết gặp nhau; nét nhòe nhẹ là chữ ký của mudmee.',
      'Khoảng bốn mét hoa văn mất hai tuần buộc và mười ngày dệt.',
      'Dệt chéo ba go trên khung gỗ, đủ đứng để may váy, đủ mềm để làm khăn choàng.',
    ],
    of: ['Tơ vàng Thái, ươm tay từ kén địa phương, có gút tự nhiên.', 'Toàn tơ cả sợi dọc lẫn sợi ngang; đỏ từ cánh kiến, lam từ chàm, vàng từ gỗ mít.'],
    use: [
      'Đủ vải cho một chiếc váy hay áo khoác ôm; thợ may thích vì mép không tưa.',
      'Lồng sau kính, tấm lụa thành bức tranh của căn phòng.',
      'Móc naga tượng trưng cho rắn thần mang mưa đến; cô dâu hay nhà sư đều biết nó.',
    ],
    facts: 'Khổ vải {measure}, nặng khoảng {weight}.',
  },
  'silk-scarves': {
    looks: { plum: 'tím mận', saffron: 'vàng nghệ tây', teal: 'xanh cổ vịt', rose: 'hồng đất' },
    names: [
      'Khăn lụa Thái Lan, màu {look}',
      'Khăn lụa dệt tay, màu {look}',
      'Khăn choàng lụa tua thắt nút, màu {look}',
      'Khăn quấn lụa Thái mỏng nhẹ, màu {look}',
    ],
    made: [
      'Sợi dọc và sợi ngang nhuộm hơi khác sắc nhau, nên mỗi cử động khăn lại đổi màu.',
      'Dệt trơn trên khung thoi bay, ngày thuận tay được một mét rưỡi.',
      'Tua thắt tay vào buổi tối, khi khung cửi đã lặng.',
    ],
    of: ['Toàn tơ tằm, khử keo bằng nước tro đến khi rủ xuống như nước.', 'Tơ Thái, nhuộm không azo, giặt ba lần trước khi dệt.'],
    use: ['Ấm trên máy bay, mát ngoài hiên.', 'Gấp lại chỉ bằng cuốn hộ chiếu.', 'Những gút nhỏ trên sợi là dấu của tơ ươm tay, không phải lỗi.'],
    facts: '{measure} không kể tua, nặng khoảng {weight}.',
  },
  'pha-sin': {
    looks: { maroon: 'đỏ bã trầu', navy: 'xanh than', olive: 'xanh ô liu' },
    names: ['Pha sin gấu tin jok, màu {look}', 'Váy ống gấu dệt tay, màu {look}', 'Pha sin cưới Lanna, màu {look}', 'Váy ống tin jok, màu {look}'],
    made: [
      'Gấu váy dệt riêng, mặt phải úp xuống, từng sợi màu được nhấc lên bằng lông nhím.',
      'Một gang tin jok là trọn một ngày; cả gấu váy mất bốn đến tám tuần.',
      'Cạp, thân và gấu là ba tấm vải nối tay, như pha sin xưa nay vẫn thế.',
    ],
    of: ['Thân vải bông, gấu tơ và bông, cạp vải bông đỏ trắng.', 'Bông kéo sợi tay, hoa văn bằng tơ, nhuộm cánh kiến và chàm.'],
    use: [
      'Gấp một nếp ở eo rồi thắt dây lưng; không khóa kéo, không lo cỡ.',
      'Thung lũng này đọc được gấu váy thung lũng kia, biết người mặc từ đâu đến.',
      'Mặc đi chùa, và để dành cho con gái.',
    ],
    facts: 'Cỡ {label}: {measure} (vòng và chiều dài), nặng khoảng {weight}.',
  },
  'table-runner': {
    looks: { silver: 'xám bạc', gold: 'vàng kim', wine: 'đỏ rượu vang' },
    names: ['Khăn trải giữa bàn bằng lụa, màu {look}', 'Khăn trải giữa bàn gấm kim tuyến, màu {look}', 'Khăn trải giữa bàn lụa Thái, màu {look}'],
    made: [
      'Hoa văn nổi lên nhờ những go phụ, và một sợi quấn bạc được đặt cạnh sợi tơ.',
      'Hai người một khung: một người dệt, một người kéo dây hoa văn theo bài hát những con số chép sẵn.',
      'Viền gấp và khâu tay, góc vát nằm phẳng.',
    ],
    of: ['Tơ và sợi bạc lõi polyester, không xỉn.', 'Sợi dọc tơ Thái, sợi ngang kim loại, lót vải bông.'],
    use: [
      'Dành cho ánh nến, thứ mà sợi bạc trả lại thành từng đốm sáng.',
      'Đủ hẹp để mặt gỗ của chiếc bàn đẹp vẫn lộ ra.',
      'Ở đám cưới còn được vắt qua vai làm khăn sabai.',
    ],
    facts: 'Kích thước {measure}, nặng khoảng {weight}.',
  },
}
