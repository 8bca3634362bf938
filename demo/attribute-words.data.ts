/** What attributes and motifs of the demo are called: `en | nl | de | fr | es | it | pt | id | vi | th | ja | ko | zh-CN | zh-TW`. Techniques and materials are words makers write (`app/catalog/making-words.data.ts`). */
export const ATTRIBUTE_NAMES = {
  technique: 'Technique|Techniek|Technik|Technique|Técnica|Tecnica|Técnica|Teknik|Kỹ thuật|เทคนิค|技法|기법|技法|技法',
  material: 'Material|Materiaal|Material|Matière|Material|Materiale|Material|Bahan|Chất liệu|วัสดุ|素材|소재|材质|材質',
  motif: 'Motif|Motief|Motiv|Motif|Motivo|Motivo|Motivo|Motif|Họa tiết|ลวดลาย|文様|문양|纹样|紋樣',
} as const

export const MOTIF_NAMES = {
  diamond: 'Diamonds|Ruiten|Rauten|Losanges|Rombos|Rombi|Losangos|Belah ketupat|Hình thoi|ข้าวหลามตัด|菱形|마름모|菱形|菱形',
  'naga-hook':
    'Naga hooks|Nagahaken|Nagahaken|Crochets de naga|Ganchos de naga|Uncini di naga|Ganchos de naga|Kait naga|Móc naga|ขอนาค|ナーガの鉤文|나가 갈고리|那伽钩纹|那伽鉤紋',
  lotus: 'Lotus|Lotus|Lotos|Lotus|Loto|Loto|Lótus|Teratai|Hoa sen|ดอกบัว|蓮|연꽃|莲花|蓮花',
  flower: 'Flowers|Bloemen|Blumen|Fleurs|Flores|Fiori|Flores|Bunga|Hoa|ดอกไม้|花|꽃|花卉|花卉',
  stripe: 'Stripes|Strepen|Streifen|Rayures|Rayas|Righe|Riscas|Garis|Kẻ sọc|ลายทาง|縞|줄무늬|条纹|條紋',
  check: 'Checks|Ruitjes|Karo|Carreaux|Cuadros|Quadri|Xadrez|Kotak-kotak|Kẻ ô|ลายตาราง|格子|체크|格纹|格紋',
  flame: 'Flame leaves|Vlambladeren|Flammenblätter|Feuilles de flamme|Hojas de llama|Foglie di fiamma|Folhas de chama|Daun api|Lá lửa|กนกเปลว|火炎文|불꽃 잎|火焰叶纹|火焰葉紋',
  'rice-ear': 'Rice ears|Rijstaren|Reisähren|Épis de riz|Espigas de arroz|Spighe di riso|Espigas de arroz|Bulir padi|Bông lúa|รวงข้าว|稲穂|벼 이삭|稻穗|稻穗',
} as const

/** How a listing says its motif in English. */
export const MOTIF_SAID: Readonly<Record<keyof typeof MOTIF_NAMES, RegExp>> = {
  diamond: /\bdiamonds?\b/i,
  'naga-hook': /\bnaga hooks?\b/i,
  lotus: /\b(lotus petals|whitewashed lotus)\b/i,
  flower: /\b(wild flower|sunset flowers|silver flowers|sea blue flowers|gilt flowers)\b/i,
  stripe: /\bstripes?\b/i,
  check: /\bcheck\b/i,
  flame: /\bflame leaves\b/i,
  'rice-ear': /\brice ears\b/i,
}
