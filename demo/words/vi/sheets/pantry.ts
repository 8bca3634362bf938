import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Khối lượng tịnh {label}; kích thước gói {measure}.'

export const PANTRY: SheetsWords = {
  'jasmine-rice': {
    looks: { white: 'gạo lài', red: 'gạo đỏ', riceberry: 'gạo riceberry' },
    names: ['{Look} hữu cơ', '{Look} vụ mới', '{Look} ruộng nhà', '{Look} mới xay'],
    made: [
      'Cấy tay vào tháng Bảy, gặt vào tháng Mười một mát mẻ, phơi trên chiếu chứ không sấy máy.',
      'Máy xát của làng chỉ bóc trấu vào đúng tuần đơn hàng của bạn lên đường.',
      'Mỗi năm một vụ, một làng, và năm gặt in trên bao.',
    ],
    of: ['Trồng không thuốc trừ sâu theo chương trình hữu cơ của làng; hút chân không để ngừa mọt.', 'Gạo nguyên hạt, sàng và lựa bằng mắt, không thêm gì.'],
    use: [
      'Vo một lần, đổ nước đến đốt ngón tay đầu, nấu xong để yên mười phút.',
      'Hương gạo là hương lá dứa; thơm nhất trong tám tháng đầu.',
      'Ăn với món cà ri nào cũng ngon, và ngon cả khi chỉ có một quả trứng.',
    ],
    facts: PACK,
  },
  'curry-paste': {
    looks: { green: 'xanh', red: 'đỏ', yellow: 'vàng', massaman: 'massaman' },
    names: ['Sốt cà ri {look}', 'Sốt cà ri {look} giã cối', 'Sốt cà ri {look} kiểu nhà nấu', 'Sốt cà ri {look} của các bà nội trợ'],
    made: [
      'Gia vị khô rang và xay trước; rồi muối, ớt, sả, riềng và mắm ruốc lần lượt vào cối theo đúng thứ tự ấy.',
      'Giã trong cối đá hoa cương, dập nát thớ mà giữ được thứ dầu máy xay làm mất.',
      'Xào sơ cho để được lâu, mỗi mẻ bốn mươi hũ.',
    ],
    of: ['Ớt, sả, riềng, tỏi, hành tím, vỏ chanh Thái, rễ ngò, mắm ruốc, muối.', 'Không đường, không phẩm màu, không chất bảo quản; có tôm.'],
    use: [
      'Xào hai thìa với nước cốt dừa đến khi tách dầu, rồi cho vào những gì chợ hôm ấy có.',
      'Một hũ 120 g nấu được nồi cà ri cho sáu người.',
      'Cay, nhưng không phải để khoe.',
    ],
    facts: PACK,
  },
  'dried-chili': {
    looks: { red: 'đỏ', dark: 'hun khói', gold: 'vàng óng' },
    names: ['Ớt khô {look} phơi nắng', 'Ớt khô {look} nguyên quả', 'Ớt khô {look} để rang', 'Ớt khô {look} vườn nhà'],
    made: [
      'Hái chín vào buổi sáng, phơi năm ngày trên nong tre, trưa nào cũng trở.',
      'Lựa tay theo màu; để nguyên cuống, vì cuống giữ hương.',
      'Loại hun khói được treo hai đêm trên khói vỏ dừa.',
    ],
    of: ['Ớt và nắng; không lưu huỳnh, không dầu.', 'Ớt dài Thái và ớt hiểm, khoảng 20.000 đến 60.000 đơn vị Scoville.'],
    use: ['Rang chảo khô đến khi hàng xóm hắt hơi, rồi giã.', 'Ngâm để làm sốt cà ri, phi để ăn mì, treo cạnh bếp lấy may.', 'Rửa tay; rồi rửa lại lần nữa.'],
    facts: PACK,
  },
  'chili-oil': {
    looks: { red: 'ớt khô', amber: 'tỏi ớt', green: 'ớt xanh lá chanh' },
    names: ['Dầu ớt, vị {look}', 'Dầu ớt giòn, vị {look}', 'Dầu ớt quán mì, vị {look}'],
    made: [
      'Tỏi và hành tím phi nhỏ lửa đến vàng rồi vớt ra; dầu nghỉ xong mới cho ớt vào.',
      'Những gì đã vớt ra được cho lại sau cùng, để vẫn giòn.',
      'Đóng chai lúc còn nóng, niêm bằng giấy sáp và ghi ngày.',
    ],
    of: ['Dầu cám gạo, ớt, tỏi, hành tím, muối, chút đường thốt nốt.', 'Không bột ngọt, không tôm; người ăn thuần chay cứ tự nhiên.'],
    use: [
      'Rưới lên trứng, mì, pizza, và khi đã quen thì lên mọi thứ.',
      'Khuấy trước khi dùng; phần ngon nằm dưới đáy.',
      'Để tủ lạnh được ba tháng, mà hiếm khi quá ba tuần.',
    ],
    facts: 'Chai thủy tinh {label}, {measure}.',
  },
}
