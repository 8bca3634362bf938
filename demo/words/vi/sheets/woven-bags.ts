import type { SheetsWords } from '../../../language-words.ts'

export const WOVEN_BAGS: SheetsWords = {
  'yan-lipao-bag': {
    looks: { dark: 'nâu đậm', tan: 'nâu nhạt', black: 'đen' },
    names: [
      'Túi dạ tiệc yan lipao, màu {look}',
      'Túi xách yan lipao khóa bạc, màu {look}',
      'Túi đan dây lipao kiểu Nakhon, màu {look}',
      'Túi yan lipao kiểu cung đình, màu {look}',
    ],
    made: [
      'Thân dương xỉ được chẻ, cạo và kéo qua những lỗ mỗi lúc một nhỏ, đến khi mảnh như chỉ.',
      'Sợi quấn quanh nan tre từng mũi một, mỗi giờ chừng ba xăng-ti-mét vuông.',
      'Viền và khóa bằng bạc, do một người hàng xóm chỉ làm mỗi việc ấy chạm trổ.',
      'Mặt sáng và mặt sẫm của cùng một sợi dây làm nên hoa văn; không nhuộm chút nào.',
    ],
    of: ['Yan lipao, loài dương xỉ leo của rừng miền nam, trên nan tre, bạc 925, lót lụa.', 'Dây lipao, tre, bạc 925 và lớp lót lụa Thái.'],
    use: [
      'Ba đời mang đi đám cưới, rồi để lại cho con cháu.',
      'Vừa điện thoại, chìa khóa và hộp phấn, không hơn; cái hay là ở đó.',
      'Gửi trong túi vải có ghi tên người đan.',
    ],
  },
  'rattan-bag': {
    looks: { natural: 'màu tự nhiên', walnut: 'màu óc chó', white: 'trắng mờ' },
    names: ['Túi mây tròn, màu {look}', 'Túi mây đeo chéo, màu {look}', 'Túi mây cuốn tay, màu {look}', 'Túi mây dây da, màu {look}'],
    made: [
      'Sợi mây mảnh cuốn từ giữa ra ngoài và khâu vào chính nó bằng dây ata chẻ.',
      'Túi đan xong treo một ngày trên khói gáo dừa, vừa cứng thêm vừa không bị mọt.',
      'Bản lề và khuy là vòng mây cài chốt gỗ, không bao giờ gỉ.',
    ],
    of: ['Mây, dây da thuộc thảo mộc, lót vải bông in hoa.', 'Cật mây già, chẻ tay còn hai milimét, cùng da và vải bông.'],
    use: [
      'Hợp với váy lanh hay áo khoác jean, mùa hè hay mùa nào cũng được.',
      'Vừa điện thoại, ví, kính râm và một quả xoài chín.',
      'Dây dài 120 cm, thắt một nút là ngắn lại.',
    ],
  },
}
