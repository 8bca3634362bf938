/**
 * Words makers write about their work, as readers of the other languages call it: crafts and materials. One row per thing,
 * `en | nl | de | fr | es | it | pt | id | vi | th | ja | ko | zh-CN | zh-TW`.
 */
export const MAKING_WORDS = `
Bamboo weaving|Bamboevlechtwerk|Bambusflechterei|Vannerie de bambou|Cestería de bambú|Intreccio di bambù|Trançado de bambu|Anyaman bambu|Đan tre|งานจักสานไม้ไผ่|竹細工|대나무 공예|竹编|竹編
Batik|Batik|Batik|Batik|Batik|Batik|Batik|Batik|Vải batik|ผ้าบาติก|バティック|바틱|蜡染|蠟染
Benjarong|Benjarong|Benjarong|Benjarong|Benjarong|Benjarong|Benjarong|Benjarong|Gốm Benjarong|เบญจรงค์|ベンジャロン焼|벤자롱|班加隆五彩瓷|班加隆五彩瓷
Brass casting|Messinggieten|Messingguss|Fonte de laiton|Fundición de latón|Fusione dell’ottone|Fundição de latão|Pengecoran kuningan|Đúc đồng thau|หล่อทองเหลือง|真鍮鋳造|황동 주조|黄铜铸造|黃銅鑄造
Candles and carved soap|Kaarsen en gesneden zeep|Kerzen und geschnitzte Seife|Bougies et savons sculptés|Velas y jabón tallado|Candele e saponi intagliati|Velas e sabonetes esculpidos|Lilin dan sabun ukir|Nến và xà phòng khắc|เทียนและสบู่แกะสลัก|キャンドルと彫刻石けん|양초와 비누 조각|蜡烛与雕花皂|蠟燭與雕花皂
Celadon|Celadon|Seladon|Céladon|Celadón|Celadon|Celadon|Seladon|Gốm men ngọc|ศิลาดล|青磁|청자|青瓷|青瓷
Cotton weaving|Katoenweven|Baumwollweberei|Tissage du coton|Tejido de algodón|Tessitura del cotone|Tecelagem de algodão|Tenun katun|Dệt vải bông|ทอผ้าฝ้าย|綿織物|면직|棉织|棉織
Curry pastes|Currypasta’s|Currypasten|Pâtes de curry|Pastas de curry|Paste di curry|Pastas de curry|Bumbu kari|Sốt cà ri|น้ำพริกแกง|カレーペースト|커리 페이스트|咖喱酱|咖哩醬
Earthenware|Aardewerk|Irdenware|Terre cuite|Alfarería|Terracotta|Cerâmica de barro|Gerabah|Gốm đất nung|เครื่องปั้นดินเผา|土器|토기|陶器|陶器
Gems and beads|Edelstenen en kralen|Edelsteine und Perlen|Gemmes et perles|Gemas y cuentas|Gemme e perline|Gemas e contas|Permata dan manik-manik|Đá quý và hạt cườm|พลอยและลูกปัด|宝石とビーズ|보석과 구슬|宝石与串珠|寶石與串珠
Herbal care|Kruidenverzorging|Kräuterpflege|Soins aux plantes|Cuidado con hierbas|Cura alle erbe|Cuidados com ervas|Perawatan herbal|Chăm sóc thảo mộc|สมุนไพร|ハーブケア|허브 케어|草本护理|草本護理
Highland embroidery|Borduurwerk uit de bergen|Stickerei der Bergvölker|Broderie des montagnes|Bordado de las montañas|Ricamo di montagna|Bordado das montanhas|Bordir pegunungan|Thêu vùng cao|ผ้าปักชาวเขา|山岳民族の刺繍|고산족 자수|山地刺绣|山地刺繡
Honey, fruit and palm sugar|Honing, fruit en palmsuiker|Honig, Früchte und Palmzucker|Miel, fruits et sucre de palme|Miel, fruta y azúcar de palma|Miele, frutta e zucchero di palma|Mel, frutas e açúcar de palma|Madu, buah, dan gula aren|Mật ong, trái cây và đường thốt nốt|น้ำผึ้ง ผลไม้ และน้ำตาลโตนด|はちみつ・果物・パームシュガー|꿀, 과일, 야자당|蜂蜜、水果与棕榈糖|蜂蜜、水果與棕櫚糖
Indigo dyeing|Indigo verven|Indigofärberei|Teinture à l’indigo|Teñido con índigo|Tintura con indaco|Tingimento com índigo|Pewarnaan indigo|Nhuộm chàm|ย้อมคราม|藍染め|쪽 염색|靛蓝染|靛藍染
Khit weaving|Khit-weven|Khit-Weberei|Tissage khit|Tejido khit|Tessitura khit|Tecelagem khit|Tenun khit|Dệt khit|ทอผ้าขิด|キット織|킷 직조|khit 提花织|khit 提花織
Khon masks and puppets|Khon-maskers en poppen|Khon-Masken und Puppen|Masques khon et marionnettes|Máscaras khon y marionetas|Maschere khon e marionette|Máscaras khon e marionetes|Topeng khon dan boneka|Mặt nạ khon và con rối|หัวโขนและหุ่นกระบอก|コーン仮面と人形|콘 가면과 인형|孔剧面具与木偶|孔劇面具與木偶
Kites|Vliegers|Drachen|Cerfs-volants|Cometas|Aquiloni|Pipas|Layang-layang|Diều|ว่าว|凧|연|风筝|風箏
Lacquerware|Lakwerk|Lackkunst|Laque|Lacado|Lacca|Laca|Kerajinan pernis|Sơn mài|เครื่องเขิน|漆器|칠기|漆器|漆器
Nielloware|Niello|Niello|Nielle|Niel|Niello|Niello|Niello|Khảm niello|เครื่องถม|ニエロ細工|니엘로|乌银镶嵌|烏銀鑲嵌
Painting|Schilderkunst|Malerei|Peinture|Pintura|Pittura|Pintura|Lukisan|Hội họa|จิตรกรรม|絵画|회화|绘画|繪畫
Rattan weaving|Rotanvlechtwerk|Rattanflechterei|Vannerie de rotin|Cestería de ratán|Intreccio di rattan|Trançado de rattan|Anyaman rotan|Đan mây|งานจักสานหวาย|ラタン編み|라탄 공예|藤编|藤編
Reed mat weaving|Rietmatten weven|Schilfmattenweberei|Tissage de nattes|Tejido de esteras de junco|Tessitura di stuoie|Tecelagem de esteiras|Anyaman tikar|Dệt chiếu cói|ทอเสื่อกก|い草織り|왕골 자리 짜기|草席编织|草蓆編織
Repoussé silver|Gedreven zilver|Getriebenes Silber|Argent repoussé|Plata repujada|Argento sbalzato|Prata repuxada|Perak tempa timbul|Bạc chạm nổi|เครื่องเงินดุนลาย|打ち出し銀細工|타출 은공예|錾花银器|鏨花銀器
Rice growing|Rijstteelt|Reisanbau|Riziculture|Cultivo de arroz|Coltivazione del riso|Cultivo de arroz|Budi daya padi|Trồng lúa|ปลูกข้าว|米づくり|벼농사|稻米种植|稻米種植
Sangkhalok ware|Sangkhalok|Sangkhalok|Céramique sangkhalok|Sangkhalok|Sangkhalok|Sangkhalok|Sangkhalok|Gốm Sangkhalok|เครื่องสังคโลก|宋胡録焼|상칼록 도자|宋加洛陶瓷|宋加洛陶瓷
Shadow puppets|Schaduwpoppen|Schattenfiguren|Théâtre d’ombres|Marionetas de sombras|Ombre di cuoio|Marionetes de sombra|Wayang kulit|Rối bóng|หนังตะลุง|影絵人形|그림자 인형|皮影|皮影
Silk weaving|Zijdeweven|Seidenweberei|Tissage de la soie|Tejido de seda|Tessitura della seta|Tecelagem de seda|Tenun sutra|Dệt lụa|ทอผ้าไหม|絹織物|비단 직조|丝织|絲織
Silver jewelry|Zilveren sieraden|Silberschmuck|Bijoux en argent|Joyería de plata|Gioielli in argento|Joias de prata|Perhiasan perak|Trang sức bạc|เครื่องประดับเงิน|シルバージュエリー|은 장신구|银饰|銀飾
Sukhothai gold|Sukhothai-goud|Sukhothai-Gold|Or de Sukhothai|Oro de Sukhothai|Oro di Sukhothai|Ouro de Sukhothai|Emas Sukhothai|Vàng Sukhothai|ทองสุโขทัย|スコータイ金細工|수코타이 금공예|素可泰金饰|素可泰金飾
Tea and coffee|Thee en koffie|Tee und Kaffee|Thé et café|Té y café|Tè e caffè|Chá e café|Teh dan kopi|Trà và cà phê|ชาและกาแฟ|お茶とコーヒー|차와 커피|茶与咖啡|茶與咖啡
Thai spices|Thaise specerijen|Thailändische Gewürze|Épices thaïes|Especias tailandesas|Spezie thailandesi|Especiarias tailandesas|Rempah Thailand|Gia vị Thái|เครื่องเทศไทย|タイのスパイス|태국 향신료|泰国香料|泰國香料
Tin jok weaving|Tin jok-weven|Tin-Jok-Weberei|Tissage tin jok|Tejido tin jok|Tessitura tin jok|Tecelagem tin jok|Tenun tin jok|Dệt tin jok|ทอผ้าตีนจก|ティンジョック織|띤쪽 직조|tin jok 挑花织|tin jok 挑花織
Umbrellas and mulberry paper|Parasols en moerbeipapier|Schirme und Maulbeerpapier|Ombrelles et papier de mûrier|Sombrillas y papel de morera|Ombrelli e carta di gelso|Sombrinhas e papel de amoreira|Payung dan kertas murbei|Ô và giấy dâu tằm|ร่มและกระดาษสา|傘とサー紙|우산과 닥종이|油纸伞与桑皮纸|油紙傘與桑皮紙
Water hyacinth weaving|Waterhyacintvlechtwerk|Wasserhyazinthenflechterei|Vannerie de jacinthe d’eau|Cestería de jacinto de agua|Intreccio di giacinto d’acqua|Trançado de aguapé|Anyaman eceng gondok|Đan lục bình|จักสานผักตบชวา|ホテイアオイ編み|부레옥잠 공예|水葫芦编|布袋蓮編
Woodcarving|Houtsnijwerk|Holzschnitzerei|Sculpture sur bois|Talla de madera|Intaglio del legno|Entalhe em madeira|Ukiran kayu|Chạm khắc gỗ|แกะสลักไม้|木彫り|목각|木雕|木雕
Woodturning|Houtdraaien|Drechselei|Tournage sur bois|Torneado de madera|Tornitura del legno|Torneamento em madeira|Bubut kayu|Tiện gỗ|กลึงไม้|木工ろくろ|목선반 공예|车木|車木
Yan lipao weaving|Yan lipao-vlechtwerk|Yan-Lipao-Flechterei|Vannerie de yan lipao|Cestería de yan lipao|Intreccio di yan lipao|Trançado de yan lipao|Anyaman yan lipao|Đan yan lipao|จักสานย่านลิเภา|ヤーンリパオ編み|얀리파오 공예|海金沙藤编|海金沙藤編
stoneware|steengoed|Steinzeug|grès|gres|gres|grés|keramik batu|gốm sành|สโตนแวร์|炻器|석기|炻器|炻器
terracotta|terracotta|Terrakotta|terre cuite|terracota|terracotta|terracota|terakota|đất nung|ดินเผา|テラコッタ|테라코타|赤陶|赤陶
porcelain|porselein|Porzellan|porcelaine|porcelana|porcellana|porcelana|porselen|sứ|พอร์ซเลน|磁器|자기|瓷|瓷
lacquered bamboo|gelakte bamboe|lackierter Bambus|bambou laqué|bambú lacado|bambù laccato|bambu laqueado|bambu berpernis|tre sơn mài|ไม้ไผ่ลงรัก|漆塗りの竹|옻칠한 대나무|漆竹|漆竹
lacquered wood|gelakt hout|lackiertes Holz|bois laqué|madera lacada|legno laccato|madeira laqueada|kayu berpernis|gỗ sơn mài|ไม้ลงรัก|漆塗りの木|옻칠한 나무|漆木|漆木
shell|schelp|Muschel|nacre|concha|conchiglia|concha|kerang|vỏ trai|เปลือกหอย|貝|조개|贝壳|貝殼
rattan|rotan|Rattan|rotin|ratán|rattan|rattan|rotan|mây|หวาย|ラタン|라탄|藤|藤
bamboo|bamboe|Bambus|bambou|bambú|bambù|bambu|bambu|tre|ไม้ไผ่|竹|대나무|竹|竹
water hyacinth|waterhyacint|Wasserhyazinthe|jacinthe d’eau|jacinto de agua|giacinto d’acqua|aguapé|eceng gondok|lục bình|ผักตบชวา|ホテイアオイ|부레옥잠|水葫芦|布袋蓮
lipao vine|lipao-rank|Lipao-Ranke|liane lipao|enredadera lipao|liana lipao|cipó lipao|sulur lipao|dây lipao|ย่านลิเภา|リパオの蔓|리파오 덩굴|海金沙藤|海金沙藤
silver|zilver|Silber|argent|plata|argento|prata|perak|bạc|เงิน|銀|은|银|銀
leather|leer|Leder|cuir|cuero|pelle|couro|kulit|da|หนัง|革|가죽|皮革|皮革
palm leaf|palmblad|Palmblatt|feuille de palmier|hoja de palma|foglia di palma|folha de palmeira|daun palem|lá cọ|ใบลาน|ヤシの葉|야자잎|棕榈叶|棕櫚葉
wood|hout|Holz|bois|madera|legno|madeira|kayu|gỗ|ไม้|木|나무|木|木
mango wood|mangohout|Mangoholz|bois de manguier|madera de mango|legno di mango|madeira de mangueira|kayu mangga|gỗ xoài|ไม้มะม่วง|マンゴーの木|망고나무|芒果木|芒果木
teak|teak|Teak|teck|teca|teak|teca|kayu jati|gỗ tếch|ไม้สัก|チーク|티크|柚木|柚木
niello|niello|Niello|nielle|niel|niello|niello|niello|niello|ถม|ニエロ|니엘로|乌银|烏銀
brass|messing|Messing|laiton|latón|ottone|latão|kuningan|đồng thau|ทองเหลือง|真鍮|황동|黄铜|黃銅
coconut shell|kokosnoot|Kokosschale|coque de noix de coco|cáscara de coco|guscio di cocco|casca de coco|batok kelapa|gáo dừa|กะลามะพร้าว|ココナッツの殻|코코넛 껍질|椰壳|椰殼
soap|zeep|Seife|savon|jabón|sapone|sabonete|sabun|xà phòng|สบู่|石けん|비누|皂|皂
silk|zijde|Seide|soie|seda|seta|seda|sutra|lụa|ไหม|絹|비단|丝|絲
cotton|katoen|Baumwolle|coton|algodón|cotone|algodão|katun|vải bông|ฝ้าย|綿|면|棉|棉
silk and cotton|zijde en katoen|Seide und Baumwolle|soie et coton|seda y algodón|seta e cotone|seda e algodão|sutra dan katun|lụa và bông|ไหมและฝ้าย|絹と綿|비단과 면|丝与棉|絲與棉
kapok|kapok|Kapok|kapok|kapok|kapok|sumaúma|kapuk|bông gòn|นุ่น|カポック|케이폭|木棉|木棉
silver thread|zilverdraad|Silberfaden|fil d’argent|hilo de plata|filo d’argento|fio de prata|benang perak|chỉ bạc|ดิ้นเงิน|銀糸|은사|银线|銀線
reed|riet|Schilf|roseau|junco|canna|junco|gelagah|sậy|กก|葦|갈대|芦苇|蘆葦
sedge reed|zegge|Segge|carex|junco|carice|junça|mendong|cói|ต้นกก|い草|왕골|莞草|莞草
rice|rijst|Reis|riz|arroz|riso|arroz|beras|gạo|ข้าว|米|쌀|大米|稻米
glass jar|glazen pot|Glas|bocal en verre|tarro de vidrio|vasetto di vetro|pote de vidro|stoples kaca|hũ thủy tinh|ขวดโหลแก้ว|ガラス瓶入り|유리병|玻璃罐装|玻璃罐裝
glass bottle|glazen fles|Glasflasche|bouteille en verre|botella de vidrio|bottiglia di vetro|garrafa de vidro|botol kaca|chai thủy tinh|ขวดแก้ว|ガラスボトル入り|유리병|玻璃瓶装|玻璃瓶裝
chili|chilipeper|Chili|piment|chile|peperoncino|pimenta|cabai|ớt|พริก|唐辛子|고추|辣椒|辣椒
spices|specerijen|Gewürze|épices|especias|spezie|especiarias|rempah|gia vị|เครื่องเทศ|スパイス|향신료|香料|香料
tea|thee|Tee|thé|té|tè|chá|teh|trà|ชา|お茶|차|茶叶|茶葉
honey|honing|Honig|miel|miel|miele|mel|madu|mật ong|น้ำผึ้ง|はちみつ|꿀|蜂蜜|蜂蜜
fruit|fruit|Früchte|fruits|fruta|frutta|fruta|buah|trái cây|ผลไม้|果物|과일|水果|水果
coffee|koffie|Kaffee|café|café|caffè|café|kopi|cà phê|กาแฟ|コーヒー|커피|咖啡|咖啡
palm sugar|palmsuiker|Palmzucker|sucre de palme|azúcar de palma|zucchero di palma|açúcar de palma|gula aren|đường thốt nốt|น้ำตาลโตนด|パームシュガー|야자당|棕榈糖|棕櫚糖
gemstone|edelsteen|Edelstein|pierre précieuse|piedra preciosa|gemma|pedra preciosa|batu permata|đá quý|พลอย|宝石|보석|宝石|寶石
beads|kralen|Perlen|perles|cuentas|perline|contas|manik-manik|hạt cườm|ลูกปัด|ビーズ|구슬|珠子|珠子
pearl|parel|Perle|perle|perla|perla|pérola|mutiara|ngọc trai|ไข่มุก|真珠|진주|珍珠|珍珠
gold|goud|Gold|or|oro|oro|ouro|emas|vàng|ทอง|金|금|金|金
mulberry paper|moerbeipapier|Maulbeerpapier|papier de mûrier|papel de morera|carta di gelso|papel de amoreira|kertas murbei|giấy dâu tằm|กระดาษสา|サー紙|닥종이|桑皮纸|桑皮紙
wax|was|Wachs|cire|cera|cera|cera|lilin|sáp|ขี้ผึ้ง|ろう|밀랍|蜡|蠟
incense|wierook|Räucherwerk|encens|incienso|incenso|incenso|dupa|hương|ธูปหอม|お香|향|香|香
herbs|kruiden|Kräuter|herbes|hierbas|erbe|ervas|herba|thảo mộc|สมุนไพรแห้ง|ハーブ|허브|草本|草本
acrylic on canvas|acryl op doek|Acryl auf Leinwand|acrylique sur toile|acrílico sobre lienzo|acrilico su tela|acrílica sobre tela|akrilik di atas kanvas|acrylic trên toan|สีอะคริลิกบนผ้าใบ|キャンバスにアクリル|캔버스에 아크릴|布面丙烯|壓克力畫布
lacquer|lak|Lack|laque|laca|lacca|laca|pernis|sơn mài|รัก|漆|옻칠|漆|漆
gold leaf|bladgoud|Blattgold|feuille d’or|pan de oro|foglia d’oro|folha de ouro|daun emas|vàng lá|ทองคำเปลว|金箔|금박|金箔|金箔
papier-mâché|papier-maché|Pappmaché|papier mâché|papel maché|cartapesta|papel machê|bubur kertas|giấy bồi|กระดาษปะติด|張り子|종이 반죽|纸浆|紙漿
gilding|verguldsel|Vergoldung|dorure|dorado|doratura|douração|sepuhan emas|mạ vàng|ปิดทอง|金彩|금박 장식|贴金|貼金
paper|papier|Papier|papier|papel|carta|papel|kertas|giấy|กระดาษ|紙|종이|纸|紙
`

/**
 * Colours and specialities of the demo shop's makers in the languages it is written in by hand: `en | nl | th`. Other readers see what the maker wrote,
 * as they do with the rest of the text.
 */
export const TOLD_WORDS = `
jade green|jadegroen|เขียวหยก
mist blue|nevelblauw|ฟ้าหมอก
olive|olijfgroen|เขียวมะกอก
cream|crème|ครีม
ocean blue|oceaanblauw|น้ำเงินทะเล
honey brown|honingbruin|น้ำตาลน้ำผึ้ง
rust|roestbruin|สีสนิม
umber|omber|น้ำตาลไหม้
sand|zand|สีทราย
emerald and gold|smaragd en goud|เขียวมรกตและทอง
cobalt and gold|kobalt en goud|น้ำเงินโคบอลต์และทอง
ruby and gold|robijn en goud|แดงทับทิมและทอง
ivory and gold|ivoor en goud|งาช้างและทอง
coral and gold|koraal en goud|ปะการังและทอง
blue on white|blauw op wit|น้ำเงินบนขาว
iron brown on cream|ijzerbruin op crème|น้ำตาลสนิมบนครีม
iron brown on grey|ijzerbruin op grijs|น้ำตาลสนิมบนเทา
olive on cream|olijfgroen op crème|เขียวมะกอกบนครีม
black and gold|zwart en goud|ดำและทอง
vermilion and black|vermiljoen en zwart|แดงชาดและดำ
brown and gold|bruin en goud|น้ำตาลและทอง
black|zwart|ดำ
oxblood|ossenbloed|แดงเลือดนก
deep teal|diep blauwgroen|เขียวน้ำทะเลเข้ม
natural|naturel|สีธรรมชาติ
smoked brown|gerookt bruin|น้ำตาลรมควัน
washed white|witgewassen|ขาวฟอก
natural with indigo|naturel met indigo|สีธรรมชาติและคราม
natural with red|naturel met rood|สีธรรมชาติและแดง
charcoal|houtskool|สีถ่าน
natural and white|naturel en wit|สีธรรมชาติและขาว
dark brown|donkerbruin|น้ำตาลเข้ม
tan|tan|น้ำตาลอ่อน
walnut|walnoot|สีวอลนัต
natural, indigo trim|naturel met indigo rand|สีธรรมชาติขลิบคราม
tea brown|theebruin|น้ำตาลชา
ebony|ebben|สีไม้มะเกลือ
charred black|zwartgebrand|ดำเผาไฟ
aged silver|oud zilver|เงินรมดำ
pale gold|lichtgoud|ทองอ่อน
silver on black|zilver op zwart|เงินบนดำ
gold on black|goud op zwart|ทองบนดำ
bright brass|glanzend messing|ทองเหลืองเงา
antique brass|antiek messing|ทองเหลืองเก่า
verdigris|kopergroen|เขียวสนิมทองแดง
white inside|wit vanbinnen|ข้างในขาว
turquoise inside|turkoois vanbinnen|ข้างในฟ้าอมเขียว
rose|roze|กุหลาบ
white|wit|ขาว
lilac|lila|ม่วงไลแลก
ruby|robijn|แดงทับทิม
indigo|indigo|คราม
emerald|smaragd|เขียวมรกต
old gold|oudgoud|ทองเก่า
plum|pruim|สีลูกพลัม
saffron|saffraan|เหลืองหญ้าฝรั่น
teal|blauwgroen|เขียวน้ำทะเล
deep indigo|diep indigo|ครามเข้ม
mid indigo|middenindigo|ครามกลาง
pale indigo|licht indigo|ครามอ่อน
red and black|rood en zwart|แดงและดำ
black and cream|zwart en crème|ดำและครีม
ochre and brown|oker en bruin|เหลืองดินและน้ำตาล
red check|rode ruit|ตาหมากรุกแดง
blue check|blauwe ruit|ตาหมากรุกน้ำเงิน
green check|groene ruit|ตาหมากรุกเขียว
mauve check|mauve ruit|ตาหมากรุกม่วงหม่น
maroon|kastanjerood|แดงเลือดหมู
navy|marineblauw|กรมท่า
faded blue|verschoten blauw|ครามซีด
red|rood|แดง
blue|blauw|น้ำเงิน
green|groen|เขียว
ochre|oker|เหลืองดิน
blush|zachtroze|ชมพูอ่อน
black with embroidery|zwart met borduursel|ดำปักลาย
black and bright|zwart met felle kleuren|ดำสลับสีสด
red and bright|rood met felle kleuren|แดงสลับสีสด
blue and bright|blauw met felle kleuren|น้ำเงินสลับสีสด
silver grey|zilvergrijs|เทาเงิน
wine|wijnrood|แดงไวน์
brick|baksteenrood|แดงอิฐ
sea blue|zeeblauw|ฟ้าทะเล
sunset|zonsondergang|สีอาทิตย์ตก
forest|bosgroen|เขียวป่า
clay|klei|สีดิน
sage|salie|เขียวเสจ
red rice|rode rijst|ข้าวแดง
riceberry|riceberry|ไรซ์เบอร์รี่
green curry|groene curry|แกงเขียวหวาน
red curry|rode curry|แกงเผ็ด
yellow curry|gele curry|แกงกะหรี่
massaman|massaman|มัสมั่น
smoked dark red|gerookt donkerrood|แดงเข้มรมควัน
star anise|steranijs|โป๊ยกั๊ก
turmeric|kurkuma|ขมิ้น
peppercorns|peperkorrels|พริกไทยเม็ด
cinnamon|kaneel|อบเชย
red and gold|rood en goud|แดงและทอง
green and red|groen en rood|เขียวและแดง
brown|bruin|น้ำตาล
dark red|donkerrood|แดงเข้ม
amber|amber|สีอำพัน
dark longan|donkere longan|ลำไยเข้ม
light|licht|อ่อน
mango|mango|มะม่วง
banana|banaan|กล้วย
roselle|roselle|กระเจี๊ยบ
kraft|kraft|กระดาษคราฟต์
dark|donker|เข้ม
pale|bleek|สีอ่อน
dark silver|donker zilver|เงินเข้ม
sapphire|saffier|ไพลิน
yellow sapphire in gold|gele saffier in goud|บุษราคัมเรือนทอง
silver with beads|zilver met kralen|เงินร้อยลูกปัด
turquoise|turkoois|ฟ้าเทอร์ควอยซ์
garnet|granaat|โกเมน
bright mix|bonte mix|หลากสีสด
golden|goudkleurig|สีทอง
grey|grijs|เทา
gold and red enamel|goud en rood email|ทองลงยาแดง
gold and green enamel|goud en groen email|ทองลงยาเขียว
violet|violet|ม่วง
pink|roze|ชมพู
yellow|geel|เหลือง
sandalwood|sandelhout|ไม้จันทน์
jasmine|jasmijn|มะลิ
lotus|lotus|บัว
red lacquer|rode lak|รักแดง
coconut wood|kokoshout|ไม้มะพร้าว
pale wood|licht hout|ไม้สีอ่อน
pandan|pandan|ใบเตย
butterfly pea|vlindererwt|อัญชัน
natural cotton|naturel katoen|ฝ้ายสีธรรมชาติ
indigo cotton|indigo katoen|ฝ้ายย้อมคราม
turmeric cotton|kurkumakatoen|ฝ้ายย้อมขมิ้น
dusk|schemering|ยามเย็น
dawn|dageraad|รุ่งอรุณ
dark teak|donker teak|ไม้สักเข้ม
whitewashed|witgekalkt|ทาขาว
green and gold|groen en goud|เขียวและทอง
white and gold|wit en goud|ขาวและทอง
blue and gold|blauw en goud|น้ำเงินและทอง
black and red|zwart en rood|ดำและแดง
Wood-ash glaze|houtasglazuur|เคลือบขี้เถ้าไม้
Dan Kwian clay|klei uit Dan Kwian|ดินด่านเกวียน
Garden pots|tuinpotten|กระถางสวน
Blue and white|blauw-wit|เครื่องลายคราม
Gold outlines|gouden contouren|ตัดเส้นทอง
Sangkhalok|Sangkhalok|สังคโลก
Underglaze painting|onderglazuurschildering|เขียนลายใต้เคลือบ
Repoussé|drijfwerk|ดุนลาย
Silver bowls|zilveren kommen|ขันเงิน
Temple patterns|tempelmotieven|ลายวัด
Hand engraving|handgravure|สลักด้วยมือ
Gilt niello|verguld niello|ถมทอง
Lost-wax casting|verlorenwasgieten|หล่อขี้ผึ้งหาย
Bells|bellen|กระดิ่ง
Temple brass|tempelmessing|ทองเหลืองงานวัด
Hill tribe silver|zilver van de bergvolken|เครื่องเงินชาวเขา
Hand-forged jewelry|handgesmede sieraden|เครื่องประดับตีมือ
Engraving|graveerwerk|งานสลัก
Gem setting|edelstenen zetten|ฝังพลอย
Andaman pearls|parels uit de Andamanse Zee|มุกอันดามัน
Enamel|email|ลงยา
Hand-woven chain|handgevlochten ketting|สร้อยถักมือ
Gilded lacquer|verguld lakwerk|ลายรดน้ำ
Mother-of-pearl inlay|parelmoerinleg|งานประดับมุก
Bamboo cores|bamboekernen|โครงไม้ไผ่
Rattan baskets|rotanmanden|ตะกร้าหวาย
Rattan bags|rotantassen|กระเป๋าหวาย
Lamps|lampen|โคมไฟ
Sticky rice baskets|kleefrijstmandjes|กระติบข้าวเหนียว
Hats|hoeden|หมวก
Fine splits|fijne splijtstroken|ตอกเส้นเล็ก
Storage baskets|opbergmanden|ตะกร้าเก็บของ
Yan lipao|yan lipao|งานย่านลิเภา
Evening bags|avondtasjes|กระเป๋าออกงาน
Silver mounts|zilveren monturen|เลี่ยมเงิน
Reliefs|reliëfs|แกะนูน
Elephants|olifanten|ช้าง
Paper umbrellas|papieren parasols|ร่มกระดาษ
Brush painting|penseelschildering|เขียนพู่กัน
Reed mats|rietmatten|เสื่อกก
Jute warp|juteketting|เส้นยืนปอ
Double weave|dubbelweefsel|ทอสองหน้า
Mudmee silk|mudmee-zijde|ไหมมัดหมี่
Silk scarves|zijden sjaals|ผ้าพันคอไหม
Natural dyes|natuurlijke verfstoffen|สีย้อมธรรมชาติ
Hand-spun cotton|handgesponnen katoen|ฝ้ายเข็นมือ
Mo hom|mo hom|ม่อฮ่อม
Khit|khit|ผ้าขิด
Axe pillows|driehoekskussens|หมอนขวาน
Cushions|kussens|หมอนอิง
Hand-woven cotton|handgeweven katoen|ฝ้ายทอมือ
Phakaoma|phakaoma|ผ้าขาวม้า
Table textiles|tafeltextiel|ผ้าบนโต๊ะอาหาร
Tin jok|tin jok|ตีนจก
Pha sin|pha sin|ผ้าซิ่น
Cross stitch|kruissteek|ปักครอสติช
Back-strap weaving|heupgetouwweven|ทอกี่เอว
Dolls|poppen|ตุ๊กตา
Hand-drawn batik|handgetekende batik|บาติกเขียนมือ
Wax resist|wasreserve|เขียนเทียน
Jasmine rice|jasmijnrijst|ข้าวหอมมะลิ
Curry paste|currypasta|พริกแกง
Small batches|kleine partijen|ทำทีละน้อย
Pepper|peper|พริกไทย
Herb mixes|kruidenmengsels|สมุนไพรผสม
Oolong|oolong|อู่หลง
Arabica|arabica|อาราบิก้า
Small-lot roasting|kleinschalig branden|คั่วทีละน้อย
Wild honey|wilde honing|น้ำผึ้งป่า
Dried fruit|gedroogd fruit|ผลไม้อบแห้ง
Soap carving|zeepsnijwerk|แกะสลักสบู่
Candles|kaarsen|เทียน
Herbal soap|kruidenzeep|สบู่สมุนไพร
Compress balls|kruidenkompressen|ลูกประคบ
Plai and turmeric|plai en kurkuma|ไพลและขมิ้น
Temple scenes|tempeltaferelen|ภาพวัด
Khon masks|khon-maskers|หัวโขน
Hun krabok|hun krabok|หุ่นกระบอก
Chula kites|chula-vliegers|ว่าวจุฬา
Bamboo frames|bamboeframes|โครงว่าวไม้ไผ่
Nang talung|nang talung|ตัวหนังตะลุง
Leather cutting|leersnijwerk|ตอกหนัง
Crackle|craquelé|ลายราน
Carved pots|gekerfde potten|หม้อแกะลาย
Mon patterns|Mon-motieven|ลายมอญ
Tea sets|theeserviezen|ชุดน้ำชา
Temple silver|tempelzilver|เครื่องเงินงานวัด
Betel sets|betelsets|เชี่ยนหมาก
Mien patterns|Mien-motieven|ลายเมี่ยน
Sapphires|saffieren|พลอยไพลิน
Repairs|reparaties|รับซ่อม
Woven chain|gevlochten ketting|สร้อยถัก
Vermilion|vermiljoen|แดงชาด
Reclaimed teak|hergebruikt teak|ไม้สักเก่า
Diamond pattern|ruitpatroon|ลายข้าวหลามตัด
Naga hook|naga-haak|ลายขอนาค
Ikat|ikat|มัดหมี่
Ceremonial cloth|ceremoniële doeken|ผ้าพิธี
Hmong indigo|Hmong-indigo|ครามม้ง
Silk batik|zijden batik|บาติกไหม
Organic|biologisch|เกษตรอินทรีย์
Seed keeping|zaadbehoud|เก็บเมล็ดพันธุ์
Southern curry paste|zuidelijke currypasta|พริกแกงใต้
Shrimp paste|garnalenpasta|กะปิ
Black pepper|zwarte peper|พริกไทยดำ
White pepper|witte peper|พริกไทยขาว
Long pepper|lange peper|ดีปลี
Hand rolling|met de hand gerold|นวดใบชาด้วยมือ
Flower teas|bloementhee|ชาดอกไม้
Toddy palms|suikerpalmen|ต้นตาล
Wood fire|houtvuur|เตาฟืน
Plai|plai|ไพล
Canal light|licht op de khlong|แสงริมคลอง
Restoration|restauratie|งานบูรณะ
Clowns|clownsfiguren|ตัวตลก
Translucent hide|doorschijnend leer|หนังโปร่งแสง
`
