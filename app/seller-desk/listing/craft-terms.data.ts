/**
 * Words for things of craft in Thai and the shop's larger languages, with the category they belong to, the six digits of the Harmonized System (HS 2022, World
 * Customs Organization) under which customs know them, and what one usually weighs, packed. A suggestion: whoever made the piece knows better.
 */
export type CraftTerm = { words: readonly string[]; category: string; hs: string; grams: number }

export const CRAFT_TERMS: readonly CraftTerm[] = [
  { words: ['ผ้าพันคอไหม', 'ผ้าคลุมไหล่ไหม', 'silk scarf', 'silk shawl', 'zijden sjaal', 'seidenschal', 'foulard en soie', 'シルクスカーフ', '丝巾', '絲巾'], category: 'scarves-and-shawls', hs: '621410', grams: 200 },
  { words: ['ผ้าพันคอ', 'ผ้าคลุมไหล่', 'ผ้าสไบ', 'scarf', 'shawl', 'sjaal', 'schal', 'écharpe', 'bufanda', 'sciarpa', 'cachecol', 'スカーフ', '围巾', '圍巾', '스카프', 'khăn choàng', 'selendang'], category: 'scarves-and-shawls', hs: '621490', grams: 250 },
  { words: ['ผ้าไหมมัดหมี่', 'ผ้าไหม', 'ไหมมัดหมี่', 'mudmee', 'silk fabric', 'silk cloth', 'zijde', 'seide', 'soie', 'seda', 'seta', 'シルク', '丝绸', '絲綢', '실크', 'lụa', 'sutra', 'silk'], category: 'silk', hs: '500720', grams: 400 },
  { words: ['ผ้าขาวม้า', 'ผ้าซิ่น', 'ผ้าถุง', 'โสร่ง', 'sarong', 'เสื้อ', 'กางเกง', 'กระโปรง', 'shirt', 'dress', 'skirt', 'jacket', 'hemd', 'kleid', 'robe', 'vestido', 'ชุดเดรส'], category: 'clothing', hs: '620690', grams: 400 },
  { words: ['หมอนอิง', 'ปลอกหมอน', 'หมอนขวาน', 'cushion', 'pillow', 'throw', 'kussen', 'kissen', 'coussin', 'cojín', 'クッション', '抱枕', '쿠션'], category: 'cushions-and-throws', hs: '940490', grams: 900 },
  { words: ['ผ้าปูโต๊ะ', 'ผ้ารองจาน', 'ผ้าคาดโต๊ะ', 'table runner', 'placemat', 'tablecloth', 'tafelkleed', 'tischdecke', 'nappe', 'mantel', 'テーブルクロス', '桌布'], category: 'table-linen', hs: '630259', grams: 400 },
  { words: ['ย่าม', 'กระเป๋าผ้า', 'ถุงผ้า', 'tote bag', 'cloth bag', 'shoulder bag', 'stoffen tas', 'stofftasche', 'sac en tissu', '布包', '布袋'], category: 'cloth-bags', hs: '420222', grams: 400 },
  { words: ['กระเป๋าสาน', 'กระเป๋ากระจูด', 'กระเป๋าผักตบชวา', 'กระเป๋าย่านลิเภา', 'woven bag', 'straw bag', 'rieten tas', 'korbtasche', 'sac tressé', 'bolso de paja'], category: 'woven-bags', hs: '460219', grams: 700 },
  { words: ['ตะกร้า', 'กระบุง', 'กระติบ', 'เครื่องจักสาน', 'จักสาน', 'สานไม้ไผ่', 'basket', 'basketry', 'mand', 'korb', 'panier', 'cesta', 'cesto', 'かご', '篮子', '籃子', '바구니', 'giỏ', 'keranjang'], category: 'basketry', hs: '460211', grams: 900 },
  { words: ['ศิลาดล', 'เครื่องปั้นดินเผา', 'ถ้วยเซรามิก', 'ถ้วย', 'ชาม', 'แจกัน', 'celadon', 'stoneware', 'pottery', 'bowl', 'mug', 'vase', 'aardewerk', 'keramik', 'céramique', 'cerámica', '青磁', '陶器', '陶瓷', '도자기', 'gốm', 'keramik'], category: 'celadon-and-stoneware', hs: '691200', grams: 900 },
  { words: ['เบญจรงค์', 'ลายคราม', 'benjarong', 'porcelain', 'porselein', 'porzellan', 'porcelaine', 'porcelana', '磁器', '瓷器'], category: 'benjarong-and-porcelain', hs: '691110', grams: 900 },
  { words: ['เครื่องเขิน', 'เครื่องรัก', 'lacquerware', 'lacquer', 'lakwerk', 'lackarbeit', 'laque', 'laca', '漆器'], category: 'lacquerware', hs: '441990', grams: 700 },
  { words: ['ไม้แกะสลัก', 'แกะสลักไม้', 'งานไม้', 'wood carving', 'carved wood', 'wooden', 'houtsnijwerk', 'holz', 'bois', 'madera', '木彫', '木雕', '목공예'], category: 'wood-and-carving', hs: '442019', grams: 1200 },
  { words: ['ขันเงิน', 'ขันลงหิน', 'ทองเหลือง', 'สลุงเงิน', 'silverware', 'brassware', 'brass', 'messing', 'laiton', 'latón', '真鍮', '黄铜', '黃銅'], category: 'silver-and-brass', hs: '741980', grams: 900 },
  { words: ['ต่างหู', 'earring', 'oorbel', 'ohrring', "boucles d'oreilles", 'pendientes', 'orecchini', 'brincos', 'イヤリング', '耳环', '耳環', '귀걸이', 'bông tai', 'anting'], category: 'earrings', hs: '711311', grams: 80 },
  { words: ['สร้อยคอ', 'จี้', 'necklace', 'pendant', 'ketting', 'halskette', 'collier', 'collar', 'collana', 'colar', 'ネックレス', '项链', '項鍊', '목걸이', 'vòng cổ', 'kalung'], category: 'necklaces-and-pendants', hs: '711311', grams: 120 },
  { words: ['กำไล', 'สร้อยข้อมือ', 'bracelet', 'bangle', 'armband', 'armreif', 'pulsera', 'bracciale', 'pulseira', 'ブレスレット', '手镯', '手鐲', '팔찌', 'gelang'], category: 'bracelets-and-bangles', hs: '711311', grams: 120 },
  { words: ['แหวน', 'ring', 'bague', 'anillo', 'anello', 'anel', '指輪', '戒指', '반지', 'nhẫn', 'cincin'], category: 'rings', hs: '711311', grams: 80 },
  { words: ['โคมไฟ', 'โคมล้านนา', 'โคม', 'lantern', 'lamp', 'lampe', 'lámpara', 'lampada', '提灯', '灯笼', '燈籠', '조명', 'đèn'], category: 'lamps', hs: '940521', grams: 1500 },
  { words: ['เทียนหอม', 'ธูป', 'เทียน', 'candle', 'incense', 'kaars', 'kerze', 'bougie', 'vela', 'candela', 'キャンドル', '蜡烛', '蠟燭', '양초'], category: 'candles-and-incense', hs: '340600', grams: 500 },
  { words: ['เสื่อ', 'พรม', 'mat', 'rug', 'wall hanging', 'tapijt', 'matte', 'teppich', 'tapis', 'alfombra', '敷物', '席子', '蓆子', '돗자리'], category: 'mats-and-hangings', hs: '460129', grams: 1500 },
  { words: ['ร่มบ่อสร้าง', 'ร่มกระดาษ', 'ร่ม', 'umbrella', 'parasol', 'wind chime', 'regenschirm', 'paraguas', '傘', '纸伞', '紙傘', '우산'], category: 'umbrellas-and-chimes', hs: '660199', grams: 900 },
  { words: ['สบู่', 'ลูกประคบ', 'น้ำมันนวด', 'soap', 'herbal compress', 'zeep', 'seife', 'savon', 'jabón', 'sapone', '石鹸', '肥皂', '비누'], category: 'bath-and-wellness', hs: '340111', grams: 200 },
  { words: ['เขียง', 'ทัพพี', 'ครก', 'ช้อนไม้', 'mortar', 'cutting board', 'spoon', 'snijplank', 'schneidebrett', 'planche à découper', 'まな板', '砧板'], category: 'kitchen-and-table', hs: '441911', grams: 900 },
  { words: ['ภาพวาด', 'จิตรกรรม', 'painting', 'schilderij', 'gemälde', 'peinture', 'pintura', 'dipinto', '絵画', '绘画', '繪畫', '그림', 'tranh', 'lukisan'], category: 'paintings', hs: '970121', grams: 1500 },
  { words: ['หัวโขน', 'หน้ากาก', 'หนังตะลุง', 'หุ่นกระบอก', 'mask', 'puppet', 'masker', 'maske', 'masque', 'máscara', '仮面', '面具'], category: 'masks-and-puppets', hs: '950590', grams: 900 },
  { words: ['ตุ๊กตา', 'ว่าว', 'doll', 'kite', 'pop', 'puppe', 'poupée', 'muñeca', 'bambola', '人形', '玩偶', '인형', 'búp bê', 'boneka'], category: 'dolls-and-kites', hs: '950300', grams: 400 },
  { words: ['ข้าวหอมมะลิ', 'ข้าวสาร', 'ข้าวกล้อง', 'jasmine rice', 'rice', 'rijst', 'reis', 'riz', 'arroz', 'riso', '米', '쌀', 'gạo', 'beras'], category: 'rice', hs: '100630', grams: 1100 },
  { words: ['พริกแกง', 'น้ำพริก', 'curry paste', 'chili paste', 'currypasta', 'currypaste', 'pâte de curry', 'pasta de curry', 'カレーペースト', '咖喱酱', '咖哩醬'], category: 'curry-pastes', hs: '210390', grams: 300 },
  { words: ['เครื่องเทศ', 'สมุนไพร', 'พริกไทย', 'spice', 'herb', 'pepper', 'kruiden', 'gewürz', 'épices', 'especias', 'spezie', 'スパイス', '香料', '향신료'], category: 'spices-and-herbs', hs: '091099', grams: 200 },
  { words: ['กาแฟ', 'ชาสมุนไพร', 'ชาอู่หลง', 'ใบชา', 'coffee', 'tea', 'koffie', 'kaffee', 'café', 'caffè', 'コーヒー', '咖啡', '茶叶', '茶葉', '커피', 'cà phê', 'kopi'], category: 'tea-and-coffee', hs: '090121', grams: 350 },
  { words: ['น้ำผึ้ง', 'น้ำตาลมะพร้าว', 'น้ำตาลโตนด', 'honey', 'palm sugar', 'honing', 'honig', 'miel', 'miele', 'mel', 'はちみつ', '蜂蜜', '꿀', 'mật ong', 'madu'], category: 'honey-and-palm-sugar', hs: '040900', grams: 700 },
  { words: ['ผลไม้อบแห้ง', 'ทุเรียนอบ', 'มะม่วงอบแห้ง', 'dried fruit', 'dried mango', 'gedroogd fruit', 'trockenfrüchte', 'fruits secs', 'fruta seca', 'ドライフルーツ', '果干', '果乾'], category: 'dried-fruit', hs: '081340', grams: 300 },
]
