import type { SheetsWords } from '../../../language-words.ts'

export const SOFT_FURNISHING: SheetsWords = {
  'axe-pillow': {
    looks: { red: 'đỏ', blue: 'xanh dương', green: 'xanh lá' },
    names: ['Gối tam giác, màu {look}', 'Gối tựa sàn Thái hai đầu dệt khit, màu {look}', 'Gối mon khwan ruột bông gòn, màu {look}'],
    made: [
      'Mười ngăn khâu cạnh nhau, nhồi tay lần lượt, đến khi gối đứng được như một ngôi nhà nhỏ.',
      'Hai mặt bên là dải khit dệt riêng cho gối, một mặt voi, một mặt hoa.',
      'Góc gối may hai đường, khách nặng đến mấy cũng không bung.',
    ],
    of: ['Ngoài vải bông, trong bông gòn: lớp tơ của quả gòn hái vào tháng Ba.', 'Vải khit bông và bông gòn nguyên chất, không mút, không lông vũ.'],
    use: [
      'Tựa để đọc sách, ăn cơm hay ngắm sông; đỡ lưng được hàng giờ.',
      'Bông gòn mau khô và không nuôi mạt bụi.',
      'Gối mới cố ý nhồi cứng; một tháng sau là vừa êm.',
    ],
  },
  cushion: {
    looks: { ochre: 'khit vàng đất', indigo: 'hình thoi chàm', blush: 'sọc hồng phấn', black: 'đen thêu chữ thập' },
    names: ['Vỏ gối tựa dệt tay, {look}', 'Vỏ gối tựa vải làng dệt, {look}', 'Vỏ gối sofa vải bông, {look}'],
    made: [
      'Mặt trước từ khung cửi làng; mặt sau vải bông trơn, khóa kéo giấu kín.',
      'Mảnh nào cũng cắt cho hoa văn vào giữa, nên xếp đôi rất cân.',
      'Mép vải vắt sổ rồi gấp hai lần, vì vỏ gối là thứ phải giặt.',
    ],
    of: ['Vải bông dày 280 g mỗi mét vuông.', 'Vải bông dệt tay, nhuộm bền màu; không kèm ruột.'],
    use: [
      'Phối hai hoa văn có chung một màu, rồi dừng ở đó.',
      'Ruột lớn hơn vỏ hai xăng-ti-mét thì gối căng đầy.',
      'Mang chút ngay ngắn của khung cửi đến chiếc sofa bừa bộn.',
    ],
    facts: '{measure}, nặng khoảng {weight}, bán từng vỏ một.',
  },
  'cotton-throw': {
    looks: { cream: 'sọc màu kem', clay: 'sọc màu đất sét', sage: 'hình thoi xanh xô thơm' },
    names: ['Chăn vải bông dệt tay, {look}', 'Chăn vải bông mềm, {look}', 'Chăn phủ sofa có tua, {look}', 'Chăn vải bông dệt tổ ong, {look}'],
    made: [
      'Dệt thành hai khổ trên khung hẹp, nối ở giữa bằng đường khâu để lộ.',
      'Sợi dập lỏng tay, giặt ngoài sông rồi lại đập, đến khi mềm như chiếc áo cũ.',
      'Tua se trên bắp vế, hai sợi xoắn ngược chiều nhau.',
    ],
    of: ['Bông sợi dày sợi mảnh từ Lamphun và Loei, kéo không hóa chất.', 'Toàn bông, nhuộm cây cỏ: quả mặc nưa, lá tếch, gỗ tô mộc.'],
    use: [
      'Dành cho giờ lạnh trước bình minh; thế nên nhà nào ở miền bắc cũng có ba tấm.',
      'Mùa hè thì nhẹ, mùa đông đắp thêm một lớp là ấm.',
      'Cứ cho vào máy giặt; chăn không đòi gì thêm.',
    ],
    facts: '{measure} không kể tua, nặng khoảng {weight}.',
  },
  placemats: {
    looks: { natural: 'màu tự nhiên', teal: 'xanh cổ vịt', brick: 'đỏ gạch' },
    names: ['Lót đĩa cói đan, màu {look}', 'Lót bàn ăn cói và bông, màu {look}', 'Lót đĩa dệt trên khung chiếu, màu {look}'],
    made: [
      'Cói chẻ được cài tay từng sợi một qua sợi dọc bằng bông.',
      'Viền bọc dải vải gấp, may hai đường.',
      'Cả bộ cắt từ một tấm, nên đều màu và đều tay dập.',
    ],
    of: ['Cói và bông, nhuộm nồi bằng màu an toàn với thực phẩm.', 'Cói phơi nắng, rửa sạch, ép phẳng.'],
    use: [
      'Giữ cho bàn khỏi xước vì đĩa, và đĩa khỏi xước vì bàn.',
      'Cuộn xuôi theo sợi cói, đừng cuộn ngược.',
      'Nước sốt lau bằng khăn ẩm là sạch, miễn là chưa khô.',
    ],
    facts: '{label}, mỗi tấm {measure}, tất cả nặng khoảng {weight}.',
  },
  'wall-hanging': {
    looks: { cream: 'khit màu kem', indigo: 'hình thoi chàm', clay: 'sọc màu đất sét' },
    names: ['Vải dệt treo tường, {look}', 'Thảm dệt treo tường, {look}', 'Phướn vải bông treo tường, {look}'],
    made: [
      'Dải hoa văn xen với dải thưa, như những lá phướn dài chùa miền bắc treo dịp năm mới.',
      'Một thanh tre dệt liền ở đầu trên, nên chỉ cần một chiếc đinh là thẳng.',
      'Người dệt không vẽ gì; hàng dưới quyết định hàng trên.',
    ],
    of: ['Bông kéo sợi tay, tre và tua thắt nút.', 'Bông màu tự nhiên, đủ dày để làm dịu tiếng vọng trong phòng.'],
    use: ['Làm đầy mảng tường đầu giường, không cần khung hay kính.', 'Tránh nắng trưa, mùa xuân đem giũ một lần.', 'Cuộn gọn để gửi, treo một ngày là phẳng.'],
    facts: 'Kích thước {measure} không kể tua, nặng khoảng {weight}.',
  },
}
