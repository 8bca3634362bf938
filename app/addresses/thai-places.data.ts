// Drawn by scripts/thai-places.ts; do not change by hand. Province|district|romanised|postcode:subdistrict=romanised,…;postcode:…
export const THAI_PLACES = `
TH-10|คลองสาน|Khlong San|10600:คลองต้นไทร=Khlong Ton Sai,คลองสาน=Khlong San,บางลำภูล่าง=Bang Lamphu Lang,สมเด็จเจ้าพระยา=Somdet Chao Phraya
TH-10|คลองสามวา|Khlong Sam Wa|10510:ทรายกองดิน=Sai Kong Din,ทรายกองดินใต้=Sai Kong Din Tai,บางชัน=Bang Chan,สามวาตะวันตก=Sam Wa Tawan Tok,สามวาตะวันออก=Sam Wa Tawan Ok
TH-10|คลองเตย|Khlong Toei|10110:คลองตัน=Khlong Tan,คลองเตย=Khlong Toei,พระโขนง=Phra Khanong;10260:พระโขนง=Phra Khanong
TH-10|คันนายาว|Khan Na Yao|10230:คันนายาว=Khan Na Yao,รามอินทรา=Ram Inthra
TH-10|จตุจักร|Chatuchak|10900:จตุจักร=Chatuchak,จอมพล=Chom Phon,จันทรเกษม=Chan Kasem,ลาดยาว=Lat Yao,เสนานิคม=Sena Nikhom
TH-10|จอมทอง|Chom Thong|10150:จอมทอง=Chom Thong,บางขุนเทียน=Bang Khun Thian,บางค้อ=Bang Kho,บางมด=Bang Mot
TH-10|ดอนเมือง|Don Mueang|10210:ดอนเมือง=Don Mueang,สนามบิน=Sanam Bin,สีกัน=Si Kan
TH-10|ดินแดง|Din Daeng|10400:ดินแดง=Din Daeng
TH-10|ดุสิต|Dusit|10300:ดุสิต=Dusit,ถนนนครไชยศรี=Thanon Nakhon Chai Si,วชิรพยาบาล=Wachira Phayaban,สวนจิตรลดา=Suan Chit Lada,สี่แยกมหานาค=Si Yaek Maha Nak;10303:สวนจิตรลดา=Suan Chit Lada
TH-10|ตลิ่งชัน|Taling Chan|10170:คลองชักพระ=Khlong Chak Phra,ฉิมพลี=Chimphli,ตลิ่งชัน=Taling Chan,บางพรม=Bang Phrom,บางระมาด=Bang Ramat,บางเชือกหนัง=Bang Chueak Nang
TH-10|ทวีวัฒนา|Thawi Watthana|10170:ทวีวัฒนา=Thawi Watthana,ศาลาธรรมสพน์=Sala Thammasop
TH-10|ทุ่งครุ|Thung Khru|10140:ทุ่งครุ=Thung Khru,บางมด=Bang Mot
TH-10|ธนบุรี|Thon Buri|10600:ดาวคะนอง=Dao Khanong,ตลาดพลู=Talat Phlu,บางยี่เรือ=Bang Yi Ruea,บุคคโล=Bukkhalo,วัดกัลยาณ์=Wat Kanlaya,สำเหร่=Samre,หิรัญรูจี=Hiran Ruchi
TH-10|บางกอกน้อย|Bangkok Noi|10700:บางขุนนนท์=Bang Khun Non,บางขุนศรี=Bang Khun Si,บ้านช่างหล่อ=Ban Chang Lo,ศิริราช=Siri Rat,อรุณอมรินทร์=Arun Ammarin
TH-10|บางกอกใหญ่|Bangkok Yai|10600:วัดท่าพระ=Wat Tha Phra,วัดอรุณ=Wat Arun
TH-10|บางกะปิ|Bang Kapi|10240:คลองจั่น=Khlong Chan,หัวหมาก=Hua Mak;10250:หัวหมาก=Hua Mak
TH-10|บางขุนเทียน|Bang Khun Thian|10150:ท่าข้าม=Tha Kham,แสมดำ=Saem Dam
TH-10|บางคอแหลม|Bang Kho Laem|10120:บางคอแหลม=Bang Kho Laem,บางโคล่=Bang Khlo,วัดพระยาไกร=Wat Phraya Krai
TH-10|บางซื่อ|Bang Sue|10800:บางซื่อ=Bang Sue,วงศ์สว่าง=Wong Sawang
TH-10|บางนา|Bang Na|10260:บางนาเหนือ=Bang Na Nuea,บางนาใต้=Bang Na Tai
TH-10|บางบอน|Bang Bon|10150:บางบอน=Bang Bon,คลองบางพราน=Khlong Bang Phran
TH-10|บางพลัด|Bang Phlat|10700:บางบำหรุ=Bang Bam Ru,บางพลัด=Bang Phlat,บางยี่ขัน=Bang Yi Khan,บางอ้อ=Bang O
TH-10|บางรัก|Bang Rak|10500:บางรัก=Bang Rak,มหาพฤฒาราม=Maha Phruettharam,สีลม=Si Lom,สี่พระยา=Si Phraya,สุริยวงศ์=Suriyawong
TH-10|บางเขน|Bang Khen|10220:ท่าแร้ง=Tha Raeng,อนุสาวรีย์=Anusawari;10230:ท่าแร้ง=Tha Raeng
TH-10|บางแค|Bang Khae|10160:บางแค=Bang Khae,บางแคเหนือ=Bang Khae Nuea,บางไผ่=Bang Phai,หลักสอง=Lak Song
TH-10|บึงกุ่ม|Bueng Kum|10230:คลองกุ่ม=Khlong Kum,นวมินทร์=Nawamin,นวลจันทร์=Nuan Chan;10240:คลองกุ่ม=Khlong Kum
TH-10|ปทุมวัน|Pathum Wan|10330:ปทุมวัน=Pathum Wan,รองเมือง=Rong Mueang,ลุมพินี=Lumphini,วังใหม่=Wang Mai;10110:วังใหม่=Wang Mai;10120:วังใหม่=Wang Mai;10400:วังใหม่=Wang Mai;10500:วังใหม่=Wang Mai
TH-10|ประเวศ|Prawet|10250:ดอกไม้=Dok Mai,ประเวศ=Prawet,หนองบอน=Nong Bon
TH-10|ป้อมปราบศัตรูพ่าย|Pom Prap Sattru Phai|10100:คลองมหานาค=Khlong Maha Nak,บ้านบาตร=Ban Bat,ป้อมปราบ=Pom Prap,วัดเทพศิรินทร์=Wat Thep Sirin,วัดโสมนัส=Wat Somnat
TH-10|พญาไท|Phaya Thai|10400:สามเสนใน=Sam Sen Nai
TH-10|พระนคร|Phra Nakhon|10200:ชนะสงคราม=Chana Songkhram,ตลาดยอด=Talat Yot,บวรนิเวศ=Bowon Niwet,บางขุนพรหม=Bang Khun Phrom,บ้านพานถม=Ban Phan Thom,พระบรมมหาราชวัง=Phra Borom Maha Ratchawang,วังบูรพาภิรมย์=Wang Burapha Phirom,วัดราชบพิธ=Wat Ratchabophit,วัดสามพระยา=Wat Sam Phraya,ศาลเจ้าพ่อเสือ=San Chao Pho Suea,สำราญราษฎร์=Samran Rat,เสาชิงช้า=Sao Chingcha
TH-10|พระโขนง|Phra Khanong|10260:บางจาก=Bang Chak
TH-10|ภาษีเจริญ|Phasi Charoen|10160:คลองขวาง=Khlong Khwang,คูหาสวรรค์=Khuha Sawan,บางจาก=Bang Chak,บางด้วน=Bang Duan,บางหว้า=Bang Wa,บางแวก=Bang Waek,ปากคลองภาษีเจริญ=Pak Khlong Phasi Charoen
TH-10|มีนบุรี|Min Buri|10510:มีนบุรี=Min Buri,แสนแสบ=Saen Saep
TH-10|ยานนาวา|Yan Nawa|10120:ช่องนนทรี=Chong Nonsi,บางโพงพาง=Bang Phongpang
TH-10|ราชเทวี|Ratchathewi|10400:ถนนพญาไท=Thanon Phaya Thai,ถนนเพชรบุรี=Thanon Phetchaburi,ทุ่งพญาไท=Thung Phaya Thai,มักกะสัน=Makkasan
TH-10|ราษฎร์บูรณะ|Rat Burana|10140:บางปะกอก=Bang Pakok,ราษฎร์บูรณะ=Rat Burana
TH-10|ลาดกระบัง|Lat Krabang|10520:ขุมทอง=Khum Thong,คลองสองต้นนุ่น=Khlong Song Ton Nun,คลองสามประเวศ=Khlong Sam Prawet,ทับยาว=Thap Yao,ลาดกระบัง=Lat Krabang,ลำปลาทิว=Lam Pla Thio
TH-10|ลาดพร้าว|Lat Phrao|10230:จรเข้บัว=Chon Khe Bua,ลาดพร้าว=Lat Phrao
TH-10|วังทองหลาง|Wang Thonglang|10310:คลองเจ้าคุณสิงห์=Khlong Chao Khun Sing,พลับพลา=Phlapphla,วังทองหลาง=Wang Thonglang,สะพานสอง=Saphan Song
TH-10|วัฒนา|Watthana|10110:คลองตันเหนือ=Khlong Tan Nuea,คลองเตยเหนือ=Khlong Toei Nuea,พระโขนงเหนือ=Phra Khanong Nuea;10260:พระโขนงเหนือ=Phra Khanong Nuea
TH-10|สวนหลวง|Suan Luang|10250:สวนหลวง=Suan Luang,อ่อนนุช=On Nut,พัฒนาการ=Phatthanakan
TH-10|สะพานสูง|Saphan Sung|10240:สะพานสูง=Saphan Sung,ราษฎร์พัฒนา=Rat Phatthana;10250:สะพานสูง=Saphan Sung,ทับช้าง=Thap Chang
TH-10|สัมพันธวงศ์|Samphanthawong|10100:จักรวรรดิ=Chakkrawat,ตลาดน้อย=Talat Noi,สัมพันธวงศ์=Samphanthawong
TH-10|สาทร|Sathon|10120:ทุ่งมหาเมฆ=Thung Maha Mek,ทุ่งวัดดอน=Thung Wat Don,ยานนาวา=Yan Nawa
TH-10|สายไหม|Sai Mai|10220:คลองถนน=Khlong Thanon,สายไหม=Sai Mai,ออเงิน=O Ngoen
TH-10|หนองจอก|Nong Chok|10530:กระทุ่มราย=Krathum Rai,คลองสิบ=Khlong Sip,คลองสิบสอง=Khlong Sip Song,คู้ฝั่งเหนือ=Khu Fang Nuea,ลำต้อยติ่ง=Lam Toi Ting,ลำผักชี=Lam Phak Chi,หนองจอก=Nong Chok,โคกแฝด=Khok Faet
TH-10|หนองแขม|Nong Khaem|10160:หนองค้างพลู=Nong Khang Phlu,หนองแขม=Nong Khaem
TH-10|หลักสี่|Lak Si|10210:ตลาดบางเขน=Talat Bang Khen,ทุ่งสองห้อง=Thung Song Hong
TH-10|ห้วยขวาง|Huai Khwang|10310:บางกะปิ=Bang Kapi,สามเสนนอก=Sam Sen Nok,ห้วยขวาง=Huai Khwang
TH-11|บางบ่อ|Bang Bo|10550:คลองด่าน=Khlong Dan;10560:คลองนิยมยาตรา=Khlong Niyom Yattra,คลองสวน=Khlong Suan,บางบ่อ=Bang Bo,บางพลีน้อย=Bang Phli Noi,บางเพรียง=Bang Phriang,บ้านระกาศ=Ban Rakat,เปร็ง=Preng
TH-11|บางพลี|Bang Phli|10540:บางปลา=Bang Pla,บางพลีใหญ่=Bang Phli Yai,บางแก้ว=Bang Kaeo,บางโฉลง=Bang Chalong,ราชาเทวะ=Racha Thewa,หนองปรือ=Nong Prue
TH-11|บางเสาธง|Bang Sao Thong|10570:บางเสาธง=Bang Sao Thong,ศีรษะจรเข้น้อย=Sisa Chorakhe Noi,ศีรษะจรเข้ใหญ่=Sisa Chorakhe Yai
TH-11|พระประแดง|Phra Pradaeng|10130:ตลาด=Talat,ทรงคนอง=Song Khanong,บางกระสอบ=Bang Krasop,บางกอบัว=Bang Ko Bua,บางกะเจ้า=Bang Kachao,บางครุ=Bang Khru,บางจาก=Bang Chak,บางน้ำผึ้ง=Bang Nam Phueng,บางพึ่ง=Bang Phueng,บางยอ=Bang Yo,บางหญ้าแพรก=Bang Ya Phraek,บางหัวเสือ=Bang Hua Suea,สำโรง=Samrong,สำโรงกลาง=Samrong Klang,สำโรงใต้=Samrong Tai
TH-11|พระสมุทรเจดีย์|Phra Samut Chedi|10290:นาเกลือ=Na Kluea,บ้านคลองสวน=Ban Khlong Suan,ปากคลองบางปลากด=Pak Khlong Bang Pla Kot,แหลมฟ้าผ่า=Laem Fa Pha,ในคลองบางปลากด=Nai Khlong Bang Pla Kot
TH-11|เมืองสมุทรปราการ|Mueang Samut Prakan|10280:ท้ายบ้าน=Thai Ban,ท้ายบ้านใหม่=Thai Ban Mai,บางปู=Bang Pu,บางปูใหม่=Bang Pu Mai,แพรกษา=Phraek Sa,แพรกษาใหม่=Phraek Sa Mai;10270:บางด้วน=Bang Duan,บางเมือง=Bang Mueang,บางเมืองใหม่=Bang Mueang Mai,บางโปรง=Bang Prong,ปากน้ำ=Pak Nam,สำโรงเหนือ=Samrong Nuea,เทพารักษ์=Thepharak
TH-12|บางกรวย|Bang Kruai|11130:บางกรวย=Bang Kruai,บางขนุน=Bang Khanun,บางขุนกอง=Bang Khun Kong,บางคูเวียง=Bang Khu Wiang,บางสีทอง=Bang Si Thong,ปลายบาง=Plai Bang,มหาสวัสดิ์=Maha Sawat,วัดชลอ=Wat Chalo,ศาลากลาง=Sala Klang
TH-12|บางบัวทอง|Bang Bua Thong|11110:บางคูรัด=Bang Khu Rat,บางบัวทอง=Bang Bua Thong,บางรักพัฒนา=Bang Rak Phatthana,บางรักใหญ่=Bang Rak Yai,พิมลราช=Phimon Rat,ละหาร=Lahan,ลำโพ=Lam Pho,โสนลอย=Sano Loi
TH-12|บางใหญ่|Bang Yai|11140:บางม่วง=Bang Muang,บางเลน=Bang Len,บางแม่นาง=Bang Mae Nang,บางใหญ่=Bang Yai,บ้านใหม่=Ban Mai,เสาธงหิน=Sao Thong Hin
TH-12|ปากเกร็ด|Pak Kret|11120:คลองข่อย=Khlong Khoi,คลองพระอุดม=Khlong Phra Udom,คลองเกลือ=Khlong Kluea,ท่าอิฐ=Tha It,บางตลาด=Bang Talat,บางตะไนย์=Bang Tanai,บางพลับ=Bang Phlap,บางพูด=Bang Phut,บ้านใหม่=Ban Mai,ปากเกร็ด=Pak Kret,อ้อมเกร็ด=Om Kret,เกาะเกร็ด=Ko Kret
TH-12|เมืองนนทบุรี|Mueang Nonthaburi|11000:ตลาดขวัญ=Talat Khwan,ท่าทราย=Tha Sai,บางกระสอ=Bang Kraso,บางกร่าง=Bang Krang,บางรักน้อย=Bang Rak Noi,บางศรีเมือง=Bang Si Mueang,บางเขน=Bang Khen,บางไผ่=Bang Phai,สวนใหญ่=Suan Yai,ไทรม้า=Sai Ma
TH-12|ไทรน้อย|Sai Noi|11150:ขุนศรี=Khun Si,คลองขวาง=Khlong Khwang,ทวีวัฒนา=Thawi Watthana,ราษฎร์นิยม=Rat Niyom,หนองเพรางาย=Nong Phrao Ngai,ไทรน้อย=Sai Noi,ไทรใหญ่=Sai Yai
TH-13|คลองหลวง|Khlong Luang|12120:คลองสอง=Khlong Song,คลองสาม=Khlong Sam,คลองสี่=Khlong Si,คลองหก=Khlong Hok,คลองหนึ่ง=Khlong Nueng,คลองห้า=Khlong Ha,คลองเจ็ด=Khlong Chet
TH-13|ธัญบุรี|Thanyaburi|12110:บึงน้ำรักษ์=Bueng Nam Rak,บึงสนั่น=Bueng Sanan,รังสิต=Rangsit,ลำผักกูด=Lam Phak Kut;12130:บึงยี่โถ=Bueng Yitho,ประชาธิปัตย์=Prachathipat
TH-13|ลาดหลุมแก้ว|Lat Lum Kaeo|12140:คลองพระอุดม=Khlong Phra Udom,คูขวาง=Khu Khwang,คูบางหลวง=Khu Bang Luang,บ่อเงิน=Bo Ngoen,ระแหง=Rahaeng,ลาดหลุมแก้ว=Lat Lum Kaeo,หน้าไม้=Na Mai
TH-13|ลำลูกกา|Lum Luk Ka|12130:คูคต=Khu Khot;12150:บึงคอไห=Bueng Kho Hai,บึงคำพร้อย=Bueng Kham Phroi,บึงทองหลาง=Bueng Thong Lang,พืชอุดม=Phuet Udom,ลาดสวาย=Lat Sawai,ลำลูกกา=Lum Luk Ka,ลำไทร=Lam Sai
TH-13|สามโคก|Sam Khok|12160:กระแชง=Krachaeng,คลองควาย=Khlong Khwai,ท้ายเกาะ=Thai Ko,บางกระบือ=Bang Krabue,บางเตย=Bang Toei,บางโพธิ์เหนือ=Bang Pho Nuea,บ้านงิ้ว=Ban Ngio,บ้านปทุม=Ban Pathum,สามโคก=Sam Khok,เชียงรากน้อย=Chiang Rak Noi,เชียงรากใหญ่=Chiang Rak Yai
TH-13|หนองเสือ|Nong Suea|12170:นพรัตน์=Noppharat,บึงกาสาม=Bueng Ka Sam,บึงชำอ้อ=Bueng Cham O,บึงบอน=Bueng Bon,บึงบา=Bueng Ba,ศาลาครุ=Sala Khru,หนองสามวัง=Nong Sam Wang
TH-13|เมืองปทุมธานี|Mueang Pathum Thani|12000:บางกะดี=Bang Kadi,บางขะแยง=Bang Khayaeng,บางคูวัด=Bang Khu Wat,บางปรอก=Bang Prok,บางพูด=Bang Phut,บางพูน=Bang Phun,บางหลวง=Bang Luang,บางเดื่อ=Bang Duea,บ้านกระแชง=Ban Krachaeng,บ้านกลาง=Ban Klang,บ้านฉาง=Ban Chang,บ้านใหม่=Ban Mai,สวนพริกไทย=Suan Phrik Thai,หลักหก=Lak Hok
TH-14|ท่าเรือ|Tha Ruea|13130:จำปา=Champa,ท่าเจ้าสนุก=Tha Chao Sanuk,ท่าเรือ=Tha Ruea,บ้านร่อม=Ban Rom,ปากท่า=Pak Tha,วังแดง=Wang Daeng,ศาลาลอย=Sala Loi,หนองขนาก=Nong Khanak,โพธิ์เอน=Pho En;18270:ท่าหลวง=Tha Luang
TH-14|นครหลวง|Nakhon Luang|13260:คลองสะแก=Khlong Sakae,ท่าช้าง=Tha Chang,นครหลวง=Nakhon Luang,บางพระครู=Bang Phra Khru,บางระกำ=Bang Rakam,บ่อโพง=Bo Phong,บ้านชุ้ง=Ban Chung,ปากจั่น=Pak Chan,พระนอน=Phra Non,สามไถ=Sam Thai,หนองปลิง=Nong Pling,แม่ลา=Mae La
TH-14|บางซ้าย|Bang Sai|13270:บางซ้าย=Bang Sai,ปลายกลัด=Plai Klat,วังพัฒนา=Wang Phatthana,เต่าเล่า=Tao Lao,เทพมงคล=Thepphamongkhon,แก้วฟ้า=Kaeo Fa
TH-14|บางบาล|Bang Ban|13250:กบเจา=Kop Chao,ทางช้าง=Thang Chang,น้ำเต้า=Nam Tao,บางชะนี=Bang Chani,บางบาล=Bang Ban,บางหลวง=Bang Luang,บางหลวงโดด=Bang Luang Dot,บางหัก=Bang Hak,บ้านกุ่ม=Ban Kum,บ้านคลัง=Ban Khlang,พระขาว=Phra Khao,มหาพราหมณ์=Maha Phram,วัดตะกู=Wat Taku,วัดยม=Wat Yom,สะพานไทย=Saphan Thai,ไทรน้อย=Sai Noi
TH-14|บางปะหัน|Bang Pahan|13220:ขยาย=Khayai,ขวัญเมือง=Khwan Mueang,ตานิม=Ta Nim,ตาลเอน=Tan En,ทับน้ำ=Thap Nam,ทางกลาง=Thang Klang,บางนางร้า=Bang Nang Ra,บางปะหัน=Bang Pahan,บางเดื่อ=Bang Duea,บางเพลิง=Bang Phloeng,บ้านขล้อ=Ban Khlo,บ้านม้า=Ban Ma,บ้านลี่=Ban Li,พุทเลา=Phut Lao,หันสัง=Han Sang,เสาธง=Sao Thong,โพธิ์สามต้น=Pho Sam Ton
TH-14|บางปะอิน|Bang Pa-in|13160:ขนอนหลวง=Khanon Luang,คลองจิก=Khlong Chik,คุ้งลาน=Khung Lan,ตลาดเกรียบ=Talat Kriap,ตลิ่งชัน=Taling Chan,บางกระสั้น=Bang Krasan,บางประแดง=Bang Pradaeng,บ้านกรด=Ban Krot,บ้านพลับ=Ban Phlap,บ้านหว้า=Ban Wa,บ้านเลน=Ban Len,บ้านแป้ง=Ban Paeng,บ้านโพ=Ban Pho,วัดยม=Wat Yom,สามเรือน=Sam Ruean,เกาะเกิด=Ko Koet;13170:บ้านสร้าง=Ban Sang;13180:เชียงรากน้อย=Chiang Rak Noi
TH-14|บางไทร|Bang Sai|13190:กกแก้วบูรพา=Kok Kaeo Burapha,กระแชง=Krachaeng,ช่างเหล็ก=Chang Lek,ช้างน้อย=Chang Noi,บางพลี=Bang Phli,บางยี่โท=Bang Yi Tho,บางไทร=Bang Sai,บ้านกลึง=Ban Klueng,บ้านม้า=Ban Ma,บ้านเกาะ=Ban Ko,บ้านแป้ง=Ban Paeng,สนามชัย=Sanam Chai,หน้าไม้=Na Mai,ห่อหมก=Homok,แคตก=Khae Tok,แคออก=Khae Ok,โคกช้าง=Khok Chang,ไผ่พระ=Phai Phra,ไม้ตรา=Mai Tra;13290:ช้างใหญ่=Chang Yai,ราชคราม=Ratchakhram,เชียงรากน้อย=Chiang Rak Noi,โพแตง=Pho Taeng
TH-14|บ้านแพรก|Ban Phraek|13240:คลองน้อย=Khlong Noi,บ้านแพรก=Ban Phraek,บ้านใหม่=Ban Mai,สองห้อง=Song Hong,สำพะเนียง=Sam Phaniang
TH-14|ผักไห่|Phak Hai|13120:กุฎี=Kudi,ตาลาน=Talan,ท่าดินแดง=Tha Din Daeng,บ้านแค=Ban Kae,บ้านใหญ่=Ban Yai,ผักไห่=Phak Hai,ลาดชิด=Lat Chit,ลาดน้ำเค็ม=Lat Nam Khem,หน้าโคก=Na Khok,อมฤต=Ammarit,โคกช้าง=Khok Chang;13280:จักราช=Chakkarat,ดอนลาน=Don Lan,นาคู=Na Khu,ลำตะเคียน=Lam Takhian,หนองน้ำใหญ่=Nong Nam Yai
TH-14|พระนครศรีอยุธยา|Phra Nakhon Si Ayutthaya|13000:กะมัง=Kamang,คลองตะเคียน=Khlong Takhian,คลองสระบัว=Khlong Sa Bua,คลองสวนพลู=Khlong Suan Phlu,ท่าวาสุกรี=Tha Wasukri,บ้านป้อม=Ban Pom,บ้านรุน=Ban Run,บ้านเกาะ=Ban Ko,บ้านใหม่=Ban Mai,ประตูชัย=Pratu Chai,ปากกราน=Pak Kran,ภูเขาทอง=Phukhao Thong,ลุมพลี=Lumphli,วัดตูม=Wat Tum,สวนพริก=Suan Phrik,สำเภาล่ม=Samphao Lom,หอรัตนไชย=Ho Rattanachai,หันตรา=Hantra,หัวรอ=Hua Ro,เกาะเรียน=Ko Rian,ไผ่ลิง=Phai Ling
TH-14|ภาชี|Phachi|13140:กระจิว=Krachio,ดอนหญ้านาง=Don Ya Nang,พระแก้ว=Phra Kaeo,ภาชี=Phachi,ระโสม=Rasom,หนองน้ำใส=Nong Nam Sai,โคกม่วง=Khok Muang,ไผ่ล้อม=Phai Lom
TH-14|มหาราช|Maha Rat|13150:กะทุ่ม=Kathum,ท่าตอ=Tha To,น้ำเต้า=Nam Tao,บางนา=Bang Na,บ้านขวาง=Ban Khwang,บ้านนา=Ban Na,บ้านใหม่=Ban Mai,พิตเพียน=Phit Phian,มหาราช=Maha Rat,หัวไผ่=Hua Phai,เจ้าปลุก=Chao Pluk,โรงช้าง=Rong Chang
TH-14|ลาดบัวหลวง|Lat Bua Luang|13230:คลองพระยาบันลือ=Khlong Phraya Banlue,คู้สลอด=Khu Salot,พระยาบันลือ=Phraya Banlue,ลาดบัวหลวง=Lat Bua Luang,สามเมือง=Sam Mueang,สิงหนาท=Singhanat,หลักชัย=Lak Chai
TH-14|วังน้อย|Wang Noi|13170:ข้าวงาม=Khao Ngam,ชะแมบ=Chamaep,บ่อตาโล่=Bo Ta Lo,พยอม=Phom,ลำตาเสา=Lam Ta Sao,ลำไทร=Lam Sai,วังจุฬา=Wang Chula,วังน้อย=Wang Noi,สนับทึบ=Sanap Thuep,หันตะเภา=Han Taphao
TH-14|อุทัย|Uthai|13210:ข้าวเม่า=Khao Mao,คานหาม=Khan Ham,ธนู=Thanu,บ้านช้าง=Ban Chang,บ้านหีบ=Ban Hip,สามบัณฑิต=Sam Bandit,หนองน้ำส้ม=Nong Nam Som,หนองไม้ซุง=Nong Mai Sung,อุทัย=Uthai,เสนา=Sena,โพสาวหาญ=Pho Sao Han
TH-14|เสนา|Sena|13110:ชายนา=Chai Na,ดอนทอง=Don Thong,บางนมโค=Bang Nom Kho,บ้านกระทุ่ม=Ban Krathum,บ้านหลวง=Ban Luang,บ้านแถว=Ban Thaeo,บ้านแพน=Ban Phaen,บ้านโพธิ์=Ban Pho,มารวิชัย=Manwichai,รางจรเข้=Rang Chon Khe,ลาดงา=Lat Nga,สามกอ=Sam Ko,สามตุ่ม=Sam Tum,หัวเวียง=Hua Wiang,เจ้าเจ็ด=Chao Chet,เจ้าเสด็จ=Chao Sadet,เสนา=Sena
TH-15|ป่าโมก|Pa Mok|14130:นรสิงห์=Norasing,บางปลากด=Bang Pla Kot,บางเสด็จ=Bang Sadet,ป่าโมก=Pa Mok,สายทอง=Sai Thong,เอกราช=Ekkarat,โผงเผง=Phong Pheng,โรงช้าง=Rong Chang
TH-15|วิเศษชัยชาญ|Wiset Chai Chan|14110:คลองขนาก=Khlong Khanak,ตลาดใหม่=Talat Mai,ท่าช้าง=Tha Chang,บางจัก=Bang Chak,ม่วงเตี้ย=Muang Tia,ยี่ล้น=Yi Lon,ศาลเจ้าโรงทอง=San Chao Rong Thong,สาวร้องไห้=Sao Rong Hai,สี่ร้อย=Si Roi,หลักแก้ว=Lak Kaeo,หัวตะพาน=Hua Taphan,ห้วยคันแหลน=Huai Khan Laen,ไผ่จำศีล=Phai Cham Sin,ไผ่ดำพัฒนา=Phai Dam Phatthana,ไผ่วง=Phai Wong
TH-15|สามโก้|Samko|14160:มงคลธรรมนิมิต=Mongkhon Tham Nimit,ราษฎรพัฒนา=Ratsadon Phatthana,สามโก้=Samko,อบทม=Op Thom,โพธิ์ม่วงพันธ์=Pho Muang Phan
TH-15|เมืองอ่างทอง|Mueang Ang Thong|14000:คลองวัว=Khlong Wua,จำปาหล่อ=Champa Lo,ตลาดกรวด=Talat Kruat,ตลาดหลวง=Talat Luang,บางแก้ว=Bang Kaeo,บ้านรี=Ban Ri,บ้านอิฐ=Ban It,บ้านแห=Ban Hae,ป่างิ้ว=Pa Ngio,มหาดไทย=Mahat Thai,ย่านซื่อ=Yan Sue,ศาลาแดง=Sala Daeng,หัวไผ่=Hua Phai,โพสะ=Phosa
TH-15|แสวงหา|Sawaeng Ha|14150:จำลอง=Chamlong,บ้านพราน=Ban Phran,วังน้ำเย็น=Wang Nam Yen,ศรีพราน=Si Phran,สีบัวทอง=Si Bua Thong,ห้วยไผ่=Huai Phai,แสวงหา=Sawaeng Ha
TH-15|โพธิ์ทอง|Pho Thong|14120:คำหยาด=Kham Yat,ทางพระ=Thang Phra,บางพลับ=Bang Phlap,บางระกำ=Bang Rakam,บางเจ้าฉ่า=Bang Chao Cha,บ่อแร่=Bo Rae,ยางช้าย=Yang Chai,รำมะสัก=Ram Masak,สามง่าม=Sam Ngam,หนองแม่ไก่=Nong Mae Kai,องครักษ์=Ongkharak,อินทประมูล=Inthapramun,อ่างแก้ว=Ang Kaeo,โคกพุทรา=Khok Phutsa,โพธิ์รังนก=Pho Rang Nok
TH-15|ไชโย|Chaiyo|14140:จรเข้ร้อง=Chorakhe Rong,ชะไว=Chawai,ชัยฤทธิ์=Chaiyarit,ตรีณรงค์=Tri Narong,ราชสถิตย์=Ratchasathit,หลักฟ้า=Lak Fa,เทวราช=Thewarat,ไชยภูมิ=Chaiyaphum,ไชโย=Chaiyo
TH-16|ชัยบาดาล|Chai Badan|15130:ชัยนารายณ์=Chai Narai,ซับตะเคียน=Sap Takhian,ท่าดินดำ=Tha Din Dam,ท่ามะนาว=Tha Manao,นิคมลำนารายณ์=Nikhom Lam Narai,บัวชุม=Bua Chum,บ้านใหม่สามัคคี=Ban Mai Samakkhi,ลำนารายณ์=Lam Narai,ศิลาทิพย์=Sila Thip,หนองยายโต๊ะ=Nong Yai To,ห้วยหิน=Huai Hin,เกาะรัง=Ko Rang,เขาแหลม=Khao Laem;15230:ชัยบาดาล=Chai Badan,มะกอกหวาน=Makok Wan,ม่วงค่อม=Muang Khom;15190:นาโสม=Na Som
TH-16|ท่าวุ้ง|Tha Wung|15150:ท่าวุ้ง=Tha Wung,บางคู้=Bang Khu,บางงา=Bang Nga,บางลี่=Bang Li,บ้านเบิก=Ban Boek,มุจลินท์=Mutchalin,ลาดสาลี่=Lat Sali,หัวสำโรง=Hua Samrong,โคกสลุด=Khok Salut,โพตลาดแก้ว=Pho Talat Kaeo;15180:เขาสมอคอน=Khao Samo Khon
TH-16|ท่าหลวง|Tha Luang|15230:ซับจำปา=Sap Champa,ทะเลวังวัด=Thale Wang Wat,ท่าหลวง=Tha Luang,หนองผักแว่น=Nong Phak Waen,หัวลำ=Hua Lam,แก่งผักกูด=Kaeng Phak Kut
TH-16|บ้านหมี่|Ban Mi|15110:ชอนม่วง=Chon Muang,ดงพลับ=Dong Phlap,ดอนดึง=Don Dueng,บางกะพี้=Bang Kaphi,บางพึ่ง=Bang Phueng,บ้านกล้วย=Ban Kluai,บ้านทราย=Ban Sai,บ้านหมี่=Ban Mi,พุคา=Phu Kha,มหาสอน=Maha Son,สนามแจง=Sanam Chaeng,สายห้วยแก้ว=Sai Huai Kaeo,หนองกระเบียน=Nong Krabian,หนองทรายขาว=Nong Sai Khao,หนองเต่า=Nong Tao,หนองเมือง=Nong Mueang,หินปัก=Hin Pak,เชียงงา=Chiang Nga,โพนทอง=Phon Thong,ไผ่ใหญ่=Phai Yai;15180:บางขาม=Bang Kham,บ้านชี=Ban Chi
TH-16|พัฒนานิคม|Phatthana Nikhom|15140:ชอนน้อย=Chon Noi,น้ำสุด=Nam Sut,พัฒนานิคม=Phatthana Nikhom,มะนาวหวาน=Manao Wan,หนองบัว=Nong Bua,โคกสลุง=Khok Salung;15220:ช่องสาริกา=Chong Sarika,ดีลัง=Di Lang;18220:ห้วยขุนราม=Huai Khun Ram
TH-16|ลำสนธิ|Lam Sonthi|15190:กุดตาเพชร=Kut Ta Phet,ซับสมบูรณ์=Sap Sombun,ลำสนธิ=Lam Sonthi,หนองรี=Nong Ri,เขารวก=Khao Ruak;15130:เขาน้อย=Khao Noi
TH-16|สระโบสถ์|Sa Bot|15240:ทุ่งท่าช้าง=Thung Tha Chang,นิยมชัย=Niyom Chai,มหาโพธิ=Maha Phot,สระโบสถ์=Sa Bot,ห้วยใหญ่=Huai Yai
TH-16|หนองม่วง|Nong Muang|15170:ชอนสมบูรณ์=Son Sombun,ชอนสารเดช=Chon Saradet,ดงดินแดง=Dong Din Daeng,บ่อทอง=Bo Thong,ยางโทน=Yang Thon,หนองม่วง=Nong Muang
TH-16|เมืองลพบุรี|Mueang Lop Buri|15000:กกโก=Kok Ko,งิ้วราย=Ngio Rai,ดอนโพธิ์=Don Pho,ตะลุง=Talung,ถนนใหญ่=Thanon Yai,ทะเลชุบศร=Thale Chup Son,ท่าศาลา=Tha Sala,ท่าหิน=Tha Hin,ท่าแค=Tha Khae,ท้ายตลาด=Thai Talat,นิคมสร้างตนเอง=Nikhom Sang Ton Eng,บางขันหมาก=Bang Khan Mak,บ้านข่อย=Ban Khoi,ป่าตาล=Pa Tan,พรหมมาสตร์=Phrommat,สี่คลอง=Si Khlong,เขาสามยอด=Khao Sam Yot,โคกลำพาน=Khok Lam Phan,โพธิ์ตรุ=Pho Tru,โพธิ์เก้าต้น=Pho Kao Ton;15160:เขาพระงาม=Khao Phra Ngam,โคกกะเทียม=Khok Ka Thiam;13240:โก่งธนู=Kong Thanu;15210:โคกตูม=Khok Tum
TH-16|โคกสำโรง|Khok Samrong|15120:คลองเกตุ=Khlong Ket,ดงมะรุม=Dong Marum,ถลุงเหล็ก=Thalung Lek,วังขอนขว้าง=Wang Khon Khwang,วังจั่น=Wang Chan,วังเพลิง=Wang Phloeng,สะแกราบ=Sakae Rap,หนองแขม=Nong Khaem,หลุมข้าว=Lum Khao,ห้วยโป่ง=Huai Pong,เกาะแก้ว=Ko Kaeo,เพนียด=Phaniat,โคกสำโรง=Khok Samrong
TH-16|โคกเจริญ|Khok Charoen|15250:ยางราก=Yang Rak,วังทอง=Wang Thong,หนองมะค่า=Nong Makha,โคกเจริญ=Khok Charoen,โคกแสมสาร=Khok Samae San
TH-17|ค่ายบางระจัน|Khai Bang Rachan|16150:คอทราย=Kho Sai,ท่าข้าม=Tha Kham,บางระจัน=Bang Rachan,หนองกระทุ่ม=Nong Krathum,โพทะเล=Pho Thale,โพสังโฆ=Pho Sangkho
TH-17|ท่าช้าง|Tha Chang|16140:ถอนสมอ=Thon Samo,พิกุลทอง=Pikun Thong,วิหารขาว=Wihan Khao,โพประจักษ์=Pho Prachak
TH-17|บางระจัน|Bang Rachan|16130:บ้านจ่า=Ban Cha,พักทัน=Phak Than,สระแจง=Sa Chaeng,สิงห์=Sing,เชิงกลัด=Choeng Klat,แม่ลา=Mae La,โพชนไก่=Pho Chon Kai,ไม้ดัด=Mai Dat
TH-17|พรหมบุรี|Phrom Buri|16120:บางน้ำเชี่ยว=Bang Nam Chiao,บ้านหม้อ=Ban Mo,บ้านแป้ง=Ban Paeng,พระงาม=Phra Ngam,หัวป่า=Hua Pa,โรงช้าง=Rong Chang;16160:พรหมบุรี=Phrom Buri
TH-17|อินทร์บุรี|In Buri|16110:งิ้วราย=Ngio Rai,ชีน้ำร้าย=Chi Nam Rai,ทองเอน=Thong En,ทับยา=Thap Ya,ท่างาม=Tha Ngam,น้ำตาล=Nam Tan,ประศุก=Prasuk,ห้วยชัน=Huai Chan,อินทร์บุรี=In Buri,โพธิ์ชัย=Pho Chai
TH-17|เมืองสิงห์บุรี|Mueang Sing Buri|16000:จักรสีห์=Chaksi,ต้นโพธิ์=Ton Pho,บางกระบือ=Bang Krabue,บางพุทรา=Bang Phutsa,บางมัญ=Bang Man,ม่วงหมู่=Muang Mu,หัวไผ่=Hua Phai,โพกรวม=Phok Ruam
TH-18|มโนรมย์|Manorom|17110:คุ้งสำเภา=Khung Samphao,ท่าฉนวน=Tha Chanuan,วัดโคก=Wat Khok,ศิลาดาน=Sila Dan;17170:หางน้ำสาคร=Hang Nam Sakon,อู่ตะเภา=U Taphao,ไร่พัฒนา=Rai Phatthana
TH-18|วัดสิงห์|Wat Sing|17120:บ่อแร่=Bo Rae,มะขามเฒ่า=Makham Thao,วังหมัน=Wang Man,วัดสิงห์=Wat Sing,หนองขุ่น=Nong Khun,หนองน้อย=Nong Noi,หนองบัว=Nong Bua
TH-18|สรรคบุรี|Sankhaburi|17140:ดงคอน=Dong Khon,ดอนกำ=Don Kam,บางขุด=Bang Khut,ห้วยกรด=Huai Krot,ห้วยกรดพัฒนา=Huai Krot Phatthana,เที่ยงแท้=Thiang Thae,แพรกศรีราชา=Phraek Si Racha,โพงาม=Pho Ngam
TH-18|สรรพยา|Sapphaya|17150:ตลุก=Taluk,บางหลวง=Bang Luang,สรรพยา=Sapphaya,หาดอาษา=Hat Asa,เขาแก้ว=Khao Kaeo,โพนางดำตก=Pho Nang Dam Tok,โพนางดำออก=Pho Nang Dam Ok
TH-18|หนองมะโมง|Nong Mamong|17120:กุดจอก=Kut Chok,วังตะเคียน=Wang Takhian,สะพานหิน=Saphan Hin,หนองมะโมง=Nong Mamong
TH-18|หันคา|Hankha|17130:บ้านเชี่ยน=Ban Chian,วังไก่เถื่อน=Wang Kai Thuean,หันคา=Hankha,เด่นใหญ่=Den Yai,ไพรนกยูง=Phrai Nok Yung;17160:สามง่ามท่าโบสถ์=Sam Ngam Tha Bot,หนองแซง=Nong Saeng,ห้วยงู=Huai Ngu
TH-18|เนินขาม|Noen Kham|17130:กะบกเตี้ย=Ka Bok Tia,สุขเดือนห้า=Suk Duean Ha,เนินขาม=Noen Kham
TH-18|เมืองชัยนาท|Mueang Chai Nat|17000:ชัยนาท=Chai Nat,ท่าชัย=Tha Chai,ธรรมามูล=Thammamun,นางลือ=Nang Lue,บ้านกล้วย=Ban Kluai,เขาท่าพระ=Khao Tha Phra,เสือโฮก=Suea Hok,ในเมือง=Nai Mueang;17120:หาดท่าเสา=Hat Tha Sao
TH-19|ดอนพุด|Don Phut|18210:ดงตะงาว=Dong Ta Ngao,ดอนพุด=Don Phut,บ้านหลวง=Ban Luang,ไผ่หลิ่ว=Phai Lio
TH-19|บ้านหมอ|Ban Mo|18130:ตลาดน้อย=Talat Noi,บางโขมด=Bang Khamot,บ้านหมอ=Ban Mo,สร่างโศก=Sang Sok,หนองบัว=Nong Bua,หรเทพ=On Thep,โคกใหญ่=Khok Yai,ไผ่ขวาง=Phai Khwang;18270:บ้านครัว=Ban Khrua
TH-19|พระพุทธบาท|Phra Phutthabat|18120:ขุนโขลน=Khun Khlon,ธารเกษม=Than Kasem,นายาว=Na Yao,พระพุทธบาท=Phra Phutthabat,พุกร่าง=Phu Krang,พุคำจาน=Phu Kham Chan,หนองแก=Nong Kae,ห้วยป่าหวาย=Huai Pa Wai,เขาวง=Khao Wong
TH-19|มวกเหล็ก|Muak Lek|18220:ซับสนุ่น=Sap Sanun;18180:มวกเหล็ก=Muak Lek,มิตรภาพ=Mittaphap,หนองย่างเสือ=Nong Yang Suea;30130:ลำพญากลาง=Lam Phaya Klang,ลำสมพุง=Lam Som Phung
TH-19|วังม่วง|Wang Muang|18220:คำพราน=Kham Phran,วังม่วง=Wang Muang,แสลงพัน=Salaeng Phan
TH-19|วิหารแดง|Wihan Daeng|18150:คลองเรือ=Khlong Ruea,บ้านลำ=Ban Lam,วิหารแดง=Wihan Daeng,หนองสรวง=Nong Suang,หนองหมู=Nong Mu,เจริญธรรม=Charoen Tham
TH-19|หนองแค|Nong Khae|18140:กุ่มหัก=Kum Ak,หนองจรเข้=Nong Chon Khe,หนองปลาหมอ=Nong Pla Mo,หนองปลิง=Nong Pling,หนองแขม=Nong Khaem,หนองแค=Nong Khae,หนองโรง=Nong Rong,หนองไข่น้ำ=Nong Khai Nam,ไผ่ต่ำ=Phai Tam;18250:คชสิทธิ์=Khot Sit,โคกตูม=Khok Tum,โพนทอง=Phon Thong;18230:บัวลอย=Buanoi,หนองจิก=Nong Chik,หนองนาก=Nong Nak,ห้วยขมิ้น=Huai Khamin,ห้วยทราย=Huai Sai,โคกแย้=Khok Yae
TH-19|หนองแซง|Nong Saeng|18170:ม่วงหวาน=Muang Wan,หนองกบ=Nong Kop,หนองควายโซ=Nong Khai So,หนองสีดา=Nong Sita,หนองหัวโพ=Nong Hua Pho,หนองแซง=Nong Saeng,เขาดิน=Khao Din,โคกสะอาด=Khok Sa-at,ไก่เส่า=Kai Sao
TH-19|หนองโดน|Nong Don|18190:ดอนทอง=Don Thong,บ้านกลับ=Ban Klap,บ้านโปร่ง=Ban Prong,หนองโดน=Nong Don
TH-19|เฉลิมพระเกียรติ|Chaloem Phra Kiat|18000:บ้านแก้ง=Ban Kaeng,ผึ้งรวง=Phuengnuang,ห้วยบง=Huai Bong,เขาดินพัฒนา=Khaotin Phatna;18240:พุแค=Phu Khae,หน้าพระลาน=Na Phra Lan
TH-19|เมืองสระบุรี|Mueang Saraburi|18000:กุดนกเปล้า=Kut Nok Plao,ดาวเรือง=Dao Rueang,ตลิ่งชัน=Taling Chan,ตะกุด=Ta Kut,นาโฉง=Na Chong,ปากข้าวสาร=Pak Khao San,ปากเพรียว=Pak Phriao,หนองปลาไหล=Nong Pla Lai,หนองยาว=Nong Yao,หนองโน=Nong No,โคกสว่าง=Khok Sawang
TH-19|เสาไห้|Sao Hai|18160:งิ้วงาม=Ngio Ngam,ต้นตาล=Ton Tan,ท่าช้าง=Tha Chang,บ้านยาง=Ban Yang,พระยาทด=Phraya Thot,ม่วงงาม=Muang Ngam,ศาลารีไทย=Sala Ri Thai,สวนดอกไม้=Suantokmai,หัวปลวก=Uapnuak,เมืองเก่า=Mueang Kao,เริงราง=Roeng Rang,เสาไห้=Sao Hai
TH-19|แก่งคอย|Kaeng Khoi|18110:ชะอม=Cham,ชำผักแพว=Cham Phakpaeo,ตาลเดี่ยว=Tan Diao,ท่าคล้อ=Tha Khlo,ท่าตูม=Tha Tum,ท่ามะปราง=Tha Maprang,บ้านธาตุ=Ban That,บ้านป่า=Ban Pa,สองคอน=Song Khon,หินซ้อน=In Son,ห้วยแห้ง=Huai Haeng,เตาปูน=Tao Pun,แก่งคอย=Kaeng Khoi;18260:ทับกวาง=Thap Kang
TH-20|บางละมุง|Bang Lamung|20150:ตะเคียนเตี้ย=Takhian Tia,นาเกลือ=Na Kluea,บางละมุง=Bang Lamung,หนองปรือ=Nong Prue,หนองปลาไหล=Nong Pla Lai,ห้วยใหญ่=Huai Yai,เขาไม้แก้ว=Khao Mai Kaeo,โป่ง=Pong
TH-20|บ่อทอง|Bo Thong|20270:ธาตุทอง=That Thong,บ่อกวางทอง=Bo Kwang Thong,บ่อทอง=Bo Thong,พลวงทอง=Phluang Thong,วัดสุวรรณ=Wat Suwan,เกษตรสุวรรณ=Kaset Suwan
TH-20|บ้านบึง|Ban Bueng|20220:คลองกิ่ว=Khlong Kio,หนองอิรุณ=Nong Irun,หนองไผ่แก้ว=Nong Phai Kaeo;20170:บ้านบึง=Ban Bueng,มาบไผ่=Map Phai,หนองชาก=Nong Chak,หนองซ้ำซาก=Nong Samsak,หนองบอนแดง=Nong Bon Daeng
TH-20|พนัสนิคม|Phanat Nikhom|20140:กุฎโง้ง=Kut Ngong,ทุ่งขวาง=Thung Khwang,ท่าข้าม=Tha Kham,นามะตูม=Na Matum,นาวังหิน=Na Wang Hin,นาเริก=Na Roek,บ้านช้าง=Ban Chang,บ้านเซิด=Ban Soet,พนัสนิคม=Phanat Nikhom,วัดหลวง=Wat Luang,วัดโบสถ์=Wat Bot,สระสี่เหลี่ยม=Sa Si Liam,หนองขยาด=Nong Khayat,หนองปรือ=Nong Prue,หนองเหียง=Nong Hiang,หน้าพระธาตุ=Na Phrathat,หมอนนาง=Mon Nang,หัวถนน=Hua Thanon,โคกเพลาะ=Khok Phlo,ไร่หลักทอง=Rai Lak Thong
TH-20|พานทอง|Phan Thong|20160:บางนาง=Bang Nang,บางหัก=Bang Hak,บ้านเก่า=Ban Kao,พานทอง=Phan Thong,มาบโป่ง=Map Pong,หนองกะขะ=Nong Kakha,หนองตำลึง=Nong Tamlueng,หนองหงษ์=Nong Hong,หน้าประดู่=Na Pradu,เกาะลอย=Ko Loi,โคกขี้หนอน=Khok Khi Non
TH-20|ศรีราชา|Si Racha|20230:ทุ่งสุขลา=Thung Sukhla,บึง=Bueng,บ่อวิน=Bo Win,หนองขาม=Nong Kham;20110:บางพระ=Bang Phra,ศรีราชา=Si Racha,สุรศักดิ์=Surasak,เขาคันทรง=Khao Khansong
TH-20|สัตหีบ|Sattahip|20250:นาจอมเทียน=Na Chom Thian,บางเสร่=Bang Sare;20180:พลูตาหลวง=Phlu Ta Luang,สัตหีบ=Sattahip,แสมสาร=Samaesan
TH-20|หนองใหญ่|Nong Yai|20190:คลองพลู=Khlong Phlu,หนองเสือช้าง=Nong Suea Chang,หนองใหญ่=Nong Yai,ห้างสูง=Hang Sung,เขาซก=Khao Sok
TH-20|เกาะจันทร์|Ko Chan|20240:ท่าบุญมี=Tha Bun Mi,เกาะจันทร์=Ko Chan
TH-20|เกาะสีชัง|Ko Sichang|20120:ท่าเทววงษ์=Tha Thewawong
TH-20|เมืองชลบุรี|Mueang Chon Buri|20000:คลองตำหรุ=Khlong Tamru,ดอนหัวฬ่อ=Don Hua Lo,นาป่า=Na Pa,บางทราย=Bang Sai,บางปลาสร้อย=Bang Pla Soi,บ้านสวน=Ban Suan,บ้านโขด=Ban Khot,มะขามหย่ง=Makham Yong,สำนักบก=Samnak Bok,หนองข้างคอก=Nong Khang Khok,หนองรี=Nong Ri,หนองไม้แดง=Nong Mai Daeng,ห้วยกะปิ=Huai Kapi,อ่างศิลา=Ang Sila,เสม็ด=Samet;20130:บ้านปึก=Ban Puek,ห้วยกะปิ=Huai Kapi,เหมือง=Mueang,แสนสุข=Saen Suk
TH-21|นิคมพัฒนา|Nikhom Phatthana|21180:นิคมพัฒนา=Nikhom Phatthana,พนานิคม=Phana Nikhom,มะขามคู่=Makham Khu,มาบข่า=Map Kha
TH-21|บ้านค่าย|Ban Khai|21120:ชากบก=Chak Bok,ตาขัน=Ta Khan,บางบุตร=Bang But,บ้านค่าย=Ban Khai,หนองตะพาน=Nong Taphan,หนองบัว=Nong Bua,หนองละลอก=Nong Lalok
TH-21|บ้านฉาง|Ban Chang|21130:บ้านฉาง=Ban Chang,พลา=Phla,สำนักท้อน=Samnak Thon
TH-21|ปลวกแดง|Pluak Daeng|21140:ตาสิทธิ์=Ta Sit,ปลวกแดง=Pluak Daeng,มาบยางพร=Map Yang Phon,ละหาร=Lahan,หนองไร่=Nong Rai,แม่น้ำคู้=Maenam Khu
TH-21|วังจันทร์|Wang Chan|21210:ชุมแสง=Chum Saeng,ป่ายุบใน=Pa Yup Nai,พลงตาเอี่ยม=Phlong Ta Iam,วังจันทร์=Wang Chan
TH-21|เขาชะเมา|Khao Chamao|21110:ชำฆ้อ=Cham Kho,น้ำเป็น=Nam Pen,ห้วยทับมอญ=Huai Thap Mon,เขาน้อย=Khao Noi
TH-21|เมืองระยอง|Mueang Rayong|21100:กะเฉด=Kachet,สำนักทอง=Samnak Thong;21000:ตะพง=Taphong,ทับมา=Thap Ma,ท่าประดู่=Tha Pradu,นาตาขวัญ=Na Ta Khwan,น้ำคอก=Nam Khok,บ้านแลง=Ban Laeng,ปากน้ำ=Pak Nam,เชิงเนิน=Choeng Noen,เนินพระ=Noen Phra;21150:มาบตาพุด=Map Ta Phut,ห้วยโป่ง=Huai Pong,เนินพระ=Noen Phra;21160:เพ=Phe,แกลง=Klaeng
TH-21|แกลง|Klaeng|21110:กระแสบน=Krasae Bon,ชากโดน=Chak Don,ทางเกวียน=Thang Kwian,ทุ่งควายกิน=Thung Khwai Kin,บ้านนา=Ban Na,วังหว้า=Wang Wa,สองสลึง=Song Salueng,ห้วยยาง=Huai Yang,เนินฆ้อ=Noen Kho;21190:กร่ำ=Kram,ชากพง=Chak Phong;22160:กองดิน=Kong Din;21170:คลองปูน=Khlong Pun,ปากน้ำกระแส=Pak Nam Krasae,พังราด=Phang Rat
TH-22|ขลุง|Khlung|22110:ขลุง=Khlung,ซึ้ง=Sueng,ตกพรม=Tok Phom,ตรอกนอง=Trok Nong,ตะปอน=Tapon,บางชัน=Bang Chan,บ่อ=Bo,มาบไพ=Map Phai,วังสรรพรส=Wang Sappharot,วันยาว=Wan Yao,เกวียนหัก=Kwian Hak;22150:บ่อเวฬุ=Bo Weru
TH-22|ท่าใหม่|Tha Mai|22120:คลองขุด=Khlong Khut,ตะกาดเง้า=Takat Ngao,ท่าใหม่=Tha Mai,บ่อพุ=Bo Phu,พลอยแหวน=Phloi Waen,ยายร้า=Yai Ra,สองพี่น้อง=Song Phi Nong,สีพยา=Si Phaya,เขาบายศรี=Khao Baisi,เขาวัว=Khao Wua;22170:ทุ่งเบญจา=Thung Benta,รำพัน=Ramphan,เขาแก้ว=Khao Kaeo,โขมง=Khamong
TH-22|นายายอาม|Na Yai Am|22170:กระแจะ=Krachae,วังโตนด=Wang Tanot,วังใหม่=Wang Mai,สนามไชย=Sanam Chai;22160:ช้างข้าม=Chang Kham,นายายอาม=Na Yai Am
TH-22|มะขาม|Makham|22150:ฉมัน=Chaman,ท่าหลวง=Tha Luang,ปัถวี=Patthawi,มะขาม=Makham,วังแซ้ม=Wang Saem,อ่างคีรี=Ang Khiri
TH-22|สอยดาว|Soi Dao|22180:ทรายขาว=Sai Khao,ทับช้าง=Thap Chang,ทุ่งขนาน=Thung Khanan,ปะตง=Patong,สะตอน=Saton
TH-22|เขาคิชฌกูฏ|Khao Khitchakut|22210:คลองพลู=Khlong Phlu,จันทเขลม=Chanthakhlem,ชากไทย=Chak Thai,ตะเคียนทอง=Takian Thong,พลวง=Phluang
TH-22|เมืองจันทบุรี|Mueang Chanthaburi|22000:คมบาง=Khom Bang,คลองนารายณ์=Khlong Narai,จันทนิมิต=Chanthanimit,ตลาด=Talat,ท่าช้าง=Tha Chang,บางกะจะ=Bang Kacha,พลับพลา=Phlapphla,วัดใหม่=Wat Mai,หนองบัว=Nong Bua,เกาะขวาง=Ko Khwang,แสลง=Salaeng
TH-22|แก่งหางแมว|Kaeng Hang Maeo|22160:ขุนซ่อง=Khun Song,พวา=Phawa,สามพี่น้อง=Sam Phi Nong,เขาวงกต=Khao Wongkot,แก่งหางแมว=Kaeng Hang Maeo
TH-22|แหลมสิงห์|Laem Sing|22190:คลองน้ำเค็ม=Khlong Nam Khem,บางสระเก้า=Bang Sa Kao,พลิ้ว=Phlio;22120:บางกะไชย=Bang Kachai;22130:ปากน้ำแหลมสิงห์=Pak Nam Laem Sing,หนองชิ่ม=Nong Chim,เกาะเปริด=Ko Perit
TH-22|โป่งน้ำร้อน|Pong Nam Ron|22140:คลองใหญ่=Khlong Yai,ทับไทร=Thap Sai,หนองตาคง=Nong Ta Khong,เทพนิมิต=Thep Nimit,โป่งน้ำร้อน=Pong Nam Ron
TH-23|คลองใหญ่|Khlong Yai|23110:คลองใหญ่=Khlong Yai,หาดเล็ก=Hat Lek,ไม้รูด=Mai Rut
TH-23|บ่อไร่|Bo Rai|23140:ช้างทูน=Chang Thun,ด่านชุมพล=Dan Chumphon,นนทรีย์=Nonsi,บ่อพลอย=Bo Phloi,หนองบอน=Nong Bon
TH-23|เกาะกูด|Ko Kut|23000:เกาะกูด=Ko Kut,เกาะหมาก=Ko Mak
TH-23|เกาะช้าง|Ko Chang|23170:เกาะช้าง=Ko Chang,เกาะช้างใต้=Ko Chang Tai
TH-23|เขาสมิง|Khao Saming|23130:ทุ่งนนทรี=Thung Nonsi,วังตะเคียน=Wang Takhian,เขาสมิง=Khao Saming;23150:ท่าโสม=Tha Som,ประณีต=Pranit,สะตอ=Sato,เทพนิมิต=Thep Nimit,แสนตุ้ง=Saen Tung
TH-23|เมืองตราด|Mueang Trat|23000:ชำราก=Chamrak,ตะกาง=Takang,ท่ากุ่ม=Tha Kum,ท่าพริก=Tha Phrik,บางพระ=Bang Phra,วังกระแจะ=Wang Krachae,หนองคันทรง=Nong Khan Song,หนองเสม็ด=Nong Samet,หนองโสน=Nong Sano,ห้วงน้ำขาว=Huang Nam Khao,ห้วยแร้ง=Huai Raeng,อ่าวใหญ่=Ao Yai,เนินทราย=Noen Sai,แหลมกลัด=Laem Klat
TH-23|แหลมงอบ|Laem Ngop|23120:คลองใหญ่=Khlong Yai,น้ำเชี่ยว=Nam Chiao,บางปิด=Bang Pit,แหลมงอบ=Laem Ngop
TH-24|คลองเขื่อน|Khlong Khuean|24000:ก้อนแก้ว=Kon Kaeo,คลองเขื่อน=Khlong Khuean,บางเล่า=Bang Lao,บางโรง=Bang Rong;24110:บางตลาด=Bang Talat
TH-24|ท่าตะเกียบ|Tha Takiap|24160:คลองตะเกรา=Khlong Takrao,ท่าตะเกียบ=Tha Takiap
TH-24|บางคล้า|Bang Khla|24110:ท่าทองหลาง=Tha Thonglang,บางกระเจ็ด=Bang Krachet,บางคล้า=Bang Khla,บางสวน=Bang Suan,ปากน้ำ=Pak Nam,สาวชะโงก=Sao Cha-Ngok,หัวไทร=Hua Sai,เสม็ดเหนือ=Samet Nuea,เสม็ดใต้=Samet Tai
TH-24|บางน้ำเปรี้ยว|Bang Nam Priao|24170:ดอนฉิมพลี=Don Chimphli,ดอนเกาะกา=Don Ko Ka,บึงน้ำรักษ์=Bueng Nam Rak;24150:บางขนาก=Bang Khanak,บางน้ำเปรี้ยว=Bang Nam Priao,สิงโตทอง=Singto Thong,หมอนทอง=Mon Thong,โพรงอากาศ=Phrong Akat,โยธะกา=Yothaka;24000:ศาลาแดง=Sala Daeng
TH-24|บางปะกง|Bang Pakong|24130:ท่าข้าม=Tha Kham,ท่าสะอ้าน=Tha Sa-an,บางปะกง=Bang Pakong,บางผึ้ง=Bang Phueng,บางวัว=Bang Wua,สองคลอง=Song Khlong,หนองจอก=Nong Chok,เขาดิน=Khao Din;24180:บางสมัคร=Bang Samak,บางเกลือ=Bang Kluea,พิมพา=Phimpha,หอมศีล=Hom Sin
TH-24|บ้านโพธิ์|Ban Pho|24140:คลองขุด=Khlong Khut,คลองบ้านโพธิ์=Khlong Ban Pho,คลองประเวศ=Khlong Prawet,ดอนทราย=Don Sai,ท่าพลับ=Tha Phlap,บางกรูด=Bang Krut,บางซ่อน=Bang Son,บ้านโพธิ์=Ban Pho,ลาดขวาง=Lat Khwang,สนามจันทร์=Sanam Chan,สิบเอ็ดศอก=Sip Et Sok,หนองตีนนก=Nong Tin Nok,หนองบัว=Nong Bua,เกาะไร่=Ko Rai,เทพราช=Theppharat,แสนภูดาษ=Saen Phu Dat,แหลมประดู่=Laem Pradu
TH-24|พนมสารคาม|Phanom Sarakham|24120:ท่าถ่าน=Tha Than,บ้านซ่อง=Ban Song,พนมสารคาม=Phanom Sarakham,หนองยาว=Nong Yao,หนองแหน=Nong Nae,เกาะขนุน=Ko Khanun,เขาหินซ้อน=Khao Hin Son,เมืองเก่า=Mueang Kao
TH-24|ราชสาส์น|Ratchasan|24120:ดงน้อย=Dong Noi,บางคา=Bang Kha,เมืองใหม่=Mueang Mai
TH-24|สนามชัยเขต|Snam Chai Khet|24160:คู้ยายหมี=Ku Yai Mi,ทุ่งพระยา=Thung Phraya,ท่ากระดาน=Tha Kradan,ลาดกระทิง=Lat Krathing
TH-24|เมืองฉะเชิงเทรา|Mueang Chachoengsao|24000:คลองจุกกระเฌอ=Khlong Chuk Krachoe,คลองนครเนื่องเขต=Khlong Nakhon Nueang Khet,คลองนา=Khlong Na,คลองหลวงแพ่ง=Khlong Luang Phaeng,คลองอุดมชลจร=Khlong Udom Chonlachon,คลองเปรง=Khlong Preng,ท่าไข่=Tha Khai,บางกะไห=Bang Kahai,บางขวัญ=Bang Khwan,บางตีนเป็ด=Bang Tin Pet,บางพระ=Bang Phra,บางเตย=Bang Toei,บางแก้ว=Bang Kaeo,บางไผ่=Bang Phai,บ้านใหม่=Ban Mai,วังตะเคียน=Wang Takhian,หนามแดง=Nam Daeng,หน้าเมือง=Na Mueang,โสธร=Sothon
TH-24|แปลงยาว|Plaeng Yao|24190:วังเย็น=Wang Yen,หนองไม้แก่น=Nong Mai Kaen,หัวสำโรง=Hua Samrong,แปลงยาว=Plaeng Yao
TH-25|กบินทร์บุรี|Kabin Buri|25110:กบินทร์=Kabin,นนทรี=Nonsi,นาแขม=Na Khaem,บ่อทอง=Bo Thong,บ้านนา=Ban Na,ย่านรี=Yan Ri,ลาดตะเคียน=Lat Takhian,วังดาล=Wang Dan,วังตะเคียน=Wang Takhian,วังท่าช้าง=Wang Tha Chang,หนองกี่=Nong Ki,หาดนางแก้ว=Hat Nang Kaeo,เขาไม้แก้ว=Khao Mai Kaeo;25240:เมืองเก่า=Mueang Kao
TH-25|นาดี|Na Di|25220:ทุ่งโพธิ์=Thung Pho,นาดี=Na Di,บุพราหมณ์=Bu Phram,สะพานหิน=Saphan Hin,สำพันตา=Samphan Ta,แก่งดินสอ=Kaeng Din So
TH-25|บ้านสร้าง|Ban Sang|25150:กระทุ่มแพ้ว=Krathum Phaeo,บางกระเบา=Bang Krabao,บางขาม=Bang Kham,บางปลาร้า=Bang Pla Ra,บางพลวง=Bang Phluang,บางยาง=Bang Yang,บางเตย=Bang Toei,บางแตน=Bang Taen,บ้านสร้าง=Ban Sang
TH-25|ประจันตคาม|Prachantakham|25130:คำโตนด=Kham Tanot,ดงบัง=Dong Bang,บุฝ้าย=Bu Fai,บ้านหอย=Ban Hoi,ประจันตคาม=Prachantakham,หนองแก้ว=Nong Kaeo,หนองแสง=Nong Saeng,เกาะลอย=Ko Loi,โพธิ์งาม=Pho Ngam
TH-25|ศรีมหาโพธิ|Si Maha Phot|25140:กรอกสมบูรณ์=Krok Sombun,ดงกระทงยาม=Dong Krathong Yam,ท่าตูม=Tha Tum,บางกุ้ง=Bang Kung,บ้านทาม=Ban Tham,ศรีมหาโพธิ=Si Maha Phot,สัมพันธ์=Samphan,หนองโพรง=Nong Phrong,หัวหว้า=Hua Wa,หาดยาง=Hat Yang
TH-25|ศรีมโหสถ|Si Mahosot|25190:คู้ลำพัน=Khu Lam Phan,โคกปีบ=Khok Pip,โคกไทย=Khok Thai,ไผ่ชะเลือด=Phai Cha Lueat
TH-25|เมืองปราจีนบุรี|Mueang Prachin Buri|25000:ดงขี้เหล็ก=Dong Khilek,ดงพระราม=Dong Phraram,ท่างาม=Tha Ngam,บางบริบูรณ์=Bang Boribun,บางเดชะ=Bang Decha,รอบเมือง=Rop Mueang,วัดโบสถ์=Wat Bot,หน้าเมือง=Na Mueang,โนนห้อม=Non Hom;25230:บ้านพระ=Ban Phra,เนินหอม=Noen Hom,โคกไม้ลาย=Khok Mai Lai,ไม้เค็ด=Mai
TH-26|บ้านนา|Ban Na|26110:ทองหลาง=Thong Lang,บางอ้อ=Bang O,บ้านนา=Ban Na,บ้านพริก=Ban Phrik,บ้านพร้าว=Ban Phrao,ป่าขะ=Pa Kha,พิกุลออก=Phikun Ok,ศรีกะอาง=Si Ka-ang,อาษา=Asa,เขาเพิ่ม=Khao Pho
TH-26|ปากพลี|Pak Phli|26130:ท่าเรือ=Tha Ruea,นาหินลาด=Na Hin Lat,ปากพลี=Pak Phli,หนองแสง=Nong Saeng,เกาะหวาย=Ko Wai,เกาะโพธิ์=Ko Pho,โคกกรวด=Khok Kruat
TH-26|องครักษ์|Ongkharak|26120:คลองใหญ่=Khlong Yai,ชุมพล=Chumphon,ทรายมูล=Sai Mun,บางปลากด=Bang Pla Kot,บางลูกเสือ=Bang Luk Suea,บางสมบูรณ์=Bang Sombun,บึงศาล=Bueng San,พระอาจารย์=Phra Achan,ศีรษะกระบือ=Sisa Krabue,องครักษ์=Ongkharak,โพธิ์แทน=Pho Thaen
TH-26|เมืองนครนายก|Mueang Nakhon Nayok|26000:ดงละคร=Dong Lakhon,ดอนยอ=Don Yo,ท่าช้าง=Tha Chang,ท่าทราย=Tha Sai,นครนายก=Nakhon Nayok,บ้านใหญ่=Ban Yai,พรหมณี=Phrommani,วังกระโจม=Wang Krachom,ศรีจุฬา=Si Chula,ศรีนาวา=Si Nawa,สาริกา=Sarika,หินตั้ง=Hin Tang,เขาพระ=Khao Phra
TH-27|คลองหาด|Khlong Hat|27260:คลองหาด=Khlong Hat,คลองไก่เถื่อน=Khlong Kai Thuean,ซับมะกรูด=Sap Makrut,เบญจขร=Benchakhon,ไทยอุดม=Thai Udom,ไทรทอง=Sai Thong,ไทรเดี่ยว=Sai Diao
TH-27|ตาพระยา|Ta Phraya|27180:ตาพระยา=Ta Phraya,ทัพราช=Thap Rat,ทัพเสด็จ=Thap Sadet,ทัพไทย=Thap Thai,โคคลาน=Kho Khlan
TH-27|วังน้ำเย็น|Wang Nam Yen|27210:คลองหินปูน=Khlong Hin Pun,ตาหลังใน=Ta Lang Nai,ทุ่งมหาเจริญ=Thung Maha Charoen,วังน้ำเย็น=Wang Nam Yen
TH-27|วังสมบูรณ์|Wang Sombun|27250:วังทอง=Wang Thong,วังสมบูรณ์=Wang Sombun,วังใหม่=Wang Mai
TH-27|วัฒนานคร|Watthana Nakhon|27160:ช่องกุ่ม=Chong Kum,ท่าเกวียน=Tha Kwian,ผักขะ=Phak Kha,วัฒนานคร=Watthana Nakhon,หนองตะเคียนบอน=Nong Takian Bon,หนองน้ำใส=Nong Nam Sai,หนองหมากฝ้าย=Nong Mak Fai,หนองแวง=Nong Waeng,ห้วยโจด=Huai Chot,แซร์ออ=Sae-o,โนนหมากเค็ง=Non Mak Kheng
TH-27|อรัญประเทศ|Aranyaprathet|27120:คลองทับจันทร์=Khlong Thap Chan,คลองน้ำใส=Khlong Nam Sai,ทับพริก=Thap Phrik,ท่าข้าม=Tha Kham,บ้านด่าน=Ban Dan,บ้านใหม่หนองไทร=Ban Mai Nong Sai,ป่าไร่=Pa Rai,ผ่านศึก=Phan Suek,ฟากห้วย=Fak Huai,หนองสังข์=Nong Sang,หันทราย=Han Sai,อรัญประเทศ=Aranyaprathet,เมืองไผ่=Mueang Phai
TH-27|เขาฉกรรจ์|Khao Chakan|27000:พระเพลิง=Phra Phloeng,หนองหว้า=Nong Wa,เขาฉกรรจ์=Khao Chakan,เขาสามสิบ=Khao Sam Sip
TH-27|เมืองสระแก้ว|Mueang Sa Kaeo|27000:ท่าเกษม=Tha Kasem,ท่าแยก=Tha Yaek,บ้านแก้ง=Ban Kaeng,ศาลาลำดวน=Sala Lamduan,สระขวัญ=Sa Khwan,สระแก้ว=Sa Kaeo,หนองบอน=Nong Bon,โคกปี่ฆ้อง=Khok Pi Khong
TH-27|โคกสูง|Khok Sung|27180:หนองม่วง=Nong Muang,หนองแวง=Nong Waeng;27120:โคกสูง=Khok Sung,โนนหมากมุ่น=Non Mak Mun
TH-30|ขามทะเลสอ|Kham Thale So|30280:ขามทะเลสอ=Kham Thale So,บึงอ้อ=Bueng O,พันดุง=Phan Dung,หนองสรวง=Nong Suang,โป่งแดง=Pong Daeng
TH-30|ขามสะแกแสง|Kham Sakaesaeng|30290:ขามสะแกแสง=Kham Sakaesaeng,ชีวึก=Chiwuek,พะงาด=Pha-ngat,หนองหัวฟาน=Nong Hua Fan,เมืองนาท=Mueang Nat,เมืองเกษตร=Mueang Kaset,โนนเมือง=Non Mueang
TH-30|คง|Khong|30260:ขามสมบูรณ์=Kham Sombun,คูขาด=Khu Khat,ดอนใหญ่=Don Yai,ตาจั่น=Ta Chan,บ้านปรางค์=Ban Prang,หนองบัว=Nong Bua,หนองมะนาว=Nong Manao,เทพาลัย=Thephalai,เมืองคง=Mueang Khong,โนนเต็ง=Non Teng
TH-30|ครบุรี|Khon Buri|30250:ครบุรี=Khon Buri,ครบุรีใต้=Khonburi Tai,จระเข้หิน=Chorakhe Hin,ตะแบกบาน=Tabaek Ban,บ้านใหม่=Ban Mai,มาบตะโกเอน=Map Tako En,ลำเพียก=Lam Phiak,สระว่านพระยา=Sa Wan Phraya,อรพิมพ์=Oraphim,เฉลียง=Chaliang,แชะ=Chae,โคกกระชาย=Khok Krachai
TH-30|จักราช|Chakkarat|30230:คลองเมือง=Khlong Mueang,จักราช=Chakkarat,ทองหลาง=Thong Lang,ศรีละกอ=Si Lako,สีสุก=Si Suk,หนองขาม=Nong Kham,หนองพลวง=Nong Phluang,หินโคน=Hin Khon
TH-30|ชุมพวง|Chum Phuang|30270:ชุมพวง=Chum Phuang,ตลาดไทร=Talat Sai,ท่าลาด=Tha Lat,ประสุข=Prasuk,สาหร่าย=Sarai,หนองหลัก=Nong Lak,โนนตูม=Non Tum,โนนยอ=Non Yo,โนนรัง=Non Rang
TH-30|ด่านขุนทด|Dan Khun Thot|30210:กุดพิมาน=Kut Phiman,ด่านขุนทด=Dan Khun Thot,ด่านนอก=Dan Nok,ด่านใน=Dan Nai,ตะเคียน=Takhian,บ้านเก่า=Ban Kao,พันชนะ=Phan Chana,สระจรเข้=Sa Chorakhe,หนองกราด=Nong Krat,หนองบัวตะเกียด=Nong Bua Takiat,หนองบัวละคร=Nong Bua Lakhon,หินดาด=Hin Dat,ห้วยบง=Huai Bong,โนนเมืองพัฒนา=Non Mueang Phatthana;36220:บ้านแปรง=Ban Praeng,หนองไทร=Nong Sai
TH-30|บัวลาย|Bua Lai|30120:บัวลาย=Bua Lai,หนองหว้า=Nong Wa,เมืองพะไล=Mueang Phalai,โนนจาน=Non Chan
TH-30|บัวใหญ่|Bua Yai|30120:กุดจอก=Kut Chok,ขุนทอง=Khun Thong,ดอนตะหนิน=Don Tanin,ด่านช้าง=Dan Chang,บัวใหญ่=Bua Yai,หนองบัวสะอาด=Nong Bua Sa-at,หนองแจ้งใหญ่=Nong Chaeng Yai,ห้วยยาง=Huai Yang,เสมาใหญ่=Sema Yai,โนนทองหลาง=Non Thonglang
TH-30|บ้านเหลื่อม|Ban Lueam|30350:ช่อระกา=Cho Raka,บ้านเหลื่อม=Ban Lueam,วังโพธิ์=Wang Pho,โคกกระเบื้อง=Khok Krabueang
TH-30|ประทาย|Prathai|30180:กระทุ่มราย=Krathum Rai,ดอนมัน=Don Man,ตลาดไทร=Talat Sai,ทุ่งสว่าง=Thung Sawang,นางรำ=Nang Ram,ประทาย=Prathai,วังไม้แดง=Wang Mai Daeng,หนองค่าย=Nong Khai,หนองพลวง=Nong Phluang,หันห้วยทราย=Han Huai Sai,เมืองโดน=Mueang Don,โคกกลาง=Khok Klang,โนนเพ็ด=Non Phet
TH-30|ปักธงชัย|Pak Thong Chai|30150:งิ้ว=Ngio,ดอน=Don,ตะขบ=Takhop,ตะคุ=Takhu,ตูม=Tum,ธงชัยเหนือ=Thong Chai Nuea,นกออก=Nok Ok,บ่อปลาทอง=Bo Pla Thong,ภูหลวง=Phu Luang,ลำนางแก้ว=Lam Nang Kaeo,สะแกราช=Sakae Rat,สำโรง=Samrong,สุขเกษม=Suk Kasem,เกษมทรัพย์=Kasem Sap,เมืองปัก=Mueang Pak,โคกไทย=Khok Thai
TH-30|ปากช่อง|Pak Chong|30320:กลางดง=Klang Dong,พญาเย็น=Phaya Yen;30130:ขนงพระ=Khanong Phra,คลองม่วง=Khlong Muang,จันทึก=Chanthuek,ปากช่อง=Pak Chong,วังกะทะ=Wang Katha,วังไทร=Wang Sai,หนองน้ำแดง=Nong Nam Daeng,หนองสาหร่าย=Nong Salai,หมูสี=Mu Si,โป่งตาลอง=Pong Talong
TH-30|พระทองคำ|Phra Thong Kham|30220:ทัพรั้ง=Thap Rang,พังเทียม=Phang Thiam,มาบกราด=Map Krat,สระพระ=Sa Phra,หนองหอย=Nong Hoi
TH-30|พิมาย|Phimai|30110:กระชอน=Krachon,กระเบื้องใหญ่=Krabueang Yai,ชีวาน=Chiwan,ดงใหญ่=Dong Yai,ท่าหลวง=Tha Luang,ธารละหลอด=Than Lalot,นิคมสร้างตนเอง=Nikhom Sang Ton Eng,รังกาใหญ่=Rang Ka Yai,สัมฤทธิ์=Samrit,หนองระเวียง=Nong Rawiang,โบสถ์=Bot,ในเมือง=Nai Mueang
TH-30|ลำทะเมนชัย|Lam Thamenchai|30270:ขุย=Khui,ช่องแมว=Chong Maeo,บ้านยาง=Ban Yang,ไพล=Phlai
TH-30|วังน้ำเขียว|Wang Nam Khiao|30150:ระเริง=Raroeng;30370:วังน้ำเขียว=Wang Nam Khiao,วังหมี=Wang Mi,อุดมทรัพย์=Udom Sap,ไทยสามัคคี=Thai Samakkhi
TH-30|สีคิ้ว|Sikhio|30140:กฤษณา=Kritsana,กุดน้อย=Kut Noi,ดอนเมือง=Don Mueang,บ้านหัน=Ban Han,มิตรภาพ=Mittaphap,วังโรงใหญ่=Wang Rong Yai,สีคิ้ว=Sikhio,หนองน้ำใส=Nong Nam Sai,หนองบัวน้อย=Nong Bua Noi,หนองหญ้าขาว=Nong Ya Khao;30340:คลองไผ่=Khlong Phai,ลาดบัวขาว=Lat Bua Khao
TH-30|สีดา|Sida|30430:สามเมือง=Sam Mueang,สีดา=Sida,หนองตาดใหญ่=Nong Tat Yai,โนนประดู่=Non Pladu,โพนทอง=Phon Thong
TH-30|สูงเนิน|Sung Noen|30380:กุดจิก=Kut Chik,นากลาง=Na Klang,หนองตะไก้=Nong Takai;30170:บุ่งขี้เหล็ก=Bung Khilek,มะเกลือเก่า=Makuea Kao,มะเกลือใหม่=Makuea Mai,สูงเนิน=Sung Noen,เสมา=Sema,โคราช=Khorat,โค้งยาง=Khong Yang,โนนค่า=Non Kha
TH-30|หนองบุญมาก|Nong Bunmak|30410:บ้านใหม่=Ban Mai,ลุงเขว้า=Lung Khwao,สารภี=Saraphi,หนองตะไก้=Nong Takai,หนองบุนนาก=Nong Bunnak,หนองหัวแรต=Nong Hua Raet,หนองไม้ไผ่=Nong Mai Phai,แหลมทอง=Laem Thong,ไทยเจริญ=Thai Charoen
TH-30|ห้วยแถลง|Huai Thalaeng|30240:กงรถ=Kong Rot,งิ้ว=Ngio,ตะโก=Tako,ทับสวาย=Thap Sawai,หลุ่งตะเคียน=Lung Takhian,หลุ่งประดู่=Lung Pradu,หินดาด=Hin Dat,ห้วยแคน=Huai Khaen,ห้วยแถลง=Huai Thalaeng,เมืองพลับพลา=Mueang Phlapphla
TH-30|เฉลิมพระเกียรติ|Chaloem Phra Kiat|30230:ช้างทอง=Chang Thong,ท่าช้าง=Tha Chang,พระพุทธ=Phra Phut,หนองยาง=Nong Yang;30000:หนองงูเหลือม=Nong Ngu Lueam
TH-30|เทพารักษ์|Thepharak|30210:บึงปรือ=Bueng Prue,วังยายทอง=Wang Yai Thong,สำนักตะคร้อ=Samnak Takhro,หนองแวง=Nong Waeng
TH-30|เมืองนครราชสีมา|Mueang Nakhon Ratchasima|30310:จอหอ=Cho Ho,ตลาด=Talat,บ้านโพธิ์=Ban Pho,หนองไข่น้ำ=Nong Khai Nam,โคกสูง=Khok Sung;30000:บ้านเกาะ=Ban Ko,บ้านใหม่=Ban Mai,ปรุใหญ่=Pru Yai,พลกรัง=Phon Krang,พะเนา=Phanao,พุดซา=Phutsa,มะเริง=Maroeng,สีมุม=Si Mum,สุรนารี=Suranari,หนองกระทุ่ม=Nong Krathum,หนองจะบก=Nong Chabok,หนองบัวศาลา=Nong Bua Sala,หนองระเวียง=Nong Rawiang,หนองไผ่ล้อม=Nong Phai Lom,หมื่นไวย=Muen Wai,หัวทะเล=Hua Thale,โพธิ์กลาง=Pho Klang,ในเมือง=Nai Mueang,ไชยมงคล=Chai Mongkhon;30280:โคกกรวด=Khok Kruat
TH-30|เมืองยาง|Mueang Yang|30270:กระเบื้องนอก=Krabueang Nok,ละหานปลาค้าว=Lahan Pla Khao,เมืองยาง=Mueang Yang,โนนอุดม=Non Udom
TH-30|เสิงสาง|Soeng Sang|30330:กุดโบสถ์=Kut Bot,บ้านราษฎร์=Ban Lat,สระตะเคียน=Sa Takhian,สุขไพบูลย์=Suk Phaibun,เสิงสาง=Soeng Sang,โนนสมบูรณ์=Non Sombun
TH-30|แก้งสนามนาง|Kaeng Sanam Nang|30440:บึงพะไล=Bueng Phalai,บึงสำโรง=Bueng Samrong,สีสุก=Si Suk,แก้งสนามนาง=Kaeng Sanam Nang,โนนสำราญ=Non Samran
TH-30|โชคชัย|Chok Chai|30190:กระโทก=Krathok,ด่านเกวียน=Dan Kwian,ทุ่งอรุณ=Thung Arun,ท่าจะหลุง=Tha Chalung,ท่าลาดขาว=Tha Lat Khao,ท่าอ่าง=Tha Ang,ท่าเยี่ยม=Tha Yiam,พลับพลา=Phlapphla,ละลมใหม่พัฒนา=Lalom Mai Phatthana,โชคชัย=Chok Chai
TH-30|โนนสูง|Non Sung|30160:ขามเฒ่า=Kham Thao,จันอัด=Chan-at,ดอนชมพู=Don Chomphu,ดอนหวาย=Don Wai,ด่านคล้า=Dan Khla,บิง=Bing,พลสงคราม=Phon Songkhram,มะค่า=Makha,ลำคอหงษ์=Lam Kho Hong,ลำมูล=Lam Mun,หลุมข้าว=Lum Khao,เมืองปราสาท=Mueang Plasat,โตนด=Tanot,โนนสูง=Non Sung,ใหม่=Mai;30420:ธารปราสาท=Than Prasat
TH-30|โนนแดง|Non Daeng|30360:ดอนยาวใหญ่=Don Yao Yai,วังหิน=Wang Hin,สำพะเนียง=Sam Phaniang,โนนตาเถร=Non Ta Then,โนนแดง=Non Daeng
TH-30|โนนไทย|Non Thai|30220:กำปัง=Kampang,ค้างพลู=Khang Phlu,ด่านจาก=Dan Chak,ถนนโพธิ์=Thanon Pho,บัลลังก์=Banlang,บ้านวัง=Ban Wang,มะค่า=Makha,สายออ=Sai O,สำโรง=Samrong,โนนไทย=Non Thai
TH-31|กระสัง|Krasang|31160:กระสัง=Krasang,กันทรารมย์=Kanthararom,ชุมแสง=Chum Saeng,บ้านปรือ=Ban Prue,ลำดวน=Lamduan,ศรีภูมิ=Si Phum,สองชั้น=Song Chan,สูงเนิน=Sung Noen,หนองเต็ง=Nong Teng,ห้วยสำราญ=Huai Samran,เมืองไผ่=Mueang Phai
TH-31|คูเมือง|Khu Mueang|31190:คูเมือง=Khu Mueang,ตูมใหญ่=Tum Yai,บ้านแพ=Ban Phae,ปะเคียบ=Pa Khiap,พรสำราญ=Phon Samran,หนองขมาร=Nong Khaman,หินเหล็กไฟ=Hin Lek Fai
TH-31|ชำนิ|Chamni|31110:ชำนิ=Chamni,ช่อผกา=Cho Phaka,ละลวด=Laluat,หนองปล่อง=Nong Plong,เมืองยาง=Mueang Yang,โคกสนวน=Khok Sanuan
TH-31|นางรอง|Nang Rong|31110:ก้านเหลือง=Kan Lueang,ชุมแสง=Chum Saeng,ถนนหัก=Thanon Hak,ทรัพย์พระยา=Sap Phraya,ทุ่งแสงทอง=Thung Saeng Thong,นางรอง=Nang Rong,บ้านสิงห์=Ban Sing,ลำไทรโยง=Lam Sai Yong,สะเดา=Sadao,หนองกง=Nong Kong,หนองยายพิมพ์=Nong Yai Phim,หนองโบสถ์=Nong Bot,หนองโสน=Nong Sano,หนองไทร=Nong Sai,หัวถนน=Hua Thanon
TH-31|นาโพธิ์|Na Pho|31230:ดอนกอก=Don Kok,นาโพธิ์=Na Pho,บ้านคู=Ban Khu,บ้านดู่=Ban Du,ศรีสว่าง=Si Sawang
TH-31|บ้านกรวด|Ban Kruat|31180:จันทบเพชร=Chanthop Phet,บึงเจริญ=Bueng Charoen,บ้านกรวด=Ban Kruat,ปราสาท=Prasat,สายตะกู=Sai Taku,หนองไม้งาม=Nong Mai Ngam,หินลาด=Hin Lat,เขาดินเหนือ=Khao Din Nuea,โนนเจริญ=Non Charoen
TH-31|บ้านด่าน|Ban Dan|31000:บ้านด่าน=Ban Dan,ปราสาท=Prasat,วังเหนือ=Wang Nuea,โนนขวาง=Non Khwang
TH-31|บ้านใหม่ไชยพจน์|Ban Mai Chaiyaphot|31120:กู่สวนแตง=Ku Suan Taeng,ทองหลาง=Thong Lang,หนองเยือง=Nong Yueang,หนองแวง=Nong Waeng,แดงใหญ่=Daeng Yai
TH-31|ประโคนชัย|Prakhon Chai|31140:จรเข้มาก=Chon Khe Mak,ตะโกตาพิ=Tako Taphi,บ้านไทร=Ban Sai,ประทัดบุ=Prathat Bu,ประโคนชัย=Prakhon Chai,ปังกู=Pang Ku,ละเวี้ย=Lawia,สี่เหลี่ยม=Si Liam,หนองบอน=Nong Bon,เขาคอก=Khao Khok,แสลงโทน=Salaeng Thon,โคกตูม=Khok Tum,โคกมะขาม=Khok Makham,โคกม้า=Khok Ma,โคกย่าง=Khok Yang,ไพศาล=Phaisan
TH-31|ปะคำ|Pakham|31220:ปะคำ=Pakham,หนองบัว=Nong Bua,หูทำนบ=Hu Thamnop,โคกมะม่วง=Khok Mamuang,ไทยเจริญ=Thai Charoen
TH-31|พลับพลาชัย|Phlapphla Chai|31250:จันดุม=Chan Dum,ป่าชัน=Pa Chan,สะเดา=Sadao,สำโรง=Samrong,โคกขมิ้น=Khok Khamin
TH-31|พุทไธสง|Phutthaisong|31120:บ้านจาน=Ban Chan,บ้านยาง=Ban Yang,บ้านเป้า=Ban Pao,บ้านแวง=Ban Waeng,พุทไธสง=Phutthaisong,มะเฟือง=Mafueang,หายโศก=Hai Sok
TH-31|ละหานทราย|Lahan Sai|31170:ตาจง=Ta Chong,ละหานทราย=Lahan Sai,สำโรงใหม่=Samrong Mai,หนองตะครอง=Nong Takhrong,หนองแวง=Nong Waeng,โคกว่าน=Khok Wan
TH-31|ลำปลายมาศ|Lam Plai Mat|31130:ตลาดโพธิ์=Talat Pho,ทะเมนชัย=Thamen Chai,บุโพธิ์=Bu Pho,บ้านยาง=Ban Yang,ผไทรินทร์=Phathairin,ลำปลายมาศ=Lam Plai Mat,หนองกะทิง=Nong Kathing,หนองคู=Nong Khu,หนองบัวโคก=Nong Bua Khok,หนองโดน=Nong Don,หินโคน=Hin Khon,เมืองแฝก=Mueang Faek,แสลงพัน=Salaeng Phan,โคกกลาง=Khok Klang,โคกล่าม=Khok Lam,โคกสะอาด=Khok Sa-at
TH-31|สตึก|Satuek|31150:กระสัง=Krasang,ชุมแสง=Chum Saeng,ดอนมนต์=Don Mon,ทุ่งวัง=Thung Wang,ท่าม่วง=Tha Muang,นิคม=Nikhom,ร่อนทอง=Ron Thong,สตึก=Satuek,สนามชัย=Sanam Chai,สะแก=Sakae,หนองใหญ่=Nong Yai,เมืองแก=Mueang Kae
TH-31|หนองกี่|Nong Ki|31210:ดอนอะราง=Don Arang,ทุ่งกระตาดพัฒนา=Thung Kratat Phatthana,ทุ่งกระเต็น=Thung Kraten,ท่าโพธิ์ชัย=Tha Pho Chai,บุกระสัง=Bu Krasang,หนองกี่=Nong Ki,เมืองไผ่=Mueang Phai,เย้ยปราสาท=Yoei Prasat,โคกสว่าง=Khok Sawang,โคกสูง=Khok Sung
TH-31|หนองหงส์|Nong Hong|31240:สระทอง=Sa Thong,สระแก้ว=Sa Kaeo,หนองชัยศรี=Nong Chai Si,ห้วยหิน=Huai Hin,เมืองฝ้าย=Mueang Fai,เสาเดียว=Sao Diao,ไทยสามัคคี=Thai Samakkhi
TH-31|ห้วยราช|Huai Rat|31000:ตาเสา=Ta Sao,บ้านตะโก=Ban Tako,สนวน=Sanuan,สามแวง=Sam Waeng,ห้วยราช=Huai Rat,ห้วยราชา=Huai Racha,เมืองโพธิ์=Mueang Pho,โคกเหล็ก=Khok Lek
TH-31|เฉลิมพระเกียรติ|Chaloem Phra Kiat|31110:ตาเป๊ก=Ta Pek,อีสานเขต=Isan Khet,เจริญสุข=Charoen Suk;31170:ถาวร=Thawon,ยายแย้มวัฒนา=Yai Yaem Watthana
TH-31|เมืองบุรีรัมย์|Mueang Buri Ram|31000:กระสัง=Krasang,กลันทา=Kalantha,ชุมเห็ด=Chum Het,ถลุงเหล็ก=Thalung Lek,บัวทอง=Bua Thong,บ้านบัว=Ban Bua,บ้านยาง=Ban Yang,พระครู=Phra Khru,ลุมปุ๊ก=Lumpuk,สวายจีก=Sawai Chik,สองห้อง=Song Hong,สะแกซำ=Sakaetam,สะแกโพรง=Sakae Phrong,หนองตาด=Nong Tat,หลักเขต=Lakket,อิสาณ=Isan,เมืองฝาง=Mueang Fang,เสม็ด=Samet,ในเมือง=Nai Mueang
TH-31|แคนดง|Khaen Dong|31150:ดงพลอง=Dong Phlong,สระบัว=Sa Bua,หัวฝาย=Hua Fai,แคนดง=Khaen Dong
TH-31|โนนดินแดง|Non Din Daeng|31260:ลำนางรอง=Lam Nang Rong,ส้มป่อย=Sam Poi,โนนดินแดง=Non Din Daeng
TH-31|โนนสุวรรณ|Non Suwan|31110:ดงอีจาน=Dong I Chan,ทุ่งจังหัน=Thung Changhan,โกรกแก้ว=Krok Kaeo,โนนสุวรรณ=Non Suwan
TH-32|กาบเชิง|Kap Choeng|32210:กาบเชิง=Kap Choeng,คูตัน=Khu Tan,ด่าน=Dan,ตะเคียน=Takhian,แนงมุด=Naeng Mut,โคกตะเคียน=Khok Takhian
TH-32|จอมพระ|Chom Phra|32180:กระหาด=Krahat,จอมพระ=Chom Phra,ชุมแสง=Chum Saeng,บุแกรง=Bu Kraeng,บ้านผือ=Ban Phue,ลุ่มระวี=Lum Rawi,หนองสนิท=Nong Sanit,เป็นสุข=Pen Suk,เมืองลีง=Mueang Ling
TH-32|ชุมพลบุรี|Chumphon Buri|32190:กระเบื้อง=Krabueang,ชุมพลบุรี=Chumphon Buri,นาหนองไผ่=Na Nong Phai,ยะวึก=Yawuek,ศรีณรงค์=Si Narong,สระขุด=Sa Khut,หนองเรือ=Nong Ruea,เมืองบัว=Mueang Bua,ไพรขลา=Phrai Khla
TH-32|ท่าตูม|Tha Tum|32120:กระโพ=Krapho,ทุ่งกุลา=Thung Kula,ท่าตูม=Tha Tum,บะ=Ba,บัวโคก=Bua Khok,พรมเทพ=Phrom Thep,หนองบัว=Nong Bua,หนองเมธี=Nong Methi,เมืองแก=Mueang Kae,โพนครก=Phon Khrok
TH-32|บัวเชด|Buachet|32230:จรัส=Charat,ตาวัง=Ta Wang,บัวเชด=Buachet,สะเดา=Sadao,สำเภาลูน=Sampao Lun,อาโพน=A Phon
TH-32|ปราสาท|Prasat|32140:กังแอน=Kang Aen,กันตวจระมวล=Kantuatramuan,ตานี=Tani,ตาเบา=Ta Bao,ทมอ=Thamo,ทุ่งมน=Thung Mon,บ้านพลวง=Ban Phluang,บ้านไทร=Ban Sai,ประทัดบุ=Prathat Bu,ปราสาททนง=Prasat Thanong,ปรือ=Prue,สมุด=Samut,หนองใหญ่=Nong Yai,เชื้อเพลิง=Chuea Phloeng,โคกยาง=Khok Yang,โคกสะอาด=Khok Sa-at,โชคนาสาม=Chok Na Sam,ไพล=Phlai
TH-32|พนมดงรัก|Phanom Dong Rak|32140:จีกแดก=Chik Deak,ตาเมียง=Ta Miang,บักได=Bakdai,โคกกลาง=Khok Klang
TH-32|รัตนบุรี|Rattanaburi|32130:กุดขาคีม=Kut Kha Khim,ดอนแรด=Don Raet,ทับใหญ่=Thap Yai,ธาตุ=That,น้ำเขียว=Nam Khiao,ยางสว่าง=Yang Sawang,รัตนบุรี=Rattanaburi,หนองบัวทอง=Nong Bua Thong,หนองบัวบาน=Nong Bua Ban,เบิด=Boet,แก=Kae,ไผ่=Phai
TH-32|ลำดวน|Lamduan|32220:ตระเปียงเตีย=Trapiang Tia,ตรำดม=Tramdom,ลำดวน=Lamduan,อู่โลก=U Lok,โชคเหนือ=Chok Nuea
TH-32|ศรีณรงค์|Si Narong|32150:ณรงค์=Narong,ตรวจ=Truat,ศรีสุข=Si Suk,หนองแวง=Nong Waeng,แจนแวน=Chaenwaen
TH-32|ศีขรภูมิ|Sikhoraphum|32110:กุดหวาย=Kut Wai,ขวาวใหญ่=Khwao Yai,คาละแมะ=Khalamae,จารพัต=Charaphat,ช่างปี่=Chang Pi,ตรมไพร=Trom Phrai,ตรึม=Truem,นารุ่ง=Na Rung,ผักไหม=Phak Mai,ยาง=Yang,ระแงง=Ra-ngang,หนองขวาว=Nong Khwao,หนองบัว=Nong Bua,หนองเหล็ก=Nong Lek,แตล=Tae
TH-32|สนม|Sanom|32160:นานวน=Na Nuan,สนม=Sanom,หนองระฆัง=Nong Rakhang,หนองอียอ=Nong I Yo,หัวงัว=Hua Ngua,แคน=Khaen,โพนโก=Phon Ko
TH-32|สังขะ|Sangkha|32150:กระเทียม=Krathiam,ขอนแตก=Khon Taek,ดม=Dom,ตาคง=Ta Khong,ตาตุม=Ta Tum,ทับทัน=Thap Than,บ้านจารย์=Ban Chan,บ้านชบ=Ban Chop,พระแก้ว=Phra Kaeo,สะกาด=Sakat,สังขะ=Sangkha,เทพรักษา=Thep Raksa
TH-32|สำโรงทาบ|Samrong Thap|32170:กระออม=Kra-om,ประดู่=Pradu,ศรีสุข=Si Suk,สะโน=Sano,สำโรงทาบ=Samrong Thap,หนองฮะ=Nong Ha,หนองไผ่ล้อม=Nong Phai Lom,หมื่นศรี=Muen Si,เกาะแก้ว=Ko Kaeo,เสม็จ=Samet
TH-32|เขวาสินรินทร์|Khwao Sinrin|32000:ตากูก=Ta Kuk,บึง=Bueng,บ้านแร่=Ban Rae,ปราสาททอง=Prasat Thong,เขวาสินรินทร์=Khwao Sinrin
TH-32|เมืองสุรินทร์|Mueang Surin|32000:กาเกาะ=Ka Ko,คอโค=Kho Kho,ตระแสง=Trasaeng,ตั้งใจ=Tang Chai,ตาอ็อง=Ta Ong,ท่าสว่าง=Tha Sawang,นอกเมือง=Nok Mueang,นาดี=Na Di,นาบัว=Na Bua,บุฤาษี=Bu Ruesi,ราม=Ram,สลักได=Salakdai,สวาย=Sawai,สำโรง=Samrong,เฉนียง=Chaniang,เทนมีย์=Thenmi,เพี้ยราม=Pia Ram,เมืองที=Mueang Thi,แกใหญ่=Kae Yai,แสลงพันธ์=Salaeng Phan,ในเมือง=Nai Mueang
TH-32|โนนนารายณ์|Non Narai|32130:คำผง=Kham Phong,ระเวียง=Rawiang,หนองหลวง=Nong Luang,หนองเทพ=Nong Thep,โนน=Non
TH-33|กันทรลักษ์|Kantharalak|33110:กระแชง=Krachaeng,กุดเสลา=Kut Salao,ขนุน=Khanun,จานใหญ่=Chan Yai,ชำ=Cham,ตระกาจ=Trakat,ทุ่งใหญ่=Thung Yai,น้ำอ้อม=Nam Om,บึงมะลู=Bueng Malu,ภูผาหมอก=Phu Pha Mok,ภูเงิน=Phu Ngoen,รุง=Rung,ละลาย=Lalai,สวนกล้วย=Suan Kluai,สังเม็ก=Sang Mek,หนองหญ้าลาด=Nong Ya Lat,เมือง=Mueang,เวียงเหนือ=Wiang Nuea,เสาธงชัย=Sao Thong Chai,โนนสำราญ=Non Samran
TH-33|กันทรารมย์|Kanthararom|33130:คำเนียม=Kham Niam,จาน=Chan,ดูน=Dun,ดู่=Du,ทาม=Tham,บัวน้อย=Bua Noi,ผักแพว=Phak Phaeo,ยาง=Yang,ละทาย=Lathai,หนองบัว=Nong Bua,หนองหัวช้าง=Nong Hua Chang,หนองแก้ว=Nong Kaeo,หนองแวง=Nong Waeng,อีปาด=I Pat,เมืองน้อย=Mueang Noi,โนนสัง=Non Sang
TH-33|ขุขันธ์|Khukhan|33140:กฤษณา=Kritsana,กันทรารมย์=Kanthararom,จะกง=Chakong,ดองกำเม็ด=Dong Kam Met,ตะเคียน=Takhian,ตาอุด=Ta Ut,นิคมพัฒนา=Nikhom Phatthana,ปราสาท=Prasat,ปรือใหญ่=Prue Yai,ลมศักดิ์=Lom Sak,ศรีตระกูล=Si Trakun,ศรีสะอาด=Si Sa-at,สะเดาใหญ่=Sadao Yai,สำโรงตาเจ็น=Samrong Ta Chen,หนองฉลอง=Nong Chalong,หัวเสือ=Hua Suea,ห้วยสำราญ=Huai Samran,ห้วยเหนือ=Huai Nuea,ห้วยใต้=Huai Tai,โคกเพชร=Khok Phet,โสน=Sano,ใจดี=Chai Di
TH-33|ขุนหาญ|Khun Han|33150:กระหวัน=Krawan,กันทรอม=Khanthrom,ขุนหาญ=Khun Han,บักดอง=Bak Dong,พราน=Phran,ภูฝ้าย=Phu Fai,สิ=Si,ห้วยจันทร์=Huai Chan,โนนสูง=Non Sung,โพธิ์กระสังข์=Pho Krasang,โพธิ์วงศ์=Pho Wong,ไพร=Phrai
TH-33|น้ำเกลี้ยง|Nam Kliang|33130:คูบ=Khup,ตองปิด=Tong Pit,น้ำเกลี้ยง=Nam Kliang,รุ่งระวี=Rung Rawi,ละเอาะ=La-o,เขิน=Khoen
TH-33|บึงบูรพ์|Bueng Bun|33220:บึงบูรพ์=Bueng Bun,เป๊าะ=Po
TH-33|ปรางค์กู่|Prang Ku|33170:กู่=Ku,ดู่=Du,ตูม=Tum,พิมาย=Phimai,พิมายเหนือ=Phimai Nuea,สมอ=Samo,สวาย=Sawai,สำโรงปราสาท=Samrong Prasat,หนองเชียงทูน=Nong Chiang Thun,โพธิ์ศรี=Pho Si
TH-33|พยุห์|Phayu|33230:ตำแย=Tamyae,พยุห์=Phayu,พรหมสวัสดิ์=Phrom Sawat,หนองค้า=Nong Kha,โนนเพ็ก=Nong Phek
TH-33|ภูสิงห์|Phu Sing|33140:ดงรัก=Dong Rak,ตะเคียนราม=Takian Ram,ละลม=Lalom,ห้วยตามอญ=Huai Ta Mon,ห้วยตึ๊กชู=Huai Tuek Chu,โคกตาล=Khok Tan,ไพรพัฒนา=Phrai Phatthana
TH-33|ยางชุมน้อย|Yang Chum Noi|33190:กุดเมืองฮาม=Kut Mueang Ham,คอนกาม=Khon Kam,บึงบอน=Bueng Bon,ยางชุมน้อย=Yang Chum Noi,ยางชุมใหญ่=Yang Chum Yai,ลิ้นฟ้า=Lin Fa,โนนคูณ=Non Khun
TH-33|ราษีไศล|Rasi Salai|33160:จิกสังข์ทอง=Chik Sang Thong,ดู่=Du,ด่าน=Dan,บัวหุ่ง=Bua Hung,สร้างปี่=Sang Pi,ส้มป่อย=Sam Poi,หนองหมี=Nong Mi,หนองอึ่ง=Nong Ueng,หนองแค=Nong Khae,หว้านคำ=Wan Kham,เมืองคง=Mueang Khong,เมืองแคน=Mueang Khaen,ไผ่=Phai
TH-33|วังหิน|Wang Hin|33270:ดวนใหญ่=Duan Yai,ทุ่งสว่าง=Thung Sawang,ธาตุ=That,บุสูง=Bu Sung,บ่อแก้ว=Bo Kaeo,วังหิน=Wang Hin,ศรีสำราญ=Si Samran,โพนยาง=Phon Yang
TH-33|ศรีรัตนะ|Si Rattana|33240:ตูม=Tum,พิงพวย=Phing Phuai,ศรีแก้ว=Si Kaeo,ศรีโนนงาม=Si Non Ngam,สระเยาว์=Sa Yao,สะพุง=Saphung,เสื่องข้าว=Sueang Khao
TH-33|ศิลาลาด|Sila Lat|33160:กุง=Kung,คลีกลิ้ง=Khli Kling,หนองบัวดง=Nong Bua Dong,โจดม่วง=Chot Muang
TH-33|ห้วยทับทัน|Huai Thap Than|33210:กล้วยกว้าง=Kluai Kwang,จานแสนไชย=Chan Saen Chai,ปราสาท=Prasat,ผักไหม=Phak Mai,ห้วยทับทัน=Huai Thap Than,เมืองหลวง=Mueang Luang
TH-33|อุทุมพรพิสัย|Uthumphon Phisai|33120:กำแพง=Kamphaeng,ก้านเหลือง=Kan Lueang,ขะยูง=Khayung,ตาเกษ=Ta Ket,ทุ่งไชย=Thung Chai,ปะอาว=Pa-ao,รังแร้ง=Rang Raeng,สระกำแพงใหญ่=Sa Kamphaeng Yai,สำโรง=Samrong,หนองห้าง=Nong Hang,หนองไฮ=Nong Hai,หัวช้าง=Hua Chang,อี่หล่ำ=I Lam,แขม=Khaem,แข้=Khae,แต้=Tae,โคกจาน=Khok Chan,โคกหล่าม=Khok Lam,โพธิ์ชัย=Pho Chai
TH-33|เบญจลักษ์|Benchalak|33110:ท่าคล้อ=Tha Khlo,หนองงูเหลือม=Nong Ngu Lueam,หนองหว้า=Nong Wa,หนองฮาง=Nong Hang,เสียว=Siao
TH-33|เมืองจันทร์|Mueang Chan|33120:ตาโกน=Ta Kon,หนองใหญ่=Nong Yai,เมืองจันทร์=Mueang Chan
TH-33|เมืองศรีสะเกษ|Mueang Si Sa Ket|33000:คูซอด=Khu Sot,จาน=Chan,ซำ=Sam,ตะดอบ=Tadop,ทุ่ม=Thum,น้ำคำ=Nam Kham,หญ้าปล้อง=Ya Plong,หนองครก=Nong Khrok,หนองแก้ว=Nong Kaeo,หนองไผ่=Nong Phai,หนองไฮ=Nong Hai,หมากเขียบ=Mak Khiap,เมืองเหนือ=Mueang Nuea,เมืองใต้=Mueang Tai,โพธิ์=Pho,โพนข่า=Phon Kha,โพนค้อ=Phon Kho,โพนเขวา=Phon Khwao
TH-33|โนนคูณ|Non Khun|33250:บก=Bok,หนองกุง=Nong Kung,เหล่ากวาง=Lao Kwang,โนนค้อ=Non Kho,โพธิ์=Pho
TH-33|โพธิ์ศรีสุวรรณ|Pho Si Suwan|33120:ผือใหญ่=Phue Yai,หนองม้า=Nong Ma,อีเซ=I Se,เสียว=Siao,โดด=Dot
TH-33|ไพรบึง|Phrai Bueng|33180:ดินแดง=Din Daeng,ปราสาทเยอ=Prasat Yoe,สำโรงพลัน=Samrong Phlan,สุขสวัสดิ์=Suk Sawat,โนนปูน=Non Pun,ไพรบึง=Phrai Bueng
TH-34|กุดข้าวปุ้น|Kut Khaopun|34270:กาบิน=Ka Bin,ข้าวปุ้น=Khao Pun,หนองทันน้ำ=Nong Than Nam,แก่งเค็ง=Kaeng Kheng,โนนสวาง=Non Sawang
TH-34|ดอนมดแดง|Don Mot Daeng|34000:คำไฮใหญ่=Kham Hai Yai,ดอนมดแดง=Don Mot Daeng,ท่าเมือง=Tha Muaeng,เหล่าแดง=Lao Daeng
TH-34|ตระการพืชผล|Trakan Phuet Phon|34130:กระเดียน=Kradian,กุดยาลวน=Kut Ya Luan,กุศกร=Kutsakon,ขามเปี้ย=Kham Pia,ขุหลุ=Khulu,คอนสาย=Khon Sai,คำเจริญ=Kham Charoen,ตระการ=Trakan,ตากแดด=Tak Daet,ถ้ำแข้=Tham Khae,ท่าหลวง=Tha Luang,นาพิน=Na Phin,นาสะไม=Na Samai,บ้านแดง=Ban Daeng,สะพือ=Saphue,หนองเต่า=Nong Tao,ห้วยฝ้ายพัฒนา=Huai Fai Patthana,เกษม=Kasem,เซเป็ด=Se Pet,เป้า=Pao,โคกจาน=Khok Chan,โนนกุง=Non Kung,ไหล่ทุ่ง=Lai Thung
TH-34|ตาลสุม|Tan Sum|34330:คำหว้า=Kham Wa,จิกเทิง=Chik Thoeng,ตาลสุม=Tan Sum,นาคาย=Na Khai,สำโรง=Samrong,หนองกุง=Nong Kung
TH-34|ทุ่งศรีอุดม|Thung Si Udom|34160:กุดเรือ=Kut Ruea,นาห่อม=Na Hom,นาเกษม=Na Kasem,หนองอ้ม=Nong Om,โคกชำแระ=Khok Chamrae
TH-34|นาจะหลวย|Na Chaluai|34280:นาจะหลวย=Na Chaluai,บ้านตูม=Ban Tum,พรสวรรค์=Phon Sawan,โนนสมบูรณ์=Non Sombun,โนนสวรรค์=Non Sawan,โสกแสง=Sok Saeng
TH-34|นาตาล|Na Tan|34170:กองโพน=Kong Phon,นาตาล=Na Tan,พะลาน=Phalan,พังเคน=Phang Khen
TH-34|นาเยีย|Na Yia|34160:นาดี=Na Di,นาเยีย=Na Yia,นาเรือง=Na Rueang
TH-34|น้ำขุ่น|Nam Khun|34260:ขี้เหล็ก=Khilek,ตาเกา=Ta Kao,โคกสะอาด=Khok Sa-at,ไพบูลย์=Phaibun
TH-34|น้ำยืน|Nam Yuen|34260:บุเปือย=Bu Pueai,ยาง=Yang,ยางใหญ่=Yang Yai,สีวิเชียร=Si Wichian,เก่าขาม=Kao Kham,โซง=Song,โดมประดิษฐ์=Dom Pradit
TH-34|บุณฑริก|Buntharik|34230:คอแลน=Kho Laen,นาโพธิ์=Na Pho,บัวงาม=Bua Ngam,บ้านแมด=Ban Maet,หนองสะโน=Nong Sano,ห้วยข่า=Huai Kha,โนนค้อ=Non Kho,โพนงาม=Phon Ngam
TH-34|พิบูลมังสาหาร|Phibun Mangsahan|34110:กุดชมภู=Kut Chomphu,ดอนจิก=Don Chik,ทรายมูล=Sai Mun,นาโพธิ์=Na Pho,บ้านแขม=Ban Khaem,พิบูล=Phibun,ระเว=Rawe,หนองบัวฮี=Nong Bua Hi,อ่างศิลา=Ang Sila,โนนกลาง=Non Klang,โนนกาหลง=Non Kalong,โพธิ์ศรี=Pho Si,โพธิ์ไทร=Pho Sai,ไร่ใต้=Rai Tai
TH-34|ม่วงสามสิบ|Muang Sam Sip|34140:ดุมใหญ่=Dum Yai,นาเลิง=Na Loeng,ม่วงสามสิบ=Muang Sam Sip,ยางสักกระโพหลุ่ม=Yang Sak Krapho Lum,ยางโยภาพ=Yang Yo Phap,หนองช้างใหญ่=Nong Chang Yai,หนองฮาง=Nong Hang,หนองเมือง=Nong Mueang,หนองเหล่า=Nong Lao,หนองไข่นก=Nong Khai Nok,เตย=Toei,เหล่าบก=Lao Bok,โพนแพง=Phon Phaeng,ไผ่ใหญ่=Phai Yai
TH-34|วารินชำราบ|Warin Chamrap|34190:คำขวาง=Kham Khwang,คำน้ำแซบ=Kham Nam Saep,คูเมือง=Khu Mueang,ธาตุ=That,บุ่งไหม=Bung Mai,วารินชำราบ=Warin Chamrap,สระสมิง=Sa Saming,หนองกินเพล=Nong Kin Phen,เมืองศรีไค=Mueang Si Khai,แสนสุข=Saen Suk,โนนผึ้ง=Non Phueng,โนนโหนน=Non Non,โพธิ์ใหญ่=Pho Yai;34310:ท่าลาด=Tha Lat,บุ่งหวาย=Bung Wai,ห้วยขะยูง=Huai Khayung
TH-34|ศรีเมืองใหม่|Si Mueang Mai|34250:คำไหล=Kham Lai,ดอนใหญ่=Don Yai,ตะบ่าย=Tabai,นาคำ=Na Kham,นาเลิน=Na Loen,ลาดควาย=Lat Khwai,วาริน=Warin,สงยาง=Song Yang,หนามแท่ง=Nam Thaeng,เอือดใหญ่=Uaet Yai,แก้งกอก=Kaeng Kok
TH-34|สว่างวีระวงศ์|Sawang Wirawong|34190:ท่าช้าง=Tha Chang,บุ่งมะแลง=Bung Malaeng,สว่าง=Sawang,แก่งโดม=Kaeng Dom
TH-34|สำโรง|Samrong|34360:ขามป้อม=Kham Pom,ค้อน้อย=Kho Noi,บอน=Bon,สำโรง=Samrong,หนองไฮ=Nong Hai,โคกก่อง=Khok Kong,โคกสว่าง=Khok Sawang,โนนกลาง=Non Klang,โนนกาเล็น=Non Ka Len
TH-34|สิรินธร|Sirindhorn|34350:คันไร่=Khan Rai,คำเขื่อนแก้ว=Kham Khuean Kaeo,ช่องเม็ก=Chong Mek,นิคมสร้างตนเองลำโดมน้อย=Nikhom Sang Ton Eng Lam Dom Noi,ฝางคำ=Fang Kham,โนนก่อ=Non Ko
TH-34|เขมราฐ|Khemarat|34170:ขามป้อม=Kham Pom,นาแวง=Na Waeng,หนองนกทา=Nong Nok Tha,หนองผือ=Nong Phue,หนองสิม=Nong Sim,หัวนา=Hua Na,เขมราฐ=Khemarat,เจียด=Chiat,แก้งเหนือ=Kaeng Nuea
TH-34|เขื่องใน|Khueang Nai|34320:กลางใหญ่=Klang Yai,บ้านกอก=Ban Kok,บ้านไทย=Ban Thai,โนนรัง=Non Rang;34150:ก่อเอ้=Ko E,ค้อทอง=Kho Thong,ชีทวน=Chi Thuan,ท่าไห=Tha Hai,ธาตุน้อย=That Noi,นาคำใหญ่=Na Kham Yai,ยางขี้นก=Yang Khi Nok,ศรีสุข=Si Suk,สร้างถ่อ=Sang Tho,สหธาตุ=Sahathat,หนองเหล่า=Nong Lao,หัวดอน=Hua Don,เขื่องใน=Khueang Nai,แดงหม้อ=Daeng Mo
TH-34|เดชอุดม|Det Udom|34160:กลาง=Klang,กุดประทาย=Kut Prathai,คำครั่ง=Kham Khrang,ตบหู=Top Hu,ทุ่งเทิง=Thung Thoeng,ท่าโพธิ์ศรี=Tha Pho Si,นากระแซง=Na Krasaeng,นาส่วง=Na Suang,นาเจริญ=Na Charoen,บัวงาม=Bua Ngam,ป่าโมง=Pa Mong,สมสะอาด=Som Sa-at,เมืองเดช=Mueang Det,แก้ง=Kaeng,โนนสมบูรณ์=Non Sombun,โพนงาม=Phon Ngam
TH-34|เมืองอุบลราชธานี|Mueang Ubon Ratchathani|34000:กระโสบ=Krasop,กุดลาด=Kut Lat,ขามใหญ่=Kham Yai,ขี้เหล็ก=Khilek,ปทุม=Pathum,ปะอาว=Pa-ao,หนองขอน=Nong Khon,หนองบ่อ=Nong Bo,หัวเรือ=Hua Ruea,แจระแม=Chaeramae,ในเมือง=Nai Mueang,ไร่น้อย=Rai Noi
TH-34|เหล่าเสือโก้ก|Lao Suea Kok|34000:หนองบก=Nong Bok,เหล่าเสือโก้ก=Lao Suea Kok,แพงใหญ่=Phaeng Yai,โพนเมือง=Phon Mueang
TH-34|โขงเจียม|Khong Chiam|34220:นาโพธิ์กลาง=Na Pho Klang,หนองแสงใหญ่=Nong Saeng Yai,ห้วยยาง=Huai Yang,ห้วยไผ่=Huai Phai,โขงเจียม=Khong Chiam
TH-34|โพธิ์ไทร|Pho Sai|34340:ม่วงใหญ่=Muang Yai,สองคอน=Song Khon,สารภี=Saraphi,สำโรง=Samrong,เหล่างาม=Lao Ngam,โพธิ์ไทร=Pho Sai
TH-35|กุดชุม|Kut Chum|35140:กำแมด=Kammaet,กุดชุม=Kut Chum,คำน้ำสร้าง=Kham Nam Sang,นาโส่=Na So,หนองหมี=Nong Mi,หนองแหน=Nong Nae,ห้วยแก้ง=Huai Kaeng,โนนเปือย=Non Pueai,โพนงาม=Phon Ngam
TH-35|คำเขื่อนแก้ว|Kham Khuean Kaeo|35110:กุดกุง=Kut Kung,กู่จาน=Ku Chan,ดงเจริญ=Dong Charoen,ทุ่งมน=Thung Mon,ย่อ=Yo,ลุมพุก=Lumpuk,สงเปือย=Song Pueai,เหล่าไฮ=Lao Hai,โพนทัน=Phon Than;35180:ดงแคนใหญ่=Dong Khaen Yai,นาคำ=Na Kham,นาแก=Na Kae,แคนน้อย=Khan Noi
TH-35|ค้อวัง|Kho Wang|35160:กุดน้ำใส=Kut Nam Sai,ค้อวัง=Kho Wang,น้ำอ้อม=Nam Om,ฟ้าห่วน=Fa Huan
TH-35|ทรายมูล|Sai Mun|35170:ดงมะไฟ=Dong Mafai,ดู่ลาด=Du Lat,ทรายมูล=Sai Mun,นาเวียง=Na Wiang,ไผ่=Phai
TH-35|ป่าติ้ว|Pa Tio|35150:กระจาย=Krachai,ศรีฐาน=Si Than,เชียงเพ็ง=Chiang Pheng,โคกนาโก=Khok Na Ko,โพธิ์ไทร=Pho Sai
TH-35|มหาชนะชัย|Maha Chana Chai|35130:คูเมือง=Khu Mueang,บากเรือ=Bak Ruea,บึงแก=Bueng Kae,ผือฮี=Phue Hi,พระเสาร์=Phra Sao,ฟ้าหยาด=Fa Yat,ม่วง=Muang,สงยาง=Song Yang,หัวเมือง=Hua Mueang,โนนทราย=Non Sai
TH-35|เมืองยโสธร|Mueang Yasothon|35000:ขั้นไดใหญ่=Khandai Yai,ขุมเงิน=Khum Ngoen,ค้อเหนือ=Kho Nuea,ดู่ทุ่ง=Du Thung,ตาดทอง=Tat Thong,ทุ่งนางโอก=Thung Nang Ok,ทุ่งแต้=Thung Tae,นาสะไมย์=Na Samai,น้ำคำใหญ่=Nam Kham Yai,สำราญ=Samran,สิงห์=Sing,หนองคู=Nong Khu,หนองหิน=Nong Hin,หนองเป็ด=Nong Pet,หนองเรือ=Nong Ruea,เขื่องคำ=Khueang Kham,เดิด=Doet,ในเมือง=Nai Mueang
TH-35|เลิงนกทา|Loeng Nok Tha|35120:กุดเชียงหมี=Kut Chiang Mi,กุดแห่=Kut Hae,บุ่งค้า=Bung Kha,ศรีแก้ว=Si Kaeo,สร้างมิ่ง=Sang Ming,สวาท=Sawat,สามัคคี=Samakkhi,สามแยก=Sam Yaek,ห้องแซง=Hong Saeng,โคกสำราญ=Khok Samran
TH-35|ไทยเจริญ|Thai Charoen|35120:คำเตย=Kham Toei,คำไผ่=Kham Phai,น้ำคำ=Nam Kham,ส้มผ่อ=Som Pho,ไทยเจริญ=Thai Charoen
TH-36|คอนสวรรค์|Khon Sawan|36140:คอนสวรรค์=Khon Sawan,ช่องสามหมอ=Chong Sam Mo,บ้านโสก=Ban Sok,ยางหวาย=Yang Wai,ศรีสำราญ=Si Samran,หนองขาม=Nong Kham,ห้วยไร่=Huai Rai,โคกมั่งงอย=Khok Mang Ngoi,โนนสะอาด=Non Sa-at
TH-36|คอนสาร|Khon San|36180:คอนสาร=Khon San,ดงกลาง=Dong Klang,ดงบัง=Dong Bang,ทุ่งนาเลา=Thungna Lao,ทุ่งพระ=Thung Phra,ทุ่งลุยลาย=Thung Luilai,ห้วยยาง=Huai Yang,โนนคูณ=Non Khun
TH-36|จัตุรัส|Chatturat|36130:กุดน้ำใส=Kut Nam Sai,บ้านกอก=Ban Kok,บ้านขาม=Ban Kham,ละหาน=Lahan,ส้มป่อย=Sam Poi,หนองบัวบาน=Nong Bua Ban,หนองบัวใหญ่=Nong Bua Yai,หนองโดน=Nong Don;36220:หนองบัวโคก=Nong Bua Khok
TH-36|ซับใหญ่|Sap Yai|36130:ซับใหญ่=Sap Yai,ตะโกทอง=Tako Thong,ท่ากูบ=Tha Kup
TH-36|บำเหน็จณรงค์|Bamnet Narong|36160:บ้านชวน=Ban Chuan,บ้านเพชร=Ban Phet,เกาะมะนาว=Ko Manao,โคกเพชรพัฒนา=Khok Phet Phatthana,โคกเริงรมย์=Khok Roeng Rom;36220:บ้านตาล=Ban Tan,หัวทะเล=Hua Thale
TH-36|บ้านเขว้า|Ban Khwao|36170:ชีบน=Chi Bon,ตลาดแร้ง=Talat Raeng,บ้านเขว้า=Ban Khwao,ภูแลนคา=Phu Laen Kha,ลุ่มลำชี=Lum Lamchi,โนนแดง=Non Daeng
TH-36|บ้านแท่น|Ban Thaen|36190:บ้านเต่า=Ban Tao,บ้านแท่น=Ban Thaen,สระพัง=Sa Phang,สามสวน=Sam Suan,หนองคู=Nong Khu
TH-36|ภักดีชุมพล|Phakdi Chumphon|36260:บ้านเจียง=Ban Chiang,วังทอง=Wang Thong,เจาทอง=Chao Thong,แหลมทอง=Laem Thong
TH-36|ภูเขียว|Phu Khiao|36110:กวางโจน=Kwang Chon,กุดยม=Kut Yom,ธาตุทอง=That Thong,บ้านดอน=Ban Don,บ้านเพชร=Ban Phet,บ้านแก้ง=Ban Kaeng,ผักปัง=Phak Pang,หนองคอนไทย=Nong Khon Thai,หนองตูม=Nong Tum,โคกสะอาด=Khok Sa-at,โอโล=O Lo
TH-36|หนองบัวระเหว|Nong Bua Rawe|36250:วังตะเฆ่=Wang Takhe,หนองบัวระเหว=Nong Bua Rawe,ห้วยแย้=Huai Yae,โคกสะอาด=Khok Sa-at,โสกปลาดุก=Sok Pla Duk
TH-36|หนองบัวแดง|Nong Bua Daeng|36210:กุดชุมแสง=Kut Chum Saeng,คูเมือง=Khu Mueang,ถ้ำวัวแดง=Tham Wua Daeng,ท่าใหญ่=Tha Yai,นางแดด=Nang Daet,วังชมภู=Wang Chomphu,หนองบัวแดง=Nong Bua Daeng,หนองแวง=Nong Waeng
TH-36|เกษตรสมบูรณ์|Kaset Sombun|36120:กุดเลาะ=Kut Lo,บ้านบัว=Ban Bua,บ้านยาง=Ban Yang,บ้านหัน=Ban Han,บ้านเดื่อ=Ban Duea,บ้านเป้า=Ban Pao,สระโพนทอง=Sa Phon Thong,หนองข่า=Nong Kha,หนองโพนงาม=Nong Phon Ngam,โนนกอก=Non Kok,โนนทอง=Non Thong
TH-36|เทพสถิต|Thep Sathit|36230:นายางกลัก=Na Yang Klak,บ้านไร่=Ban Rai,วะตะแบก=Wa Tabaek,ห้วยยายจิ๋ว=Huai Yai Chio,โป่งนก=Pong Nok
TH-36|เนินสง่า|Noen Sa-nga|36130:กะฮาด=Ka Hat,ตาเนิน=Ta Noen,รังงาม=Rang Ngam,หนองฉิม=Nong Chim
TH-36|เมืองชัยภูมิ|Mueang Chaiyaphum|36000:กุดตุ้ม=Kut Tum,ชีลอง=Chi Long,ซับสีทอง=Sap Si Thong,ท่าหินโงม=Tha Hin Ngom,นาฝาย=Na Fai,นาเสียว=Na Siao,บุ่งคล้า=Bung Khla,บ้านเล่า=Ban Lao,รอบเมือง=Rop Mueang,ลาดใหญ่=Lat Yai,หนองนาแซง=Nong Na Saeng,ห้วยต้อน=Huai Ton,ห้วยบง=Huai Bong,โคกสูง=Khok Sung,โพนทอง=Phon Thong,ในเมือง=Nai Mueang;36240:บ้านค่าย=Ban Khai,หนองไผ่=Nong Phai,โนนสำราญ=Non Samran
TH-36|แก้งคร้อ|Kaeng Khro|36150:ช่องสามหมอ=Chong Sam Mo,ท่ามะไฟหวาน=Tha Mafai Wan,นาหนองทุ่ม=Na Nong Thum,บ้านแก้ง=Ban Kaeng,หนองขาม=Nong Kham,หนองสังข์=Nong Sang,หนองไผ่=Nong Phai,หลุบคา=Lup Kha,เก่าย่าดี=Kao Ya Di,โคกกุง=Khok Kung
TH-37|ชานุมาน|Chanuman|37210:คำเขื่อนแก้ว=Kham Khuean Kaeo,ชานุมาน=Chanuman,ป่าก่อ=Pa Ko,โคกก่ง=Khok Kong,โคกสาร=Khok San
TH-37|ปทุมราชวงศา|Pathum Ratchawongsa|37110:คำโพน=Kham Phon,นาป่าแซง=Na Pa Saeng,นาหว้า=Na Wa,ลือ=Lue,หนองข่า=Nong Kha,ห้วย=Huai,โนนงาม=Non Ngam
TH-37|พนา|Phana|37180:จานลาน=Chan Lan,พนา=Phana,พระเหลา=Phra Lao,ไม้กลอน=Mai Klon
TH-37|ลืออำนาจ|Lue Amnat|37120:ดงบัง=Dong Bang,ดงมะยาง=Dong Mayang,อำนาจ=Amnat,เปือย=Pueai,แมด=Maet,โคกกลาง=Khok Klang,ไร่ขี=Rai Khi
TH-37|หัวตะพาน|Hua Taphan|37240:คำพระ=Kham Phra,จิกดู่=Chik Du,รัตนวารี=Rattanawari,สร้างถ่อน้อย=Sang Tho Noi,หนองแก้ว=Nong Kaeo,หัวตะพาน=Hua Taphan,เค็งใหญ่=Kheng Yai,โพนเมืองน้อย=Phon Mueang Noi
TH-37|เมืองอำนาจเจริญ|Mueang Amnat Charoen|37000:กุดปลาดุก=Kut Pla Duk,คึมใหญ่=Khuem Yai,ดอนเมย=Don Moei,นาจิก=Na Chik,นาผือ=Na Phue,นายม=Na Yom,นาวัง=Na Wang,นาหมอม้า=Na Mo Ma,นาแต้=Na Tae,น้ำปลีก=Nam Plik,บุ่ง=Bung,ปลาค้าว=Pla Khao,สร้างนกทา=Sang Nok Tha,หนองมะแซว=Nong Masaeo,ห้วยไร่=Huai Rai,เหล่าพรวน=Lao Phruan,โนนหนามแท่ง=Non Nam Thaeng,โนนโพธิ์=Non Pho,ไก่คำ=Kai Kham
TH-37|เสนางคนิคม|Senangkhanikhom|37290:นาเวียง=Na Wiang,หนองสามสี=Nong Sam Si,หนองไฮ=Nong Hai,เสนางคนิคม=Senangkhanikhom,โพนทอง=Phon Thong,ไร่สีสุก=Rai Si Suk
TH-38|บึงโขงหลง|Bueng Khong Long|38220:ดงบัง=Dong Bang,ท่าดอกคำ=Tha Dok Kham,บึงโขงหลง=Bueng Khong Long,โพธิ์หมากแข้ง=Pho Mak Khaeng
TH-38|บุ่งคล้า|Bung Khla|38000:บุ่งคล้า=Bung Khla,หนองเดิ่น=Nong Doen,โคกกว้าง=Khok Kwang
TH-38|ปากคาด|Pak Khat|38190:นากั้ง=Na Kang,นาดง=Na Dong,ปากคาด=Pak Khat,สมสนุก=Som Sanuk,หนองยอง=Nong Yong,โนนศิลา=Non Sila
TH-38|พรเจริญ|Phon Charoen|38180:ดอนหญ้านาง=Don Ya Nang,ป่าแฝก=Pa Faek,พรเจริญ=Phon Charoen,วังชมภู=Wang Chomphu,ศรีชมภู=Si Chomphu,ศรีสำราญ=Si Samran,หนองหัวช้าง=Nong Hua Chang
TH-38|ศรีวิไล|Si Wilai|38210:ชุมภูพร=Chum Phu Phon,นาสะแบง=Na Sabaeng,นาสิงห์=Na Sing,นาแสง=Na Saeng,ศรีวิไล=Si Wilai
TH-38|เซกา|Seka|38150:ซาง=Sang,ท่ากกแดง=Tha Kok Daeng,ท่าสะอาด=Tha Sa-at,น้ำจั้น=Nam Chan,บ้านต้อง=Ban Tong,ป่งไฮ=Pong Hai,หนองทุ่ม=Nong Thum,เซกา=Seka,โสกก่าม=Sok Kam
TH-38|เมืองบึงกาฬ|Mueang Bueng Kan|38000:คำนาดี=Kham Na Di,ชัยพร=Chaiyaphon,นาสวรรค์=Na Sawan,บึงกาฬ=Bueng Kan,วิศิษฐ์=Wisit,โนนสว่าง=Non Sawang,หนองเลิง=Nong Loeng,หอคำ=Ho Kham,โคกก่อง=Khok Kong,โนนสมบูรณ์=Non Sombun,โป่งเปือย=Pong Pueai,ไคสี=Kai Si
TH-38|โซ่พิสัย|So Phisai|38170:คำแก้ว=Kham Kaeo,ถ้ำเจริญ=Tham Charoen,บัวตูม=Bua Tum,ศรีชมภู=Si Chomphu,หนองพันทา=Nong Phan Tha,เหล่าทอง=Lao Thong,โซ่=So
TH-39|นากลาง|Na Klang|39350:กุดดินจี่=Kut Din Chi,ดงสวรรค์=Dong Sawan,เก่ากลอย=Kao Kloi;39170:กุดแห่=Kut Hae,ด่านช้าง=Dan Chang,นากลาง=Na Klang,ฝั่งแดง=Fang Daeng,อุทัยสวรรค์=Uthai Sawan,โนนเมือง=Non Mueang
TH-39|นาวัง|Na Wang|39170:นาเหล่า=Na Lao,นาแก=Na Kae,วังทอง=Wang Thong,วังปลาป้อม=Wang Pla Pom,เทพคีรี=Thep Khiri
TH-39|ศรีบุญเรือง|Si Bun Rueang|39180:กุดสะเทียน=Kut Sathian,ทรายทอง=Sai Thong,นากอก=Na Kok,ยางหล่อ=Yang Lo,ศรีบุญเรือง=Si Bun Rueang,หนองกุงแก้ว=Nong Kung Kaeo,หนองบัวใต้=Nong Bua Tai,หนองแก=Nong Kae,หันนางาม=Han Na Ngam,เมืองใหม่=Mueang Mai,โนนม่วง=Non Muang,โนนสะอาด=Non Sa-at
TH-39|สุวรรณคูหา|Suwannakhuha|39270:กุดผึ้ง=Kut Phueng,ดงมะไฟ=Dong Mafai,นาดี=Na Di,นาด่าน=Na Dan,นาสี=Na Si,บุญทัน=Bun Than,บ้านโคก=Ban Khok,สุวรรณคูหา=Suwannakhuha
TH-39|เมืองหนองบัวลำภู|Mueang Nong Bua Lam Phu|39000:กุดจิก=Kut Chik,นาคำไฮ=Na Kham Hai,นามะเฟือง=Na Mafueang,บ้านขาม=Ban Kham,บ้านพร้าว=Ban Phrao,ป่าไม้งาม=Pa Mai Ngam,ลำภู=Lumphu,หนองบัว=Nong Bua,หนองภัยศูนย์=Nong Phai Sun,หนองสวรรค์=Nong Sawan,หนองหว้า=Nong Wa,หัวนา=Hua Na,โนนขมิ้น=Non Khamin,โนนทัน=Non Than,โพธิ์ชัย=Pho Chai
TH-39|โนนสัง|Non Sang|39140:กุดดู่=Kut Du,นิคมพัฒนา=Nikhom Phatthana,บ้านค้อ=Ban Kho,บ้านถิ่น=Ban Thin,ปางกู่=Pang Ku,หนองเรือ=Nong Ruea,โคกม่วง=Khok Muang,โคกใหญ่=Khok Yai,โนนสัง=Non Sang,โนนเมือง=Non Mueang
TH-40|กระนวน|Kranuan|40170:ดูนสาด=Dun Sat,น้ำอ้อม=Nam Om,บ้านฝาง=Ban Fang,หนองกุงใหญ่=Nong Kung Yai,หนองโก=Nong Ko,หนองโน=Nong No,หัวนาคำ=Hua Na Kham,ห้วยยาง=Huai Yang,ห้วยโจด=Huai Chot
TH-40|ชนบท|Chonnabot|40180:กุดเพียขอม=Kut Phia Khom,ชนบท=Chonnabot,บ้านแท่น=Ban Thaen,ปอแดง=Po Daeng,วังแสง=Wang Saeng,ศรีบุญเรือง=Si Bun Rueang,ห้วยแก=Huai Kae,โนนพะยอม=Non Phayom
TH-40|ชุมแพ|Chum Phae|40130:ขัวเรียง=Khua Riang,ชุมแพ=Chum Phae,นาเพียง=Na Phiang,วังหินลาด=Wang Hin Lat,หนองเสาเล้า=Nong Sao Lao,หนองไผ่=Nong Phai,โนนอุดม=Non Udom,ไชยสอ=Chai So;40290:นาหนองทุ่ม=Na Nong Thum,หนองเขียด=Nong Khiat,โนนสะอาด=Non Sa-at,โนนหัน=Non Han
TH-40|ซำสูง|Sam Sung|40170:กระนวน=Kranuan,คำแมด=Kham Maet,คูคำ=Khu Kham,บ้านโนน=Ban Non,ห้วยเตย=Huai Toei
TH-40|น้ำพอง|Nam Phong|40310:กุดน้ำใส=Kut Nam Sai,ม่วงหวาน=Muang Wan,สะอาด=Sa-at;40140:ทรายมูล=Sai Mun,ท่ากระเสริม=Tha Krasoem,น้ำพอง=Nam Phong,บัวเงิน=Bua Ngoen,บัวใหญ่=Bua Yai,บ้านขาม=Ban Kham,พังทุย=Phang Thui,วังชัย=Wang Chai,หนองกุง=Nong Kung
TH-40|บ้านฝาง|Ban Fang|40270:บ้านฝาง=Ban Fang,บ้านเหล่า=Ban Lao,ป่ามะนาว=Pa Manao,ป่าหวายนั่ง=Pa Wai Nang,หนองบัว=Nong Bua,โคกงาม=Khok Ngam,โนนฆ้อง=Non Khong
TH-40|บ้านแฮด|Ban Haet|40110:บ้านแฮด=Ban Haet,หนองแซง=Nong Saeng,โคกสำราญ=Khok Samran,โนนสมบูรณ์=Non Sombun
TH-40|บ้านไผ่|Ban Phai|40110:บ้านลาน=Ban Lan,บ้านไผ่=Ban Phai,ป่าปอ=Pa Po,ภูเหล็ก=Phu Lek,หนองน้ำใส=Nong Nam Sai,หัวหนอง=Hua Nong,หินตั้ง=Hin Tang,เมืองเพีย=Mueang Phia,แคนเหนือ=Khaen Nuea,ในเมือง=Nai Mueang
TH-40|พระยืน|Phra Yuen|40320:ขามป้อม=Kham Pom,บ้านโต้น=Ban Ton,พระบุ=Phra Bu,พระยืน=Phra Yuen,หนองแวง=Nong Waeng
TH-40|พล|Phon|40120:ลอมคอม=Lom Khom,หนองมะเขือ=Nong Makhuea,หนองแวงนางเบ้า=Nong Waeng Nang Bao,หนองแวงโสกพระ=Nong Waeng Sok Phra,หัวทุ่ง=Hua Thung,เก่างิ้ว=Kao Ngio,เพ็กใหญ่=Phek Yai,เมืองพล=Mueang Phon,โคกสง่า=Khok Sa-nga,โจดหนองแก=Chot Nong Kae,โนนข่า=Non Kha,โสกนกเต็น=Sok Nok Ten
TH-40|ภูผาม่าน|Phupa Man|40350:นาฝาย=Na Fai,ภูผาม่าน=Phupa Man,วังสวาบ=Wang Sap,ห้วยม่วง=Huai Muang,โนนคอม=Non Khom
TH-40|ภูเวียง|Phu Wiang|40150:กุดขอนแก่น=Kut Khonkaen,ดินดำ=Din Dam,ทุ่งชมพู=Thung Chomphu,นาชุมแสง=Na Chum Saeng,นาหว้า=Na Wa,บ้านเรือ=Ban Ruea,ภูเวียง=Phu Wiang,สงเปือย=Song Pueai,หนองกุงธนสาร=Nong Kung Thanasan,หนองกุงเซิน=Nong Kung Soen,หว้าทอง=Wa Thong
TH-40|มัญจาคีรี|Mancha Khiri|40160:กุดเค้า=Kut Khao,คำแคน=Kham Khaen,ท่าศาลา=Tha Sala,นาข่า=Na Kha,นางาม=Na Ngam,สวนหม่อน=Suan Mon,หนองแปน=Nong Paen,โพนเพ็ก=Phon Phek
TH-40|สีชมพู|Si Chomphu|40220:ซำยาง=Sam Yang,ดงลาน=Dong Lan,นาจาน=Na Chan,บริบูรณ์=Boribun,บ้านใหม่=Ban Mai,ภูห่าน=Phu An,วังเพิ่ม=Wang Phoem,ศรีสุข=Si Suk,สีชมพู=Si Chomphu,หนองแดง=Nong Daeng
TH-40|หนองนาคำ|Nong Na Kham|40150:กุดธาตุ=Kut Thatu,ขนวน=Khon Won,บ้านโคก=Ban Khok
TH-40|หนองสองห้อง|Nong Song Hong|40190:คึมชาด=Kuemchat,ดงเค็ง=Dong Kheng,ดอนดั่ง=Don Dang,ดอนดู่=Don Du,ตะกั่วป่า=Takua Pa,วังหิน=Wang Hin,สำโรง=Samrong,หนองสองห้อง=Nong Song Hong,หนองเม็ก=Nong Mek,หนองไผ่ล้อม=Nong Phai Lom,หันโจด=Han Chot,โนนธาตุ=Non That
TH-40|หนองเรือ|Nong Ruea|40210:กุดกว้าง=Kut Kwang,บ้านเม็ง=Ban Meng,หนองเรือ=Nong Ruea,โนนทอง=Non Thong,โนนทัน=Non Than,โนนสะอาด=Non Sa-at;40240:จระเข้=Chorakhe,บ้านกง=Ban Kong,บ้านผือ=Ban Phue,ยางคำ=Yang Kham
TH-40|อุบลรัตน์|Ubol Ratana|40250:ทุ่งโป่ง=Thung Pong,นาคำ=Na Kham,บ้านดง=Ban Dong,ศรีสุขสำราญ=Si Suk Samran,เขื่อนอุบลรัตน์=Khuean Ubol Ratana,โคกสูง=Khok Sung
TH-40|เขาสวนกวาง|Khao Suan Kwang|40280:คำม่วง=Kham Muang,ดงเมืองแอม=Dong Mueang Aem,นางิ้ว=Na Ngio,เขาสวนกวาง=Khao Suan Kwang,โนนสมบูรณ์=Non Sombun
TH-40|เปือยน้อย|Pueai Noi|40340:ขามป้อม=Kham Pom,วังม่วง=Wang Muang,สระแก้ว=Sa Kaeo,เปือยน้อย=Pueai Noi
TH-40|เมืองขอนแก่น|Mueang Khon Kaen|40000:ดอนช้าง=Don Chang,บึงเนียม=Bueng Niam,บ้านค้อ=Ban Kho,บ้านทุ่ม=Ban Thum,บ้านหว้า=Ban Wa,บ้านเป็ด=Ban Pet,พระลับ=Phra Lap,ศิลา=Sila,สาวะถี=Sawathi,สำราญ=Samran,หนองตูม=Nong Tum,เมืองเก่า=Mueang Kao,แดงใหญ่=Daeng Yai,โคกสี=Khok Si,โนนท่อน=Non Thon,ในเมือง=Nai Mueang;40260:ดอนหัน=Don Han,ท่าพระ=Tha Phra;40002:มหาวิทยาลัยขอนแก่น=Khon Kaen University
TH-40|เวียงเก่า|Wiang Kao|40150:เขาน้อย=Khao Noi,เมืองเก่าพัฒนา=Mueang Kao Phatna,ในเมือง=Nai Mueang
TH-40|แวงน้อย|Waeng Noi|40230:ก้านเหลือง=Kan Lueang,ทางขวาง=Thang Khang,ท่านางแนว=Tha Nang Naeo,ท่าวัด=Tha Wat,ละหานนา=Laan Na,แวงน้อย=Waeng Noi
TH-40|แวงใหญ่|Waeng Yai|40330:คอนฉิม=Khon Chim,แวงใหญ่=Waeng Yai,โนนทอง=Non Thong,โนนสะอาด=Non Sa-at,ใหม่นาเพียง=Mai Na Phiang
TH-40|โคกโพธิ์ไชย|Khok Pho Chai|40160:ซับสมบูรณ์=Sap Sombun,นาแพง=Na Phaeng,บ้านโคก=Ban Khok,โพธิ์ไชย=Pho Chai
TH-40|โนนศิลา|Non Sila|40110:บ้านหัน=Ban Han,หนองปลาหมอ=Nong Pla Mo,เปือยใหญ่=Pueai Yai,โนนศิลา=Non Sila,โนนแดง=Non Daeng
TH-41|กุดจับ|Kut Chap|41250:กุดจับ=Kut Chap,ขอนยูง=Khon Yung,ตาลเลียน=Tan Lian,ปะโค=Pa Kho,สร้างก่อ=Sang Ko,เชียงเพ็ง=Chiang Pheng,เมืองเพีย=Mueang Phia
TH-41|กุมภวาปี|Kumphawapi|41110:กุมภวาปี=Kumphawapi,ตูมใต้=Tum Tai,ท่าลี่=Tha Li,สีออ=Si O,หนองหว้า=Nong Wa,ห้วยเกิ้ง=Huai Koeng,เชียงแหว=Chiang Wae,เวียงคำ=Wiang Kham,แชแล=Chaelae;41370:ปะโค=Pa Kho,ผาสุก=Phasuk,พันดอน=Phan Don,เสอเพลอ=Soephloe
TH-41|กู่แก้ว|Ku Kaeo|41130:คอนสาย=Khon Sai,ค้อใหญ่=Kho Yai,บ้านจีต=Ban Chit,โนนทองอินทร์=Non Thong In
TH-41|ทุ่งฝน|Thung Fon|41310:ทุ่งฝน=Thung Fon,ทุ่งใหญ่=Thung Yai,นาชุมแสง=Na Chum Saeng,นาทม=Na Thom
TH-41|นายูง|Na Yung|41380:นายูง=Na Yung,นาแค=Na Khae,บ้านก้อง=Ban Kong,โนนทอง=Non Thong
TH-41|น้ำโสม|Nam Som|41210:นางัว=Na Ngua,น้ำโสม=Nam Som,บ้านหยวก=Ban Yuak,ศรีสำราญ=Si Samran,สามัคคี=Samakkhi,หนองแวง=Nong Waeng,โสมเยี่ยม=Som Yiam
TH-41|บ้านดุง|Ban Dung|41190:ดงเย็น=Dong Yen,ถ่อนนาลับ=Thon Na Lap,นาคำ=Na Kham,นาไหม=Na Mai,บ้านจันทร์=Ban Chan,บ้านชัย=Ban Chai,บ้านดุง=Ban Dung,บ้านตาด=Ban Tat,บ้านม่วง=Ban Muang,วังทอง=Wang Thong,ศรีสุทโธ=Si Suttho,อ้อมกอ=Om Ko,โพนสูง=Phon Sung
TH-41|บ้านผือ|Ban Phue|41160:กลางใหญ่=Klang Yai,ข้าวสาร=Khao San,คำด้วง=Kham Duang,คำบง=Kham Bong,จำปาโมง=Champa Mong,บ้านค้อ=Ban Kho,บ้านผือ=Ban Phue,หนองหัวคู=Nong Hua Khu,หนองแวง=Nong Waeng,หายโศก=Hai Sok,เขือน้ำ=Khuea Nam,เมืองพาน=Mueang Phan,โนนทอง=Non Thong
TH-41|ประจักษ์ศิลปาคม|Prachak-sinlapakhom|41110:นาม่วง=Na Muang,ห้วยสามพาด=Huai Sam Phat,อุ่มจาน=Um Chan
TH-41|พิบูลย์รักษ์|Phibun Rak|41130:ดอนกลอย=Don Kloi,นาทราย=Na Sai,บ้านแดง=Ban Daeng
TH-41|วังสามหมอ|Wang Sam Mo|41280:คำโคกสูง=Kham Khok Sung,บะยาว=Ba Yao,ผาสุก=Phasuk,วังสามหมอ=Wang Sam Mo,หนองกุงทับม้า=Nong Kung Thap Ma,หนองหญ้าไซ=Nong Ya Sai
TH-41|ศรีธาตุ|Si That|41230:จำปี=Champi,ตาดทอง=Tat Thong,นายูง=Na Yung,บ้านโปร่ง=Ban Prong,ศรีธาตุ=Si That,หนองนกเขียน=Nong Nok Khian,หัวนาคำ=Hua Na Kham
TH-41|สร้างคอม|Sang Khom|41260:นาสะอาด=Na Sa-at,บ้านยวด=Ban Yuat,บ้านหินโงม=Ban Hin Ngom,บ้านโคก=Ban Khok,สร้างคอม=Sang Khom,เชียงดา=Chiang Da
TH-41|หนองวัวซอ|Nong Wua So|41220:กุดหมากไฟ=Kut Mak Fai,หนองอ้อ=Nong O,อูบมุง=Up Mung,โนนหวาย=Non Wai;41360:น้ำพ่น=Nam Phon,หนองบัวบาน=Nong Bua Ban,หนองวัวซอ=Nong Wua So,หมากหญ้า=Mak Ya
TH-41|หนองหาน|Nong Han|41130:ดอนหายโศก=Doi Hai Sok,ผักตบ=Phak Top,พังงู=Phang Ngu,สร้อยพร้าว=Soi Phrao,สะแบง=Sabaeng,หนองหาน=Nong Han,หนองเม็ก=Nong Mek,หนองไผ่=Nong Phai,โพนงาม=Phon Ngam;41320:บ้านยา=Ban Ya,บ้านเชียง=Ban Chiang,หนองสระปลา=Nong Sa Pla
TH-41|หนองแสง|Nong Saeng|41340:ทับกุง=Thap Kung,นาดี=Na Di,หนองแสง=Nong Saeng,แสงสว่าง=Saeng Sawang
TH-41|เพ็ญ|Phen|41150:จอมศรี=Chom Si,นาบัว=Na Bua,นาพู่=Na Phu,บ้านธาตุ=Ban That,บ้านเหล่า=Ban Lao,สร้างแป้น=Sang Paen,สุมเส้า=Sum Sao,เชียงหวาง=Chiang Wang,เตาไห=Tao Hai,เพ็ญ=Phen,โคกกลาง=Khok Klang
TH-41|เมืองอุดรธานี|Mueang Udon Thani|41000:กุดสระ=Kut Sa,นากว้าง=Na Kwang,นาข่า=Na Kha,นาดี=Na Di,นิคมสงเคราะห์=Nikhom Songkhro,บ้านขาว=Ban Khao,บ้านจั่น=Ban Chan,บ้านตาด=Ban Tat,บ้านเลื่อม=Ban Lueam,สามพร้าว=Sam Phrao,หนองขอนกว้าง=Nong Khon Kwang,หนองนาคำ=Nong Na Kham,หนองบัว=Nong Bua,หนองไฮ=Nong Hai,หมากแข้ง=Mak Khaeng,หมูม่น=Mu Mon,เชียงพิณ=Chiang Phin,เชียงยืน=Chiang Yuen,โคกสะอาด=Khok Sa-at;41330:หนองไผ่=Nong Phai,โนนสูง=Non Sung
TH-41|โนนสะอาด|Non Sa-at|41240:ทมนางาม=Thom Na Ngam,บุ่งแก้ว=Bung Kaeo,หนองกุงศรี=Nong Kung Si,โคกกลาง=Khok Klang,โนนสะอาด=Non Sa-at,โพธิ์ศรีสำราญ=Pho Si Samran
TH-41|ไชยวาน|Chai Wan|41290:คำเลาะ=Kham Lo,หนองหลัก=Nong Lak,โพนสูง=Phon Sung,ไชยวาน=Chai Wan
TH-42|ด่านซ้าย|Dan Sai|42120:กกสะทอน=Kok Sathon,ด่านซ้าย=Dan Sai,นาดี=Na Di,นาหอ=Na Ho,ปากหมัน=Pak Man,วังยาว=Wang Yao,อิปุ่ม=Ipum,โคกงาม=Khok Ngam,โป่ง=Pong,โพนสูง=Phon Sung
TH-42|ท่าลี่|Tha Li|42140:ท่าลี่=Tha Li,น้ำทูน=Nam Thun,น้ำแคม=Nam Khaem,หนองผือ=Nong Phue,อาฮี=A Hi,โคกใหญ่=Khok Yai
TH-42|นาด้วง|Na Duang|42210:ท่าสวรรค์=Tha Sawan,ท่าสะอาด=Tha Sa-at,นาดอกคำ=Na Dok Kham,นาด้วง=Na Duang
TH-42|นาแห้ว|Na Haeo|42170:นาพึง=Na Phueng,นามาลา=Na Ma La,นาแห้ว=Na Haeo,เหล่ากอหก=Lao Ko Hok,แสงภา=Saeng Pha
TH-42|ปากชม|Pak Chom|42150:ชมเจริญ=Chom Charoen,ปากชม=Pak Chom,หาดคัมภีร์=Hat Khamphi,ห้วยบ่อซืน=Huai Bo Suen,ห้วยพิชัย=Huai Phichai,เชียงกลม=Chiang Klom
TH-42|ผาขาว|Pha Khao|42240:ท่าช้างคล้อง=Tha Chang Khlong,บ้านเพิ่ม=Ban Phoem,ผาขาว=Pha Khao,โนนปอแดง=Non Po Daeng,โนนป่าซาง=Non Pa Sang
TH-42|ภูกระดึง|Phu Kradueng|42180:ผานกเค้า=Pha Nok Khao,ภูกระดึง=Phu Kradueng,ศรีฐาน=Si Than,ห้วยส้ม=Huai Som
TH-42|ภูหลวง|Phu Luang|42230:ภูหอ=Phu Ho,หนองคัน=Nong Khan,ห้วยสีเสียด=Huai Sisiat,เลยวังไสย์=Loei Wang Sai,แก่งศรีภูมิ=Kaeng Si Phum
TH-42|ภูเรือ|Phu Ruea|42160:ท่าศาลา=Tha Sala,ปลาบ่า=Pla Ba,ร่องจิก=Rong Chik,ลาดค่าง=Lat Khang,สานตม=San Tom,หนองบัว=Nong Bua
TH-42|วังสะพุง|Wang Saphung|42130:ทรายขาว=Sai Khao,ปากปวน=Pak Puan,ผาน้อย=Pha Noi,ผาบิ้ง=Pha Bing,วังสะพุง=Wang Saphung,ศรีสงคราม=Si Songkham,หนองงิ้ว=Nong Ngio,หนองหญ้าปล้อง=Nong Ya Plong,เขาหลวง=Khao Luang,โคกขมิ้น=Khok Khamin
TH-42|หนองหิน|Nong Hin|42190:ตาดข่า=Tat Kha,ปวนพุ=Puan Phu,หนองหิน=Nong Hin
TH-42|เชียงคาน|Chiang Khan|42110:จอมศรี=Chom Si,ธาตุ=That,นาซ่าว=Na Sao,บุฮม=Bu Hom,ปากตม=Pak Tom,หาดทรายขาว=Hat Sai Khao,เขาแก้ว=Khao Kaeo,เชียงคาน=Chiang Khan
TH-42|เมืองเลย|Mueang Loei|42000:กกดู่=Kok Du,กกทอง=Kok Thong,กุดป่อง=Kut Pong,ชัยพฤกษ์=Chaiyaphruek,นาดินดำ=Na Din Dam,นาอาน=Na An,นาแขม=Na Khaem,นาโป่ง=Na Pong,น้ำสวย=Nam Suai,น้ำหมาน=Nam Man,เมือง=Mueang,เสี้ยว=Siao;42100:นาอ้อ=Na O,ศรีสองรัก=Si Song Rak
TH-42|เอราวัณ|Erawan|42220:ทรัพย์ไพวัลย์=Sap Phaiwan,ผาสามยอด=Pha Sam Yot,ผาอินทร์แปลง=Pha In Plaeng,เอราวัณ=Erawan
TH-43|ท่าบ่อ|Tha Bo|43110:กองนาง=Kong Ngang,ท่าบ่อ=Tha Bo,นาข่า=Na Kha,น้ำโมง=Nam Mong,บ้านถ่อน=Ban Thon,บ้านว่าน=Ban Wan,บ้านเดื่อ=Ban Duea,หนองนาง=Nong Nang,โคกคอน=Khok Khon,โพนสา=Phon Sa
TH-43|รัตนวาปี|Rattanawapi|43120:นาทับไฮ=Na Thap Hai,บ้านต้อน=Ban Ton,พระบาทนาสิงห์=Phra Bat Na Sing,รัตนวาปี=Rattanawapi,โพนแพง=Phon Phaeng
TH-43|ศรีเชียงใหม่|Si Chiang Mai|43130:บ้านหม้อ=Ban Mo,พระพุทธบาท=Phra Phutthabat,พานพร้าว=Phan Phrao,หนองปลาปาก=Nong Pla Pak
TH-43|สระใคร|Sa Khrai|43100:คอกช้าง=Khok Chang,บ้านฝาง=Ban Fang,สระใคร=Sa Khrai
TH-43|สังคม|Sangkhom|43160:นางิ้ว=Na Ngio,บ้านม่วง=Ban Muang,ผาตั้ง=Pha Tang,สังคม=Sangkhom,แก้งไก่=Kaeng Kai
TH-43|เฝ้าไร่|Fao Rai|43120:นาดี=Na Di,วังหลวง=Wang Luang,หนองหลวง=Nong Luang,อุดมพร=Udom Phon,เฝ้าไร่=Fao Rai
TH-43|เมืองหนองคาย|Mueang Nong Khai|43000:กวนวัน=Kuan Wan,บ้านเดื่อ=Ban Duea,ปะโค=Pa Kho,มีชัย=Mi Chai,วัดธาตุ=Wat That,สีกาย=Si Kai,หนองกอมเกาะ=Nong Kom Ko,หาดคำ=Hat Kham,หินโงม=Hin Ngom,เมืองหมี=Mueang Mi,เวียงคุก=Wiang Khuk,โพธิ์ชัย=Pho Chai,ในเมือง=Nai Mueang;43100:ค่ายบกหวาน=Khai Bok Wan,พระธาตุบังพวน=Phra That Bang Phuan,สองห้อง=Song Hong
TH-43|โพธิ์ตาก|Pho Tak|43130:ด่านศรีสุข=Dan Si Suk,โพธิ์ตาก=Pho Tak,โพนทอง=Phon Thong
TH-43|โพนพิสัย|Phon Phisai|43120:กุดบง=Kut Bong,จุมพล=Chumphon,ชุมช้าง=Chum Chang,ทุ่งหลวง=Thung Luang,นาหนัง=Na Nang,บ้านผือ=Ban Phue,บ้านโพธิ์=Ban Pho,วัดหลวง=Wat Luang,สร้างนางขาว=Sang Nang Khao,เซิม=Soem,เหล่าต่างคำ=Lao Tang Kham
TH-44|กันทรวิชัย|Kantharawichai|44150:กุดใส้จ่อ=Kut Sai Cho,ขามเฒ่าพัฒนา=Kham Thao Phatthana,ขามเรียง=Kham Riang,คันธารราษฎร์=Khanthararat,ท่าขอนยาง=Tha Khon Yang,นาสีนวน=Na Si Nuan,มะค่า=Makha,ศรีสุข=Si Suk,เขวาใหญ่=Khwao Yai,โคกพระ=Khok Phra
TH-44|กุดรัง|Kut Rang|44130:กุดรัง=Kut Rang,นาโพธิ์=Na Pho,หนองแวง=Nong Waeng,ห้วยเตย=Huai Toei,เลิงแฝก=Loeng Faek
TH-44|ชื่นชม|Chuen Chom|44160:กุดปลาดุก=Kut Pla Duk,ชื่นชม=Chuen Chom,หนองกุง=Nong Kung,เหล่าดอกไม้=Lao Dok Mai
TH-44|นาดูน|Na Dun|44180:กู่สันตรัตน์=Ku Santarat,ดงดวน=Dong Duan,ดงบัง=Dong Bang,ดงยาง=Dong Yang,นาดูน=Na Dun,พระธาตุ=Phra That,หนองคู=Nong Khu,หนองไผ่=Nong Phai,หัวดง=Hua Dong
TH-44|นาเชือก|Na Chueak|44170:นาเชือก=Na Chueak,ปอพาน=Po Phan,สันป่าตอง=San Pa Tong,สำโรง=Samrong,หนองกุง=Nong Kung,หนองเม็ก=Nong Mek,หนองเรือ=Nong Ruea,หนองแดง=Nong Daeng,หนองโพธิ์=Nong Pho,เขวาไร่=Khwao Rai
TH-44|บรบือ|Borabue|44130:กำพี้=Kamphi,ดอนงัว=Don Ngua,บรบือ=Borabue,บัวมาศ=Bua Mat,บ่อใหญ่=Bo Yai,ยาง=Yang,วังใหม่=Wang Mai,วังไชย=Wang Chai,หนองคูขาด=Nong Khu Khat,หนองจิก=Nong Chik,หนองม่วง=Nong Muang,หนองสิม=Nong Sim,หนองโก=Nong Ko,โนนราษี=Non Rasi,โนนแดง=Non Daeng
TH-44|พยัคฆภูมิพิสัย|Phayakkhaphum Phisai|44110:ก้ามปู=Kham Pu,นาสีนวล=Na Si Nuan,ปะหลาน=Palan,ภารแอ่น=Phan Aen,ราษฎร์พัฒนา=Rat Phatthana,ราษฎร์เจริญ=Rat Charoen,ลานสะแก=Lan Sakae,หนองบัว=Nong Bua,หนองบัวแก้ว=Nong Bua Kaeo,เมืองเตา=Mueang Tao,เมืองเสือ=Mueang Suea,เม็กดำ=Mek Dam,เวียงชัย=Wiang Chai,เวียงสะอาด=Wiang Sa-at
TH-44|ยางสีสุราช|Yang Sisurat|44210:ขามเรียน=Kham Rian,ดงเมือง=Dong Mueang,นาภู=Na Phu,บ้านกู่=Ban Ku,ยางสีสุราช=Yang Sisurat,หนองบัวสันตุ=Nong Bua Santu,แวงดง=Waeng Dong
TH-44|วาปีปทุม|Wapi Pathum|44120:ขามป้อม=Kham Pom,งัวบา=Ngua Ba,ดงใหญ่=Dong Yai,นาข่า=Na Kha,บ้านหวาย=Ban Wai,ประชาพัฒนา=Pracha Phatthana,หนองทุ่ม=Nong Thum,หนองแสง=Nong Saeng,หนองแสน=Nong Saen,หนองไฮ=Nong Hai,หัวเรือ=Hua Ruea,เสือโก้ก=Suea Kok,แคน=Khaen,โคกสีทองหลาง=Khok Si Thonglang,โพธิ์ชัย=Pho Chai
TH-44|เชียงยืน|Chiang Yuen|44160:กู่ทอง=Ku Thong,ดอนเงิน=Don Ngoen,นาทอง=Na Thong,หนองซอน=Nong Son,เชียงยืน=Chiang Yuen,เสือเฒ่า=Suea Thao,เหล่าบัวบาน=Lao Bua Ban,โพนทอง=Phon Thong
TH-44|เมืองมหาสารคาม|Mueang Maha Sarakham|44000:ดอนหว่าน=Don Wan,ตลาด=Talat,ท่าตูม=Tha Tum,ท่าสองคอน=Tha Song Khon,บัวค้อ=Bua Kho,ลาดพัฒนา=Lat Phatthana,หนองปลิง=Nong Pling,หนองโน=Nong No,ห้วยแอ่ง=Huai Aeng,เกิ้ง=Koeng,เขวา=Khwao,แก่งเลิงจาน=Kaeng Loeng Chan,แวงน่าง=Waeng Nang,โคกก่อ=Khok Ko
TH-44|แกดำ|Kae Dam|44190:มิตรภาพ=Mittaphap,วังแสง=Wang Saeng,หนองกุง=Nong Kung,แกดำ=Kae Dam,โนนภิบาล=Non Phiban
TH-44|โกสุมพิสัย|Kosum Phisai|44140:ดอนกลาง=Don Klang,ยางท่าแจ้ง=Yang Tha Chaeng,ยางน้อย=Yang Noi,วังยาว=Wang Yao,หนองกุงสวรรค์=Nong Kung Sawan,หนองบอน=Nong Bon,หนองบัว=Nong Bua,หนองเหล็ก=Nong Lek,หัวขวาง=Hua Khwang,เขวาไร่=Khwao Rai,เขื่อน=Khuean,เลิงใต้=Loeng Tai,เหล่า=Lao,แก้งแก=Kaeng Kae,แพง=Phaeng,แห่ใต้=Hae Tai,โพนงาม=Phon Ngam
TH-45|จตุรพักตรพิมาน|Chaturaphak Phiman|45180:ดงกลาง=Dong Klang,ดงแดง=Dong Daeng,ดู่น้อย=Du Noi,น้ำใส=Nam Sai,ป่าสังข์=Pa Sang,ลิ้นฟ้า=Lin Fa,ศรีโคตร=Si Khot,หนองผือ=Nong Phue,หัวช้าง=Hua Chang,อีง่อง=I Ngong,เมืองหงส์=Mueang Hong,โคกล่าม=Khok Lam
TH-45|จังหาร|Changhan|45000:จังหาร=Changhan,ดงสิงห์=Dong Sing,ดินดำ=Din Dam,ปาฝา=Pa Fa,ผักแว่น=Phak Waen,ม่วงลาด=Muang Lat,ยางใหญ่=Yang Yai,แสนชาติ=Saen Chat
TH-45|ทุ่งเขาหลวง|Thung Khao Luang|45170:ทุ่งเขาหลวง=Thung Khao Luang,บึงงาม=Bueng Ngam,มะบ้า=Maba,เทอดไทย=Thoet Thai,เหล่า=Lao
TH-45|ธวัชบุรี|Thawat Buri|45170:ธงธานี=Thong Thani,ธวัชบุรี=Thawat Buri,นิเวศน์=Niwet,บึงนคร=Bueng Nakhon,มะอึ=Ma-ue,ราชธานี=Ratchathani,หนองพอก=Nong Phok,หนองไผ่=Nong Phai,อุ่มเม้า=Um Mao,เขวาทุ่ง=Khwao Thung,เมืองน้อย=Mueang Noi,ไพศาล=Phaisan
TH-45|ปทุมรัตต์|Pathum Rat|45190:ขี้เหล็ก=Khilek,ดอกล้ำ=Dok Lam,บัวแดง=Bua Daeng,สระบัว=Sa Bua,หนองแคน=Nong Khaen,โนนสง่า=Non Sa-nga,โนนสวรรค์=Non Sawan,โพนสูง=Phon Sung
TH-45|พนมไพร|Phanom Phrai|45140:กุดน้ำใส=Kut Nam Sai,คำไฮ=Kham Hai,ค้อใหญ่=Kho Yai,ชานุวรรณ=Chanuwan,นานวล=Na Nuan,พนมไพร=Phanom Phrai,วารีสวัสดิ์=Wari Sawat,สระแก้ว=Sa Kaeo,หนองทัพไทย=Nong Thap Thai,แสนสุข=Saen Suk,โคกสว่าง=Khok Sawang,โพธิ์ชัย=Pho Chai,โพธิ์ใหญ่=Pho Yai
TH-45|ศรีสมเด็จ|Si Somdet|45000:บ้านบาก=Ban Bak,ศรีสมเด็จ=Si Somdet,หนองแวงควง=Nong Waeng Khuang,หนองใหญ่=Nong Yai,เมืองเปลือย=Mueang Plueai,โพธิ์ทอง=Pho Thong;45280:สวนจิก=Suan Chik,โพธิ์สัย=Phosai
TH-45|สุวรรณภูมิ|Suwannaphum|45130:จำปาขัน=Champa Khan,ช้างเผือก=Chang Phueak,ดอกไม้=Dok Mai,ทุ่งกุลา=Thung Kula,ทุ่งศรีเมือง=Thung Si Mueang,ทุ่งหลวง=Thung Luang,นาใหญ่=Na Yai,น้ำคำ=Nam Kham,บ่อพันขัน=Bo Phan Khan,สระคู=Sa Khu,หัวช้าง=Hua Chang,หัวโทน=Hua Thon,หินกอง=Hin Kong,ห้วยหินลาด=Huai Hin Lat,เมืองทุ่ง=Mueang Thung
TH-45|หนองพอก|Nong Phok|45210:กกโพธิ์=Kok Pho,ท่าสีดา=Tha Sida,บึงงาม=Bueng Ngam,ผาน้ำย้อย=Pha Nam Yoi,ภูเขาทอง=Phukhao Thong,รอบเมือง=Rop Mueang,หนองขุ่นใหญ่=Nong Khun Yai,หนองพอก=Nong Phok,โคกสว่าง=Khok Sawang
TH-45|หนองฮี|Nong Hi|45140:ดูกอึ่ง=Duk Ueng,สาวแห=Sao Hae,หนองฮี=Nong Hi,เด่นราษฎร์=Den Rat
TH-45|อาจสามารถ|At Samat|45160:ขี้เหล็ก=Khilek,บ้านดู่=Ban Du,บ้านแจ้ง=Ban Chaeng,หนองขาม=Nong Kham,หนองบัว=Nong Bua,หนองหมื่นถ่าน=Nong Muen Than,หน่อม=Nom,อาจสามารถ=At Samat,โพนเมือง=Phon Mueang,โหรา=Hora
TH-45|เกษตรวิสัย|Kaset Wisai|45150:กำแพง=Kamphaeng,กู่กาสิงห์=Ku Ka Sing,ดงครั่งน้อย=Dong Khrang Noi,ดงครั่งใหญ่=Dong Khrang Yai,ทุ่งทอง=Thung Thong,น้ำอ้อม=Nam Om,บ้านฝาง=Ban Fang,สิงห์โคก=Sing Khok,หนองแวง=Nong Waeng,เกษตรวิสัย=Kaset Wisai,เมืองบัว=Mueang Bua,เหล่าหลวง=Lao Luang,โนนสว่าง=Non Sawang
TH-45|เชียงขวัญ|Chiang Khwan|45000:บ้านเขือง=Ban Khueang,พระธาตุ=Phra That,พระเจ้า=Phra Chao,เชียงขวัญ=Chiang Khwan;45170:พลับพลา=Phlapphla,หมูม้น=Mu Mon
TH-45|เมยวดี|Moei Wadi|45250:ชมสะอาด=Chom Sa-at,ชุมพร=Chumphon,บุ่งเลิศ=Bung Loet,เมยวดี=Moei Wadi
TH-45|เมืองร้อยเอ็ด|Mueang Roi Et|45000:ขอนแก่น=Khon Kaen,ดงลาน=Dong Lan,นาโพธิ์=Na Pho,ปอภาร=Po Phan,รอบเมือง=Rop Mueang,สะอาดสมบูรณ์=Sa-at Sombun,สีแก้ว=Si Kaeo,หนองแก้ว=Nong Kaeo,หนองแวง=Nong Waeng,เมืองทอง=Mueang Thong,เหนือเมือง=Nuea Mueang,แคนใหญ่=Khaen Yai,โนนตาล=Non Tan,โนนรัง=Non Rang,ในเมือง=Nai Mueang
TH-45|เมืองสรวง|Mueang Suang|45220:กกกุง=Kok Kung,คูเมือง=Khu Mueang,หนองผือ=Nong Phue,หนองหิน=Nong Hin,เมืองสรวง=Mueang Suang
TH-45|เสลภูมิ|Selaphum|45120:กลาง=Klang,ขวัญเมือง=Khwan Mueang,ขวาว=Khwao,ท่าม่วง=Tha Muang,นางาม=Na Ngam,นาเมือง=Na Mueang,นาเลิง=Na Loeng,นาแซง=Na Saeng,บึงเกลือ=Bueng Kuea,พรสวรรค์=Phon Sawan,ภูเงิน=Phu Ngoen,วังหลวง=Wang Luang,ศรีวิลัย=Si Wilai,หนองหลวง=Nong Luang,เกาะแก้ว=Ko Kaeo,เมืองไพร=Mueang Phrai,เหล่าน้อย=Lao Noi,โพธิ์ทอง=Pho Thong
TH-45|โพธิ์ชัย|Pho Chai|45230:ขามเปี้ย=Kham Pia,คำพอุง=Kham Pha-ung,ดอนโอง=Don Ong,บัวคำ=Bua Kham,สะอาด=Sa-at,หนองตาไก้=Nong Takai,อัคคะคำ=Akkha Kham,เชียงใหม่=Chiang Mai,โพธิ์ศรี=Pho Si
TH-45|โพนทราย|Phon Sai|45240:ท่าหาดยาว=Tha Hat Yao,ยางคำ=Yang Kham,ศรีสว่าง=Si Sawang,สามขา=Sam Kha,โพนทราย=Phon Sai
TH-45|โพนทอง|Phon Thong|45110:คำนาดี=Kham Na Di,นาอุดม=Na Udom,พรมสวรรค์=Phrom Sawan,วังสามัคคี=Wang Samakkhi,สระนกแก้ว=Sa Nok Kaeo,สว่าง=Sawang,หนองใหญ่=Nong Yai,อุ่มเม่า=Um Mao,แวง=Waeng,โคกกกม่วง=Khok Kok Muang,โคกสูง=Khok Sung,โนนชัยศรี=Non Chai Si,โพธิ์ทอง=Pho Thong,โพธิ์ศรีสว่าง=Pho Si Sawang
TH-46|กมลาไสย|Kamalasai|46130:กมลาไสย=Kamalasai,ดงลิง=Dong Ling,ธัญญา=Thanya,หนองแปน=Nong Paen,หลักเมือง=Lak Mueang,เจ้าท่า=Chao Tha,โคกสมบูรณ์=Khok Sombun,โพนงาม=Phon Ngam
TH-46|กุฉินารายณ์|Kuchinarai|46110:กุดค้าว=Kut Khao,กุดหว้า=Kut Wa,จุมจัง=Chum Chang,นาขาม=Na Kham,นาโก=Na Ko,บัวขาว=Bua Khao,สมสะอาด=Som Sa-at,สามขา=Sam Kha,หนองห้าง=Nong Hang,เหล่าใหญ่=Lao Yai,เหล่าไฮงาม=Lao Hai Ngam,แจนแลน=Chaen Laen
TH-46|คำม่วง|Kham Muang|46180:ดินจี่=Din Chi,ทุ่งคลอง=Thung Khlong,นาทัน=Na Than,นาบอน=Na Bon,เนินยาง=Noen Yang,โพน=Phon
TH-46|ฆ้องชัย|Khong Chai|46130:ฆ้องชัยพัฒนา=Khong Chai Patthana,ลำชี=Lam Chi,เหล่ากลาง=Lao Klang,โคกสะอาด=Khok Sa-at,โนนศิลาเลิง=Non Sila Loeng
TH-46|ดอนจาน|Don Chan|46000:ดงพยุง=Dong Phayung,ดอนจาน=Don Chan,นาจำปา=Na Champa,ม่วงนา=Muang Na,สะอาดไชยศรี=Sa-at Chai Si
TH-46|ท่าคันโท|Tha Khantho|46190:กุงเก่า=Kung Kao,กุดจิก=Kut Chik,ดงสมบูรณ์=Dong Sombun,ท่าคันโท=Tha Khantho,นาตาล=Na Tan,ยางอู้ม=Yang Um
TH-46|นาคู|Na Khu|46160:นาคู=Na Khu,บ่อแก้ว=Bo Kaeo,ภูแล่นช้าง=Phu Laen Chang,สายนาวัง=Sai Na Wang,โนนนาจาน=Non Na Chan
TH-46|นามน|Na Mon|46230:นามน=Na Mon,ยอดแกง=Yot Kaeng,สงเปลือย=Song Plueai,หนองบัว=Nong Bua,หลักเหลี่ยม=Lak Liam
TH-46|ยางตลาด|Yang Talat|46120:คลองขาม=Khlong Kham,ดอนสมบูรณ์=Don Sombun,นาดี=Na Di,นาเชือก=Na Chueak,บัวบาน=Bua Ban,ยางตลาด=Yang Talat,หนองตอกแป้น=Nong Tok Paen,หนองอิเฒ่า=Nong I Thao,หัวงัว=Hua Ngua,หัวนาคำ=Hua Na Kham,อิตื้อ=Itue,อุ่มเม่า=Um Mao,เขาพระนอน=Khao Phra Non,เว่อ=Woe,โนนสูง=Non Sung
TH-46|ร่องคำ|Rong Kham|46210:ร่องคำ=Rong Kham,สามัคคี=Samakkhi,เหล่าอ้อย=Lao Oi
TH-46|สมเด็จ|Somdet|46150:ผาเสวย=Pha Sawoei,มหาไชย=Maha Chai,ลำห้วยหลัว=Lam Huai Lua,ศรีสมเด็จ=Si Somdet,สมเด็จ=Somdet,หนองแวง=Nong Waeng,หมูม่น=Mu Mon,แซงบาดาล=Saeng Badan
TH-46|สหัสขันธ์|Sahatsakhan|46140:นามะเขือ=Na Makhuea,นิคม=Nikhom,ภูสิงห์=Phu Sing,สหัสขันธ์=Sahatsakhan,โนนน้ำเกลี้ยง=Non Nam Kliang,โนนบุรี=Non Buri,โนนศิลา=Non Sila,โนนแหลมทอง=Non Laem Thong
TH-46|สามชัย|Sam Chai|46180:คำสร้างเที่ยง=Kham Sang Thiang,สำราญ=Samran,สำราญใต้=Samran Tai,หนองช้าง=Nong Chang
TH-46|หนองกุงศรี|Nong Kung Si|46220:ดงมูล=Dong Mun,ลำหนองแสน=Lam Nong Saen,หนองกุงศรี=Nong Kung Si,หนองบัว=Nong Bua,หนองสรวง=Nong Suang,หนองหิน=Nong Hin,หนองใหญ่=Nong Yai,เสาเล้า=Sao Lao,โคกเครือ=Khok Khruea
TH-46|ห้วยผึ้ง|Huai Phueng|46240:คำบง=Kham Bong,นิคมห้วยผึ้ง=Nikhom Huai Phueng,หนองอีบุตร=Nong I But,ไค้นุ่น=Khai Nun
TH-46|ห้วยเม็ก|Huai Mek|46170:กุดโดน=Kut Don,คำเหมือดแก้ว=Kham Mueat Kaeo,คำใหญ่=Kham Yai,ทรายทอง=Sai Thong,บึงนาเรียง=Bueng Na Riang,พิมูล=Phimun,หัวหิน=Hua Hin,ห้วยเม็ก=Huai Mek,โนนสะอาด=Non Sa-at
TH-46|เขาวง|Khao Wong|46160:กุดปลาค้าว=Kut Pla Khao,กุดสิมคุ้มใหม่=Kut Sim Khum Mai,คุ้มเก่า=Khum Kao,สงเปลือย=Song Plueai,สระพังทอง=Sa Phang Thong,หนองผือ=Nong Phue
TH-46|เมืองกาฬสินธุ์|Mueang Kalasin|46000:กลางหมื่น=Klang Muen,กาฬสินธุ์=Kalasin,ขมิ้น=Khamin,นาจารย์=Na Chan,บึงวิชัย=Bueng Wichai,ภูดิน=Phu Din,ภูปอ=Phu Po,ลำคลอง=Lam Khlong,ลำปาว=Lam Pao,ลำพาน=Lam Phan,หนองกุง=Nong Kung,หลุบ=Lup,ห้วยโพธิ์=Huai Pho,เชียงเครือ=Chiang Khruea,เหนือ=Nuea,โพนทอง=Phon Thong,ไผ่=Phai
TH-47|กุดบาก|Kut Bak|47180:กุดบาก=Kut Bak,กุดไห=Kut Hai,นาม่อง=Na Mong
TH-47|กุสุมาลย์|Kusuman|47210:กุสุมาลย์=Kusuman,นาโพธิ์=Na Pho,โพธิ์ไพศาล=Pho Phaisan;47230:นาเพียง=Na Phiang,อุ่มจาน=Um Chan
TH-47|คำตากล้า|Kham Ta Kla|47250:คำตากล้า=Kham Ta Kla,นาแต้=Na Tae,หนองบัวสิม=Nong Bua Sim,แพด=Phaet
TH-47|นิคมน้ำอูน|Nikhom Nam Un|47270:นิคมน้ำอูน=Nikhom Nam Un,สุวรรณคาม=Suwannakham,หนองบัว=Nong Bua,หนองปลิง=Nong Pling
TH-47|บ้านม่วง|Ban Muang|47140:ดงหม้อทอง=Dong Mo Thong,ดงหม้อทองใต้=Dong Mo Thong Tai,ดงเหนือ=Dong Nuea,บ่อแก้ว=Bo Kaeo,มาย=Mai,ม่วง=Muang,หนองกวั่ง=Nong Kwang,ห้วยหลัว=Huai Lua,โนนสะอาด=Non Sa-at
TH-47|พรรณานิคม|Phanna Nikhom|47130:ช้างมิ่ง=Chang Ming,นาใน=Na Nai,บะฮี=Ba Hi,พรรณา=Phanna,วังยาง=Wang Yang,สว่าง=Sawang,เชิงชุม=Choeng Chum,ไร่=Rai;47220:นาหัวบ่อ=Na Hua Bo,พอกน้อย=Phok Noi
TH-47|พังโคน|Phang Khon|47160:ต้นผึ้ง=Ton Phueng,พังโคน=Phang Khon,ม่วงไข่=Muang Khai,แร่=Rae,ไฮหย่อง=Hai Yong
TH-47|ภูพาน|Phu Phan|47180:กกปลาซิว=Kok Pla Sio,สร้างค้อ=Sang Kho,หลุบเลา=Lup Lao,โคกภู=Khok Phu
TH-47|วานรนิวาส|Wanon Niwat|47120:กุดเรือคำ=Kut Ruea Kham,ขัวก่าย=Khua Kai,คอนสวรรค์=Khon Sawan,คูสะคาม=Khu Sakham,ธาตุ=That,นาคำ=Na Kham,นาซอ=Na So,วานรนิวาส=Wanon Niwat,ศรีวิชัย=Si Wichai,หนองสนม=Nong Sanom,หนองแวง=Nong Waeng,หนองแวงใต้=Nong Waeng Tai,อินทร์แปลง=In Plaeng,เดื่อศรีคันไชย=Duea Si Khan Chai
TH-47|วาริชภูมิ|Waritchaphum|47150:คำบ่อ=Kham Bo,ค้อเขียว=Kho Khiao,ปลาโหล=Pla Lo,วาริชภูมิ=Waritchaphum,หนองลาด=Nong Lat
TH-47|สว่างแดนดิน|Sawang Daen Din|47110:คำสะอาด=Kham Sa-at,ค้อใต้=Kho Tai,ทรายมูล=Sai Mun,บงเหนือ=Bong Nuea,บงใต้=Bong Tai,บ้านต้าย=Ban Tai,บ้านถ่อน=Ban Thon,สว่างแดนดิน=Sawang Daen Din,หนองหลวง=Nong Luang,โคกสี=Khok Si,โพนสูง=Phon Sung;47240:ตาลเนิ้ง=Tan Noeng,ตาลโกน=Tan Kon,ธาตุทอง=That Thong,พันนา=Phan Na,แวง=Waeng
TH-47|ส่องดาว|Song Dao|47190:ท่าศิลา=Tha Sila,ปทุมวาปี=Pathum Wapi,วัฒนา=Watthana,ส่องดาว=Song Dao
TH-47|อากาศอำนวย|Akat Amnuai|47170:ท่าก้อน=Tha Kon,นาฮี=Na Hi,บะหว้า=Ba Wa,วาใหญ่=Wa Yai,สามัคคีพัฒนา=Samakkhi Phatthana,อากาศ=Akat,โพนงาม=Phon Ngam,โพนแพง=Phon Phaeng
TH-47|เจริญศิลป์|Charoen Sin|47290:ทุ่งแก=Thung Kae,บ้านเหล่า=Ban Lao,หนองแปน=Nong Paen,เจริญศิลป์=Charoen Sin,โคกศิลา=Khok Sila
TH-47|เต่างอย|Tao Ngoi|47260:จันทร์เพ็ญ=Chan Phen,นาตาล=Na Tan,บึงทวาย=Bueng Thawai,เต่างอย=Tao Ngoi
TH-47|เมืองสกลนคร|Mueang Sakon Nakhon|47220:ขมิ้น=Khamin,หนองลาด=Nong Lat;47000:งิ้วด่อน=Ngio Don,ดงชน=Dong Chon,ดงมะไฟ=Dong Mafai,ธาตุนาเวง=That Na Weng,ธาตุเชิงชุม=That Choeng Chum,พังขว้าง=Phang Khwang,ม่วงลาย=Muang Rai,ห้วยยาง=Huai Yang,ฮางโฮง=Hang Hong,เชียงเครือ=Chiang Khruea,เหล่าปอแดง=Lao Po Daeng,โคกก่อง=Khok Kong,โนนหอม=Non Hom;47230:ท่าแร่=Tha Rae
TH-47|โคกศรีสุพรรณ|Khok Si Suphan|47280:ด่านม่วงคำ=Dan Muang Kham,ตองโขบ=Tong Khop,เหล่าโพนค้อ=Lao Phon Kho,แมดนาท่ม=Maet Na Thom
TH-47|โพนนาแก้ว|Phon Na Kaeo|47230:นาตงวัฒนา=Na Tong Watthana,นาแก้ว=Na Kaeo,บ้านแป้น=Ban Paen,บ้านโพน=Ban Phon,เชียงสือ=Chiang Sue
TH-48|ท่าอุเทน|Tha Uthen|48120:ท่าจำปา=Tha Champa,ท่าอุเทน=Tha Uthen,พนอม=Phanom,พะทาย=Phathai,รามราช=Ram Rat,หนองเทา=Nong Thao,เวินพระบาท=Woen Phrabat,โนนตาล=Non Tan,ไชยบุรี=Chaiburi
TH-48|ธาตุพนม|That Phanom|48110:กุดฉิม=Kut Chim,ดอนนางหงส์=Don Nang Hong,ธาตุพนม=That Phanom,ธาตุพนมเหนือ=That Phanom Nuea,นาถ่อน=Na Thon,นาหนาด=Na Nat,น้ำก่ำ=Nam Kam,ฝั่งแดง=Fang Daeng,พระกลางทุ่ง=Phra Klang Thung,อุ่มเหม้า=Um Mao,แสนพัน=Saen Phan,โพนแพง=Phon Phaeng
TH-48|นาทม|Na Thom|48140:ดอนเตย=Don Toei,นาทม=Na Thom,หนองซน=Nong Son
TH-48|นาหว้า|Na Wa|48180:ท่าเรือ=Tha Ruea,นาคูณใหญ่=Na Khun Yai,นางัว=Na Ngua,นาหว้า=Na Wa,บ้านเสียว=Ban Siao,เหล่าพัฒนา=Lao Phatthana
TH-48|นาแก|Na Kae|48130:ก้านเหลือง=Kan Lueang,คำพี้=Kham Phi,นาคู่=Na Khu,นาเลียง=Na Liang,นาแก=Na Kae,บ้านแก้ง=Ban Kaeng,พระซอง=Phra Song,พิมาน=Phiman,พุ่มแก=Phum Kae,สีชมพู=Si Chomphu,หนองบ่อ=Nong Bo,หนองสังข์=Nong Sang
TH-48|บ้านแพง|Ban Phaeng|48140:นางัว=Na Ngua,นาเข=Na Khe,บ้านแพง=Ban Phaeng,หนองแวง=Nong Waeng,โพนทอง=Phon Thong,ไผ่ล้อม=Phai Lom
TH-48|ปลาปาก|Pla Pak|48160:กุตาไก้=Kutakai,นามะเขือ=Na Makhuea,ปลาปาก=Pla Pak,มหาชัย=Maha Chai,หนองฮี=Nong Hi,หนองเทาใหญ่=Nong Thao Yai,โคกสว่าง=Khok Sawang,โคกสูง=Khok Sung
TH-48|วังยาง|Wang Yang|48130:ยอดชาด=Yot Chat,วังยาง=Wang Yang,หนองโพธิ์=Nong Pho,โคกสี=Khok Si
TH-48|ศรีสงคราม|Si Songkham|48150:ท่าบ่อสงคราม=Tha Bo Songkham,นาคำ=Na Kham,นาเดื่อ=Na Duea,บ้านข่า=Ban Kha,บ้านเอื้อง=Ban Ueang,ศรีสงคราม=Si Songkham,สามผง=Sam Phong,หาดแพง=Hat Phaeng,โพนสว่าง=Phon Sawang
TH-48|เมืองนครพนม|Mueang Nakhon Phanom|48000:กุรุคุ=Kurukhu,ขามเฒ่า=Kham Thao,คำเตย=Kham Toei,ดงขวาง=Dong Khwang,ท่าค้อ=Tha Kho,นาทราย=Na Sai,นาราชควาย=Na Rat Khwai,บ้านกลาง=Ban Klang,บ้านผึ้ง=Ban Phueng,วังตามัว=Wang Ta Mua,หนองญาติ=Nong Yat,หนองแสง=Nong Saeng,อาจสามารถ=At Samat,โพธิ์ตาก=Pho Tak,ในเมือง=Nai Mueang
TH-48|เรณูนคร|Renu Nakhon|48170:ท่าลาด=Tha Lat,นาขาม=Na Kham,นางาม=Na Ngam,หนองย่างชิ้น=Nong Yang Chin,เรณู=Renu,เรณูใต้=Renu Tai,โคกหินแฮ่=Khok Hin Hae,โพนทอง=Phon Thong
TH-48|โพนสวรรค์|Phon Sawan|48190:นาขมิ้น=Na Khamin,นาหัวบ่อ=Na Hua Bo,นาใน=Na Nai,บ้านค้อ=Ban Kho,โพนจาน=Phon Chan,โพนบก=Phon Bok,โพนสวรรค์=Phon Sawan
TH-49|คำชะอี|Kham Cha-i|49110:คำชะอี=Kham Cha-i,คำบก=Kham Bok,น้ำเที่ยง=Nam Thiang,บ้านค้อ=Ban Kho,บ้านซ่ง=Ban Song,บ้านเหล่า=Ban Lao,หนองเอี่ยน=Nong Ian,เหล่าสร้างถ่อ=Lao Sang Tho,โพนงาม=Phon Ngam
TH-49|ดงหลวง|Dong Luang|49140:กกตูม=Kok Tum,ชะโนดน้อย=Chanot Noi,ดงหลวง=Dong Luang,พังแดง=Phang Daeng,หนองบัว=Nong Bua,หนองแคน=Nong Khaen
TH-49|ดอนตาล|Don Tan|49120:ดอนตาล=Don Tan,นาสะเม็ง=Na Sameng,บ้านบาก=Ban Bak,บ้านแก้ง=Ban Kaeng,ป่าไร่=Pa Rai,เหล่าหมี=Lao Mi,โพธิ์ไทร=Pho Sai
TH-49|นิคมคำสร้อย|Nikhom Kham Soi|49130:กกแดง=Kok Daeng,นากอก=Na Kok,นาอุดม=Na Udom,นิคมคำสร้อย=Nikhom Kham Soi,ร่มเกล้า=Rom Klao,หนองแวง=Nong Waeng,โชคชัย=Chok Chai
TH-49|หนองสูง|Nong Sung|49160:บ้านเป้า=Ban Pao,ภูวง=Phu Wong,หนองสูง=Nong Sung,หนองสูงเหนือ=Nong Sung Nuea,หนองสูงใต้=Nong Sung Tai,โนนยาง=Non Yang
TH-49|หว้านใหญ่|Wan Yai|49150:ชะโนด=Chanot,ดงหมู=Dong Mu,บางทรายน้อย=Bang Sai Noi,ป่งขาม=Pong Kham,หว้านใหญ่=Wan Yai
TH-49|เมืองมุกดาหาร|Mueang Mukdahan|49000:กุดแข้=Kut Khae,คำป่าหลาย=Kham Pa Lai,คำอาฮวน=Kham Ahuan,ดงมอน=Dong Mon,ดงเย็น=Dong Yen,นาสีนวน=Na Si Nuan,นาโสก=Na Sok,บางทรายใหญ่=Bang Sai Yai,บ้านโคก=Ban Khok,ผึ่งแดด=Phueng Daet,มุกดาหาร=Mukdahan,ศรีบุญเรือง=Si Bun Rueang,โพนทราย=Phon Sai
TH-50|กัลยาณิวัฒนา|Kan La Ya Wi Nat Tha|58130:บ้านจันทร์=Ban Chan,แจ่มหลวง=Chaem Luang,แม่แดด=Mae Daet
TH-50|จอมทอง|Chom Thong|50160:ข่วงเปา=Khuang Pao,ดอยแก้ว=Doi Kaeo,บ้านหลวง=Ban Luang,สบเตี๊ยะ=Sop Tia;50240:บ้านแปะ=Ban Pae,แม่สอย=Mae Soi
TH-50|ดอยสะเก็ด|Doi Saket|50220:ตลาดขวัญ=Talat Khwan,ตลาดใหญ่=Talat Yai,ป่าป้อง=Pa Pong,ป่าลาน=Pa Lan,ป่าเมี่ยง=Pa Miang,ลวงเหนือ=Luang Nuea,สง่าบ้าน=Sa-nga Ban,สันปูเลย=San Pu Loei,สำราญราษฎร์=Samran Rat,เชิงดอย=Choeng Doi,เทพเสด็จ=Thep Sadet,แม่คือ=Mae Khue,แม่ฮ้อยเงิน=Mae Hoi Ngoen,แม่โป่ง=Mae Pong
TH-50|ดอยหล่อ|Doi Lo|50160:ดอยหล่อ=Doi Lo,ยางคราม=Yang Khram,สองแคว=Song Khwae,สันติสุข=Santi Suk
TH-50|ดอยเต่า|Doi Tao|50260:ดอยเต่า=Doi Tao,ท่าเดื่อ=Tha Duea,บงตัน=Bong Tan,บ้านแอ่น=Ban Aen,มืดกา=Muet Ka,โปงทุ่ง=Pong Thung
TH-50|ฝาง|Fang|50110:ม่อนปิ่น=Mon Pin,สันทราย=San Sai,เวียง=Wiang,แม่คะ=Mae Ka,แม่สูน=Mae Sun,โป่งน้ำร้อน=Pong Nam Ron;50320:แม่ข่า=Mae Kha,แม่งอน=Mae Ngon
TH-50|พร้าว|Phrao|50190:ทุ่งหลวง=Thung Luang,น้ำแพร่=Nam Phrae,บ้านโป่ง=Ban Pong,ป่าตุ้ม=Pa Tum,ป่าไหน่=Pa Nai,สันทราย=San Sai,เขื่อนผาก=Khuean Phak,เวียง=Wiang,แม่ปั๋ง=Mae Pang,แม่แวน=Mae Waen,โหล่งขอด=Long Khot
TH-50|สะเมิง|Samoeng|50250:บ่อแก้ว=Bo Kaeo,ยั้งเมิน=Yang Moen,สะเมิงเหนือ=Samoeng Nuea,สะเมิงใต้=Samoeng Tai,แม่สาบ=Mae Sap
TH-50|สันกำแพง|San Kamphaeng|50130:ต้นเปา=Ton Pao,ทรายมูล=Sai Mun,บวกค้าง=Buak Khang,ร้องวัวแดง=Rong Wua Daeng,สันกลาง=San Klang,สันกำแพง=San Kamphaeng,ห้วยทราย=Huai Sai,ออนใต้=On Tai,แช่ช้าง=Chae Chang,แม่ปูคา=Mae Pu Kha
TH-50|สันทราย|San Sai|50210:ป่าไผ่=Pha Phai,สันทรายน้อย=San Sai Noi,สันทรายหลวง=San Sai Luang,สันนาเม็ง=San Na Meng,สันป่าเปา=San Pa Pao,สันพระเนตร=San Phranet,หนองจ๊อม=Nong Chom,หนองแหย่ง=Nong Yaeng,เมืองเล็น=Mueang Len;50290:หนองหาร=Nong Han,แม่แฝก=Mae Faek,แม่แฝกใหม่=Mae Faek Mai
TH-50|สันป่าตอง|San Pa Tong|50120:ทุ่งต้อม=Thung Tom,ทุ่งสะโตก=Thung Satok,ท่าวังพร้าว=Tha Wang Phrao,น้ำบ่อหลวง=Nam Bo Luang,บ้านกลาง=Ban Klang,บ้านแม=Ban Mae,มะขามหลวง=Makham Luang,มะขุนหวาน=Makhun Wan,ยุหว่า=Yu Wa,สันกลาง=San Klang,แม่ก๊า=Mae Ka
TH-50|สารภี|Saraphi|50140:ขัวมุง=Khua Mung,ชมภู=Chomphu,ดอนแก้ว=Don Kaeo,ท่ากว้าง=Tha Kwang,ท่าวังตาล=Tha Wang Tan,ป่าบง=Pa Bong,ยางเนิ้ง=Yang Noeng,สันทราย=San Sai,สารภี=Saraphi,หนองผึ้ง=Nong Phueng,หนองแฝก=Nong Faek,ไชยสถาน=Chaiya Sathan
TH-50|หางดง|Hang Dong|50230:ขุนคง=Khun Khong,น้ำแพร่=Nam Phrae,บ้านปง=Ban Pong,บ้านแหวน=Ban Waen,สบแม่ข่า=Sop Mae Kha,สันผักหวาน=San Phak Wan,หนองควาย=Nong Khwai,หนองแก๋ว=Nong Kaeo,หางดง=Hang Dong,หารแก้ว=Han Kaeo;50340:หนองตอง=Nong Tong
TH-50|อมก๋อย|Omkoi|50310:นาเกียน=Na Kian,ม่อนจอง=Mon Chong,ยางเปียง=Yang Piang,สบโขง=Sop Khong,อมก๋อย=Omkoi,แม่ตื่น=Mae Tuen
TH-50|ฮอด|Hot|50240:นาคอเรือ=Na Kho Ruea,บ่อสลี=Bo Sali,บ่อหลวง=Bo Luang,บ้านตาล=Ban Tan,หางดง=Hang Dong,ฮอด=Hot
TH-50|เชียงดาว|Chiang Dao|50170:ทุ่งข้าวพวง=Thung Khao Phuang,ปิงโค้ง=Ping Khong,เชียงดาว=Chiang Dao,เมืองคอง=Mueang Khong,เมืองงาย=Mueang Ngai,เมืองนะ=Mueang Na,แม่นะ=Mae Na
TH-50|เมืองเชียงใหม่|Mueang Chiang Mai|50100:ช้างคลาน=Chang Khlan,ป่าแดด=Pa Daet,หายยา=Haiya,แม่เหียะ=Mae Hia;50300:ช้างม่อย=Chang Moi,ช้างเผือก=Chang Phueak,ป่าตัน=Pa Tan,สันผีเสื้อ=San Phi Suea;50000:ท่าศาลา=Tha Sala,ฟ้าฮ่าม=Fa Ham,วัดเกต=Wat Ket,หนองป่าครั่ง=Nong Pa Khrang,หนองหอย=Nong Hoi;50200:พระสิงห์=Phra Sing,ศรีภูมิ=Si Phum,สุเทพ=Suthep
TH-50|เวียงแหง|Wiang Haeng|50350:เปียงหลวง=Piang Luang,เมืองแหง=Mueang Haeng,แสนไห=Saen Hai
TH-50|แม่ริม|Mae Rim|50180:ขี้เหล็ก=Khilek,ดอนแก้ว=Don Kaeo,ริมเหนือ=Rim Nuea,ริมใต้=Rim Tai,สันโป่ง=San Pong,ห้วยทราย=Huai Sai,เหมืองแก้ว=Mueang Kaeo,แม่สา=Mae Sa,แม่แรม=Mae Raem,โป่งแยง=Pong Yaeng;50330:สะลวง=Saluang
TH-50|แม่วาง|Mae Wang|50360:ดอนเปา=Don Pao,ทุ่งปี้=Thung Pi,ทุ่งรวงทอง=Thung Ruang Thong,บ้านกาด=Ban Kat,แม่วิน=Mae Win
TH-50|แม่ออน|Mae On|50130:ทาเหนือ=Tha Nuea,บ้านสหกรณ์=Ban Sahakon,ห้วยแก้ว=Huai Kaeo,ออนกลาง=On Klang,ออนเหนือ=On Nuea,แม่ทา=Mae Tha
TH-50|แม่อาย|Mae Ai|50280:ท่าตอน=Tha Ton,บ้านหลวง=Ban Luang,มะลิกา=Malika,สันต้นหมื้อ=San Ton Mue,แม่นาวาง=Mae Na Wang,แม่สาว=Mae Sao,แม่อาย=Mae Ai
TH-50|แม่แจ่ม|Mae Chaem|50270:กองแขก=Kong Khaek,ช่างเคิ่ง=Chang Khoeng,ท่าผา=Tha Pha,บ้านทับ=Ban Thap,ปางหินฝน=Pang Hin Fon,แม่นาจร=Mae Na Chon,แม่ศึก=Mae Suek
TH-50|แม่แตง|Mae Taeng|50150:กื้ดช้าง=Kuet Chang,ขี้เหล็ก=Khilek,ช่อแล=Cho Lae,บ้านช้าง=Ban Chang,บ้านเป้า=Ban Pao,ป่าแป๋=Pa Pae,สบเปิง=Sop Poeng,สันมหาพน=San Maha Phon,อินทขิล=Inthakhin,เมืองก๋าย=Mueang Kai,แม่หอพระ=Mae Ho Phra,แม่แตง=Mae Taeng;50330:สันป่ายาง=San Pa Yang
TH-50|ไชยปราการ|Chai Prakan|50320:ปงตำ=Pong Tam,ศรีดงเย็น=Si Dong Yen,หนองบัว=Nong Bua,แม่ทะลบ=Mae Thalop
TH-51|ทุ่งหัวช้าง|Thung Hua Chang|51160:ตะเคียนปม=Takhian Pom,ทุ่งหัวช้าง=Thung Hua Chang,บ้านปวง=Ban Puang
TH-51|บ้านธิ|Ban Thi|51180:บ้านธิ=Ban Thi,ห้วยยาบ=Huai Yap
TH-51|บ้านโฮ่ง|Ban Hong|51130:บ้านโฮ่ง=Ban Hong,ป่าพลู=Pa Phlu,ศรีเตี้ย=Si Tia,หนองปลาสะวาย=Nong Pla Sawai,เหล่ายาว=Lao Yao
TH-51|ป่าซาง|Pa Sang|51120:ท่าตุ้ม=Tha Tum,นครเจดีย์=Nakhon Chedi,น้ำดิบ=Nam Dip,บ้านเรือน=Ban Ruean,ปากบ่อง=Pak Bong,ป่าซาง=Pa Sang,มะกอก=Makok,ม่วงน้อย=Muang Noi,แม่แรง=Mae Raeng
TH-51|ลี้|Li|51110:ก้อ=Ko,ดงดำ=Dong Dam,นาทราย=Na Sai,ป่าไผ่=Pha Phai,ลี้=Li,ศรีวิชัย=Si Wichai,แม่ตืน=Mae Tuen,แม่ลาน=Mae Lan
TH-51|เมืองลำพูน|Mueang Lamphun|51000:ต้นธง=Ton Thong,บ้านกลาง=Ban Klang,บ้านแป้น=Ban Paen,ประตูป่า=Pratu Pa,ป่าสัก=Pa Sak,มะเขือแจ้=Makhuea Chae,ริมปิง=Rim Ping,ศรีบัวบาน=Si Bua Ban,หนองหนาม=Nong Nam,เวียงยอง=Wiang Yong,เหมืองง่า=Mueang Nga,เหมืองจี้=Mueang Chi,ในเมือง=Nai Mueang;51150:หนองช้างคืน=Nong Chang Khuen,อุโมงค์=Umong
TH-51|เวียงหนองล่อง|Wiang Nong Long|51120:วังผาง=Wang Phang,หนองยวง=Nong Yuang,หนองล่อง=Nong Long
TH-51|แม่ทา|Mae Tha|51170:ทากาศ=Tha Kat,ทาขุมเงิน=Tha Khum Ngoen,ทาทุ่งหลวง=Tha Thung Luang,ทาแม่ลอบ=Tha Mae Lop;51140:ทาปลาดุก=Tha Pla Duk,ทาสบเส้า=Tha Sop Sao
TH-52|งาว|Ngao|52110:นาแก=Na Kae,บ้านร้อง=Ban Rong,บ้านหวด=Ban Huat,บ้านอ้อน=Ban On,บ้านแหง=Ban Haeng,บ้านโป่ง=Ban Pong,ปงเตา=Pong Tao,หลวงเหนือ=Luang Nuea,หลวงใต้=Luang Tai,แม่ตีบ=Mae Tip
TH-52|วังเหนือ|Wang Nuea|52140:ทุ่งฮั้ว=Thung Hua,ร่องเคาะ=Rong Kho,วังซ้าย=Wang Sai,วังทรายคำ=Wang Sai Kam,วังทอง=Wang Thong,วังเหนือ=Wang Nuea,วังแก้ว=Wang Kaeo,วังใต้=Wang Tai
TH-52|สบปราบ|Sop Prap|52170:นายาง=Na Yang,สบปราบ=Sop Prap,สมัย=Samai,แม่กัวะ=Mae Kua
TH-52|ห้างฉัตร|Hang Chat|52190:ปงยางคก=Pong Yang Khok,วอแก้ว=Wo Kaeo,หนองหล่ม=Nong Lom,ห้างฉัตร=Hang Chat,เมืองยาว=Mueang Yao,เวียงตาล=Wiang Tan,แม่สัน=Mae San
TH-52|เกาะคา|Ko Kha|52130:ท่าผา=Tha Pha,นาแก้ว=Na Kaeo,นาแส่ง=Na Saeng,ลำปางหลวง=Lampang Luang,วังพร้าว=Wang Phrao,ศาลา=Sala,เกาะคา=Ko Kha,ใหม่พัฒนา=Mai Phatthana,ไหล่หิน=Lai Hin
TH-52|เถิน|Thoen|52160:นาโป่ง=Na Pong,ล้อมแรด=Lom Raet,เถินบุรี=Thoen Buri,เวียงมอก=Wiang Mok,แม่ถอด=Mae Thot,แม่ปะ=Mae Pa,แม่มอก=Mae Mok;52230:แม่วะ=Mae Wa
TH-52|เมืองปาน|Mueang Pan|52240:ทุ่งกว๋าว=Thung Kwao,บ้านขอ=Ban Kho,หัวเมือง=Hua Mueang,เมืองปาน=Mueang Pan,แจ้ซ้อน=Chae Son
TH-52|เมืองลำปาง|Mueang Lampang|52000:กล้วยแพะ=Kluai Phae,ต้นธงชัย=Ton Thong Chai,ทุ่งฝาย=Thung Fai,นิคมพัฒนา=Nikhom Phatthana,บุญนาคพัฒนา=Bunnak Phatthana,บ้านเสด็จ=Ban Sadet,บ้านแลง=Ban Laeng,พระบาท=Phra Bat,พิชัย=Phichai,หัวเวียง=Hua Wiang,เวียงเหนือ=Wiang Nuea;52100:ชมพู=Chomphu,บ่อแฮ้ว=Ba Haeo,บ้านค่า=Ban Kha,บ้านเป้า=Ban Pao,บ้านเอื้อม=Ban Ueam,ปงแสนทอง=Pong Saen Thong,สบตุ๋ย=Sop Tui,สวนดอก=Suan Dok
TH-52|เสริมงาม|Soem Ngam|52210:ทุ่งงาม=Tha Ngam,เสริมกลาง=Soem Klang,เสริมขวา=Soem Khwa,เสริมซ้าย=Soem Sai
TH-52|แจ้ห่ม|Chae Hom|52120:ทุ่งผึ้ง=Thung Phueng,บ้านสา=Ban Sa,ปงดอน=Pong Don,วิเชตนคร=Wichet Nakhon,เมืองมาย=Mueang Mai,แจ้ห่ม=Chae Hom,แม่สุก=Mae Suk
TH-52|แม่ทะ|Mae Tha|52150:ดอนไฟ=Don Fai,นาครัว=Na Khrua,น้ำโจ้=Nam Cho,บ้านกิ่ว=Ban Kio,บ้านบอม=Ban Bom,ป่าตัน=Pa Tan,วังเงิน=Wang Ngoen,สันดอนแก้ว=San Don Kaeo,หัวเสือ=Hua Suea,แม่ทะ=Mae Tha
TH-52|แม่พริก|Mae Phrik|52180:ผาปัง=Pha Pang,แม่ปุ=Mae Pu,แม่พริก=Mae Phrik;52230:พระบาทวังตวง=Phra Bat Wang Tuang
TH-52|แม่เมาะ|Mae Mo|52220:จางเหนือ=Chang Nuea,นาสัก=Na Sak,บ้านดง=Ban Dong,สบป้าด=Sop Pat,แม่เมาะ=Mae Mo
TH-53|ตรอน|Tron|53140:ข่อยสูง=Khoi Sung,น้ำอ่าง=Nam Ang,บ้านแก่ง=Ban Kaeng,วังแดง=Wang Daeng,หาดสองแคว=Hat Song Khwae
TH-53|ทองแสนขัน|Thong Saen Khan|53230:น้ำพี้=Nam Phi,บ่อทอง=Bo Thong,ป่าคาย=Pa Khai,ผักขวง=Phak Khuang
TH-53|ท่าปลา|Tha Pla|53150:จริม=Chalim,ท่าปลา=Tha Pla,นางพญา=Nang Phaya,น้ำหมัน=Nam Man;53190:ผาเลือด=Pha Lueat,ร่วมจิต=Ruam Chit,หาดล้า=Hat La
TH-53|น้ำปาด|Nam|53110:ท่าแฝก=Tha Faek,น้ำไคร้=Nam Khrai,น้ำไผ่=Nam Phai,บ้านฝาย=Ban Fai,ห้วยมุ่น=Huai Mun,เด่นเหล็ก=Den Lek,แสนตอ=Saen To
TH-53|บ้านโคก|Ban Khok|53180:นาขุม=Na Khum,บ่อเบี้ย=Bo Bia,บ้านโคก=Ban Khok,ม่วงเจ็ดต้น=Muang Chet Ton
TH-53|พิชัย|Phichai|53120:คอรุม=Kho Rum,ท่ามะเฟือง=Tha Mafueang,นายาง=Na Yang,นาอิน=Na In,บ้านหม้อ=Ban Mo,บ้านโคน=Ban Khon,พญาแมน=Phaya Maen,ในเมือง=Nai Mueang,ไร่อ้อย=Rai Oi;53220:ท่าสัก=Tha Sak,บ้านดารา=Ban Dara
TH-53|ฟากท่า|Fak Tha|53160:บ้านเสี้ยว=Ban Siao,ฟากท่า=Fak Tha,สองคอน=Song Khon,สองห้อง=Song Hong
TH-53|ลับแล|Laplae|53130:ชัยจุมพล=Chai Chumphon,นานกกก=Na Nok Kok,ฝายหลวง=Fai Luang,ศรีพนมมาศ=Si Phanom Mat,แม่พูล=Mae Phun;53210:ด่านแม่คำมัน=Dan Mae Kam Man,ทุ่งยั้ง=Thung Yang,ไผ่ล้อม=Phai Lom
TH-53|เมืองอุตรดิตถ์|Mueang Uttaradit|53000:ขุนฝาง=Khun Fang,คุ้งตะเภา=Khung Taphao,งิ้วงาม=Ngio Ngam,ถ้ำฉลอง=Tham Chalong,ท่าอิฐ=Tha It,ท่าเสา=Tha Sao,น้ำริด=Nam Rit,บ้านด่าน=Ban Dan,บ้านด่านนาขาม=Ban Dan Na Kham,บ้านเกาะ=Ban Ko,ป่าเซ่า=Pa Sao,ผาจุก=Pha Chuk,วังดิน=Wang Din,หาดกรวด=Hat Kruat,หาดงิ้ว=Hat Ngio,แสนตอ=Saen To;53170:วังกะพี้=Wang Kaphi
TH-54|ร้องกวาง|Rong Kwang|54140:ทุ่งศรี=Thung Si,น้ำเลา=Nam Lao,บ้านเวียง=Ban Wiang,ร้องกวาง=Rong Kwang,ร้องเข็ม=Rong Khem,ห้วยโรง=Huai Rong,แม่ทราย=Mae Sai,แม่ยางตาล=Mae Yang Tan,แม่ยางร้อง=Mae Yang Rong,แม่ยางฮ่อ=Mae Yang Ho,ไผ่โทน=Phai Thon
TH-54|ลอง|Long|54150:ต้าผามอก=Ta Pha Mok,ทุ่งแล้ง=Thung Laeng,บ่อเหล็กลอง=Bo Lek Long,บ้านปิน=Ban Pin,ปากกาง=Pak Kang,หัวทุ่ง=Hua Thung,ห้วยอ้อ=Huai O,เวียงต้า=Wiang Ta,แม่ปาน=Mae Pan
TH-54|วังชิ้น|Wang Chin|54160:นาพูน=Na Phun,ป่าสัก=Pa Sak,วังชิ้น=Wang Chin,สรอย=Soi,แม่ป้าก=Mae Pak,แม่พุง=Mae Phung,แม่เกิ๋ง=Mae Koeng
TH-54|สอง|Song|54120:ทุ่งน้าว=Thung Nao,บ้านกลาง=Ban Klang,บ้านหนุน=Ban Nun,สะเอียบ=Sa-iap,หัวเมือง=Hua Mueang,ห้วยหม้าย=Huai Mai,เตาปูน=Tao Pun,แดนชุมพล=Daen Chumphon
TH-54|สูงเม่น|Sung Men|54130:ดอนมูล=Don Mun,น้ำชำ=Nam Cham,บ้านกวาง=Ban Kwang,บ้านกาศ=Ban Kat,บ้านปง=Ban Pong,บ้านเหล่า=Ban Lao,พระหลวง=Phra Luang,ร่องกาศ=Rong Kat,สบสาย=Sop Sai,สูงเม่น=Sung Men,หัวฝาย=Hua Fai;54000:เวียงทอง=Wiang Thong
TH-54|หนองม่วงไข่|Nong Muang Khai|54170:ตำหนักธรรม=Tamnak Tham,ทุ่งแค้ว=Thung Khaeo,น้ำรัด=Nam Rat,วังหลวง=Wang Luang,หนองม่วงไข่=Nong Muang Khai,แม่คำมี=Mae Kham Mi
TH-54|เด่นชัย|Den Chai|54110:ปงป่าหวาย=Pong Pa Wai,ห้วยไร่=Huai Rai,เด่นชัย=Den Chai,แม่จั๊วะ=Mae Chua,ไทรย้อย=Sai Yoi
TH-54|เมืองแพร่|Mueang Phrae|54000:กาญจนา=Kanchana,ช่อแฮ=Cho Hae,ทุ่งกวาว=Thung Kwao,ทุ่งโฮ้ง=Thung Hong,ท่าข้าม=Tha Kham,นาจักร=Na Chak,น้ำชำ=Nam Cham,บ้านถิ่น=Ban Thin,ป่าแดง=Pa Daeng,ป่าแมต=Pa Maet,ร่องฟอง=Rong Fong,วังธง=Wang Thong,วังหงษ์=Wang Hong,สวนเขื่อน=Suan Khuean,ห้วยม้า=Huai Ma,เหมืองหม้อ=Mueang Mo,แม่คำมี=Mae Kham Mi,แม่ยม=Mae Yom,แม่หล่าย=Mae Lai,ในเวียง=Nai Wiang
TH-55|ทุ่งช้าง|Thung Chang|55130:งอบ=Ngop,ทุ่งช้าง=Thung Chang,ปอน=Pon,และ=Lae
TH-55|ท่าวังผา|Tha Wang Pha|55140:จอมพระ=Chom Phra,ตาลชุม=Tan Chum,ท่าวังผา=Tha Wang Pha,ป่าคา=Pa Kha,ผาตอ=Pha To,ผาทอง=Pha Thong,ยม=Yom,ริม=Rim,ศรีภูมิ=Si Phum,แสนทอง=Saen Thong
TH-55|นาน้อย|Na Noi|55150:นาน้อย=Na Noi,น้ำตก=Nam Tok,บัวใหญ่=Bua Yai,ศรีษะเกษ=Si Sa Ket,สถาน=Sathan,สันทะ=Santha,เชียงของ=Chiang Khong
TH-55|นาหมื่น|Na Muen|55180:นาทะนุง=Na Tha Nung,บ่อแก้ว=Bo Kaeo,ปิงหลวง=Ping Luang,เมืองลี=Mueang Li
TH-55|บ่อเกลือ|Bo Kluea|55220:ดงพญา=Dong Phaya,บ่อเกลือเหนือ=Bo Kluea Nuea,บ่อเกลือใต้=Bo Kluea Tai,ภูฟ้า=Phu Fa
TH-55|บ้านหลวง|Ban Luang|55190:บ้านพี้=Ban Phi,บ้านฟ้า=Ban Fa,ป่าคาหลวง=Pa Kha Luang,สวด=Suat
TH-55|ปัว|Pua|55120:ปัว=Pua,ป่ากลาง=Pa Klang,ภูคา=Phu Kha,วรนคร=Wora Nakhon,ศิลาเพชร=Sila Phet,ศิลาแลง=Sila Laeng,สกาด=Sakat,สถาน=Sathan,อวน=Uan,เจดีย์ชัย=Chedi Chai,แงง=Ngaeng,ไชยวัฒนา=Chai Watthana
TH-55|ภูเพียง|Phu Phiang|55000:ท่าน้าว=Tha Nao,นาปัง=Na Pang,น้ำเกี๋ยน=Nam Kian,น้ำแก่น=Nam Kaen,ฝายแก้ว=Fai Kaeo,ม่วงตึ๊ด=Muang Tuet,เมืองจัง=Mueang Chang
TH-55|สองแคว|Song Khwae|55160:ชนแดน=Chon Daen,นาไร่หลวง=Na Rai Luang,ยอด=Yot
TH-55|สันติสุข|Santi Suk|55210:ดู่พงษ์=Du Phong,ป่าแลวหลวง=Pa Laeo Luang,พงษ์=Phong
TH-55|เฉลิมพระเกียรติ|Chaloem Phra Kiat|55130:ขุนน่าน=Khun Nan,ห้วยโก๋น=Huai Kon
TH-55|เชียงกลาง|Chiang Klang|55160:พญาแก้ว=Phaya Kaeo,พระธาตุ=Phra That,พระพุทธบาท=Phra Phutthabat,เชียงกลาง=Chiang Klang,เชียงคาน=Chiang Khan,เปือ=Puea
TH-55|เมืองน่าน|Mueang Nan|55000:กองควาย=Kong Khwai,ดู่ใต้=Du Tai,ถืมตอง=Thuem Tong,นาซาว=Na Sao,บ่อ=Bo,ผาสิงห์=Pha Sing,สวก=Suak,สะเนียน=Sa Nian,เรือง=Rueang,ในเวียง=Nai Wiang,ไชยสถาน=Chaiya Sathan
TH-55|เวียงสา|Wiang Sa|55110:กลางเวียง=Klang Wiang,ขึ่ง=Khueng,จอมจันทร์=Chom Chan,ตาลชุม=Tan Chum,ทุ่งศรีทอง=Thung Si Thong,นาเหลือง=Na Lueang,น้ำปั้ว=Nam Pua,น้ำมวบ=Nam Muap,ปงสนุก=Pong Sanuk,ยาบหัวนา=Yap Hua Na,ส้าน=San,ส้านนาหนองใหม่=San Na Nong Mai,อ่ายนาไลย=Ai Na Lai,แม่ขะนิง=Mae Khaning,แม่สา=Mae Sa,แม่สาคร=Mae Sakhon,ไหล่น่าน=Lai Nan
TH-55|แม่จริม|Mae Charim|55170:น้ำปาย=Nam Pai,น้ำพาง=Nam Phang,หนองแดง=Nong Daeng,หมอเมือง=Mo Mueang,แม่จริม=Mae Charim
TH-56|จุน|Chun|56150:จุน=Chun,ทุ่งรวงทอง=Thung Ruang Thong,พระธาตุขิงแกง=Phra That Khing Kaeng,ลอ=Lo,หงส์หิน=Hong Hin,ห้วยข้าวก่ำ=Huai Khao Kam,ห้วยยางขาม=Huai Yang Kham
TH-56|ดอกคำใต้|Dok Kham Tai|56120:คือเวียง=Khue Wiang,ดงสุวรรณ=Dong Suwan,ดอกคำใต้=Dok Kham Tai,ดอนศรีชุม=Don Si Chum,บุญเกิด=Bun Koet,บ้านถ้ำ=Ban Tham,บ้านปิน=Ban Pin,ป่าซาง=Pa Sang,สว่างอารมณ์=Sawang Arom,สันโค้ง=San Khong,หนองหล่ม=Nong Lom,ห้วยลาน=Huai Lan
TH-56|ปง|Pong|56140:ขุนควร=Khun Khuan,ควร=Khuan,งิม=Ngim,นาปรัง=Na Prang,ปง=Pong,ผาช้างน้อย=Pha Chang Noi,ออย=Oi
TH-56|ภูกามยาว|Phu Kamyao|56000:ดงเจน=Dong Chen,ห้วยแก้ว=Huai Kaeo,แม่อิง=Mae Ing
TH-56|ภูซาง|Phu Sang|56110:ทุ่งกล้วย=Thung Kluai,ป่าสัก=Pa Sak,ภูซาง=Phu Sang,สบบง=Sop Bong,เชียงแรง=Chiang Raeng
TH-56|เชียงคำ|Chiang Kham|56110:ทุ่งผาสุข=Thung Pha Suk,น้ำแวน=Nam Waen,ฝายกวาง=Fai Kwang,ร่มเย็น=Rom Yen,หย่วน=Yuan,อ่างทอง=Ang Thong,เจดีย์คำ=Chadi Kham,เชียงบาน=Chiang Ban,เวียง=Wiang,แม่ลาว=Mae Lao
TH-56|เชียงม่วน|Chiang Muan|56160:บ้านมาง=Ban Mang,สระ=Sa,เชียงม่วน=Chiang Muan
TH-56|เมืองพะเยา|Mueang Phayao|56000:จำป่าหวาย=Cham Pa Wai,ท่าจำปี=Tha Champi,ท่าวังทอง=Tha Wang Thong,บ้านตุ่น=Ban Tun,บ้านต๊ำ=Ban Tam,บ้านต๋อม=Ban Tom,บ้านสาง=Ban Sang,บ้านใหม่=Ban Mai,สันป่าม่วง=San Pa Muang,เวียง=Wiang,แม่กา=Mae Ka,แม่ต๋ำ=Mae Tam,แม่นาเรือ=Mae Na Ruea,แม่ปืม=Mae Puem,แม่ใส=Mae Sai
TH-56|แม่ใจ|Mae Chai|56130:บ้านเหล่า=Ban Lao,ป่าแฝก=Pa Faek,ศรีถ้อย=Si Thoi,เจริญราษฎร์=Charoen Rat,แม่สุก=Mae Suk,แม่ใจ=Mae Chai
TH-57|ขุนตาล|Khun Tan|57340:ต้า=Ta,ป่าตาล=Pa Tan,ยางฮอม=Yang Hom
TH-57|ดอยหลวง|Doi Luang|57110:ปงน้อย=Pong Noi,หนองป่าก่อ=Nong Pa Ko,โชคชัย=Chok Chai
TH-57|ป่าแดด|Pa Daet|57190:ป่าแงะ=Pa Ngae,ป่าแดด=Pa Daet,ศรีโพธิ์เงิน=Si Pho Ngoen,สันมะค่า=San Makha,โรงช้าง=Rong Chang
TH-57|พญาเม็งราย|Phaya Mengrai|57290:ตาดควัน=Tat Khwan,เม็งราย=Mengrai,แม่ต๋ำ=Mae Tam,แม่เปา=Mae Pao,ไม้ยา=Mai Ya
TH-57|พาน|Phan|57120:ดอยงาม=Doi Ngam,ทรายขาว=Sai Khao,ป่าหุ่ง=Pa Hung,ม่วงคำ=Muang Kham,สันกลาง=San Klang,สันติสุข=Santi Suk,สันมะเค็ด=San Makhet,หัวง้ม=Hua Ngom,เจริญเมือง=Charoen Mueang,เมืองพาน=Mueang Phan,เวียงห้าว=Wiang Hao,แม่อ้อ=Mae O;57280:ทานตะวัน=Than Tawan,แม่เย็น=Mae Yen;57250:ธารทอง=Than Thong
TH-57|เชียงของ|Chiang Khong|57140:ครึ่ง=Khrueng,บุญเรือง=Bun Rueang,ริมโขง=Rim Khong,ศรีดอนชัย=Si Don Chai,สถาน=Sathan,ห้วยซ้อ=Huai So,เวียง=Wiang
TH-57|เชียงแสน|Chiang Saen|57150:บ้านแซว=Ban Saeo,ป่าสัก=Pa Sak,ศรีดอนมูล=Si Don Mun,เวียง=Wiang,แม่เงิน=Mae Ngoen,โยนก=Yonok
TH-57|เทิง|Thoeng|57160:งิ้ว=Ngio,ตับเต่า=Tap Tao,สันทรายงาม=San Sai Ngam,หงาว=Ngao,เวียง=Wiang;57230:ปล้อง=Plong,ศรีดอนไชย=Si Don Chai,หนองแรด=Nong Raet,เชียงเคี่ยน=Chiang Khian,แม่ลอย=Mae Loi
TH-57|เมืองเชียงราย|Mueang Chiang Rai|57000:ดอยลาน=Doi Lan,ดอยฮาง=Doi Hang,ท่าสาย=Tha Sai,ป่าอ้อดอนชัย=Pa O Don Chai,รอบเวียง=Rop Wiang,สันทราย=San Sai,ห้วยชมภู=Huai Chomphu,ห้วยสัก=Huai Sak,เวียง=Wiang,แม่กรณ์=Mae Kon;57100:ท่าสุด=Tha Sut,นางแล=Nang Lae,บ้านดู่=Ban Du,ริมกก=Rim Kok,แม่ข้าวต้ม=Mae Khao Tom,แม่ยาว=Mae Yao
TH-57|เวียงชัย|Wiang Chai|57210:ดอนศิลา=Don Sila,ผางาม=Pha Ngam,เมืองชุม=Mueang Chum,เวียงชัย=Wiang Chai,เวียงเหนือ=Wiang Nuea
TH-57|เวียงป่าเป้า|Wiang Pa Pao|57170:บ้านโป่ง=Ban Pong,ป่างิ้ว=Pa Ngio,สันสลี=San Sali,เวียง=Wiang;57260:เวียงกาหลง=Wiang Kalong,แม่เจดีย์=Mae Chedi,แม่เจดีย์ใหม่=Mae Chedi Mai
TH-57|เวียงเชียงรุ้ง|Wiang Chiang Rung|57210:ดงมหาวัน=Dong Maha Wan,ทุ่งก่อ=Thung Ko,ป่าซาง=Pa Sang
TH-57|เวียงแก่น|Wiang Kaen|57310:ท่าข้าม=Tha Kham,ปอ=Po,ม่วงยาย=Muang Yai,หล่ายงาว=Lai Ngao
TH-57|แม่จัน|Mae Chan|57110:จอมสวรรค์=Chom Sawan,ท่าข้าวเปลือก=Tha Khao Plueak,ป่าซาง=Pa Sang,ป่าตึง=Pa Tueng,ศรีค้ำ=Si Kham,สันทราย=San Sai,แม่จัน=Mae Chan;57270:จันจว้า=Chan Chawa,จันจว้าใต้=Chan Chawa Tai;57240:แม่คำ=Mae Kham,แม่ไร่=Mae Rai
TH-57|แม่ฟ้าหลวง|Mae Fa Luang|57240:เทอดไทย=Thoet Thai,แม่ฟ้าหลวง=Mae Fa Luang;57110:แม่สลองนอก=Mae Salong Nok,แม่สลองใน=Mae Salong Nai
TH-57|แม่ลาว|Mae Lao|57250:จอมหมอกแก้ว=Chom Mok Kaeo,ดงมะดะ=Dong Mada,บัวสลี=Bua Sali,ป่าก่อดำ=Pa Ko Dam;57000:โป่งแพร่=Pong Phrae
TH-57|แม่สรวย|Mae Suai|57180:ท่าก๊อ=Tha Ko,ป่าแดด=Pa Daet,วาวี=Wawi,ศรีถ้อย=Si Thoi,เจดีย์หลวง=Chedi Luang,แม่พริก=Mae Phrik,แม่สรวย=Mae Suai
TH-57|แม่สาย|Mae Sai|57220:บ้านด้าย=Ban Dai,ห้วยไคร้=Huai Khrai;57130:ศรีเมืองชุม=Si Mueang Chum,เกาะช้าง=Ko Chang,เวียงพางคำ=Wiang Phang Kham,แม่สาย=Mae Sai,โป่งงาม=Pong Ngam,โป่งผา=Pong Pha
TH-58|ขุนยวม|Khun Yuam|58140:ขุนยวม=Khun Yuam,เมืองปอน=Mueang Pon,แม่กิ๊=Mae Ki,แม่ยวมน้อย=Mae Yuam Noi,แม่อูคอ=Mae Ukho,แม่เงา=Mae Ngao
TH-58|ปางมะผ้า|Pang Mapha|58150:ถ้ำลอด=Tham Lot,นาปู่ป้อม=Na Pu Pom,ปางมะผ้า=Pang Mapha,สบป่อง=Sop Pong
TH-58|ปาย|Pai|58130:ทุ่งยาว=Thung Yao,เมืองแปง=Mueang Paeng,เวียงเหนือ=Wiang Nuea,เวียงใต้=Wiang Tai,แม่นาเติง=Mae Na Toeng,แม่ฮี้=Mae Hi,โป่งสา=Pong Sa
TH-58|สบเมย|Sop Moei|58110:กองก๋อย=Kong Koi,ป่าโปง=Pa Pong,สบเมย=Sop Moei,แม่คะตวน=Mae Khatuan,แม่สวด=Mae Suat,แม่สามแลบ=Mae Sam Laep
TH-58|เมืองแม่ฮ่องสอน|Mueang Mae Hong Son|58000:จองคำ=Chong Kham,ปางหมู=Pang Mu,ผาบ่อง=Pha Bong,หมอกจำแป่=Mok Champae,ห้วยปูลิง=Huai Pu Ling,ห้วยผา=Huai Pha,ห้วยโป่ง=Huai Pong
TH-58|แม่ลาน้อย|Mae La Noi|58120:ขุนแม่ลาน้อย=Khun Mae La Noi,ท่าผาปุ้ม=Tha Pha Pum,สันติคีรี=Santi Khiri,ห้วยห้อม=Huai Hom,แม่นาจาง=Mae Na Chang,แม่ลาน้อย=Mae La Noi,แม่ลาหลวง=Mae La Luang,แม่โถ=Mae Tho
TH-58|แม่สะเรียง|Mae Sariang|58110:บ้านกาศ=Ban Kat,ป่าแป๋=Pa Pae,เสาหิน=Sao Hin,แม่คง=Mae Khong,แม่ยวม=Mae Yuam,แม่สะเรียง=Mae Sariang,แม่เหาะ=Mae Ho
TH-60|ชุมตาบง|Chum Ta Bong|60150:ชุมตาบง=Chum Ta Bong,ปางสวรรค์=Pang Sawan
TH-60|ชุมแสง|Chum Saeng|60120:ฆะมัง=Khamang,ชุมแสง=Chum Saeng,ท่าไม้=Tha Mai,บางเคียน=Bang Khian,พิกุล=Phikun,หนองกระเจา=Nong Krachao,เกยไชย=Koei Chai,โคกหม้อ=Khok Mo,ไผ่สิงห์=Phai Sing;60250:ทับกฤช=Thap Krit,ทับกฤชใต้=Thap Krit Tai,พันลาน=Phan Lan
TH-60|ตากฟ้า|Tak Fa|60190:ตากฟ้า=Tak Fa,พุนกยูง=Phu Nok Yung,ลำพยนต์=Lam Phayon,สุขสำราญ=Suk Samran,หนองพิกุล=Nong Phikun,อุดมธัญญา=Udom Thanya,เขาชายธง=Khao Chai Thong
TH-60|ตาคลี|Takhli|60260:จันเสน=Chan Sen,ลาดทิพรส=Lat Thipphalot;60210:ช่องแค=Chong Khae,พรหมนิมิต=Phrom Nimit,สร้อยทอง=Soi Thong,ห้วยหอม=Huai Hom;60140:ตาคลี=Takhli,หนองหม้อ=Nong Mo,หนองโพ=Nong Pho,หัวหวาย=Hua Wai
TH-60|ท่าตะโก|Tha Tako|60160:ดอนคา=Dong Kha,ทำนบ=Thamnop,ท่าตะโก=Tha Tako,พนมรอก=Phanom Rok,พนมเศษ=Phanom Set,วังมหากร=Wang Mahakon,วังใหญ่=Wang Yai,สายลำโพง=Sai Lamphong,หนองหลวง=Nong Luang,หัวถนน=Hua Thanon
TH-60|บรรพตพิสัย|Banphot Phisai|60180:ด่านช้าง=Dan Chang,ตาขีด=Ta Khit,ตาสัง=Ta Sang,ท่างิ้ว=Tha Ngio,บางตาหงาย=Bang Ta Ngai,บางแก้ว=Bang Kaeo,บึงปลาทู=Bueng Pla Thu,บ้านแดน=Ban Daen,หนองกรด=Nong Krot,หนองตางู=Nong Ta Ngu,หูกวาง=Hukwang,อ่างทอง=Ang Thong,เจริญผล=Charoen Phon
TH-60|พยุหะคีรี|Phayuha Khiri|60130:ท่าน้ำอ้อย=Tha Nam Oi,นิคมเขาบ่อแก้ว=Nikhom Khao Bo Kaeo,น้ำทรง=Nam Song,พยุหะ=Phayuha,ม่วงหัก=Muang Hak,ยางขาว=Yang Khao,ย่านมัทรี=Yan Matsi,สระทะเล=Sa Thale,เขากะลา=Khao Kala,เขาทอง=Khao Thong,เนินมะกอก=Noen Makok
TH-60|ลาดยาว|Lat Yao|60150:บ้านไร่=Ban Rai,มาบแก=Map Kae,ลาดยาว=Lat Yao,วังม้า=Wang Ma,วังเมือง=Wang Mueang,ศาลเจ้าไก่ต่อ=Sanchao Kai To,สระแก้ว=Sa Kaeo,สร้อยละคร=Soi Lakhon,หนองนมวัว=Nong Nom Wua,หนองยาว=Nong Yao,ห้วยน้ำหอม=Huai Nam Hom,เนินขี้เหล็ก=Noen Khilek
TH-60|หนองบัว|Nong Bua|60110:ทุ่งทอง=Thung Thong,ธารทหาร=Than Thahan,วังบ่อ=Wang Bo,หนองกลับ=Nong Klap,หนองบัว=Nong Bua,ห้วยถั่วเหนือ=Huai Thua Nuea,ห้วยถั่วใต้=Huai Thua Tai,ห้วยร่วม=Huai Ruam,ห้วยใหญ่=Huai Yai
TH-60|เก้าเลี้ยว|Kao Liao|60230:มหาโพธิ=Maha Phot,หนองเต่า=Nong Tao,หัวดง=Hua Dong,เก้าเลี้ยว=Kao Liao,เขาดิน=Khao Din
TH-60|เมืองนครสวรรค์|Mueang Nakhon Sawan|60000:กลางแดด=Klang Daet,ตะเคียนเลื่อน=Takhian Luean,นครสวรรค์ตก=Nakhon Sawan Tok,นครสวรรค์ออก=Nakhon Sawan Ok,บางพระหลวง=Bang Phra Luang,บางม่วง=Bang Muang,บึงเสนาท=Bueng Senat,บ้านมะเกลือ=Ban Makluea,บ้านแก่ง=Ban Kaeng,ปากน้ำโพ=Pak Nam Pho,พระนอน=Phra Non,วัดไทรย์=Wat Sai,หนองปลิง=Nong Pling,เกรียงไกร=Kriangkrai,แควใหญ่=Khwae Yai;60240:หนองกรด=Nong Krot,หนองกระโดน=Nong Kradon
TH-60|แม่วงก์|Mae Wong|60150:วังซ่าน=Wang San,เขาชนกัน=Khao Chon Kan,แม่วงก์=Mae Wong,แม่เล่ย์=Mae Le
TH-60|แม่เปิน|Mae Poen|60150:แม่เปิน=Mae Poen
TH-60|โกรกพระ|Krok Phra|60170:นากลาง=Na Klang,บางประมุง=Bang Pramung,บางมะฝ่อ=Bang Mafo,ยางตาล=Yang Tan,ศาลาแดง=Sala Daeng,หาดสูง=Hat Sung,เนินกว้าว=Noen Kao,เนินศาลา=Noen Sala,โกรกพระ=Krok Phra
TH-60|ไพศาลี|Phaisali|60220:ตะคร้อ=Takhro,นาขอม=Na Khom,วังข่อย=Wang Khoi,วังน้ำลัด=Wang Nam Lat,สำโรงชัย=Samrong Chai,โคกเดื่อ=Khok Duea,โพธิ์ประสาท=Pho Prasat,ไพศาลี=Phaisali
TH-61|ทัพทัน|Thap Than|61120:ตลุกดู่=Taluk Du,ทัพทัน=Thap Than,ทุ่งนาไทย=Thung Na Thai,หนองกระทุ่ม=Nong Krathum,หนองกลางดง=Nong Klang Dong,หนองยายดา=Nong Yai Da,หนองสระ=Nong Sa,หนองหญ้าปล้อง=Nong Ya Plong,เขาขี้ฝอย=Khao Khi Foi,โคกหม้อ=Khok Mo
TH-61|บ้านไร่|Ban Rai|61140:คอกควาย=Khok Khwai,ทัพหลวง=Thap Luang,บ้านบึง=Ban Bueng,บ้านไร่=Ban Rai,ห้วยแห้ง=Huai Haeng,แก่นมะกรูด=Kaen Makrut;61180:บ้านใหม่คลองเคียน=Ban Mai Khlong Khian,วังหิน=Wang Hin,หนองจอก=Nong Chok,หนองบ่มกล้วย=Nong Bom Kluai,หูช้าง=Utang,เมืองการุ้ง=Muang Ka Rung;61150:เจ้าวัด=Chao Wat
TH-61|ลานสัก|Lan Sak|61160:ทุ่งนางาม=Thung Na Ngam,น้ำรอบ=Nam Rop,ประดู่ยืน=Pradu Yuen,ป่าอ้อ=Pa O,ระบำ=Rabam,ลานสัก=Lan Sak
TH-61|สว่างอารมณ์|Sawang Arom|61150:บ่อยาง=Bo Yang,พลวงสองนาง=Phluang Song Nang,สว่างอารมณ์=Sawang Arom,หนองหลวง=Nong Luang,ไผ่เขียว=Phai Khiao
TH-61|หนองขาหย่าง|Nong Khayang|61130:ดงขวาง=Dong Khwang,ดอนกลอย=Don Kloi,ทุ่งพึ่ง=Thung Phueng,ท่าโพ=Tha Pho,หนองขาหย่าง=Nong Khayang,หนองไผ่=Nong Phai,หมกแถว=Mok Thaeo,หลุมเข้า=Lum Khao,ห้วยรอบ=Huai Rop
TH-61|หนองฉาง|Nong Chang|61110:ทุ่งพง=Thung Phong,ทุ่งโพ=Thung Pho,บ้านเก่า=Ban Kao,หนองฉาง=Nong Chang,หนองนางนวล=Nong Nang Nuan,หนองยาง=Nong Yang,หนองสรวง=Nong Suang,อุทัยเก่า=Utai Kao,เขากวางทอง=Khao Kwang Thong;61170:เขาบางแกรก=Khao Bang Kreak
TH-61|ห้วยคต|Huai Khot|61170:ทองหลาง=Thong Lang,สุขฤทัย=Suk Ruethai,ห้วยคต=Huai Khot
TH-61|เมืองอุทัยธานี|Mueang Uthai Thani|61000:ดอนขวาง=Don Khwang,ทุ่งใหญ่=Thung Yai,ท่าซุง=Tha Sung,น้ำซึม=Nam Suem,สะแกกรัง=Sakae Krang,หนองพังค่า=Nong Phang Kha,หนองเต่า=Nong Tao,หนองแก=Nong Kae,หนองไผ่แบน=Nong Phai Baen,หาดทนง=Hat Thanong,อุทัยใหม่=Uthai Mai,เกาะเทโพ=Ko Thepho,เนินแจง=Noen Chaeng,โนนเหล็ก=Non Lek
TH-62|ขาณุวรลักษบุรี|Khanu Woralaksaburi|62140:ดอนแตง=Don Taeng,บ่อถ้ำ=Bo Tham,ปางมะค่า=Pang Makha,วังชะพลู=Wang Chaphlu,วังหามแห=Wang Hamhae,สลกบาตร=Salokbat,โค้งไผ่=Khong Phai;62130:ป่าพุทรา=Pa Phutsa,ยางสูง=Yang Sung,เกาะตาล=Ko Tan,แสนตอ=Saen To
TH-62|คลองขลุง|Khlong Khlung|62120:คลองขลุง=Khlong Khlung,คลองสมบูรณ์=Khlong Sombun,ท่าพุทรา=Tha Phutsa,ท่ามะเขือ=Tha Makhuea,วังบัว=Wang Bua,วังยาง=Wang Yang,วังแขม=Wang Khaem,วังไทร=Wang Sai,หัวถนน=Hua Thanon,แม่ลาด=Mae Lat
TH-62|คลองลาน|Khlong Lan|62180:คลองน้ำไหล=Khlong Nam Lai,คลองลานพัฒนา=Khlong Lan Phatthana,สักงาม=Sak Ngam,โป่งน้ำร้อน=Pong Nam Ron
TH-62|ทรายทองวัฒนา|Sai Thong Watthana|62190:ถาวรวัฒนา=Thawon Watthana,ทุ่งทราย=Thung Sai,ทุ่งทอง=Thung Thong
TH-62|บึงสามัคคี|Bueng Samakkhi|62210:บึงสามัคคี=Bueng Samakkhi,ระหาน=Rahan,วังชะโอน=Wang Cha-on,เทพนิมิต=Thep Nimit
TH-62|ปางศิลาทอง|Pang Sila Thong|62120:ปางตาไว=Pang Ta Wai,หินดาต=Hin Dat,โพธิ์ทอง=Pho Thong
TH-62|พรานกระต่าย|Phran Kratai|62110:คลองพิไกร=Khlong Phikrai,คุยบ้านโอง=Khui Ban Ong,ถ้ำกระต่ายทอง=Tham Kratai Thong,ท่าไม้=Tha Mai,พรานกระต่าย=Phran Kratai,วังควง=Wang Khuang,วังตะแบก=Wang Tabaek,หนองหัววัว=Nong Hua Wua,ห้วยยั้ง=Huai Yang,เขาคีริส=Khao Khirit
TH-62|ลานกระบือ|Lan Krabue|62170:จันทิมา=Chanthima,ช่องลม=Chong Lom,บึงทับแรต=Bueng Thap Raet,ประชาสุขสันต์=Pracha Suk San,ลานกระบือ=Lan Krabue,หนองหลวง=Nong Luang,โนนพลวง=Non Phluang
TH-62|เมืองกำแพงเพชร|Mueang Kamphaeng Phet|62000:คณฑี=Khonthi,คลองแม่ลาย=Khlong Mae Lai,ทรงธรรม=Song Tham,ท่าขุนราม=Tha Khun Ram,นครชุม=Nakhon Chum,นาบ่อคำ=Na Bo Kham,นิคมทุ่งโพธิ์ทะเล=Nikhom Thung Pho Thale,ลานดอกไม้=Lan Dokmai,วังทอง=Wang Thong,สระแก้ว=Sa Kaeo,หนองปลิง=Nong Pling,อ่างทอง=Ang Thong,เทพนคร=Thep Nokhon,ในเมือง=Nai Mueang;62160:ธำมรงค์=Thammarong,ไตรตรึงษ์=Trai Trueng
TH-62|โกสัมพีนคร|Kosamphi Nakhon|62000:ลานดอกไม้ตก=Lan Dokmai Tok,เพชรชมภู=Phet Chomphu,โกสัมพี=Kosamphi
TH-62|ไทรงาม|Sai Ngam|62150:พานทอง=Phan Thong,มหาชัย=Maha Chai,หนองคล้า=Nong Khla,หนองทอง=Nong Thong,หนองแม่แตง=Nong Mae Taeng,หนองไม้กอง=Nong Mai Kong,ไทรงาม=Sai Ngam
TH-63|ท่าสองยาง|Tha Song Yang|63150:ท่าสองยาง=Tha Song Yang,แม่ต้าน=Mae Tan,แม่วะหลวง=Mae Wa Luang,แม่สอง=Mae Song,แม่หละ=Mae La,แม่อุสุ=Mae U-su
TH-63|บ้านตาก|Ban Tak|63120:ตากตก=Tak Tok,ตากออก=Tak Ok,ทุ่งกระเชาะ=Thung Kracho,ท้องฟ้า=Thong Fa,สมอโคน=Samo Khon,เกาะตะเภา=Ko Taphao,แม่สลิด=Mae Salit
TH-63|พบพระ|Phop Phra|63160:คีรีราษฎร์=Khiri Rat,ช่องแคบ=Chong Khaep,พบพระ=Phop Phra,รวมไทยพัฒนา=Ruam Thai Phatthana,วาเล่ย์=Wale
TH-63|วังเจ้า|Wang Chao|63180:นาโบสถ์=Na Bot,ประดาง=Pradang,เชียงทอง=Chiang Thong
TH-63|สามเงา|Sam Ngao|63130:บ้านนา=Ban Na,ยกกระบัตร=Yokkrabat,ย่านรี=Yan Ri,วังจันทร์=Wang Chan,วังหมัน=Wang Man,สามเงา=Sam Ngao
TH-63|อุ้มผาง|Umphang|63170:หนองหลวง=Nong Luang,อุ้มผาง=Umphang,แม่กลอง=Mae Klong,แม่จัน=Mae Chan,แม่ละมุ้ง=Mae Lamung,โมโกร=Mokro
TH-63|เมืองตาก|Mueang Tak|63000:ตลุกกลางทุ่ง=Taluk Klang Thung,น้ำรึม=Nam Ruem,ป่ามะม่วง=Pa Mamuang,ระแหง=Rahaeng,วังประจบ=Wang Prachop,วังหิน=Wang Hin,หนองบัวเหนือ=Nong Bua Nuea,หนองบัวใต้=Nong Bua Tai,หนองหลวง=Nong Luang,หัวเดียด=Hua Diat,เชียงเงิน=Chiang Ngoen,แม่ท้อ=Mae Tho,โป่งแดง=Pong Daeng,ไม้งาม=Mai Ngam
TH-63|แม่ระมาด|Mae Ramat|63140:ขะเนจื้อ=Khane Chue,พระธาตุ=Phra That,สามหมื่น=Sam Muen,แม่จะเรา=Mae Charao,แม่ตื่น=Mae Tuen,แม่ระมาด=Mae Ramat
TH-63|แม่สอด|Mae Sot|63110:ด่านแม่ละเมา=Dan Mae Lamao,ท่าสายลวด=Tha Sai Luat,พระธาตุผาแดง=Phra That Pha Daeng,พะวอ=Phawo,มหาวัน=Mahawan,แม่กาษา=Mae Kasa,แม่กุ=Mae Ku,แม่ตาว=Mae Tao,แม่ปะ=Mae Pa,แม่สอด=Mae Sot
TH-64|กงไกรลาศ|Kong Krailat|64170:กกแรต=Kok Raet,กง=Kong,ดงเดือย=Dong Dueai,ท่าฉนวน=Tha Chanuan,บ้านกร่าง=Ban Krang,บ้านใหม่สุขเกษม=Ban Mai Suk Kasem,ป่าแฝก=Pa Faek,หนองตูม=Nong Tum,ไกรกลาง=Krai Klang,ไกรนอก=Krai Nok,ไกรใน=Krai Nai
TH-64|คีรีมาศ|Khiri Mat|64160:ทุ่งยางเมือง=Thung Yang Mueang,ทุ่งหลวง=Thung Luang,นาเชิงคีรี=Na Choeng Khiri,บ้านน้ำพุ=Ban Nam Phu,บ้านป้อม=Ban Pom,ศรีคีรีมาศ=Si Khiri Mat,สามพวง=Sam Phuang,หนองกระดิ่ง=Nong Krading,หนองจิก=Nong Chik,โตนด=Tanot
TH-64|ทุ่งเสลี่ยม|Thung Saliam|64150:กลางดง=Klang Dong,ทุ่งเสลี่ยม=Thung Saliam,ไทยชนะศึก=Thai Chana Suek;64230:บ้านใหม่ไชยมงคล=Ban Mai Chai Mongkhon,เขาแก้วศรีสมบูรณ์=Khao Kaeo Si Sombun
TH-64|บ้านด่านลานหอย|Ban Dan Lan Hoi|64140:ตลิ่งชัน=Taling Chan,บ้านด่าน=Ban Dan,ลานหอย=Lan Hoi,วังตะคร้อ=Wang Takhro,วังน้ำขาว=Wang Nam Khao,วังลึก=Wang Luek,หนองหญ้าปล้อง=Nong Ya Plong
TH-64|ศรีนคร|Si Nakhon|64180:คลองมะพลับ=Khlong Maphlap,นครเดิฐ=Nakhon Doet,น้ำขุม=Nam Khum,ศรีนคร=Si Nakhon,หนองบัว=Nong Bua
TH-64|ศรีสัชนาลัย|Si Satchanalai|64130:ดงคู่=Dong Khu,บ้านตึก=Ban Tuek,บ้านแก่ง=Ban Kaeng,ป่างิ้ว=Pa Ngio,สารจิตร=San Chit,หนองอ้อ=Nong O,หาดเสี้ยว=Hat Siao,แม่สำ=Mae Sam,แม่สิน=Mae Sin;64190:ท่าชัย=Tha Chai,ศรีสัชนาลัย=Si Satchanalai
TH-64|ศรีสำโรง|Si Samrong|64120:คลองตาล=Khlong Tan,ทับผึ้ง=Thap Phueng,นาขุนไกร=Na Khun Krai,บ้านซ่าน=Ban San,บ้านนา=Ban Na,บ้านไร่=Ban Rai,ราวต้นจันทร์=Rao Ton Chan,วังทอง=Wang Thong,วังลึก=Wang Luek,วังใหญ่=Wang Yai,วัดเกาะ=Wat Ko,สามเรือน=Sam Ruean,เกาะตาเลี้ยง=Ko Ta Liang
TH-64|สวรรคโลก|Sawankhalok|64110:คลองกระจง=Khlong Krachong,คลองยาง=Khlong Yang,ท่าทอง=Tha Thong,นาทุ่ง=Na Thung,ปากน้ำ=Pak Nam,ป่ากุมเกาะ=Pa Kum Ko,ย่านยาว=Yan Yao,วังพิณพาทย์=Wang Phinphat,วังไม้ขอน=Wang Mai Khon,หนองกลับ=Nong Klap,เมืองบางขลัง=Mueang Bang Khlang,เมืองบางยม=Mueang Bang Yom,เมืองสวรรคโลก=Mueang Sawankhalok,ในเมือง=Nai Mueang
TH-64|เมืองสุโขทัย|Mueang Sukhothai|64220:ตาลเตี้ย=Tan Tia,บ้านสวน=Ban Suan;64000:ธานี=Thani,บ้านกล้วย=Ban Kluai,บ้านหลุม=Ban Lum,ปากพระ=Pak Phra,ปากแคว=Pak Khwae,ยางซ้าย=Yang Sai;64210:วังทองแดง=Wang Thong Daeng,เมืองเก่า=Mueang Kao
TH-65|ชาติตระการ|Chat Trakan|65170:ชาติตระการ=Chat Trakan,ท่าสะแก=Tha Sakae,บ่อภาค=Bo Phak,บ้านดง=Ban Dong,ป่าแดง=Pa Daeng,สวนเมี่ยง=Suan Miang
TH-65|นครไทย|Nakhon Thai|65120:นครชุม=Nakhon Chum,นครไทย=Nakhon Thai,นาบัว=Na Bua,น้ำกุ่ม=Nam Kum,บ่อโพธิ์=Bo Pho,บ้านพร้าว=Ban Phrao,บ้านแยง=Ban Yaeng,ยางโกลน=Yang Klon,หนองกะท้าว=Nong Kathao,ห้วยเฮี้ย=Huai Hia,เนินเพิ่ม=Noen Phoem
TH-65|บางกระทุ่ม|Bang Krathum|65110:ท่าตาล=Tha Tan,นครป่าหมาก=Nakhon Pa Mak,บางกระทุ่ม=Bang Krathum,บ้านไร่=Ban Rai,สนามคลี=Sanam Khli,โคกสลุด=Khok Salut,ไผ่ล้อม=Phai Lom;65210:วัดตายม=Wat Ta Yom,เนินกุ่ม=Noen Kum
TH-65|บางระกำ|Bang Rakam|65240:คุยม่วง=Kui Muang,ชุมแสงสงคราม=Chum Saeng Songkhram;65140:ท่านางงาม=Tha Nang Ngam,นิคมพัฒนา=Nikhom Phatthana,บางระกำ=Bang Rakam,บึงกอก=Bueng Kok,บ่อทอง=Bo Thong,ปลักแรด=Plak Raet,พันเสา=Phan Sao,วังอิทก=Wang Ithok,หนองกุลา=Nong Kula
TH-65|พรหมพิราม|Phrom Phiram|65180:ดงประคำ=Dong Prakham,ตลุกเทียม=Taluk Thiam,มะต้อง=Matong,วงฆ้อง=Wong Khong,ศรีภิรมย์=Si Phirom;65150:ทับยายเชียง=Thap Yai Chiang,ท่าช้าง=Tha Chang,พรหมพิราม=Phrom Phiram,มะตูม=Matum,วังวน=Wang Won,หนองแขม=Nong Khaem,หอกลอง=Ho Klong
TH-65|วังทอง|Wang Thong|65130:ชัยนาม=Chaiyanam,ดินทอง=Din Thong,ท่าหมื่นราม=Tha Muen Ram,พันชาลี=Phan Chali,วังทอง=Wang Thong,วังนกแอ่น=Wang Nok Aen,วังพิกุล=Wang Phikun,หนองพระ=Nong Phra,แม่ระกา=Mae Raka;65220:บ้านกลาง=Ban Klang,แก่งโสภา=Kaeng Sopha
TH-65|วัดโบสถ์|Wat Bot|65160:คันโช้ง=Khan Chong,ท่างาม=Tha Ngam,ท้อแท้=Thothae,บ้านยาง=Ban Yang,วัดโบสถ์=Wat Bot,หินลาด=Hin Lat
TH-65|เนินมะปราง|Noen Maprang|65190:ชมพู=Chomphu,บ้านน้อยซุ้มขี้เหล็ก=Ban Noi Sum Khilek,บ้านมุง=Ban Mung,วังยาง=Wang Yang,วังโพรง=Wang Phrong,เนินมะปราง=Noen Maprang,ไทรย้อย=Sai Yoi
TH-65|เมืองพิษณุโลก|Mueang Phitsanulok|65230:งิ้วงาม=Ngio Ngam,วังน้ำคู้=Wang Nam Khu,วัดพริก=Wat Phrik;65000:จอมทอง=Chom Thong,ดอนทอง=Don Thong,ท่าทอง=Tha Thong,ท่าโพธิ์=Tha Pho,บึงพระ=Bueng Phra,บ้านกร่าง=Ban Krang,บ้านคลอง=Ban Khlong,บ้านป่า=Ban Pa,ปากโทก=Pak Thok,พลายชุมพล=Phlai Chumphon,มะขามสูง=Makham Sung,วัดจันทร์=Wat Chan,สมอแข=Samo Khae,หัวรอ=Hua Ro,อรัญญิก=Aranyik,ในเมือง=Nai Mueang,ไผ่ขอดอน=Phai Kho Don
TH-66|ดงเจริญ|Dong Charoen|66210:วังงิ้ว=Wang Ngio,วังงิ้วใต้=Wang Ngio Tai,สำนักขุนเณร=Samnak Khun Nen,ห้วยพุก=Huai Phuk,ห้วยร่วม=Huai Ruam
TH-66|ตะพานหิน|Taphan Hin|66110:คลองคูณ=Khlong Khun,งิ้วราย=Ngio Rai,ดงตะขบ=Dong Takhop,ตะพานหิน=Taphan Hin,ทับหมัน=Thap Man,วังสำโรง=Wang Samrong,วังหว้า=Wang Wa,หนองพยอม=Nong Phom,ห้วยเกตุ=Huai Ket,ไทรโรงโขน=Sai Rong Khon,ไผ่หลวง=Phai Luang;66150:ทุ่งโพธิ์=Thung Pho,วังหลุม=Wang Lum
TH-66|ทับคล้อ|Thap Khlo|66150:ทับคล้อ=Thap Khlo,ท้ายทุ่ง=Thai Thung;66230:เขาทราย=Khao Sai,เขาเจ็ดลูก=Khao Chet Luk
TH-66|บางมูลนาก|Bang Mun Nak|66120:บางมูลนาก=Bang Mun Nak,บางไผ่=Bang Phai,ภูมิ=Phum,ลำประดา=Lam Prada,วังกรด=Wang Krot,วังสำโรง=Wang Samrong,หอไกร=Ho Krai,ห้วยเขน=Huai Khen,เนินมะกอก=Noen Makok;66210:วังตะกู=Wang Taku
TH-66|บึงนาราง|Bueng Na Rang|66130:บางลาย=Bang Lai,บึงนาราง=Bueng Na Rang,ห้วยแก้ว=Huai Kaeo,แหลมรัง=Laem Rang,โพธิ์ไทรงาม=Pho Sai Ngam
TH-66|วชิรบารมี|Wachirabarami|66140:บึงบัว=Bueng Bua,บ้านนา=Ban Na,วังโมกข์=Wang Mok;66220:หนองหลุม=Nong Lum
TH-66|วังทรายพูน|Wang Sai Phun|66180:วังทรายพูน=Wang Sai Phun,หนองปลาไหล=Nong Pla Lai,หนองปล้อง=Nong Plong,หนองพระ=Nong Phra
TH-66|สากเหล็ก|Sak Lek|66160:คลองทราย=Khlong Sai,ท่าเยี่ยม=Tha Yiam,วังทับไทร=Wang Thap Sai,สากเหล็ก=Sak Lek,หนองหญ้าไทร=Nong Ya Sai
TH-66|สามง่าม|Sam Ngam|66220:กำแพงดิน=Kamphaeng Din;66140:รังนก=Rang Nok,สามง่าม=Sam Ngam,หนองโสน=Nong Sano,เนินปอ=Noen Po
TH-66|เมืองพิจิตร|Mueang Phichit|66000:คลองคะเชนทร์=Khlong Khachen,ฆะมัง=Khamang,ท่าหลวง=Tha Luang,ท่าฬ่อ=Tha Lo,บ้านบุ่ง=Ban Bung,ปากทาง=Pak Thang,ป่ามะคาบ=Pa Makhap,ย่านยาว=Yan Yao,สายคำโห้=Sai Kham Ho,เมืองเก่า=Mueang Kao,โรงช้าง=Rong Chang,ในเมือง=Nai Mueang,ไผ่ขวาง=Phai Khwang;66170:ดงกลาง=Dong Klang,ดงป่าคำ=Dong Pa Kham,หัวดง=Hua Dong
TH-66|โพทะเล|Pho Thale|66130:ทะนง=Thanong,ทุ่งน้อย=Thung Noi,ท่าขมิ้น=Tha Khamin,ท่านั่ง=Tha Nang,ท่าบัว=Tha Bua,ท่าเสา=Tha Sao,ท้ายน้ำ=Thai Nam,บางคลาน=Bang Khlan,บ้านน้อย=Ban Noi,วัดขวาง=Wat Khwang,โพทะเล=Pho Thale
TH-66|โพธิ์ประทับช้าง|Pho Prathap Chang|66190:ดงเสือเหลือง=Dong Suea Lueang,ทุ่งใหญ่=Thung Yai,วังจิก=Wang Chik,เนินสว่าง=Noen Sawang,โพธิ์ประทับช้าง=Pho Prathap Chang,ไผ่ท่าโพ=Phai Tha Pho,ไผ่รอบ=Phai Rop
TH-67|ชนแดน|Chon Daen|67150:ชนแดน=Chon Daen,ซับพุทรา=Sap Phutsa,ท่าข้าม=Tha Kham,พุทธบาท=Phutthabat,ลาดแค=Lat Khae,ศาลาลาย=Sala Lai;67190:ดงขุย=Dong Khui,ตะกุดไร=Takut Rai,บ้านกล้วย=Ban Kluai
TH-67|น้ำหนาว|Nam Nao|67260:น้ำหนาว=Nam Nao,วังกวาง=Wang Kwang,หลักด่าน=Lak Dan,โคกมน=Khok Mon
TH-67|บึงสามพัน|Bueng Sam Phan|67160:กันจุ=Kanchu,ซับสมอทอด=Sap Samo Thot,ซับไม้แดง=Sap Mai Daeng,บึงสามพัน=Bueng Sam Phan,พญาวัง=Phaya Wang,ศรีมงคล=Si Mongkhon,สระแก้ว=Sa Kaeo,หนองแจง=Nong Chaeng;67230:วังพิกุล=Wang Phikun
TH-67|วังโป่ง|Wang Pong|67240:ซับเปิบ=Sap Poep,ท้ายดง=Thai Dong,วังศาล=Wang San,วังหิน=Wang Hin,วังโป่ง=Wang Pong
TH-67|วิเชียรบุรี|Wichian Buri|67180:ซับน้อย=Sup Noi,ซับสมบูรณ์=Sap Sombun,พุขาม=Phu Kham,พุเตย=Phu Toei,ภูน้ำหยด=Phu Nam Yot,วังใหญ่=Wang Yai;67130:ท่าโรง=Tha Rong,น้ำร้อน=Nam Ron,บึงกระจับ=Bueng Krachap,บ่อรัง=Bo Rang,ยางสาว=Yang Sao,สระประดู่=Sa Pradu,สามแยก=Sam Yaek,โคกปรง=Khok Prong
TH-67|ศรีเทพ|Si Thep|67170:คลองกระจัง=Khlong Krachang,นาสนุ่น=Na Sanun,ประดู่งาม=Pradu Ngam,ศรีเทพ=Si Thep,สระกรวด=Sa Kruat,หนองย่างทอย=Nong Yang Thoi,โคกสะอาด=Khok Sa-at
TH-67|หนองไผ่|Nong Phai|67140:กองทูล=Kong Thun,ท่าด้วง=Tha Duang,ท่าแดง=Tha Daeng,บัววัฒนา=Bua Watthana,บ่อไทย=Bo Thai,บ้านโภชน์=Ban Phot,วังท่าดี=Wang Tha Di,วังโบสถ์=Wang Bot,หนองไผ่=Nong Phai,เพชรละคร=Phet Lakhon;67220:นาเฉลียง=Na Chaliang,ยางงาม=Yang Ngam,ห้วยโป่ง=Huai Pong
TH-67|หล่มสัก|Lom Sak|67110:ช้างตะลูด=Chang Talut,ตาลเดี่ยว=Tan Diao,ท่าอิบุญ=Tha Ibun,น้ำก้อ=Nam Ko,น้ำชุน=Nam Chun,น้ำเฮี้ย=Nam Hia,บุ่งคล้า=Bung Khla,บุ่งน้ำเต้า=Bung Namtao,บ้านกลาง=Ban Klang,บ้านติ้ว=Ban Tio,บ้านหวาย=Ban Wai,บ้านโสก=Ban Sok,บ้านไร่=Ban Rai,ปากช่อง=Pak Chong,ปากดุก=Pak Duk,ฝายนาแซง=Fai Na Saeng,ลานบ่า=Lan Ba,วัดป่า=Wat Pa,สักหลง=Sak Long,หนองสว่าง=Nong Sawang,หนองไขว่=Nong Khwai,หล่มสัก=Lom Sak,ห้วยไร่=Huai Rai
TH-67|หล่มเก่า|Lom Kao|67120:ตาดกลอย=Tat Kloi,นาซำ=Na Sam,นาเกาะ=Na Ko,นาแซง=Na Saeng,บ้านเนิน=Ban Noen,วังบาล=Wang Ban,ศิลา=Sila,หล่มเก่า=Lom Kao,หินฮาว=Hin Hao
TH-67|เขาค้อ|Khao Kho|67270:ทุ่งสมอ=Thung Samo,ริมสีม่วง=Rim Si Muang,สะเดาะพง=Sado Phong,หนองแม่นา=Nong Mae Na,เขาค้อ=Khao Kho;67280:เข็กน้อย=Khek Noi,แคมป์สน=Khaem Son
TH-67|เมืองเพชรบูรณ์|Mueang Phetchabun|67000:ชอนไพร=Chon Phrai,ดงมูลเหล็ก=Dong Mun Lek,ตะเบาะ=Tabo,นางั่ว=Na Ngua,นาป่า=Na Pa,น้ำร้อน=Nam Ron,บ้านโคก=Ban Khok,บ้านโตก=Ban Tok,ป่าเลา=Pa Lao,สะเดียง=Sadiang,ห้วยใหญ่=Huai Yai,ในเมือง=Nai Mueang;67250:ท่าพล=Tha Phon;67210:นายม=Na Yom,ระวิง=Rawing,วังชมภู=Wang Chomphu,ห้วยสะแก=Huai Sakae
TH-70|จอมบึง|Chom Bueng|70150:จอมบึง=Chom Bueng,ด่านทับตะโก=Dan Thap Tako,ปากช่อง=Pak Chong,รางบัว=Rang Bua,เบิกไพร=Boek Phrai,แก้มอ้น=Kaem On
TH-70|ดำเนินสะดวก|Damnoen Saduak|70130:ขุนพิทักษ์=Khun Phithak,ดอนกรวย=Don Kruai,ดอนคลัง=Don Khlang,ดอนไผ่=Don Phai,ดำเนินสะดวก=Damnoen Saduak,ตาหลวง=Ta Luang,ท่านัด=Tha Nat,บ้านไร่=Ban Rai,ศรีสุราษฎร์=Si Surat,สี่หมื่น=Si Muen,แพงพวย=Phaengphuai;70210:บัวงาม=Bua Ngam,ประสาทสิทธิ์=Prasat Sit
TH-70|บางแพ|Bang Phae|70160:ดอนคา=Dong Kha,ดอนใหญ่=Don Yai,บางแพ=Bang Phae,วังเย็น=Wang Yen,วัดแก้ว=Wat Kaeo,หัวโพ=Hua Pho,โพหัก=Pho Hak
TH-70|บ้านคา|Ban Kha|70180:บ้านคา=Ban Kha,บ้านบึง=Ban Bueng,หนองพันจันทร์=Nong Phan Chan
TH-70|บ้านโป่ง|Ban Pong|70190:กรับใหญ่=Krap Yai;70110:คุ้งพยอม=Khung Phayom,ดอนกระเบื้อง=Don Krabueang,ท่าผา=Tha Pha,นครชุมน์=Nakhon Chum,บ้านม่วง=Ban Muang,บ้านโป่ง=Ban Pong,ปากแรต=Pak Raet,ลาดบัวขาว=Lat Bua Khao,สวนกล้วย=Suan Kluai,หนองกบ=Nong Kop,หนองปลาหมอ=Nong Pla Mo,หนองอ้อ=Nong O,เขาขลุง=Khao Khlung,เบิกไพร=Boek Phrai
TH-70|ปากท่อ|Pak Tho|70140:ดอนทราย=Don Sai,ทุ่งหลวง=Thung Luang,บ่อกระดาน=Bo Kradan,ปากท่อ=Pak Tho,ป่าไก่=Pa Kai,ยางหัก=Yang Hak,วังมะนาว=Wang Manao,วัดยางงาม=Wat Yang Ngam,วันดาว=Wan Dao,หนองกระทุ่ม=Nong Krathum,ห้วยยางโทน=Huai Yang Thon,อ่างหิน=Ang Hin
TH-70|วัดเพลง|Wat Phleng|70170:จอมประทัด=Chom Prathat,วัดเพลง=Wat Phleng,เกาะศาลพระ=Ko San Phra
TH-70|สวนผึ้ง|Suan Phueng|70180:ตะนาวศรี=Tanao Si,ท่าเคย=Tha Khoei,ป่าหวาย=Pa Wai,สวนผึ้ง=Suan Phueng
TH-70|เมืองราชบุรี|Mueang Ratchaburi|70000:คุ้งกระถิน=Khung Krathin,คุ้งน้ำวน=Khung Nam Won,คูบัว=Khu Bua,ดอนตะโก=Don Tako,ดอนแร่=Don Rae,ท่าราบ=Tha Rap,น้ำพุ=Nam Phu,บางป่า=Bang Pa,บ้านไร่=Ban Rai,พงสวาย=Phong Sawai,พิกุลทอง=Pikun Thong,สามเรือน=Sam Ruean,หนองกลางนา=Nong Klang Na,หน้าเมือง=Na Mueang,หลุมดิน=Lum Din,หินกอง=Hin Kong,ห้วยไผ่=Huai Phai,อ่างทอง=Ang Thong,เกาะพลับพลา=Ko Phlapphla,เขาแร้ง=Khao Raeng,เจดีย์หัก=Chedi Hak,โคกหม้อ=Khok Mo
TH-70|โพธาราม|Photharam|70120:คลองข่อย=Khlong Khoi,คลองตาคต=Khlong Ta Khot,ชำแระ=Chamrae,ดอนกระเบื้อง=Don Krabueang,ดอนทราย=Don Sai,ท่าชุมพล=Tha Chumphon,ธรรมเสน=Thammasen,นางแก้ว=Nang Kaeo,บางโตนด=Bang Tanot,บ้านฆ้อง=Ban Khong,บ้านสิงห์=Ban Sing,บ้านเลือก=Ban Lueak,สร้อยฟ้า=Soi Fa,หนองกวาง=Nong Kwang,หนองโพ=Nong Pho,เขาชะงุ้ม=Khao Cha-ngum,เจ็ดเสมียน=Chet Samian,เตาปูน=Tao Pun,โพธาราม=Photharam
TH-71|ด่านมะขามเตี้ย|Dan Makham Tia|71260:กลอนโด=Klondo,จรเข้เผือก=Chon Khe Phueak,ด่านมะขามเตี้ย=Dan Makham Tia,หนองไผ่=Nong Phai
TH-71|ทองผาภูมิ|Thong Pha Phumi|71180:ชะแล=Cha Lae,ท่าขนุน=Tha Khanun,ปิล๊อก=Pilok,ลิ่นถิ่น=Lin Thin,สหกรณ์นิคม=Sahakon Nikhom,หินดาด=Hin Dat,ห้วยเขย่ง=Huai Khoeing
TH-71|ท่ามะกา|Tha Maka|71120:ดอนขมิ้น=Don Khamin,ท่ามะกา=Tha Maka,ท่าเสา=Tha Sao,ท่าไม้=Tha Mai,พงตึก=Phong Tuek,ยางม่วง=Yang Muang,หวายเหนียว=Wai Niao,เขาสามสิบหาบ=Khao Samsip Hap,โคกตะบอง=Khok Tabong;71130:ดอนชะเอม=Don Cha-em,ตะคร้ำเอน=Takhram En,ท่าเรือ=Tha Ruea,พระแท่น=Phra Thaen,หนองลาน=Nong Lan,อุโลกสี่หมื่น=Ulok Si Muen,แสนตอ=Saen To;70190:สนามแย้=Sanam Yae
TH-71|ท่าม่วง|Tha Muang|71110:ทุ่งทอง=Thung Thong,ท่าม่วง=Tha Muang,บ้านใหม่=Ban Mai,พังตรุ=Phang Tru,ม่วงชุม=Muang Chum,รางสาลี่=Rang Sali,วังขนาย=Wang Khanai,วังศาลา=Wang Sala,หนองขาว=Nong Khao,หนองตากยา=Nong Tak Ya,เขาน้อย=Khao Noi;71130:ท่าตะคร้อ=Tha Takro;71000:ท่าล้อ=Tha Lo
TH-71|บ่อพลอย|Bo Phloi|71160:ช่องด่าน=Chong Dan,บ่อพลอย=Bo Phloi,หนองกุ่ม=Nong Kum,หลุมรัง=Lum Rang;71220:หนองกร่าง=Nong Krang,หนองรี=Nong Ri
TH-71|พนมทวน|Phanom Thuan|71140:ดอนตาเพชร=Don Ta Phet,ดอนเจดีย์=Don Chedi,ทุ่งสมอ=Thung Samo,พนมทวน=Phanom Thuan,พังตรุ=Phang Tru,หนองสาหร่าย=Nong Salai,หนองโรง=Nong Rong;71170:รางหวาย=Rang Wai
TH-71|ศรีสวัสดิ์|Si Sawat|71250:ด่านแม่แฉลบ=Dan Mae Chalaep,ท่ากระดาน=Tha Kradan,นาสวน=Na Suan,หนองเป็ด=Nong Pet,แม่กระบุง=Mae Krabung;71220:เขาโจด=Khao Chot
TH-71|สังขละบุรี|Sangkhla Buri|71240:ปรังเผล=Prang Phle,หนองลู=Nong Lu,ไล่โว่=Laiwo
TH-71|หนองปรือ|Nong Prue|71220:สมเด็จเจริญ=Somdet Charoen,หนองปรือ=Nong Prue,หนองปลาไหล=Nong Pla Lai
TH-71|ห้วยกระเจา|Huai Krachao|71170:ดอนแสลบ=Don Salaep,วังไผ่=Wang Phai,สระลงเรือ=Sa Long Ruea,ห้วยกระเจา=Huai Krachao
TH-71|เมืองกาญจนบุรี|Mueang Kanchanaburi|71190:ช่องสะเดา=Chong Sadao,ลาดหญ้า=Lat Ya,วังด้ง=Wang Dong,หนองบัว=Nong Bua;71000:ท่ามะขาม=Tha Makham,บ้านเก่า=Ban Kao,บ้านเหนือ=Ban Nuea,บ้านใต้=Ban Tai,ปากแพรก=Pak Phraek,วังเย็น=Wang Yen,หนองหญ้า=Nong Ya,เกาะสำโรง=Ko Samrong,แก่งเสี้ยน=Kaeng Sian
TH-71|เลาขวัญ|Lao Khwan|71210:ทุ่งกระบ่ำ=Thung Krabam,หนองนกแก้ว=Nong Nok Kaeo,หนองประดู่=Nong Pradu,หนองปลิง=Nong Pling,หนองฝ้าย=Nong Fai,หนองโสน=Nong Sano,เลาขวัญ=Lao Khwan
TH-71|ไทรโยค|Sai Yok|71150:ท่าเสา=Tha Sao,บ้องตี้=Bongti,ลุ่มสุ่ม=Lum Sum,วังกระแจะ=Wang Krachae,ศรีมงคล=Si Mongkhon,สิงห์=Sing,ไทรโยค=Sai Yok
TH-72|ดอนเจดีย์|Don Chedi|72170:ดอนเจดีย์=Don Chedi,หนองสาหร่าย=Nong Salai,ไร่รถ=Rai Rot;72250:ทะเลบก=Thale Bok,สระกระโจม=Sa Krachom
TH-72|ด่านช้าง|Dan Chang|72180:ด่านช้าง=Dan Chang,นิคมกระเสียว=Nikhom Krasiao,วังคัน=Wang Khan,วังยาว=Wang Yao,หนองมะค่าโมง=Nong Makha Mong,ห้วยขมิ้น=Huai Khamin,องค์พระ=Ong Phra
TH-72|บางปลาม้า|Bang Pla Ma|72150:กฤษณา=Kritsana,จรเข้ใหญ่=Chorakhe Yai,ตะค่า=Takha,บางปลาม้า=Bang Pla Ma,บางใหญ่=Bang Yai,บ้านแหลม=Ban Laem,มะขามล้ม=Makham Lom,วังน้ำเย็น=Wang Nam Yen,วัดดาว=Wat Dao,วัดโบสถ์=Wat Bot,สาลี=Sali,องครักษ์=Ongkharak,โคกคราม=Khok Khram,ไผ่กองดิน=Phai Kong Din
TH-72|ศรีประจันต์|Si Prachan|72140:ดอนปรู=Don Pru,บางงาม=Bang Ngam,บ้านกร่าง=Ban Krang,ปลายนา=Plai Na,มดแดง=Mot Daeng,วังน้ำซับ=Wang Nam Sap,วังยาง=Wang Yang,วังหว้า=Wang Wa,ศรีประจันต์=Si Prachan
TH-72|สองพี่น้อง|Song Phi Nong|72110:ดอนมะนาว=Don Manao,ต้นตาล=Ton Tan,ทุ่งคอก=Thung Khok,บางตะเคียน=Bang Takian,บางตาเถร=Bang Ta Then,บางพลับ=Bang Phlap,บางเลน=Bang Len,บ้านกุ่ม=Ban Kum,บ้านช้าง=Ban Chang,ศรีสำราญ=Si Samran,สองพี่น้อง=Song Phi Nong,หัวโพธิ์=Hua Pho,เนินพระปรางค์=Noen Phra Prang;72190:บ่อสุพรรณ=Bo Suphan,หนองบ่อ=Nong Bo
TH-72|สามชุก|Sam Chuk|72130:กระเสียว=Krasiao,บ้านสระ=Ban Sa,ย่านยาว=Yan Yao,วังลึก=Wang Luek,สามชุก=Sam Chuk,หนองผักนาก=Nong Phak Nak,หนองสะเดา=Nong Sadao
TH-72|หนองหญ้าไซ|Nong Ya Sai|72240:ทัพหลวง=Thap Luang,หนองขาม=Nong Kham,หนองราชวัตร=Nong Rathawat,หนองหญ้าไซ=Nong Ya Sai,หนองโพธิ์=Nong Pho,แจงงาม=Chaeng Ngam
TH-72|อู่ทอง|U Thong|72160:กระจัน=Krachan,ดอนคา=Dong Kha,บ้านดอน=Ban Don,บ้านโข้ง=Ban Khong,พลับพลาไชย=Phlapphla Chai,ยุ้งทะลาย=Yung Thalai,หนองโอ่ง=Nong Ong,อู่ทอง=U Thong,เจดีย์=Chedi;71170:จรเข้สามพัน=Chon Khe Sam Phan;72220:ดอนมะเกลือ=Don Makluea,สระพังลาน=Sa Phang Lan,สระยายโสม=Sa Yai Som
TH-72|เดิมบางนางบวช|Doem Bang Nang Buat|72120:ทุ่งคลี=Thung Khli,นางบวช=Nang Buat,บ่อกรุ=Bo Kru,ปากน้ำ=Pak Nam,ป่าสะแก=Pa Sakae,ยางนอน=Yang Non,วังศรีราช=Wang Si Rat,หนองกระทุ่ม=Nong Krathum,หัวนา=Hua Na,หัวเขา=Hua Khao,เขาดิน=Khao Din,เขาพระ=Khao Phra,เดิมบาง=Doem Bang,โคกช้าง=Khok Chang
TH-72|เมืองสุพรรณบุรี|Mueang Suphan Buri|72000:ดอนกำยาน=Don Kamyan,ดอนตาล=Don Tan,ดอนมะสังข์=Don Masang,ดอนโพธิ์ทอง=Don Pho Thong,ทับตีเหล็ก=Thap Ti Lek,ท่าพี่เลี้ยง=Tha Phi Liang,ท่าระหัด=Tha Rahat,บ้านโพธิ์=Ban Pho,พิหารแดง=Phihan Daeng,รั้วใหญ่=Rua Yai,สนามชัย=Sanam Chai,โคกโคเฒ่า=Khok Kho Thao,โพธิ์พระยา=Pho Phraya,ไผ่ขวาง=Phai Khwang;72230:ตลิ่งชัน=Taling Chan,สนามคลี=Sanam Khli,สระแก้ว=Sa Kaeo;72210:บางกุ้ง=Bang Kung,ศาลาขาว=Sala Khao,สวนแตง=Suan Taeng
TH-73|กำแพงแสน|Kamphaeng Saen|73180:กระตีบ=Kratip,สระพัฒนา=Sa Phatthana,ห้วยม่วง=Huai Muang;73140:กำแพงแสน=Kamphaeng Saen,ดอนข่อย=Don Khoi,ทุ่งกระพังโหม=Thung Kraphang Hom,ทุ่งขวาง=Thung Khwang,ทุ่งบัว=Thung Bua,ทุ่งลูกนก=Thung Luk Nok,รางพิกุล=Rang Phikun,วังน้ำเขียว=Wang Nam Khiao,สระสี่มุม=Sa Si Mum,หนองกระทุ่ม=Nong Krathum,ห้วยขวาง=Huai Khwang,ห้วยหมอนทอง=Huai Mon Thong
TH-73|ดอนตูม|Don Tum|73150:ดอนพุทรา=Don Phutsa,ดอนรวก=Don Ruak,บ้านหลวง=Ban Luang,ลำลูกบัว=Lam Luk Bua,ลำเหย=Lam Hoei,สามง่าม=Sam Ngam,ห้วยด้วน=Huai Duan,ห้วยพระ=Huai Phra
TH-73|นครชัยศรี|Nakhon Chai Si|73120:ขุนแก้ว=Khun Kaeo,งิ้วราย=Ngio Rai,ดอนแฝก=Don Faek,ท่ากระชับ=Tha Krachap,ท่าตำหนัก=Tha Tamnak,ท่าพระยา=Tha Phraya,นครชัยศรี=Nakhon Chai Si,บางกระเบา=Bang Krabao,บางพระ=Bang Phra,บางระกำ=Bang Rakam,บางแก้ว=Bang Kaeo,บางแก้วฟ้า=Bang Kaeo Fa,พะเนียด=Phaniat,ลานตากฟ้า=Lan Tak Fa,วัดละมุด=Wat Lamut,วัดสำโรง=Wat Samrong,วัดแค=Wat Khae,ศรีมหาโพธิ์=Si Maha Pho,ศรีษะทอง=Sisa Thong,สัมปทวน=Sampathuan,ห้วยพลู=Huai Phlu,แหลมบัว=Laem Bua,โคกพระเจดีย์=Khok Phra Chedi,ไทยาวาส=Thaiyawat
TH-73|บางเลน|Bang Len|73130:คลองนกกระทุง=Khlong Nok Krathung,ดอนตูม=Don Tum,นราภิรมย์=Naraphirom,นิลเพชร=Nin Phet,บัวปากท่า=Bua Pak Tha,บางปลา=Bang Pla,บางภาษี=Bang Phasi,บางระกำ=Bang Rakam,บางเลน=Bang Len,บางไทรป่า=Bang Sai Pa,ลำพญา=Lam Phaya,ไทรงาม=Sai Ngam,ไผ่หูช้าง=Phai Hu Chang;73190:บางหลวง=Bang Luang,หินมูล=Hin Mun
TH-73|พุทธมณฑล|Phutthamonthon|73170:คลองโยง=Khlong Yong,มหาสวัสดิ์=Maha Sawat,ศาลายา=Salaya
TH-73|สามพราน|Sam Phran|73220:กระทุ่มล้ม=Krathum Lom;73110:คลองจินดา=Khlong Chinda,คลองใหม่=Khlong Mai,ตลาดจินดา=Talat Chinda,ท่าข้าม=Tha Kham,ท่าตลาด=Tha Talat,บางช้าง=Bang Chang,บ้านใหม่=Ban Mai,ยายชา=Yai Cha,สามพราน=Sam Phran,หอมเกร็ด=Hom Kret;73210:ทรงคนอง=Song Khanong,บางกระทึก=Bang Krathuek,บางเตย=Bang Toei,ไร่ขิง=Rai Khing;73160:อ้อมใหญ่=Om Yai
TH-73|เมืองนครปฐม|Mueang Nakhon Pathom|73000:ดอนยายหอม=Don Yai Hom,ตาก้อง=Ta Kong,ถนนขาด=Thanon Khat,ทัพหลวง=Thap Luang,ทุ่งน้อย=Thung Noi,ธรรมศาลา=Thammasala,นครปฐม=Nakhon Pathom,บางแขม=Bang Khaem,บ่อพลับ=Bo Phlap,บ้านยาง=Ban Yang,พระปฐมเจดีย์=Phra Pathom Chedi,พระประโทน=Phra Prathon,มาบแค=Map Khae,ลำพยา=Lam Phaya,วังตะกู=Wang Taku,วังเย็น=Wang Yen,สนามจันทร์=Sanam Chan,สระกะเทียม=Sra Kathiam,สวนป่าน=Suan Pan,สามควายเผือก=Sam Khwai Phueak,หนองงูเหลือม=Nong Ngu Lueam,หนองดินแดง=Nong Din Daeng,หนองปากโลง=Nong Pak Long,ห้วยจรเข้=Huai Chon Khe,โพรงมะเดื่อ=Phrong Maduea
TH-74|กระทุ่มแบน|Krathum Baen|74110:คลองมะเดื่อ=Khlong Maduea,ดอนไก่ดี=Don Kai Di,ตลาดกระทุ่มแบน=Talat Krathum Baen,ท่าเสา=Tha Sao,ท่าไม้=Tha Mai,บางยาง=Bang Yang,สวนหลวง=Suan Luang,หนองนกไข่=Nong Nok Khai,แคราย=Khae Rai;74130:อ้อมน้อย=Om Noi
TH-74|บ้านแพ้ว|Ban Phaeo|74120:คลองตัน=Khlong Tan,บ้านแพ้ว=Ban Phaeo,ยกกระบัตร=Yokkrabat,สวนส้ม=Suan Som,หนองบัว=Nong Bua,หนองสองห้อง=Nong Song Hong,หลักสอง=Lak Song,หลักสาม=Lak Sam,อำแพง=Amphaeng,เกษตรพัฒนา=Kaset Phatthana,เจ็ดริ้ว=Chet Rio,โรงเข้=Rong Khe
TH-74|เมืองสมุทรสาคร|Mueang Samut Sakhon|74000:กาหลง=Kalong,คอกกระบือ=Khok Krabue,ชัยมงคล=Chai Mongkon,ท่าจีน=Tha Chin,ท่าฉลอม=Tha Chalom,ท่าทราย=Tha Sai,นาดี=Na Di,นาโคก=Na Khok,บางกระเจ้า=Bang Krachao,บางน้ำจืด=Bang Nam Chuet,บางหญ้าแพรก=Bang Ya Phraek,บางโทรัด=Bang Tho Rat,บ้านบ่อ=Ban Bo,บ้านเกาะ=Ban Ko,พันท้ายนรสิงห์=Phanthai Norasing,มหาชัย=Maha Chai,โกรกกราก=Krokkrak,โคกขาม=Khok Kham
TH-75|บางคนที|Bang Khonthi|75120:กระดังงา=Kradangnga,จอมปลวก=Chom Pluak,ดอนมะโนรา=Don Manora,บางกระบือ=Bang Krabue,บางกุ้ง=Bang Kung,บางคนที=Bang Khonthi,บางนกแขวก=Bang Nok Khwaek,บางพรม=Bang Phrom,บางยี่รงค์=Bang Yi Rong,บางสะแก=Bang Sakae,บ้านปราโมทย์=Ban Pramot,ยายแพง=Yai Phaeng,โรงหีบ=Rong Hip
TH-75|อัมพวา|Amphawa|75110:ท่าคา=Tha Kha,บางช้าง=Bang Chang,บางนางลี่=Bang Nang Li,บางแค=Bang Khae,ปลายโพงพาง=Plai Phongphang,ยี่สาร=Yisan,วัดประดู่=Wat Pradu,สวนหลวง=Suan Luang,อัมพวา=Amphawa,เหมืองใหม่=Mueang Mai,แควอ้อม=Khwae Om,แพรกหนามแดง=Phraek Nam Daeng
TH-75|เมืองสมุทรสงคราม|Mueang Samut Songkhram|75000:คลองเขิน=Khlong Khoen,คลองโคน=Khlong Khon,ท้ายหาด=Thai Hat,นางตะเคียน=Nang Takian,บางขันแตก=Bang Khan Taek,บางจะเกร็ง=Bang Chakreng,บางแก้ว=Bang Kaeo,บ้านปรก=Ban Prok,ลาดใหญ่=Lat Yai,แม่กลอง=Mae Klong,แหลมใหญ่=Laem Yai
TH-76|ชะอำ|Cha-am|76120:ชะอำ=Cha-am,ดอนขุนห้วย=Don Khun Huai,นายาง=Na Yang,บางเก่า=Bang Kao,สามพระยา=Sam Phraya,หนองศาลา=Nong Sala,ห้วยทรายเหนือ=Huai Sai Nuea,เขาใหญ่=Khao Yai,ไร่ใหม่พัฒนา=Rai Mai Phatthana
TH-76|ท่ายาง|Tha Yang|76130:กลัดหลวง=Klat Luang,ท่าคอย=Tha Khoi,ท่ายาง=Tha Yang,ท่าแลง=Tha Laeng,ท่าไม้รวก=Tha Mai Ruak,บ้านในดง=Ban Nai Dong,ปึกเตียน=Puek Tian,มาบปลาเค้า=Map Pla Khao,ยางหย่อง=Yang Yong,วังไคร้=Wang Khrai,หนองจอก=Nong Chok,เขากระปุก=Khao Krapuk
TH-76|บ้านลาด|Ban Lat|76150:ตำหรุ=Tamru,ถ้ำรงค์=Tham Rong,ท่าช้าง=Tha Chang,ท่าเสน=Tha Sen,บ้านทาน=Ban Than,บ้านลาด=Ban Lat,บ้านหาด=Ban Hat,ลาดโพธิ์=Lat Pho,สมอพลือ=Samo Phlue,สะพานไกร=Saphan Krai,หนองกระเจ็ด=Nong Krachet,หนองกะปุ=Nong Kapu,ห้วยข้อง=Huai Khong,ห้วยลึก=Huai Luek,โรงเข้=Rong Khe,ไร่มะขาม=Rai Makham,ไร่สะท้อน=Rai Sathon,ไร่โคก=Rai Khok
TH-76|บ้านแหลม|Ban Laem|76110:ท่าแร้ง=Tha Raeng,ท่าแร้งออก=Tha Raeng Ok,บางขุนไทร=Bang Khun Sai,บางครก=Bang Khrok,บางตะบูน=Bang Tabun,บางตะบูนออก=Bang Tabun Ok,บางแก้ว=Bang Kaeo,บ้านแหลม=Ban Laem,ปากทะเล=Pak Thale;76100:แหลมผักเบี้ย=Laem Phak Bia
TH-76|หนองหญ้าปล้อง|Nong Ya Plong|76160:ท่าตะคร้อ=Tha Takro,ยางน้ำกลัดเหนือ=Yang Nam Klat Nuea,ยางน้ำกลัดใต้=Yang Nam Klat Tai,หนองหญ้าปล้อง=Nong Ya Plong
TH-76|เขาย้อย|Khao Yoi|76140:ทับคาง=Thap Khang,บางเค็ม=Bang Khem,สระพัง=Sa Phang,หนองชุมพล=Nong Chumpon,หนองชุมพลเหนือ=Nong Chumpon Nuea,หนองปรง=Nong Prong,หนองปลาไหล=Nong Pla Lai,ห้วยท่าช้าง=Huai Tha Chang,ห้วยโรง=Huai Rong,เขาย้อย=Khao Yoi
TH-76|เมืองเพชรบุรี|Mueang Phetchaburi|76000:คลองกระแชง=Khlong Krachaeng,ช่องสะแก=Chong Sakae,ดอนยาง=Don Yang,ต้นมะพร้าว=Ton Maphrao,ต้นมะม่วง=Ton Mamuang,ท่าราบ=Tha Rap,ธงชัย=Thong Chai,นาพันสาม=Na Phan Sam,นาวุ้ง=Na Wung,บางจาก=Bang Chak,บางจาน=Bang Chan,บ้านกุ่ม=Ban Kum,บ้านหม้อ=Ban Mo,วังตะโก=Wang Tako,สำมะโรง=Sam Marong,หนองขนาน=Nong Khanan,หนองพลับ=Nong Phlap,หนองโสน=Nong Sano,หัวสะพาน=Hua Saphan,เวียงคอย=Wiang Khoi,โพพระ=Pho Phra,โพไร่หวาน=Pho Rai Wan,ไร่ส้ม=Rai Som;76100:หาดเจ้าสำราญ=Hat Chao Samran
TH-76|แก่งกระจาน|Kaeng Krachan|76170:ป่าเด็ง=Pa Deng,พุสวรรค์=Phu Suaan,วังจันทร์=Wang Chan,สองพี่น้อง=Song Phi Nong,ห้วยแม่เพรียง=Huai Mae Phriang,แก่งกระจาน=Kaeng Krachan
TH-77|กุยบุรี|Kui Buri|77150:กุยบุรี=Kui Buri,กุยเหนือ=Kui Nuea,ดอนยายหนู=Don Yai Nu,สามกระทาย=Sam Krathai,หาดขาม=Hat Kham,เขาแดง=Khao Daeng
TH-77|ทับสะแก|Thap Sakae|77130:ทับสะแก=Thap Sakae,นาหูกวาง=Na Hu Kwang,ห้วยยาง=Huai Yang,อ่างทอง=Ang Thong,เขาล้าน=Khao Lan,แสงอรุณ=Saeng Arun
TH-77|บางสะพาน|Bang Saphan|77140:กำเนิดนพคุณ=Kamnoet Nopphakhun,พงศ์ประศาสน์=Phong Prasat,แม่รำพึง=Mae Ramphueng;77190:ชัยเกษม=Chai Kasem,ธงชัย=Thong Chai;77230:ทองมงคล=Thong Mongkhon,ร่อนทอง=Ron Thong
TH-77|บางสะพานน้อย|Bang Saphan Noi|77170:ช้างแรก=Chang Raek,ทรายทอง=Sai Thong,บางสะพาน=Bang Saphan,ปากแพรก=Pak Phraek,ไชยราช=Chaiyarat
TH-77|ปราณบุรี|Pran Buri|77120:ปราณบุรี=Pran Buri,วังก์พง=Wang Phong,หนองตาแต้ม=Nong Ta Taem,เขาจ้าว=Khao Chao,เขาน้อย=Khao Noi;77160:ปราณบุรี=Pran Buri,วังก์พง=Wang Phong,หนองตาแต้ม=Nong Ta Taem,เขาจ้าว=Khao Chao,เขาน้อย=Khao Noi;77220:ปากน้ำปราณ=Pak Nam Pran
TH-77|สามร้อยยอด|Sam Roi Yot|77180:ศาลาลัย=Salalai,ศิลาลอย=Sila Loi,ไร่เก่า=Rai Kao,ไร่ใหม่=Rai Mai;77120:สามร้อยยอด=Sam Roi Yot;77160:สามร้อยยอด=Sam Roi Yot
TH-77|หัวหิน|Hua Hin|77110:ทับใต้=Thap Tai,บึงนคร=Bueng Nakhon,หนองพลับ=Nong Phlap,หนองแก=Nong Kae,หัวหิน=Hua Hin,หินเหล็กไฟ=Hin Lek Fai,ห้วยสัตว์ใหญ่=Huai Sat Yai
TH-77|เมืองประจวบคีรีขันธ์|Mueang Prachuap Khiri Khan|77000:คลองวาฬ=Khlong Wan,ประจวบคีรีขันธ์=Prachuap Khiri Khan,ห้วยทราย=Huai Sai,เกาะหลัก=Ko Lak;77210:บ่อนอก=Bo Nok,อ่าวน้อย=Ao Noi
TH-80|ขนอม|Khanom|80210:ขนอม=Khanom,ควนทอง=Khuan Thong,ท้องเนียน=Thong Nian
TH-80|จุฬาภรณ์|Chulabhorn|80130:ควนหนองคว้า=Khuan Nong Khwa,ทุ่งโพธิ์=Thung Pho,นาหมอบุญ=Na Mo Bun,สามตำบล=Sam Tambon;80180:บ้านควนมุด=Ban Khuan Mut,บ้านชะอวด=Ban Cha-uat
TH-80|ฉวาง|Chawang|80260:กะเปียด=Kapiat,นาเขลียง=Na Khliang,นาแว=Na Wae,ห้วยปริก=Huai Prik,ไม้เรียง=Mai Riang;80250:จันดี=Chan Di,ละอาย=La-ai;80150:ฉวาง=Chawang,นากะชะ=Na Kacha,ไสหร้า=Saira
TH-80|ชะอวด|Cha-uat|80180:ขอนหาด=Khon Hat,ควนหนองหงษ์=Khuan Nong Hong,ชะอวด=Cha-uat,ท่าประจะ=Tha Pracha,ท่าเสม็ด=Tha Samet,นางหลง=Nang Long,บ้านตูล=Ban Tun,วังอ่าง=Wang Ang,เกาะขันธ์=Ko Khan,เขาพระทอง=Khao Phra Thong,เคร็ง=Khreng
TH-80|ช้างกลาง|Chang Klang|80250:ช้างกลาง=Chang Klang,สวนขัน=Suan Khan,หลักช้าง=Lak Chang
TH-80|ถ้ำพรรณรา|Tham Phannara|80260:คลองเส=Khlong Se,ดุสิต=Dusit,ถ้ำพรรณรา=Tham Phannara
TH-80|ทุ่งสง|Thung Song|80310:กะปาง=Kapang;80110:ควนกรด=Khuan Krot,ชะมาย=Chamai,ถ้ำใหญ่=Tham Yai,ที่วัง=Thi Wang,นาหลวงเสน=Na Luang Sen,นาโพธิ์=Na Pho,นาไม้ไผ่=Na Mai Phai,น้ำตก=Nam Tok,ปากแพรก=Pak Phraek,หนองหงส์=Nong Hong,เขาขาว=Khao Khao,เขาโร=Khao Ro
TH-80|ทุ่งใหญ่|Thung Yai|80240:กรุงหยัน=Krung Yan,กุแหระ=Kurae,ทุ่งสัง=Thung Sang,ทุ่งใหญ่=Thung Yai,ท่ายาง=Tha Yang,บางรูป=Bang Rup,ปริก=Prik
TH-80|ท่าศาลา|Tha Sala|80160:กลาย=Klai,ดอนตะโก=Don Tako,ตลิ่งชัน=Taling Chan,ท่าขึ้น=Tha Khuen,ท่าศาลา=Tha Sala,สระแก้ว=Sa Kaeo,หัวตะพาน=Hua Taphan,โพธิ์ทอง=Pho Thong,โมคลาน=Mokhlalan,ไทยบุรี=Thai Buri
TH-80|นบพิตำ|Nopphitam|80160:กรุงชิง=Krung Ching,กะหรอ=Kalo,นบพิตำ=Nopphitam,นาเหรง=Na Reng
TH-80|นาบอน|Na Bon|80220:ทุ่งสง=Thung Song,นาบอน=Na Bon,แก้วแสน=Kaeo Saen
TH-80|บางขัน|Bang Khan|80360:บางขัน=Bang Khan,บ้านนิคม=Ban Nikhom,บ้านลำนาว=Ban Lamnao,วังหิน=Wang Hin
TH-80|ปากพนัง|Pak Phanang|80140:ขนาบนาก=Khanap Nak,ท่าพยา=Tha Phaya,บางพระ=Bang Phra,บ้านเพิง=Ban Phoeng,ปากพนัง=Pak Phanang,ปากพนังฝั่งตะวันออก=Pak Phanang Fang Tawan Ok,ปากแพรก=Pak Phraek,แหลมตะลุมพุก=Laem Talumphuk;80370:คลองกระบือ=Khlong Krabue,บางตะพง=Bang Taphong,บางศาลา=Bang Sala,บ้านใหม่=Ban Mai,ปากพนังฝั่งตะวันตก=Pak Phanang Fang Tawan Tok,ป่าระกำ=Pa Rakam,หูล่อง=Hu Long;80330:คลองน้อย=Khlong Noi,ชะเมา=Chamao,เกาะทวด=Ko Thuat
TH-80|พรหมคีรี|Phrom Khiri|80320:ทอนหงส์=Thon Ong,นาเรียง=Na Riang,บ้านเกาะ=Ban Ko,พรหมโลก=Phrommalok,อินคีรี=In Khiri
TH-80|พระพรหม|Phra Phrom|80000:ช้างซ้าย=Chang Sai,ท้ายสำเภา=Thai Samphao,นาพรุ=Na Phru,นาสาร=Na San
TH-80|พิปูน|Phipun|80270:กะทูน=Kathun,ควนกลาง=Khuan Klang,พิปูน=Phipun,ยางค้อม=Yang Khom,เขาพระ=Khao Phra
TH-80|ร่อนพิบูลย์|Ron Phibun|80130:ควนชุม=Khuan Chum,ควนพัง=Khuan Phang,ควนเกย=Khuan Koei,ร่อนพิบูลย์=Ron Phibun;80350:หินตก=Hin Tok,เสาธง=Sao Thong
TH-80|ลานสกา|Lan Saka|80230:กำโลน=Kamlon,ขุนทะเล=Khun Thale,ท่าดี=Tha Di,ลานสกา=Lan Saka,เขาแก้ว=Khao Kaeo
TH-80|สิชล|Sichon|80120:ฉลอง=Chalong,ทุ่งปรัง=Thung Prang,ทุ่งใส=Thung Sai,สิชล=Sichon,สี่ขีด=Si Khit,เขาน้อย=Khao Noi,เปลี่ยน=Plian;80340:เทพราช=Theppharat,เสาเภา=Sao Phao
TH-80|หัวไทร|Hua Sai|80170:ควนชะลิก=Khuan Chalik,ทรายขาว=Sai Khao,ท่าซอม=Tha Som,บางนบ=Bang Nop,บ้านราม=Ban Ram,รามแก้ว=Ram Kaeo,หน้าสตน=Na Saton,หัวไทร=Hua Sai,เกาะเพชร=Ko Phet,เขาพังไกร=Khao Phang Krai,แหลม=Laem
TH-80|เฉลิมพระเกียรติ|Chaloem Phra Kiat|80290:ดอนตรอ=Don Tro,ทางพูน=Thang Phun;80190:สวนหลวง=Suan Luang,เชียรเขา=Chian Khao
TH-80|เชียรใหญ่|Chian Yai|80190:การะเกด=Karaket,ท่าขนาน=Tha Khanan,ท้องลำเจียก=Thong Lamchiak,บ้านกลาง=Ban Klang,บ้านเนิน=Ban Noen,เขาพระบาท=Kao Phrabat,เชียรใหญ่=Chian Yai,เสือหึง=Suea Hueng,แม่เจ้าอยู่หัว=Mae Chao Yu Hua,ไสหมาก=Sai Mak
TH-80|เมืองนครศรีธรรมราช|Mueang Nakhon Si Thammarat|80280:กำแพงเซา=Kamphaeng Sao,ท่างิ้ว=Tha Ngio,นาทราย=Na Sai;80000:คลัง=Khlang,ท่าซัก=Tha Sak,ท่าวัง=Tha Wang,ท่าเรือ=Tha Ruea,ท่าไร่=Tha Rai,นาเคียน=Na Khian,ปากนคร=Pak Nakhon,ปากพูน=Pak Phun,มะม่วงสองต้น=Mamuang Song Ton,โพธิ์เสด็จ=Pho Sadet,ในเมือง=Nai Mueang,ไชยมนตรี=Chaiyamontri;80330:บางจาก=Bang Chak
TH-81|คลองท่อม|Khlong Thom|81120:คลองท่อมเหนือ=Khlong Thom Nuea,คลองท่อมใต้=Khlong Thom Tai,พรุดินนา=Phru Din Na,ห้วยน้ำขาว=Huai Nam Khao,เพหลา=Phela;81170:คลองพน=Khlong Phon,ทรายขาว=Sai Khao
TH-81|ปลายพระยา|Plai Phraya|81160:คีรีวง=Khiri Wong,ปลายพระยา=Plai Phraya,เขาต่อ=Khao To,เขาเขน=Khao Khen
TH-81|ลำทับ|Lam Thap|81190:ดินอุดม=Din Udom,ดินแดง=Din Daeng,ทุ่งไทรทอง=Thung Sai Thong,ลำทับ=Lam Thap
TH-81|อ่าวลึก|Ao Luek|81110:คลองยา=Khlong Ya,คลองหิน=Khlong Hin,นาเหนือ=Na Nuea,บ้านกลาง=Ban Klang,อ่าวลึกน้อย=Ao Luek Noi,อ่าวลึกเหนือ=Ao Luek Nuea,อ่าวลึกใต้=Ao Luek Tai,เขาใหญ่=Khao Yai,แหลมสัก=Laem Sak
TH-81|เกาะลันตา|Ko Lanta|81120:คลองยาง=Khlong Yang,เกาะกลาง=Ko Klang;81150:ศาลาด่าน=Sala Dan,เกาะลันตาน้อย=Ko Lanta Noi,เกาะลันตาใหญ่=Ko Lanta Yai
TH-81|เขาพนม|Khao Phanom|81140:พรุเตียว=Phru Tiao,หน้าเขา=Na Khao,เขาดิน=Khao Din,เขาพนม=Khao Phanom;80240:สินปุน=Sin Pun,โคกหาร=Khok Han
TH-81|เมืองกระบี่|Mueang Krabi|81000:กระบี่น้อย=Krabi Noi,กระบี่ใหญ่=Krabi Yai,คลองประสงค์=Khlong Prasong,ทับปริก=Thap Prik,ปากน้ำ=Pak Nam,อ่าวนาง=Ao Nang,เขาคราม=Khao Khram,เขาทอง=Khao Thong,ไสไทย=Sai Thai;81180:หนองทะเล=Nong Thale
TH-81|เหนือคลอง|Nuea Khlong|81130:คลองขนาน=Khlong Khanan,คลองเขม้า=Khlong Khamao,ตลิ่งชัน=Taling Chan,ปกาสัย=Pakasai,ห้วยยูง=Huai Yung,เกาะศรีบอยา=Ko Si Boya,เหนือคลอง=Nuea Khlong,โคกยาง=Khok Yang
TH-82|กะปง|Kapong|82170:กะปง=Kapong,ท่านา=Tha Na,รมณีย์=Rommani,เหมาะ=Mo,เหล=Le
TH-82|คุระบุรี|Khura Buri|82150:คุระ=Khura,บางวัน=Bang Wan,เกาะพระทอง=Ko Phra Thong,แม่นางขาว=Mae Nang Khao
TH-82|ตะกั่วทุ่ง|Takua Thung|82130:กระโสม=Krasom,กะไหล=Kalai,คลองเคียน=Khlong Khian,ถ้ำ=Tham,ท่าอยู่=Tha Yu;82140:หล่อยูง=Lo Yung,โคกกลอย=Khok Kloi
TH-82|ตะกั่วป่า|Takua Pa|82220:คึกคัก=Khuekkhak;82110:ตะกั่วป่า=Takua Pa,ตำตัว=Tam Tua,บางนายสี=Bang Nai Si,บางไทร=Bang Sai,โคกเคียน=Khok Khian;82190:บางม่วง=Bang Muang,เกาะคอเขา=Ko Kho Khao
TH-82|ทับปุด|Thap Put|82180:ถ้ำทองหลาง=Tham Thonglang,ทับปุด=Thap Put,บางเหรียง=Bang Riang,บ่อแสน=Bo Saen,มะรุ่ย=Marui,โคกเจริญ=Khok Charoen
TH-82|ท้ายเหมือง|Thai Mueang|82120:ทุ่งมะพร้าว=Thung Maphrao,ท้ายเหมือง=Thai Mueang,นาเตย=Na Toei,บางทอง=Bang Thong,ลำภี=Lam Phi;82210:ลำแก่น=Lam Kaen
TH-82|เกาะยาว|Ko Yao|83000:พรุใน=Phru Nai;82160:เกาะยาวน้อย=Ko Yao Noi,เกาะยาวใหญ่=Ko Yao Yai
TH-82|เมืองพังงา|Mueang Phang-nga|82000:ตากแดด=Tak Daet,ถ้ำน้ำผุด=Tham Nam Phut,ทุ่งคาโงก=Thung Kha Ngok,ท้ายช้าง=Thai Chang,นบปริง=Nop Pring,บางเตย=Bang Toei,ป่ากอ=Pa Ko,สองแพรก=Song Phraek,เกาะปันหยี=Ko Panyi
TH-83|กะทู้|Kathu|83120:กมลา=Kamala,กะทู้=Kathu;83150:ป่าตอง=Pa Tong
TH-83|ถลาง|Thalang|83110:ป่าคลอก=Pa Khlok,ศรีสุนทร=Si Sunthon,สาคู=Sakhu,เชิงทะเล=Choeng Thale,เทพกระษัตรี=Thep Krasatti,ไม้ขาว=Mai Khao
TH-83|เมืองภูเก็ต|Mueang Phuket|83100:กะรน=Karon,ราไวย์=Rawai;83000:ฉลอง=Chalong,ตลาดเหนือ=Talat Nuea,ตลาดใหญ่=Talat Yai,รัษฎา=Ratsada,วิชิต=Wichit,เกาะแก้ว=Ko Kaeo;83130:ฉลอง=Chalong,ราไวย์=Rawai
TH-84|กาญจนดิษฐ์|Kanchanadit|84160:กรูด=Krut,กะแดะ=Kadae,คลองสระ=Khlong Sa,ช้างขวา=Chang Khwa,ช้างซ้าย=Chang Sai,ตะเคียนทอง=Takian Thong,ท่าทอง=Tha Thong,ท่าอุแท=Tha U-thae,ป่าร่อน=Pa Ron,พลายวาส=Phlai Wat;84290:ทุ่งกง=Thung Kong,ทุ่งรัง=Thung Rang,ท่าทองใหม่=Tha Thong Mai
TH-84|คีรีรัฐนิคม|Khiri Rat Nikhom|84180:กะเปา=Kapao,ถ้ำสิงขร=Tham Singkhon,ท่ากระดาน=Tha Kradan,ท่าขนอน=Tha Khanon,น้ำหัก=Nam Hak,บ้านทำเนียบ=Ban Thamniap,บ้านยาง=Ban Yang,ย่านยาว=Yan Yao
TH-84|ชัยบุรี|Chai Buri|84350:คลองน้อย=Khlong Noi,ชัยบุรี=Chai Buri,สองแพรก=Song Phraek,ไทรทอง=Sai Thong
TH-84|ดอนสัก|Don Sak|84160:ชลคราม=Chonlakhram;84220:ดอนสัก=Don Sak,ไชยคราม=Chaiyakhram;84340:ปากแพรก=Pak Phraek
TH-84|ท่าฉาง|Tha Chang|84150:คลองไทร=Khlong Sai,ท่าฉาง=Tha Chang,ท่าเคย=Tha Khoei,ปากฉลุย=Pak Chalui,เขาถ่าน=Khao Than,เสวียด=Sawiat
TH-84|ท่าชนะ|Tha Chana|84170:คลองพา=Khlong Pha,คันธุลี=Khan Thuli,ท่าชนะ=Tha Chana,ประสงค์=Prasong,วัง=Wang,สมอทอง=Samo Thong
TH-84|บ้านตาขุน|Ban Ta Khun|84230:พรุไทย=Phru Thai,พะแสง=Phasaeng,เขาพัง=Khao Phang,เขาวง=Khao Wong
TH-84|บ้านนาสาร|Ban Na San|84120:คลองปราบ=Khlong Prap,ควนสุบรรณ=Khuan Suban,ทุ่งเตา=Thung Tao,ทุ่งเตาใหม่=Thung Tao Mai,ท่าชี=Tha Chi,นาสาร=Na San,น้ำพุ=Nam Phu,ลำพูน=Lamphun,เพิ่มพูนทรัพย์=Phoem Phun Sap;84270:ควนศรี=Khuan Si,พรุพี=Phru Phi
TH-84|บ้านนาเดิม|Ban Na Doem|84240:ทรัพย์ทวี=Sap Thawi,ท่าเรือ=Tha Ruea,นาใต้=Na Tai,บ้านนา=Ban Na
TH-84|พนม|Phanom|84250:คลองชะอุ่น=Khlong Cha-un,คลองศก=Khlong Sok,ต้นยวน=Ton Yuan,พนม=Phanom,พลูเถื่อน=Phlu Thuean,พังกาญจน์=Phang Kan
TH-84|พระแสง|Phrasaeng|84210:บางสวรรค์=Bang Sawan,สาคู=Sakhu,สินปุน=Sin Pun,สินเจริญ=Sin Charoen,อิปัน=I-pan,ไทรขึง=Sai Khueng,ไทรโสภา=Sai Sopha
TH-84|พุนพิน|Phunphin|84130:กรูด=Krut,ตะปาน=Tapan,ท่าข้าม=Tha Kham,ท่าสะท้อน=Tha Sathon,ท่าโรงช้าง=Tha Rong Chang,น้ำรอบ=Nam Rop,บางงอน=Bang Ngon,บางมะเดื่อ=Bang Maduea,บางเดือน=Bang Duean,พุนพิน=Phunphin,มะลวน=Maluan,ลีเล็ด=Lilet,ศรีวิชัย=Si Wichai,หนองไทร=Nong Sai,หัวเตย=Hua Toei,เขาหัวควาย=Khao Hua Khwai
TH-84|วิภาวดี|Vibhavadi|84180:ตะกุกเหนือ=Takuk Nuea,ตะกุกใต้=Takuk Tai
TH-84|เกาะพะงัน|Ko Phangan|84280:บ้านใต้=Ban Tai,เกาะพะงัน=Ko Phangan,เกาะเต่า=Ko Tao;84360:เกาะเต่า=Ko Tao
TH-84|เกาะสมุย|Ko Samui|84140:ตลิ่งงาม=Taling Ngam,ลิปะน้อย=Lipa Noi,หน้าเมือง=Na Mueang,อ่างทอง=Ang Thong;84320:บ่อผุด=Bo Phut;84310:มะเร็ต=Maret;84330:แม่น้ำ=Mae Nam
TH-84|เคียนซา|Khian Sa|84260:บ้านเสด็จ=Ban Sadet,อรัญคามวารี=Aranyakham Wari,เขาตอก=Khao Tok,เคียนซา=Khian Sa;84210:พ่วงพรมคร=Phuang Phromkhon
TH-84|เมืองสุราษฎร์ธานี|Mueang Surat Thani|84100:ขุนทะเล=Khun Thale;84000:คลองฉนาก=Khlong Chanak,คลองน้อย=Khlong Noi,ตลาด=Talat,บางกุ้ง=Bang Kung,บางชนะ=Bang Chana,บางโพธิ์=Bang Pho,บางใบไม้=Bang Baimai,บางไทร=Bang Sai,มะขามเตี้ย=Makham Tia,วัดประดู่=Wat Pradu
TH-84|เวียงสระ|Wiang Sa|84190:คลองฉนวน=Khlong Chanuan,ทุ่งหลวง=Thung Luang,บ้านส้อง=Ban Song,เขานิพันธ์=Khao Niphan,เวียงสระ=Wiang Sa
TH-84|ไชยา|Chaiya|84110:ตลาดไชยา=Talat Chaiya,ตะกรบ=Takrop,ทุ่ง=Thung,ปากหมาก=Pak Mak,ป่าเว=Pa We,พุมเรียง=Phumriang,เลม็ด=Lamet,เวียง=Wiang,โมถ่าย=Mo Thai
TH-85|กระบุรี|Kra Buri|85110:จ.ป.ร.=Choporo,น้ำจืด=Namtuet,น้ำจืดน้อย=Nam Chuet Noi,บางใหญ่=Bang Yai,ปากจั่น=Pak Chan,มะมุ=Mamu,ลำเลียง=Lam Liang
TH-85|กะเปอร์|Kapoe|85120:กะเปอร์=Kapoe,บางหิน=Bang Hin,บ้านนา=Ban Na,ม่วงกลวง=Muang Kluang,เชี่ยวเหลียง=Chiao Liang
TH-85|ละอุ่น|La-un|85130:บางพระเหนือ=Bang Phra Nuea,บางพระใต้=Bang Phra Tai,บางแก้ว=Bang Kaeo,ละอุ่นเหนือ=La-un Nuea,ละอุ่นใต้=La-un Tai,ในวงเหนือ=Nai Wong Nuea,ในวงใต้=Nai Wong Tai
TH-85|สุขสำราญ|Suk Samran|85120:กำพวน=Kamphuan,นาคา=Nakha
TH-85|เมืองระนอง|Mueang Ranong|85130:ทรายแดง=Sai Daeng;85000:บางนอน=Bang Non,บางริ้น=Bang Rin,ปากน้ำ=Pak Nam,ราชกรูด=Ratchakrut,หงาว=Ngao,หาดส้มแป้น=Hat Som Paen,เกาะพยาม=Ko Phayam,เขานิเวศน์=Khao Niwet
TH-86|ทุ่งตะโก|Thung Tako|86220:ช่องไม้แก้ว=Chong Mai Kaeo,ตะโก=Tako,ทุ่งตะไคร=Thung Takrai,ปากตะโก=Pak Tako
TH-86|ท่าแซะ|Tha Sae|86140:คุริง=Khuring,ทรัพย์อนันต์=Sap Anan,ท่าข้าม=Tha Kham,ท่าแซะ=Tha Sae,นากระตาม=Na Kratam,สลุย=Salui,สองพี่น้อง=Song Phi Nong,หงษ์เจริญ=Hong Charoen;86190:รับร่อ=Rap Ro,หินแก้ว=Hin Kaeo
TH-86|ปะทิว|Pathio|86160:ชุมโค=Chum Kho,ทะเลทรัพย์=Thale Sap,บางสน=Bang Son;86210:ดอนยาง=Don Yang,ปากคลอง=Pak Khlong,เขาไชยราช=Khao Chai Rat;86230:สะพลี=Saphli
TH-86|พะโต๊ะ|Phato|86180:ปังหวาน=Pang Wan,ปากทรง=Pak Song,พระรักษ์=Phra Rak,พะโต๊ะ=Phato
TH-86|ละแม|Lamae|86170:ทุ่งคาวัด=Thung Kha Wat,ทุ่งหลวง=Thung Luang,ละแม=Lamae,สวนแตง=Suan Taeng
TH-86|สวี|Sawi|86130:ครน=Khron,ด่านสวี=Dan Sawi,ทุ่งระยะ=Thung Raya,ท่าหิน=Tha Hin,นาสัก=Na Sak,นาโพธิ์=Na Pho,ปากแพรก=Pak Phraek,วิสัยใต้=Wisai Tai,สวี=Sawi,เขาค่าย=Khao Khai,เขาทะลุ=Khao Thalu
TH-86|หลังสวน|Lang Suan|86110:ขันเงิน=Khan Ngoen,ท่ามะพลา=Tha Maphla,นาขา=Na Kha,นาพญา=Na Phaya,บางมะพร้าว=Bang Maphrao,บ้านควน=Ban Khuan,พ้อแดง=Pho Daeng,วังตะกอ=Wang Tako,หลังสวน=Lang Suan,หาดยาย=Hat Yai,แหลมทราย=Laem Sai;86150:บางน้ำจืด=Bang Nam Chuet,ปากน้ำ=Pak Nam
TH-86|เมืองชุมพร|Mueang Chumphon|86190:ขุนกระทิง=Khun Krathing,บ้านนา=Ban Na,วังใหม่=Wang Mai;86000:ตากแดด=Tak Daet,ท่าตะเภา=Tha Taphao,ท่ายาง=Tha Yang,นาชะอัง=Na Cha-ang,นาทุ่ง=Na Thung,บางลึก=Bang Luek,บางหมาก=Bang Mak,วังไผ่=Wang Phai,หาดพันไกร=Hat Phan Krai;86100:ถ้ำสิงห์=Tham Sing,ทุ่งคา=Thung Kha,วิสัยเหนือ=Wisai Nuea;86120:ปากน้ำ=Pak Nam,หาดทรายรี=Hat Sai Ri
TH-90|กระแสสินธุ์|Krasae Sin|90270:กระแสสินธุ์=Krasae Sin,เกาะใหญ่=Ko Yai,เชิงแส=Choeng Sae,โรง=Rong
TH-90|คลองหอยโข่ง|Khlong Hoi Khong|90115:คลองหลา=Khlong La,โคกม่วง=Khok Muang;90230:คลองหอยโข่ง=Khlong Hoi Khong,ทุ่งลาน=Thung Lan,โคกม่วง=Khok Muang
TH-90|ควนเนียง|Khuan Niang|90220:ควนโส=Khuan So,บางเหรียง=Bang Riang,รัตภูมิ=Rattaphum,ห้วยลึก=Huai Luek
TH-90|จะนะ|Chana|90130:ขุนตัดหวาย=Khun Tat Wai,คลองเปียะ=Khlong Pia,คู=Khu,จะโหนง=Chanong,ตลิ่งชัน=Taling Chan,ท่าหมอไทร=Tha Mo Sai,นาทับ=Na Thap,นาหว้า=Na Wa,น้ำขาว=Nam Khao,บ้านนา=Ban Na,ป่าชิง=Pa Ching,สะกอม=Sakom,สะพานไม้แก่น=Saphan Mai Kaen,แค=Khae
TH-90|นาทวี|Na Thawi|90160:คลองกวาง=Khlong Kwang,คลองทราย=Khlong Sai,ฉาง=Chang,ทับช้าง=Thap Chang,ท่าประดู่=Tha Pradu,นาทวี=Na Thawi,นาหมอศรี=Na Mo Si,ประกอบ=Prakop,ปลักหนู=Plak Nu,สะท้อน=Sathon
TH-90|นาหม่อม|Na Mom|90310:คลองหรัง=Khlong Rang,ทุ่งขมิ้น=Thung Khamin,นาหม่อม=Na Mom,พิจิตร=Phichit
TH-90|บางกล่ำ|Bang Klam|90110:ท่าช้าง=Tha Chang,บางกล่ำ=Bang Klam,บ้านหาร=Ban Han,แม่ทอม=Mae Thom
TH-90|ระโนด|Ranot|90140:คลองแดน=Khlong Daen,ตะเครียะ=Takhria,ท่าบอน=Tha Bon,บ่อตรุ=Bo Tru,บ้านขาว=Ban Khao,บ้านใหม่=Ban Mai,ปากแตระ=Pak Trae,พังยาง=Phang Yang,ระวะ=Rawa,ระโนด=Ranot,วัดสน=Wat Son,แดนสงวน=Daen Sa-nguan
TH-90|รัตภูมิ|Rattaphum|90180:กำแพงเพชร=Kamphaeng Phet,คูหาใต้=Khuha Tai,ท่าชะมวง=Thatamuang,เขาพระ=Khao Phra;90220:ควนรู=Khuan Ru
TH-90|สทิงพระ|Sathing Phra|90190:กระดังงา=Kradangnga,คลองรี=Khlong Ri,คูขุด=Khu Khut,จะทิ้งพระ=Chathing Phra,ชุมพล=Chumphon,ดีหลวง=Di Luang,ท่าหิน=Tha Hin,บ่อดาน=Bo Dan,บ่อแดง=Bo Daeng,วัดจันทร์=Wat Chan,สนามชัย=Sanam Chai
TH-90|สะบ้าย้อย|Saba Yoi|90210:คูหา=Khuha,จะแหน=Chanae,ทุ่งพอ=Thung Pho,ธารคีรี=Than Khiri,บาโหย=Ba Hoi,บ้านโหนด=Ban Not,สะบ้าย้อย=Saba Yoi,เขาแดง=Khao Daeng,เปียน=Pian
TH-90|สะเดา|Sadao|90240:ทุ่งหมอ=Thung Mo,ปาดังเบซาร์=Padang Besa;90170:ท่าโพธิ์=Tha Pho,พังลา=Phang La,เขามีเกียรติ=Khao Mi Kiat;90120:ปริก=Prik,สะเดา=Sadao,สำนักแต้ว=Samnak Taeo;90320:สำนักขาม=Samnak Kham
TH-90|สิงหนคร|Singhanakhon|90330:ชะแล้=Chalae,บางเขียด=Bang Khiat,ปากรอ=Pak Ro,ป่าขาด=Pa Khat,ม่วงงาม=Muang Ngam,รำแดง=Ram Daeng,วัดขนุน=Wat Khanun;90280:ชิงโค=Ching Kho,ทำนบ=Thamnop,สทิงหม้อ=Sathing Mo,หัวเขา=Hua Khao
TH-90|หาดใหญ่|Hat Yai|90110:คลองอู่ตะเภา=Khlong U Taphao,คลองแห=Khlong Hae,ควนลัง=Khuan Lang,คอหงส์=Kho Hong,คูเต่า=Khu Tao,ฉลุง=Chalung,ทุ่งตำเสา=Thung Tam Sao,ทุ่งใหญ่=Thung Yai,ท่าข้าม=Tha Kham,น้ำน้อย=Nam Noi,หาดใหญ่=Hat Yai;90250:บ้านพรุ=Ban Phru;90230:พะตง=Phatong
TH-90|เทพา|Thepha|90150:ท่าม่วง=Tha Muang,ปากบาง=Pak Bang,สะกอม=Sakom,เกาะสะบ้า=Ko Saba,เทพา=Thepha;90260:ลำไพล=Lam Phlai,วังใหญ่=Wang Yai
TH-90|เมืองสงขลา|Mueang Songkhla|90000:ทุ่งหวัง=Thung Wang,บ่อยาง=Bo Yang,เกาะแต้ว=Ko Taeo,เขารูปช้าง=Khao Rup Chang;90100:พะวง=Phawong,เกาะยอ=Ko Yo
TH-91|ควนกาหลง|Khuan Kalong|91130:ควนกาหลง=Khuan Kalong,ทุ่งนุ้ย=Thung Nui,อุไดเจริญ=Udai Charoen
TH-91|ควนโดน|Khuan Don|91160:ควนสตอ=Khuan Sato,ควนโดน=Khuan Don,ย่านซื่อ=Yan Sue,วังประจัน=Wang Prachan
TH-91|ทุ่งหว้า|Thung Wa|91120:ขอนคลาน=Khon Khlan,ทุ่งบุหลัง=Thung Bulang,ทุ่งหว้า=Thung Wa,นาทอน=Na Thon,ป่าแก่บ่อหิน=Pa Kae Bo Hin
TH-91|ท่าแพ|Tha Phae|91150:ท่าเรือ=Tha Ruea,ท่าแพ=Tha Phae,สาคร=Sakhon,แป-ระ=Pae-ra
TH-91|มะนัง|Manang|91130:นิคมพัฒนา=Nikhom Phatthana,ปาล์มพัฒนา=Pam Phatthana
TH-91|ละงู|La-ngu|91110:กำแพง=Kamphaeng,น้ำผุด=Nam Phut,ปากน้ำ=Pak Nam,ละงู=La-ngu,เขาขาว=Khao Khao,แหลมสน=Laem Son
TH-91|เมืองสตูล|Mueang Satun|91000:คลองขุด=Khlong Khut,ควนขัน=Khuan Khan,ตันหยงโป=Tanyong Po,ตำมะลัง=Tam Malang,ปูยู=Puyu,พิมาน=Phiman,เกาะสาหร่าย=Ko Sarai,เจ๊ะบิลัง=Che Bilang;91140:ควนโพธิ์=Khuan Pho,ฉลุง=Chalung,บ้านควน=Ban Khuan,เกตรี=Kretri
TH-92|กันตัง|Kantang|92110:กันตัง=Kantang,กันตังใต้=Kantang Tai,คลองชีล้อม=Khlong Chi Lom,คลองลุ=Khlong Lu,ควนธานี=Khuan Thani,นาเกลือ=Na Kluea,บางสัก=Bang Sak,บางหมาก=Bang Mak,บางเป้า=Bang Pao,บ่อน้ำร้อน=Bo Nam Ron,ย่านซื่อ=Yan Sue,วังวน=Wang Won,เกาะลิบง=Ko Libong,โคกยาง=Khok Yang
TH-92|นาโยง|Na Yong|92170:ช่อง=Chong,นาข้าวเสีย=Na Khao Sia,นาหมื่นศรี=Na Muen Si,นาโยงเหนือ=Na Yong Nuea,ละมอ=Lamo,โคกสะบ้า=Khok Saba
TH-92|ปะเหลียน|Palian|92180:ทุ่งยาว=Thung Yao,ปะเหลียน=Palian,ลิพัง=Liphang,แหลมสอม=Laem Som;92120:ท่าข้าม=Tha Kham,สุโสะ=Suso,เกาะสุกร=Ko Sukon;92140:ท่าพญา=Tha Phaya,บางด้วน=Bang Duan,บ้านนา=Ban Na
TH-92|ย่านตาขาว|Yan Ta Khao|92140:ทุ่งกระบือ=Thung Krabue,ทุ่งค่าย=Thung Khai,นาชุมเห็ด=Na Chum Het,ย่านตาขาว=Yan Ta Khao,หนองบ่อ=Nong Bo,เกาะเปียะ=Ko Pia,โพรงจระเข้=Phrong Cholakhe,ในควน=Nai Khuan
TH-92|รัษฎา|Ratsada|92160:คลองปาง=Khlong Pang,ควนเมา=Khuan Mao,หนองบัว=Nong Bua,เขาไพร=Khao Phrai;92130:หนองปรือ=Nong Prue
TH-92|วังวิเศษ|Wang Wiset|92000:ท่าสะบ้า=Tha Saba;92220:วังมะปราง=Wang Maprang,วังมะปรางเหนือ=Wang Maprang Nuea,อ่าวตง=Ao Tong,เขาวิเศษ=Khao Wiset
TH-92|สิเกา|Sikao|92150:กะลาเส=Kalase,บ่อหิน=Bo Hin,เขาไม้แก้ว=Khao Mai Kaeo,ไม้ฝาด=Mai Fat;92000:นาเมืองเพชร=Na Mueang Phet
TH-92|หาดสำราญ|Hat Samran|92120:ตะเสะ=Tase,บ้าหวี=Ba Wi,หาดสำราญ=Hat Samran
TH-92|ห้วยยอด|Huai Yot|92130:ทุ่งต่อ=Thung To,ท่างิ้ว=Tha Ngio,ปากคม=Pak Khom,หนองช้างแล่น=Nong Chang Laen,ห้วยนาง=Huai Nang,ห้วยยอด=Huai Yot,เขากอบ=Khao Kop,เขาขาว=Khao Khao,เขาปูน=Khao Pun,ในเตา=Nai Tao;92210:นาวง=Na Wong,บางกุ้ง=Bang Kung,บางดี=Bang Di,วังคีรี=Wang Khiri;92190:ปากแจ่ม=Pak Chaem,ลำภูรา=Lamphu Ra
TH-92|เมืองตรัง|Mueang Trang|92000:ควนปริง=Khuan Pring,ทับเที่ยง=Thap Thiang,นาตาล่วง=Na Ta Luang,นาพละ=Na Phlala,นาโต๊ะหมิง=Na To Ming,น้ำผุด=Nam Phut,บางรัก=Bang Rak,บ้านควน=Ban Khuan,บ้านโพธิ์=Ban Pho,หนองตรุด=Nong Trut,โคกหล่อ=Khok Lo;92190:นาท่ามเหนือ=Na Tham Nuea,นาท่ามใต้=Na Tham Tai;92170:นาบินหลา=Na Bin La,นาโยงใต้=Na Yong Tai
TH-93|กงหรา|Kong Ra|93180:กงหรา=Kong Ra,คลองทรายขาว=Khlong Sai Khao,คลองเฉลิม=Khlong Chaloem;93000:ชะรัด=Charat,สมหวัง=Som Wang
TH-93|ควนขนุน|Khuan Khanun|93110:ควนขนุน=Khuan Khanun,ชะมวง=Chamuang,ดอนทราย=Don Sai,นาขยาด=Na Khayat,ปันแต=Pan Tae,พนมวังก์=Phanom Wang,แพรกหา=Phraek Ha,แหลมโตนด=Laem Tanot,โตนดด้วน=Tanot Duan;93150:ทะเลน้อย=Thale Noi,พนางตุง=Phanang Tung,มะกอกเหนือ=Makok Nuea
TH-93|ตะโหมด|Tamot|93160:คลองใหญ่=Khlong Yai,ตะโหมด=Tamot,แม่ขรี=Mae Khari
TH-93|บางแก้ว|Bang Kaeo|93140:ท่ามะเดื่อ=Tha Maduea,นาปะขอ=Na Pakho,โคกสัก=Khok Sak
TH-93|ปากพะยูน|Pak Phayun|93120:ดอนทราย=Don Sai,ดอนประดู่=Don Pradu,ปากพะยูน=Pak Phayun,ฝาละมี=Falami,หารเทา=Han Thao,เกาะนางคำ=Ko Nang Kham,เกาะหมาก=Ko Mak
TH-93|ป่าบอน|Pa Bon|93170:ทุ่งนารี=Thung Nari,ป่าบอน=Pa Bon,วังใหม่=Wang Mai,หนองธง=Nong Thong,โคกทราย=Khok Sai
TH-93|ป่าพะยอม|Pa Phayom|93210:บ้านพร้าว=Ban Phrao,ป่าพะยอม=Pa Phayom,ลานข่อย=Lan Khoi,เกาะเต่า=Ko Tao
TH-93|ศรีนครินทร์|Srinagarindra|93000:ชุมพล=Chumphon,บ้านนา=Ban Na,ลำสินธุ์=Lam Sin,อ่างทอง=Ang Thong
TH-93|ศรีบรรพต|Si Banphot|93190:ตะแพน=Taphaen,เขาปู่=Khao Pu,เขาย่า=Khao Ya
TH-93|เขาชัยสน|Khao Chaison|93130:ควนขนุน=Khuan Khanun,จองถนน=Chong Thanon,หานโพธิ์=Han Pho,เขาชัยสน=Khao Chaison,โคกม่วง=Khok Muang
TH-93|เมืองพัทลุง|Mueang Phatthalung|93000:ควนมะพร้าว=Khuan Maphrao,คูหาสวรรค์=Khuha Sawan,ชัยบุรี=Chai Buri,ตำนาน=Tamnan,ท่ามิหรำ=Tha Miram,ท่าแค=Tha Khae,นาท่อม=Na Thom,นาโหนด=Na Not,ปรางหมู่=Prang Mu,พญาขัน=Phaya Khan,ร่มเมือง=Rom Mueang,ลำปำ=Lampam,เขาเจียก=Khao Chiak,โคกชะงาย=Khok Cha-ngai
TH-94|กะพ้อ|Kapho|94230:กะรุบี=Karubi,ตะโละดือรามัน=Ta Lo Due Ra Man,ปล่องหอย=Plong Hoi
TH-94|ทุ่งยางแดง|Thung Yang Daeng|94140:ตะโละแมะนา=Talo Maena,น้ำดำ=Nam Dam,ปากู=Paku,พิเทน=Phithen
TH-94|ปะนาเระ|Panare|94190:ควน=Khuan,ดอน=Don;94130:คอกกระบือ=Khok Krabue,ท่าข้าม=Tha Kham,ท่าน้ำ=Tha Nam,บ้านกลาง=Ban Klang,บ้านนอก=Ban Nok,บ้านน้ำบ่อ=Ban Nam Bo,ปะนาเระ=Panare,พ่อมิ่ง=Pho Ming
TH-94|มายอ|Mayo|94190:กระหวะ=Krawa,ลางา=La-nga;94140:กระเสาะ=Kraso,ตรัง=Trang,ถนน=Thanon,ปะโด=Pado,ปานัน=Panan,มายอ=Mayo,ลุโบะยิไร=Lubo Yilai,สะกำ=Sakam,สาคอบน=Sakho Bon,สาคอใต้=Sakho Tai,เกาะจัน=Ko Chan
TH-94|ยะรัง|Yarang|94160:กระโด=Krado,กอลำ=Kolam,คลองใหม่=Khlong Mai,ประจัน=Prachan,ปิตูมุดี=Pitu Mudi,ยะรัง=Yarang,ระแว้ง=Rawaeng,วัด=Wat,สะดาวา=Sadawa,สะนอ=Sano,เขาตูม=Khao Tum,เมาะมาวี=Mo Mawi
TH-94|ยะหริ่ง|Yaring|94150:จะรัง=Charang,ตอหลัง=Tolang,ตะโละ=Talo,ตะโละกาโปร์=Talo Kapo,ตันหยงดาลอ=Tanyong Dalo,ตาลีอายร์=Tali-ai,ตาแกะ=Takae,บางปู=Bang Pu,ปิยามุมัง=Piya Mumang,ปุลากง=Pulakong,มะนังยง=Manang Yong,ยามู=Yamu,ราตาปันยัง=Rata Panyang,สาบัน=Saban,หนองแรต=Nong Raet,แหลมโพธิ์=Laem Pho;94190:ตันหยงจึงงา=Tanyong Chueng-nga,บาโลย=Baloi
TH-94|สายบุรี|Sai Buri|94110:กะดุนง=Kadunong,ตะบิ้ง=Tabing,ตะลุบัน=Taluban,บางเก่า=Bang Kao,บือเระ=Bue Re,ปะเสยะวอ=Pase Yawo,มะนังดาลำ=Ma Nang Da Lam,ละหาร=Lahan,เตราะบอน=Tro Bon,แป้น=Paen;94190:ทุ่งคล้า=Thung Khla
TH-94|หนองจิก|Nong Chik|94170:คอลอตันหยง=Kholo Tanyong,ดอนรัก=Don Rak,ดาโต๊ะ=Dato,ตุยง=Tuyong,ท่ากำชำ=Tha Kamcham,บางตาวา=Bang Tawa,บางเขา=Bang Khao,บ่อทอง=Bo Thong,ปุโละปุโย=Pulo Puyo,ยาบี=Yabi,ลิปะสะโง=Lipa Sa-ngo,เกาะเปาะ=Ko Po
TH-94|เมืองปัตตานี|Mueang Pattani|94000:กะมิยอ=Kamiyo,คลองมานิง=Khlong Maning,จะบังติกอ=Chabang Tiko,ตะลุโบะ=Talubo,ตันหยงลุโละ=Tanyong Lulo,บานา=Bana,บาราเฮาะ=Baraho,บาราโหม=Barahom,ปะกาฮะรัง=Paka Harang,ปุยุด=Pu Yut,รูสะมิแล=Ru Sa Mi Lae,สะบารัง=Sabarang,อาเนาะรู=Anoru
TH-94|แม่ลาน|Mae Lan|94180:ป่าไร่=Pa Rai,ม่วงเตี้ย=Muang Tia,แม่ลาน=Mae Lan
TH-94|โคกโพธิ์|Khok Pho|94180:ควนโนรี=Khuan Nori,ทุ่งพลา=Thung Phala,นาประดู่=Na Pradu,ปากล่อ=Pak Lo;94120:ช้างให้ตก=Chang Hai Tok,ทรายขาว=Sai Khao,ท่าเรือ=Tha Ruea,นาเกตุ=Na Ket,บางโกระ=Bang Kro,ป่าบอน=Pa Bon,มะกรูด=Makrut,โคกโพธิ์=Khok Pho
TH-94|ไม้แก่น|Mai Kaen|94220:ดอนทราย=Don Sai,ตะโละไกรทอง=Talo Kraithong,ไทรทอง=Sai Thong,ไม้แก่น=Mai Kaen
TH-95|กรงปินัง|Krong Pinang|95000:กรงปินัง=Krong Pinang,ปุโรง=Purong,สะเอะ=Sa-ae,ห้วยกระทิง=Huai Krathing
TH-95|กาบัง|Kabang|95120:กาบัง=Kabang,บาละ=Bala
TH-95|ธารโต|Than To|95150:คีรีเขต=Khiri Khet,ธารโต=Than To,บ้านแหร=Ban Rae;95170:แม่หวาด=Mae Wat
TH-95|บันนังสตา|Bannang Sata|95130:ตลิ่งชัน=Taling Chan,ตาเนาะปูเต๊ะ=Tanao Pute,ถ้ำทะลุ=Tham Thalu,บันนังสตา=Bannang Sata,บาเจาะ=Bacho,เขื่อนบางลาง=Khuean Bang Lang
TH-95|ยะหา|Yaha|95120:กาตอง=Katong,ตาชี=Ta Chi,บาโงยซิแน=Ba-ngoi Sinae,บาโร๊ะ=Ba Ro,ปะแต=Patae,ยะหา=Yaha,ละแอ=La-ae
TH-95|รามัน|Raman|95140:กอตอตือร๊ะ=Koto Tuera,กายูบอเกาะ=Kayu Boko,กาลอ=Kalo,กาลูปัง=Kalupang,จะกว๊ะ=Cha-kwa,ตะโล๊ะหะลอ=Ta Lo Ha Lo,ท่าธง=Tha Thong,บาลอ=Balo,บาโงย=Ba-ngoi,บือมัง=Buemang,ยะต๊ะ=Yata,วังพญา=Wang Phaya,อาซ่อง=A-song,เกะรอ=Kero,เนินงาม=Noen Ngam,โกตาบารู=Kota Baru
TH-95|เบตง|Betong|95110:ตาเนาะแมเราะ=Ta No Mae Ro,ธารน้ำทิพย์=Than Nam Thip,ยะรม=Yarom,อัยเยอร์เวง=Aiyoeweng,เบตง=Betong
TH-95|เมืองยะลา|Mueang Yala|95000:ตาเซะ=Tase,ท่าสาป=Tha Sap,บันนังสาเรง=Bannang Sareng,บุดี=Budi,ยะลา=Yala,ยุโป=Yupo,สะเตง=Sateng,สะเตงนอก=Sateng Nok,หน้าถ้ำ=Na Tham,เปาะเส้ง=Po Seng;95160:พร่อน=Phron,ลำพะยา=Lam Phaya,ลำใหม่=Lam Mai,ลิดล=Lidon
TH-96|จะแนะ|Chanae|96220:จะแนะ=Chanae,ช้างเผือก=Chang Phueak,ดุซงญอ=Dusongyo,ผดุงมาตร=Phadung Mat
TH-96|ตากใบ|Tak Bai|96110:นานาค=Na Nak,บางขุนทอง=Bang Khun Thong,พร่อน=Phron,ศาลาใหม่=Sala Mai,เกาะสะท้อน=Ko Sathon,เจ๊ะเห=Chehe,โฆษิต=Kosit,ไพรวัน=Phraiwan
TH-96|บาเจาะ|Bacho|96170:กาเยาะมาตี=Kayo Mati,บาเจาะ=Bacho,บาเระเหนือ=Bare Nuea,บาเระใต้=Bare Tai,ปะลุกาสาเมาะ=Paluka Samo,ลุโบะสาวอ=Lubo Sawo
TH-96|ยี่งอ|Yi-ngo|96180:จอเบาะ=Cho Bo,ตะปอเยาะ=Tapoyo,ยี่งอ=Yi-ngo,ละหาร=Lahan,ลุโบะบายะ=Lubo Baya,ลุโบะบือซา=Lubo Buesa
TH-96|ระแงะ|Ra-ngae|96130:กาลิซา=Kalisa,ตันหยงมัส=Tanyong Mat,ตันหยงลิมอ=Tanyong Limo,บาโงสะโต=Ba-ngo Sato,มะรือโบตก=Marue Botok,เฉลิม=Chaloem;96220:บองอ=Bo-ngo
TH-96|รือเสาะ|Rueso|96150:บาตง=Batong,รือเสาะ=Rueso,รือเสาะออก=Rueso Ok,ลาโละ=Lalo,สามัคคี=Samakkhi,สาวอ=Sawo,สุวารี=Suwari,เรียง=Riang,โคกสะตอ=Khok Sato
TH-96|ศรีสาคร|Si Sakhon|96210:กาหลง=Kalong,ซากอ=Sako,ตะมะยูง=Tamayung,ศรีบรรพต=Si Banphot,ศรีสาคร=Si Sakhon,เชิงคีรี=Choeng Khiri
TH-96|สุคิริน|Sukhirin|96190:ภูเขาทอง=Phukhao Thong,มาโมง=Mamong,ร่มไทร=Rom Sai,สุคิริน=Sukhirin,เกียร์=Kia
TH-96|สุไหงปาดี|Su-ngai Padi|96140:กาวะ=Kawa,ปะลุรู=Paluru,ริโก๋=Ri Ko,สากอ=Sako,สุไหงปาดี=Su-ngai Padi,โต๊ะเด็ง=Toteng
TH-96|สุไหงโก-ลก|Su-ngai Kolok|96120:ปาเสมัส=Pasemat,ปูโยะ=Puyo,มูโนะ=Muno,สุไหงโก-ลก=Su-ngai Kolok
TH-96|เจาะไอร้อง|Cho-airong|96130:จวบ=Chuap,บูกิต=Bukit,มะรือโบออก=Maruebo Ok
TH-96|เมืองนราธิวาส|Mueang Narathiwat|96000:กะลุวอ=Kaluwo,กะลุวอเหนือ=Kaluwo Nuea,บางนาค=Bang Nak,บางปอ=Bang Po,มะนังตายอ=Manang Tayo,ลำภู=Lumphu,โคกเคียน=Khok Khian
TH-96|แว้ง|Waeng|96160:กายูคละ=Kayu Khla,ฆอเลาะ=Kolo,เอราวัณ=Erawan,แม่ดง=Mae Dong,แว้ง=Waeng,โละจูด=Lo Chut
`
