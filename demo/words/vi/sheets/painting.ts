import type { SheetsWords } from '../../../language-words.ts'

export const PAINTING: SheetsWords = {
  'temple-painting': {
    looks: { dusk: 'lúc chạng vạng', dawn: 'lúc bình minh', gold: 'trong sắc vàng kim' },
    names: [
      'Tranh ngôi chùa {look}',
      'Mái chùa {look}',
      'Tháp chedi bên sông {look}',
      'Những ngọn tháp chùa {look}, acrylic trên toan',
      'Ngôi chùa tĩnh lặng {look}',
    ],
    from: '{name}, vẽ tại {place}{tail}',
    made: [
      'Bắt đầu ngoài trời bằng cọ bản rộng, hoàn tất trong xưởng bằng những lớp màu láng mỏng như nước trà.',
      'Bầu trời được vẽ trong bốn buổi chiều, mỗi ngày một màu, không quay lại sửa.',
      'Vàng trên ngọn tháp là vàng lá chứ không phải sơn, đổi sắc theo giờ trong ngày.',
    ],
    of: ['Acrylic họa sĩ trên toan bông, căng trên khung gỗ thông, phủ véc-ni mờ.', 'Acrylic và vàng lá trên toan, mép tranh vẽ kín, không cần khung.'],
    use: [
      'Ký tên ở mặt trước, đề tên tranh bằng tiếng Thái và tiếng Anh ở mặt sau.',
      'Hãy treo ở nơi ngày khép lại trong nhà bạn.',
      'Gửi phẳng trong khung gỗ; tranh lớn có thể cuộn nếu bạn muốn.',
    ],
    facts: 'Toan {measure}, nặng khoảng {weight}, treo được ngay.',
  },
  'elephant-painting': {
    looks: { indigo: 'sắc chàm', ochre: 'sắc vàng đất', green: 'sắc xanh lá' },
    names: ['Tranh voi, {look}', 'Voi mẹ và voi con, {look}', 'Đàn voi bên sông, {look}', 'Voi dạo bước, {look}, acrylic trên toan', 'Voi già ngà dài, {look}'],
    from: '{name}, vẽ tại {place}{tail}',
    made: [
      'Do một người lớn lên cùng voi vẽ, chứ không phải do voi vẽ.',
      'Da voi được kéo bằng cọ khô, nếp nhăn chồng nếp nhăn, rồi bóng đổ mới vào phía dưới.',
      'Ba màu và màu trắng: giới hạn ấy giữ cho đàn voi bình thản.',
    ],
    of: ['Acrylic trên toan bông đã phủ lót, căng trên khung gỗ thông.', 'Acrylic bền sáng, hai lớp véc-ni mờ, gắn sẵn móc treo.'],
    use: [
      'Hợp với khoảng tường phía trên thứ gì dài: ghế sofa, ghế băng, hành lang.',
      'Một phần tiền bán tranh mua thức ăn cho đàn voi già gần đây.',
      'Ký tên, đề ngày và gửi kèm một tấm ảnh xưởng vẽ.',
    ],
    facts: 'Toan {measure}, nặng khoảng {weight}, treo được ngay.',
  },
  'lotus-painting': {
    looks: { pink: 'sắc hồng', white: 'sắc trắng', blue: 'sắc lam' },
    names: ['Đầm sen, {look}', 'Sen sau mưa, {look}', 'Hoa súng, {look}, acrylic trên toan', 'Sen đang nở, {look}', 'Sen sáu giờ sáng, {look}'],
    from: '{name}, vẽ tại {place}{tail}',
    made: [
      'Phác trên thuyền lúc sáu giờ sáng, trước khi hoa nở hết.',
      'Cánh hoa dựng từ mười một màu trắng, không màu nào lấy thẳng từ tuýp.',
      'Mặt nước gạt bằng một tấm bìa, nên phẳng hơn lá.',
    ],
    of: ['Acrylic trên toan, nền vân vải lanh.', 'Acrylic họa sĩ, toan bông, cạnh tranh dày.'],
    use: [
      'Một bức tranh yên ả cho căn phòng để ngủ hay để đợi.',
      'Trong bùn mà vươn lên khỏi bùn: ý nghĩa của hoa không cần nói thêm.',
      'Treo hai đầm sen cạnh nhau là có một dòng sông.',
    ],
    facts: 'Toan {measure}, nặng khoảng {weight}, treo được ngay.',
  },
  'carved-panel': {
    looks: { lotus: 'hoa sen', flame: 'lá lửa', white: 'hoa sen quét vôi trắng' },
    names: ['Phù điêu gỗ tếch, hình {look}', 'Tranh gỗ tếch chạm nổi treo tường, hình {look}', 'Bức chạm gỗ Lanna, hình {look}'],
    made: [
      'Hình vẽ dán lên ván rồi đục xuyên qua; đến chiều chỉ còn lại gỗ.',
      'Bốn tầng chạm, tầng thấp nhất không dày hơn đồng xu.',
      'Lá được khoét hở phía dưới, đổ cái bóng xê dịch theo ngọn đèn.',
    ],
    of: ['Một tấm gỗ tếch rừng trồng dày 30 mm, đánh sáp.', 'Gỗ tếch cũ từ kho thóc, rửa sạch rồi chạm mới.'],
    use: ['Làm đầu giường, treo trên cửa hay dựng tựa tường.', 'Kèm hai bản treo bằng đồng thau.', 'Đặt sớm, chúng tôi chạm được cả cặp đối xứng.'],
  },
}
