/**
 * Words makers write about their work, as readers of the other languages call it: crafts and materials. One row per thing, in every language:
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
Honey, fruit and palm sugar|Honing, fruit en palmsuiker|Honig, Früchte und Palmzucker|Miel, fruits et sucre de palme|Miel, fruta y azúcar de palma|Miele, frutta e zucchero di palma|Mel, frutas e açúcar de palma|Madu, buah, dan gula lontar|Mật ong, trái cây và đường thốt nốt|น้ำผึ้ง ผลไม้ และน้ำตาลโตนด|はちみつ・果物・パームシュガー|꿀, 과일, 야자당|蜂蜜、水果与棕榈糖|蜂蜜、水果與棕櫚糖
Indigo dyeing|Indigo verven|Indigofärberei|Teinture à l’indigo|Teñido con índigo|Tintura con indaco|Tingimento com índigo|Pewarnaan indigo|Nhuộm chàm|ย้อมคราม|藍染め|쪽 염색|靛蓝染|靛藍染
Khit weaving|Khit-weven|Khit-Weberei|Tissage khit|Tejido khit|Tessitura khit|Tecelagem khit|Tenun khit|Dệt khit|ทอผ้าขิด|キット織|킷 직조|khit 提花织|khit 提花織
Khon masks and puppets|Khon-maskers en poppen|Khon-Masken und Puppen|Masques khon et marionnettes|Máscaras khon y marionetas|Maschere khon e marionette|Máscaras khon e marionetes|Topeng khon dan boneka|Mặt nạ khon và con rối|หัวโขนและหุ่นกระบอก|コーン仮面と人形|콘 가면과 인형|孔剧面具与木偶|孔劇面具與木偶
Kites|Vliegers|Drachen|Cerfs-volants|Cometas|Aquiloni|Pipas|Layang-layang|Diều|ว่าว|凧|연|风筝|風箏
Lacquerware|Lakwerk|Lackkunst|Laque|Lacado|Lacca|Laca|Kerajinan lak|Sơn mài|เครื่องเขิน|漆器|칠기|漆器|漆器
Nielloware|Niello|Niello|Nielle|Niel|Niello|Niello|Niello|Khảm niello|เครื่องถม|ニエロ細工|니엘로|乌银镶嵌|烏銀鑲嵌
Painting|Schilderkunst|Malerei|Peinture|Pintura|Pittura|Pintura|Lukisan|Hội họa|จิตรกรรม|絵画|회화|绘画|繪畫
Rattan weaving|Rotanvlechtwerk|Rattanflechterei|Vannerie de rotin|Cestería de ratán|Intreccio di rattan|Trançado de rattan|Anyaman rotan|Đan mây|งานจักสานหวาย|ラタン編み|라탄 공예|藤编|藤編
Reed mat weaving|Rietmatten weven|Schilfmattenweberei|Tissage de nattes|Tejido de esteras de junco|Tessitura di stuoie|Tecelagem de esteiras|Anyaman tikar|Dệt chiếu cói|ทอเสื่อกก|カヤツリグサのござ織り|왕골 자리 짜기|草席编织|草蓆編織
Repoussé silver|Gedreven zilver|Getriebenes Silber|Argent repoussé|Plata repujada|Argento sbalzato|Prata repuxada|Perak tempa timbul|Bạc chạm nổi|เครื่องเงินดุนลาย|打ち出し銀細工|타출 은공예|錾花银器|鏨花銀器
Rice growing|Rijstteelt|Reisanbau|Riziculture|Cultivo de arroz|Coltivazione del riso|Cultivo de arroz|Budi daya padi|Trồng lúa|ปลูกข้าว|米づくり|벼농사|稻米种植|稻米種植
Sangkhalok ware|Sangkhalok|Sangkhalok|Céramique sangkhalok|Sangkhalok|Sangkhalok|Sangkhalok|Sangkhalok|Gốm Sangkhalok|เครื่องสังคโลก|宋胡録焼|상칼록 도자|宋卡洛陶瓷|宋卡洛陶瓷
Shadow puppets|Schaduwpoppen|Schattenfiguren|Théâtre d’ombres|Marionetas de sombras|Ombre di cuoio|Marionetes de sombra|Wayang kulit|Rối bóng|หนังตะลุง|影絵人形|그림자 인형|皮影|皮影
Silk weaving|Zijdeweven|Seidenweberei|Tissage de la soie|Tejido de seda|Tessitura della seta|Tecelagem de seda|Tenun sutra|Dệt lụa|ทอผ้าไหม|絹織物|비단 직조|丝织|絲織
Silver jewelry|Zilveren sieraden|Silberschmuck|Bijoux en argent|Joyería de plata|Gioielli in argento|Joias de prata|Perhiasan perak|Trang sức bạc|เครื่องประดับเงิน|シルバージュエリー|은 장신구|银饰|銀飾
Sukhothai gold|Sukhothai-goud|Sukhothai-Gold|Or de Sukhothai|Oro de Sukhothai|Oro di Sukhothai|Ouro de Sukhothai|Emas Sukhothai|Vàng Sukhothai|ทองสุโขทัย|スコータイ金細工|수코타이 금공예|素可泰金饰|素可泰金飾
Tea and coffee|Thee en koffie|Tee und Kaffee|Thé et café|Té y café|Tè e caffè|Chá e café|Teh dan kopi|Trà và cà phê|ชาและกาแฟ|お茶とコーヒー|차와 커피|茶与咖啡|茶與咖啡
Thai spices|Thaise specerijen|Thailändische Gewürze|Épices thaïes|Especias tailandesas|Spezie thailandesi|Especiarias tailandesas|Rempah Thailand|Gia vị Thái|เครื่องเทศไทย|タイのスパイス|태국 향신료|泰国香料|泰國香料
Tin jok weaving|Tin jok-weven|Tin-Jok-Weberei|Tissage tin jok|Tejido tin jok|Tessitura tin jok|Tecelagem tin jok|Tenun tin jok|Dệt tin jok|ทอผ้าตีนจก|ティンジョック織|띤쪽 직조|tin jok 挑花织|tin jok 挑花織
Umbrellas and mulberry paper|Parasols en moerbeipapier|Schirme und Maulbeerpapier|Ombrelles et papier de mûrier|Sombrillas y papel de morera|Ombrelli e carta di gelso|Sombrinhas e papel de amoreira|Payung dan kertas murbei|Ô và giấy dướng|ร่มและกระดาษสา|傘とサー紙|우산과 닥종이|油纸伞与桑皮纸|油紙傘與桑皮紙
Water hyacinth weaving|Waterhyacintvlechtwerk|Wasserhyazinthenflechterei|Vannerie de jacinthe d’eau|Cestería de jacinto de agua|Intreccio di giacinto d’acqua|Trançado de aguapé|Anyaman eceng gondok|Đan lục bình|จักสานผักตบชวา|ホテイアオイ編み|부레옥잠 공예|水葫芦编|布袋蓮編
Woodcarving|Houtsnijwerk|Holzschnitzerei|Sculpture sur bois|Talla de madera|Intaglio del legno|Entalhe em madeira|Ukiran kayu|Chạm khắc gỗ|แกะสลักไม้|木彫り|목각|木雕|木雕
Woodturning|Houtdraaien|Drechselei|Tournage sur bois|Torneado de madera|Tornitura del legno|Torneamento em madeira|Bubut kayu|Tiện gỗ|กลึงไม้|木工ろくろ|목선반 공예|车木|車木
Yan lipao weaving|Yan lipao-vlechtwerk|Yan-Lipao-Flechterei|Vannerie de yan lipao|Cestería de yan lipao|Intreccio di yan lipao|Trançado de yan lipao|Anyaman yan lipao|Đan yan lipao|จักสานย่านลิเภา|ヤーンリパオ編み|얀리파오 공예|雅利包藤编|雅利包藤編
stoneware|steengoed|Steinzeug|grès|gres|gres|grés|keramik batu|gốm sành|สโตนแวร์|炻器|석기|炻器|炻器
terracotta|terracotta|Terrakotta|terre cuite|terracota|terracotta|terracota|terakota|đất nung|ดินเผา|テラコッタ|테라코타|赤陶|赤陶
porcelain|porselein|Porzellan|porcelaine|porcelana|porcellana|porcelana|porselen|sứ|พอร์ซเลน|磁器|자기|瓷|瓷
lacquered bamboo|gelakte bamboe|lackierter Bambus|bambou laqué|bambú lacado|bambù laccato|bambu laqueado|bambu berlak|tre sơn mài|ไม้ไผ่ลงรัก|漆塗りの竹|옻칠한 대나무|漆竹|漆竹
lacquered wood|gelakt hout|lackiertes Holz|bois laqué|madera lacada|legno laccato|madeira laqueada|kayu berlak|gỗ sơn mài|ไม้ลงรัก|漆塗りの木|옻칠한 나무|漆木|漆木
shell|schelp|Muschel|nacre|concha|conchiglia|concha|kerang|vỏ trai|เปลือกหอย|貝|조개|贝壳|貝殼
rattan|rotan|Rattan|rotin|ratán|rattan|rattan|rotan|mây|หวาย|ラタン|라탄|藤|藤
bamboo|bamboe|Bambus|bambou|bambú|bambù|bambu|bambu|tre|ไม้ไผ่|竹|대나무|竹|竹
water hyacinth|waterhyacint|Wasserhyazinthe|jacinthe d’eau|jacinto de agua|giacinto d’acqua|aguapé|eceng gondok|lục bình|ผักตบชวา|ホテイアオイ|부레옥잠|水葫芦|布袋蓮
lipao vine|lipao-rank|Lipao-Ranke|liane lipao|enredadera lipao|liana lipao|cipó lipao|sulur lipao|dây lipao|ย่านลิเภา|ヤーンリパオの蔓|리파오 덩굴|海金沙藤|海金沙藤
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
reed|riet|Schilf|roseau|junco|canna|junco|gelagah|sậy|กก|カヤツリグサ|왕골|芦苇|蘆葦
sedge reed|zegge|Segge|carex|junco|carice|junça|mendong|cói|ต้นกก|カヤツリグサ|왕골|莞草|莞草
rice|rijst|Reis|riz|arroz|riso|arroz|beras|gạo|ข้าว|米|쌀|大米|稻米
glass jar|glazen pot|Glas|bocal en verre|tarro de vidrio|vasetto di vetro|pote de vidro|stoples kaca|hũ thủy tinh|ขวดโหลแก้ว|ガラス瓶入り|유리병|玻璃罐装|玻璃罐裝
glass bottle|glazen fles|Glasflasche|bouteille en verre|botella de vidrio|bottiglia di vetro|garrafa de vidro|botol kaca|chai thủy tinh|ขวดแก้ว|ガラスボトル入り|유리병|玻璃瓶装|玻璃瓶裝
chili|chilipeper|Chili|piment|chile|peperoncino|pimenta|cabai|ớt|พริก|唐辛子|고추|辣椒|辣椒
spices|specerijen|Gewürze|épices|especias|spezie|especiarias|rempah|gia vị|เครื่องเทศ|スパイス|향신료|香料|香料
tea|thee|Tee|thé|té|tè|chá|teh|trà|ชา|お茶|차|茶叶|茶葉
honey|honing|Honig|miel|miel|miele|mel|madu|mật ong|น้ำผึ้ง|はちみつ|꿀|蜂蜜|蜂蜜
fruit|fruit|Früchte|fruits|fruta|frutta|fruta|buah|trái cây|ผลไม้|果物|과일|水果|水果
coffee|koffie|Kaffee|café|café|caffè|café|kopi|cà phê|กาแฟ|コーヒー|커피|咖啡|咖啡
palm sugar|palmsuiker|Palmzucker|sucre de palme|azúcar de palma|zucchero di palma|açúcar de palma|gula lontar|đường thốt nốt|น้ำตาลโตนด|パームシュガー|야자당|棕榈糖|棕櫚糖
gemstone|edelsteen|Edelstein|pierre précieuse|piedra preciosa|gemma|pedra preciosa|batu permata|đá quý|พลอย|宝石|보석|宝石|寶石
beads|kralen|Perlen|perles|cuentas|perline|contas|manik-manik|hạt cườm|ลูกปัด|ビーズ|구슬|珠子|珠子
pearl|parel|Perle|perle|perla|perla|pérola|mutiara|ngọc trai|ไข่มุก|真珠|진주|珍珠|珍珠
gold|goud|Gold|or|oro|oro|ouro|emas|vàng|ทอง|金|금|金|金
mulberry paper|moerbeipapier|Maulbeerpapier|papier de mûrier|papel de morera|carta di gelso|papel de amoreira|kertas murbei|giấy dướng|กระดาษสา|サー紙|닥종이|桑皮纸|桑皮紙
wax|was|Wachs|cire|cera|cera|cera|lilin|sáp|ขี้ผึ้ง|ろう|밀랍|蜡|蠟
incense|wierook|Räucherwerk|encens|incienso|incenso|incenso|dupa|hương|ธูปหอม|お香|향|香|香
herbs|kruiden|Kräuter|herbes|hierbas|erbe|ervas|herba|thảo mộc|สมุนไพรแห้ง|ハーブ|허브|草本|草本
acrylic on canvas|acryl op doek|Acryl auf Leinwand|acrylique sur toile|acrílico sobre lienzo|acrilico su tela|acrílica sobre tela|akrilik di atas kanvas|acrylic trên toan|สีอะคริลิกบนผ้าใบ|キャンバスにアクリル|캔버스에 아크릴|布面丙烯|壓克力畫布
lacquer|lak|Lack|laque|laca|lacca|laca|lak|sơn mài|รัก|漆|옻칠|漆|漆
gold leaf|bladgoud|Blattgold|feuille d’or|pan de oro|foglia d’oro|folha de ouro|daun emas|vàng lá|ทองคำเปลว|金箔|금박|金箔|金箔
papier-mâché|papier-maché|Pappmaché|papier mâché|papel maché|cartapesta|papel machê|bubur kertas|giấy bồi|กระดาษปะติด|張り子|종이 반죽|纸浆|紙漿
gilding|verguldsel|Vergoldung|dorure|dorado con pan de oro|doratura|douração|sepuhan emas|mạ vàng|ปิดทอง|金彩|금박 장식|贴金|貼金
paper|papier|Papier|papier|papel|carta|papel|kertas|giấy|กระดาษ|紙|종이|纸|紙
`

/** The same of how a piece looks or which sort it is (`light` is of honey, `natural` undyed), and of what a maker is known for. The same columns. */
export const TOLD_WORDS = `
jade green|jadegroen|jadegrün|vert jade|verde jade|verde giada|verde-jade|hijau giok|xanh ngọc bích|เขียวหยก|翡翠色|옥색|玉绿|玉綠
mist blue|nevelblauw|nebelblau|bleu brume|azul bruma|azzurro nebbia|azul-névoa|biru kabut|xanh sương mù|ฟ้าหมอก|ミストブルー|안개빛 파랑|雾蓝|霧藍
olive|olijfgroen|olivgrün|vert olive|verde oliva|verde oliva|verde-oliva|hijau zaitun|xanh ô liu|เขียวมะกอก|オリーブ色|올리브색|橄榄绿|橄欖綠
cream|crème|cremefarben|crème|crema|crema|creme|krem|màu kem|ครีม|クリーム色|크림색|米白|米白
ocean blue|oceaanblauw|ozeanblau|bleu océan|azul océano|blu oceano|azul-oceano|biru samudra|xanh đại dương|น้ำเงินทะเล|オーシャンブルー|오션 블루|海洋蓝|海洋藍
honey brown|honingbruin|honigbraun|brun miel|marrón miel|marrone miele|marrom-mel|cokelat madu|nâu mật ong|น้ำตาลน้ำผึ้ง|はちみつ色|꿀빛 갈색|蜜棕|蜜棕
rust|roestbruin|rostrot|rouille|óxido|ruggine|ferrugem|merah karat|đỏ gỉ sắt|สีสนิม|赤錆色|적갈색|铁锈红|鐵鏽紅
umber|omber|umbrabraun|terre d’ombre|tierra de sombra|terra d’ombra|marrom-terra|cokelat tanah|nâu đất|น้ำตาลไหม้|焦茶|고동색|赭褐|赭褐
sand|zand|sandfarben|sable|arena|sabbia|areia|warna pasir|màu cát|สีทราย|砂色|모래색|沙色|沙色
emerald and gold|smaragd en goud|smaragdgrün-gold|émeraude et or|esmeralda y dorado|smeraldo e oro|esmeralda e dourado|zamrud dan emas|xanh lục bảo và vàng kim|เขียวมรกตและทอง|エメラルドグリーンと金|에메랄드와 금색|祖母绿配金|祖母綠配金
cobalt and gold|kobalt en goud|kobaltblau-gold|cobalt et or|cobalto y dorado|cobalto e oro|cobalto e dourado|biru kobalt dan emas|xanh coban và vàng kim|น้ำเงินโคบอลต์และทอง|コバルトブルーと金|코발트색과 금색|钴蓝配金|鈷藍配金
ruby and gold|robijn en goud|rubinrot-gold|rubis et or|rubí y dorado|rubino e oro|rubi e dourado|merah delima dan emas|đỏ hồng ngọc và vàng kim|แดงทับทิมและทอง|ルビー色と金|루비색과 금색|宝石红配金|寶石紅配金
ivory and gold|ivoor en goud|elfenbein-gold|ivoire et or|marfil y dorado|avorio e oro|marfim e dourado|gading dan emas|trắng ngà và vàng kim|งาช้างและทอง|象牙色と金|아이보리와 금색|象牙白配金|象牙白配金
coral and gold|koraal en goud|korallenrot-gold|corail et or|coral y dorado|corallo e oro|coral e dourado|merah koral dan emas|đỏ san hô và vàng kim|ปะการังและทอง|珊瑚色と金|산호색과 금색|珊瑚红配金|珊瑚紅配金
blue on white|blauw op wit|blau auf weiß|bleu sur blanc|azul sobre blanco|blu su bianco|azul sobre branco|biru di atas putih|xanh lam trên nền trắng|น้ำเงินบนขาว|白地に青|흰 바탕에 청색|白底蓝花|白底藍花
iron brown on cream|ijzerbruin op crème|eisenbraun auf creme|brun de fer sur crème|marrón hierro sobre crema|bruno ferro su crema|marrom-ferro sobre creme|cokelat besi di atas krem|nâu sắt trên nền kem|น้ำตาลสนิมบนครีม|クリーム地に鉄絵|크림색 바탕에 철화|米白底铁锈花|米白底鐵繪
iron brown on grey|ijzerbruin op grijs|eisenbraun auf grau|brun de fer sur gris|marrón hierro sobre gris|bruno ferro su grigio|marrom-ferro sobre cinza|cokelat besi di atas abu-abu|nâu sắt trên nền xám|น้ำตาลสนิมบนเทา|灰地に鉄絵|회색 바탕에 철화|灰底铁锈花|灰底鐵繪
olive on cream|olijfgroen op crème|olivgrün auf creme|vert olive sur crème|verde oliva sobre crema|verde oliva su crema|verde-oliva sobre creme|hijau zaitun di atas krem|xanh ô liu trên nền kem|เขียวมะกอกบนครีม|クリーム地にオリーブ色|크림색 바탕에 올리브색|米白底橄榄绿|米白底橄欖綠
black and gold|zwart en goud|schwarz-gold|noir et or|negro y dorado|nero e oro|preto e dourado|hitam dan emas|đen và vàng kim|ดำและทอง|黒と金|검정과 금색|黑配金|黑配金
vermilion and black|vermiljoen en zwart|zinnoberrot-schwarz|vermillon et noir|bermellón y negro|vermiglio e nero|vermelhão e preto|merah vermilion dan hitam|đỏ son và đen|แดงชาดและดำ|朱と黒|주홍과 검정|朱红配黑|朱紅配黑
brown and gold|bruin en goud|braun-gold|brun et or|marrón y dorado|marrone e oro|marrom e dourado|cokelat dan emas|nâu và vàng kim|น้ำตาลและทอง|茶と金|갈색과 금색|棕配金|棕配金
black|zwart|schwarz|noir|negro|nero|preto|hitam|đen|ดำ|黒|검정|黑色|黑色
oxblood|ossenbloed|ochsenblutrot|sang de bœuf|sangre de buey|sangue di bue|sangue de boi|merah darah|đỏ huyết dụ|แดงเลือดนก|深い臙脂|검붉은색|牛血红|牛血紅
deep teal|diep blauwgroen|dunkelpetrol|bleu canard foncé|azul petróleo oscuro|ottanio scuro|azul-petróleo escuro|hijau kebiruan tua|xanh cổ vịt đậm|เขียวน้ำทะเลเข้ม|深い青緑|짙은 청록|深蓝绿|深藍綠
natural|naturel|naturfarben|naturel|natural|naturale|natural|alami|màu tự nhiên|สีธรรมชาติ|ナチュラル|내추럴|本色|原色
smoked brown|gerookt bruin|rauchbraun|brun fumé|marrón ahumado|marrone affumicato|marrom defumado|cokelat asap|nâu hun khói|น้ำตาลรมควัน|燻し茶|훈연 갈색|烟熏棕|煙燻棕
washed white|witgewassen|weiß lasiert|blanc cérusé|blanco decapado|bianco decapato|branco lavado|putih pudar|trắng mờ|ขาวฟอก|ホワイトウォッシュ|화이트 워시|洗白|洗白
natural with indigo|naturel met indigo|naturfarben mit Indigo|naturel et indigo|natural con índigo|naturale con indaco|natural com índigo|alami dengan indigo|màu tự nhiên điểm chàm|สีธรรมชาติและคราม|ナチュラルに藍|내추럴에 쪽빛|本色配靛蓝|原色配靛藍
natural with red|naturel met rood|naturfarben mit Rot|naturel et rouge|natural con rojo|naturale con rosso|natural com vermelho|alami dengan merah|màu tự nhiên điểm đỏ|สีธรรมชาติและแดง|ナチュラルに赤|내추럴에 빨강|本色配红|原色配紅
charcoal|houtskool|Holzkohle|charbon|carbón|carbone|carvão|arang|than củi|สีถ่าน|チャコール|차콜|炭黑|炭黑
natural and white|naturel en wit|naturfarben und weiß|naturel et blanc|natural y blanco|naturale e bianco|natural e branco|alami dan putih|màu tự nhiên và trắng|สีธรรมชาติและขาว|ナチュラルと白|내추럴과 흰색|本色配白|原色配白
dark brown|donkerbruin|dunkelbraun|brun foncé|marrón oscuro|marrone scuro|marrom-escuro|cokelat tua|nâu đậm|น้ำตาลเข้ม|こげ茶|진갈색|深棕|深棕
tan|lichtbruin|hellbraun|fauve|tostado|cuoio|caramelo|cokelat muda|nâu nhạt|น้ำตาลอ่อน|キャメル|황갈색|浅棕|淺棕
walnut|walnoot|Nussbaum|noyer|nogal|noce|nogueira|cokelat kenari|màu óc chó|สีวอลนัต|ウォルナット|월넛|胡桃木色|胡桃木色
natural, indigo trim|naturel met indigorand|naturfarben mit Indigorand|naturel à bord indigo|natural con ribete índigo|naturale con bordo indaco|natural com borda índigo|alami dengan tepi indigo|màu tự nhiên viền chàm|สีธรรมชาติขลิบคราม|ナチュラルに藍の縁取り|내추럴에 쪽빛 테두리|本色镶靛蓝边|原色鑲靛藍邊
tea brown|theebruin|teebraun|brun thé|marrón té|marrone tè|marrom-chá|cokelat teh|nâu trà|น้ำตาลชา|紅茶色|홍차빛 갈색|茶褐|茶褐
ebony|ebben|Ebenholz|ébène|ébano|ebano|ébano|hitam eboni|màu gỗ mun|สีไม้มะเกลือ|黒檀色|흑단색|乌木色|黑檀色
charred black|zwartgebrand|schwarz geflammt|noir brûlé|negro quemado|nero bruciato|preto queimado|hitam bakar|đen hun lửa|ดำเผาไฟ|焼き黒|그을린 검정|炭烧黑|炭燒黑
aged silver|oud zilver|Altsilber|argent vieilli|plata envejecida|argento anticato|prata envelhecida|perak antik|bạc cổ|เงินรมดำ|古色の銀|앤티크 실버|做旧银|仿古銀
pale gold|lichtgoud|Hellgold|or pâle|oro pálido|oro pallido|ouro-claro|emas pucat|vàng kim nhạt|ทองอ่อน|淡い金|연한 금색|淡金|淡金
silver on black|zilver op zwart|Silber auf Schwarz|argent sur noir|plata sobre negro|argento su nero|prata sobre preto|perak di atas hitam|bạc trên nền đen|เงินบนดำ|黒地に銀|검은 바탕에 은|黑底银纹|黑底銀紋
gold on black|goud op zwart|Gold auf Schwarz|or sur noir|oro sobre negro|oro su nero|ouro sobre preto|emas di atas hitam|vàng trên nền đen|ทองบนดำ|黒地に金|검은 바탕에 금|黑底金纹|黑底金紋
bright brass|glanzend messing|glänzendes Messing|laiton brillant|latón brillante|ottone lucido|latão polido|kuningan mengilap|đồng thau sáng bóng|ทองเหลืองเงา|磨き真鍮|광택 황동|亮面黄铜|亮面黃銅
antique brass|antiek messing|Antikmessing|laiton vieilli|latón envejecido|ottone anticato|latão envelhecido|kuningan antik|đồng thau cổ|ทองเหลืองเก่า|アンティーク真鍮|앤티크 황동|做旧黄铜|仿古黃銅
verdigris|kopergroen|Grünspan|vert-de-gris|verde cardenillo|verderame|azinhavre|hijau patina|xanh gỉ đồng|เขียวสนิมทองแดง|緑青|녹청색|铜绿|銅綠
white inside|wit vanbinnen|innen weiß|intérieur blanc|interior blanco|interno bianco|interior branco|putih di dalam|bên trong màu trắng|ข้างในขาว|内側が白|안쪽 흰색|内壁白色|內側白色
turquoise inside|turkoois vanbinnen|innen türkis|intérieur turquoise|interior turquesa|interno turchese|interior turquesa|toska di dalam|bên trong xanh ngọc lam|ข้างในฟ้าอมเขียว|内側がターコイズ|안쪽 터키석색|内壁绿松石色|內側土耳其藍
rose|oudroze|altrosa|vieux rose|rosa palo|rosa antico|rosa antigo|merah jambu|hồng đất|กุหลาบ|ローズ|로즈|玫瑰粉|玫瑰粉
white|wit|weiß|blanc|blanco|bianco|branco|putih|trắng|ขาว|白|흰색|白色|白色
lilac|lila|fliederfarben|lilas|lila|lilla|lilás|ungu muda|tím hoa cà|ม่วงไลแลก|ライラック|라일락색|丁香紫|丁香紫
ruby|robijn|Rubin|rubis|rubí|rubino|rubi|merah delima|hồng ngọc|แดงทับทิม|ルビー|루비|红宝石|紅寶石
indigo|indigo|Indigo|indigo|índigo|indaco|índigo|indigo|xanh chàm|คราม|藍|쪽빛|靛蓝|靛藍
emerald|smaragd|Smaragd|émeraude|esmeralda|smeraldo|esmeralda|zamrud|ngọc lục bảo|เขียวมรกต|エメラルド|에메랄드|祖母绿|祖母綠
old gold|oudgoud|Altgold|vieil or|oro viejo|oro antico|ouro velho|emas tua|vàng cổ|ทองเก่า|オールドゴールド|올드 골드|古金色|古金色
plum|pruim|Pflaume|prune|ciruela|prugna|ameixa|ungu plum|tím mận|สีลูกพลัม|プラム|자두색|李子紫|梅紫
saffron|saffraan|safrangelb|safran|azafrán|zafferano|açafrão|kuning safron|vàng nghệ tây|เหลืองหญ้าฝรั่น|サフラン|사프란색|藏红花黄|番紅花黃
teal|blauwgroen|petrol|bleu canard|azul petróleo|ottanio|azul-petróleo|hijau kebiruan|xanh cổ vịt|เขียวน้ำทะเล|青緑|청록|蓝绿|藍綠
deep indigo|diep indigo|tiefes Indigo|indigo profond|índigo profundo|indaco profondo|índigo profundo|indigo tua|chàm đậm|ครามเข้ม|濃藍|짙은 쪽빛|深靛蓝|深靛藍
mid indigo|middenindigo|mittleres Indigo|indigo moyen|índigo medio|indaco medio|índigo médio|indigo sedang|chàm vừa|ครามกลาง|縹色|중간 쪽빛|中靛蓝|中靛藍
pale indigo|licht indigo|helles Indigo|indigo pâle|índigo claro|indaco chiaro|índigo claro|indigo muda|chàm nhạt|ครามอ่อน|薄藍|연한 쪽빛|浅靛蓝|淺靛藍
red and black|rood en zwart|rot-schwarz|rouge et noir|rojo y negro|rosso e nero|vermelho e preto|merah dan hitam|đỏ và đen|แดงและดำ|赤と黒|빨강과 검정|红配黑|紅配黑
black and cream|zwart en crème|schwarz-creme|noir et crème|negro y crema|nero e crema|preto e creme|hitam dan krem|đen và kem|ดำและครีม|黒とクリーム色|검정과 크림색|黑配米白|黑配米白
ochre and brown|oker en bruin|ocker-braun|ocre et brun|ocre y marrón|ocra e marrone|ocre e marrom|oker dan cokelat|vàng đất và nâu|เหลืองดินและน้ำตาล|黄土色と茶|황토색과 갈색|赭黄配棕|赭黃配棕
red check|rode ruit|rot kariert|carreaux rouges|cuadros rojos|quadri rossi|xadrez vermelho|kotak-kotak merah|ca-rô đỏ|ตาหมากรุกแดง|赤格子|빨강 체크|红格纹|紅格紋
blue check|blauwe ruit|blau kariert|carreaux bleus|cuadros azules|quadri blu|xadrez azul|kotak-kotak biru|ca-rô xanh dương|ตาหมากรุกน้ำเงิน|青格子|파랑 체크|蓝格纹|藍格紋
green check|groene ruit|grün kariert|carreaux verts|cuadros verdes|quadri verdi|xadrez verde|kotak-kotak hijau|ca-rô xanh lá|ตาหมากรุกเขียว|緑格子|초록 체크|绿格纹|綠格紋
mauve check|mauve ruit|malvenfarben kariert|carreaux mauves|cuadros malva|quadri malva|xadrez malva|kotak-kotak lembayung|ca-rô tím khói|ตาหมากรุกม่วงหม่น|薄紫格子|연보라 체크|淡紫格纹|淡紫格紋
maroon|kastanjerood|bordeauxrot|bordeaux|burdeos|bordeaux|bordô|merah marun|đỏ bã trầu|แดงเลือดหมู|海老茶|자주색|枣红|棗紅
navy|marineblauw|marineblau|bleu marine|azul marino|blu navy|azul-marinho|biru dongker|xanh than|กรมท่า|紺|남색|藏青|海軍藍
faded blue|verschoten blauw|verwaschenes Blau|bleu délavé|azul lavado|blu sbiadito|azul desbotado|biru pudar|xanh bạc màu|ครามซีด|色あせた藍|물 빠진 쪽빛|洗旧蓝|洗舊藍
red|rood|rot|rouge|rojo|rosso|vermelho|merah|đỏ|แดง|赤|빨강|红色|紅色
blue|blauw|blau|bleu|azul|blu|azul|biru|xanh dương|น้ำเงิน|青|파랑|蓝色|藍色
green|groen|grün|vert|verde|verde|verde|hijau|xanh lá|เขียว|緑|초록|绿色|綠色
ochre|oker|ockergelb|ocre|ocre|ocra|ocre|kuning oker|vàng đất|เหลืองดิน|黄土色|황토색|赭黄|赭黃
blush|zachtroze|zartrosa|rose poudré|rosa empolvado|rosa cipria|rosé|merah muda lembut|hồng phấn|ชมพูอ่อน|くすみピンク|연분홍|裸粉|淡粉紅
black with embroidery|zwart met borduursel|schwarz mit Stickerei|noir brodé|negro bordado|nero ricamato|preto bordado|hitam berbordir|đen thêu hoa văn|ดำปักลาย|黒に刺繍|검정에 자수|黑底刺绣|黑底刺繡
black and bright|zwart met felle kleuren|schwarz mit leuchtenden Farben|noir et couleurs vives|negro y colores vivos|nero e colori vivaci|preto e cores vivas|hitam dan warna cerah|đen và sắc rực rỡ|ดำสลับสีสด|黒に鮮やかな彩り|검정에 선명한 색|黑配亮彩|黑配亮彩
red and bright|rood met felle kleuren|rot mit leuchtenden Farben|rouge et couleurs vives|rojo y colores vivos|rosso e colori vivaci|vermelho e cores vivas|merah dan warna cerah|đỏ và sắc rực rỡ|แดงสลับสีสด|赤に鮮やかな彩り|빨강에 선명한 색|红配亮彩|紅配亮彩
blue and bright|blauw met felle kleuren|blau mit leuchtenden Farben|bleu et couleurs vives|azul y colores vivos|blu e colori vivaci|azul e cores vivas|biru dan warna cerah|xanh dương và sắc rực rỡ|น้ำเงินสลับสีสด|青に鮮やかな彩り|파랑에 선명한 색|蓝配亮彩|藍配亮彩
silver grey|zilvergrijs|silbergrau|gris argent|gris plata|grigio argento|cinza-prateado|abu-abu perak|xám bạc|เทาเงิน|シルバーグレー|은회색|银灰|銀灰
wine|wijnrood|weinrot|lie-de-vin|vino|rosso vino|vinho|merah anggur|đỏ rượu vang|แดงไวน์|ワインレッド|와인색|酒红|酒紅
brick|baksteenrood|ziegelrot|brique|ladrillo|mattone|tijolo|merah bata|đỏ gạch|แดงอิฐ|煉瓦色|벽돌색|砖红|磚紅
sea blue|zeeblauw|meerblau|bleu mer|azul mar|blu mare|azul-mar|biru laut|xanh nước biển|ฟ้าทะเล|海の青|바다색|海蓝|海藍
sunset|zonsondergang|Abendrot|coucher de soleil|atardecer|tramonto|pôr do sol|matahari terbenam|hoàng hôn|สีอาทิตย์ตก|夕焼け|노을|晚霞|晚霞
forest|bosgroen|waldgrün|vert forêt|verde bosque|verde bosco|verde-floresta|hijau hutan|xanh rừng|เขียวป่า|森の緑|숲빛 초록|森林绿|森林綠
clay|klei|lehmfarben|argile|arcilla|argilla|argila|warna tanah liat|màu đất sét|สีดิน|赤土色|흙빛|陶土色|陶土色
sage|salie|salbeigrün|vert sauge|verde salvia|verde salvia|verde-sálvia|hijau sage|xanh xô thơm|เขียวเสจ|セージグリーン|세이지 그린|鼠尾草绿|鼠尾草綠
red rice|rode rijst|roter Reis|riz rouge|arroz rojo|riso rosso|arroz vermelho|beras merah|gạo đỏ|ข้าวแดง|赤米|붉은 쌀|红米|紅米
riceberry|riceberry|Riceberry-Reis|riz riceberry|arroz riceberry|riso riceberry|arroz riceberry|beras riceberry|gạo riceberry|ไรซ์เบอร์รี่|ライスベリー|라이스베리|紫米|紫米
green curry|groene curry|grünes Curry|curry vert|curry verde|curry verde|curry verde|kari hijau|cà ri xanh|แกงเขียวหวาน|グリーンカレー|그린 커리|绿咖喱|綠咖哩
red curry|rode curry|rotes Curry|curry rouge|curry rojo|curry rosso|curry vermelho|kari merah|cà ri đỏ|แกงเผ็ด|レッドカレー|레드 커리|红咖喱|紅咖哩
yellow curry|gele curry|gelbes Curry|curry jaune|curry amarillo|curry giallo|curry amarelo|kari kuning|cà ri vàng|แกงกะหรี่|イエローカレー|옐로 커리|黄咖喱|黃咖哩
massaman|massaman|Massaman|massaman|massaman|massaman|massaman|massaman|massaman|มัสมั่น|マッサマン|마싸만|玛莎曼|瑪莎曼
smoked dark red|gerookt donkerrood|dunkelrot geräuchert|rouge foncé fumé|rojo oscuro ahumado|rosso scuro affumicato|vermelho-escuro defumado|merah tua asap|đỏ sẫm hun khói|แดงเข้มรมควัน|燻した深い赤|훈연한 진빨강|烟熏深红|煙燻深紅
star anise|steranijs|Sternanis|anis étoilé|anís estrellado|anice stellato|anis-estrelado|bunga lawang|hoa hồi|โป๊ยกั๊ก|八角|팔각|八角|八角
turmeric|kurkuma|Kurkuma|curcuma|cúrcuma|curcuma|cúrcuma|kunyit|nghệ|ขมิ้น|ターメリック|강황|姜黄|薑黃
peppercorns|peperkorrels|Pfefferkörner|poivre en grains|pimienta en grano|pepe in grani|pimenta-do-reino em grãos|lada butir|tiêu hạt|พริกไทยเม็ด|粒胡椒|통후추|胡椒粒|胡椒粒
cinnamon|kaneel|Zimt|cannelle|canela|cannella|canela|kayu manis|quế|อบเชย|シナモン|계피|肉桂|肉桂
red and gold|rood en goud|rot-gold|rouge et or|rojo y dorado|rosso e oro|vermelho e dourado|merah dan emas|đỏ và vàng kim|แดงและทอง|赤と金|빨강과 금색|红配金|紅配金
green and red|groen en rood|grün-rot|vert et rouge|verde y rojo|verde e rosso|verde e vermelho|hijau dan merah|xanh lá và đỏ|เขียวและแดง|緑と赤|초록과 빨강|绿配红|綠配紅
brown|bruin|braun|brun|marrón|marrone|marrom|cokelat|nâu|น้ำตาล|茶色|갈색|棕色|棕色
dark red|donkerrood|dunkelrot|rouge foncé|rojo oscuro|rosso scuro|vermelho-escuro|merah tua|đỏ sẫm|แดงเข้ม|深い赤|진빨강|深红|深紅
amber|amber|bernsteinfarben|ambre|ámbar|ambra|âmbar|kuning ambar|hổ phách|สีอำพัน|琥珀色|호박색|琥珀色|琥珀色
dark longan|donkere longan|dunkle Longan|longane foncé|longan oscuro|longan scuro|longan escuro|lengkeng gelap|nhãn sẫm màu|ลำไยเข้ม|濃いロンガン|진한 롱안|深色龙眼|深色龍眼
light|licht|hell|clair|clara|chiaro|claro|terang|sáng màu|อ่อน|淡色|연한 색|浅色|淺色
mango|mango|Mango|mangue|mango|mango|manga|mangga|xoài|มะม่วง|マンゴー|망고|芒果|芒果
banana|banaan|Banane|banane|plátano|banana|banana|pisang|chuối|กล้วย|バナナ|바나나|香蕉|香蕉
roselle|roselle|Roselle|roselle|flor de Jamaica|karkadè|hibisco|rosela|atiso đỏ|กระเจี๊ยบ|ローゼル|로젤|洛神花|洛神花
kraft|kraft|Kraftpapier|kraft|kraft|kraft|kraft|kertas kraft|giấy kraft|กระดาษคราฟต์|クラフト|크라프트|牛皮纸|牛皮紙
dark|donker|dunkel|foncé|oscuro|scuro|escuro|gelap|sẫm màu|เข้ม|濃色|진한 색|深色|深色
pale|bleek|hell|blond|claro|chiaro|claro|terang|nhạt màu|สีอ่อน|淡色|연한 색|浅色|淺色
dark silver|donker zilver|geschwärztes Silber|argent noirci|plata oxidada|argento brunito|prata escurecida|perak gelap|bạc sẫm màu|เงินเข้ม|いぶし銀|다크 실버|暗银|暗銀
sapphire|saffier|Saphir|saphir|zafiro|zaffiro|safira|safir|sapphire|ไพลิน|サファイア|사파이어|蓝宝石|藍寶石
yellow sapphire in gold|gele saffier in goud|gelber Saphir in Gold|saphir jaune sur or|zafiro amarillo en oro|zaffiro giallo in oro|safira amarela em ouro|safir kuning dalam emas|sapphire vàng nạm vàng|บุษราคัมเรือนทอง|金台のイエローサファイア|금 세팅 옐로 사파이어|金镶黄色蓝宝石|金鑲黃色藍寶石
silver with beads|zilver met kralen|Silber mit Perlen|argent et perles|plata con cuentas|argento con perline|prata com contas|perak dengan manik-manik|bạc đính hạt cườm|เงินร้อยลูกปัด|銀にビーズ|은과 구슬|银缀珠|銀綴珠
turquoise|turkoois|Türkis|turquoise|turquesa|turchese|turquesa|toska|ngọc lam|ฟ้าเทอร์ควอยซ์|ターコイズ|터키석|绿松石|綠松石
garnet|granaat|Granat|grenat|granate|granato|granada|garnet|ngọc hồng lựu|โกเมน|ガーネット|가넷|石榴石|石榴石
bright mix|bonte mix|bunt gemischt|mélange vif|mezcla de colores vivos|mix vivace|mix colorido|warna-warni cerah|nhiều màu rực rỡ|หลากสีสด|カラフルミックス|알록달록 믹스|缤纷彩色|繽紛彩色
golden|goudkleurig|goldfarben|doré|dorado|dorato|dourado|keemasan|vàng óng|สีทอง|ゴールデン|금빛|金色|金色
grey|grijs|grau|gris|gris|grigio|cinza|abu-abu|xám|เทา|グレー|회색|灰色|灰色
gold and red enamel|goud en rood email|Gold mit rotem Email|or et émail rouge|oro y esmalte rojo|oro e smalto rosso|ouro e esmalte vermelho|emas dan enamel merah|vàng tráng men đỏ|ทองลงยาแดง|金に赤の七宝|금과 붉은 칠보|金饰红珐琅|金飾紅琺瑯
gold and green enamel|goud en groen email|Gold mit grünem Email|or et émail vert|oro y esmalte verde|oro e smalto verde|ouro e esmalte verde|emas dan enamel hijau|vàng tráng men xanh lá|ทองลงยาเขียว|金に緑の七宝|금과 초록 칠보|金饰绿珐琅|金飾綠琺瑯
violet|violet|violett|violet|violeta|viola|violeta|ungu|tím|ม่วง|紫|보라|紫色|紫色
pink|roze|rosa|rose|rosa|rosa|rosa|merah muda|hồng|ชมพู|ピンク|분홍|粉色|粉紅色
yellow|geel|gelb|jaune|amarillo|giallo|amarelo|kuning|màu vàng|เหลือง|黄色|노랑|黄色|黃色
sandalwood|sandelhout|Sandelholz|santal|sándalo|sandalo|sândalo|cendana|đàn hương|ไม้จันทน์|白檀|백단|檀香|檀香
jasmine|jasmijn|Jasmin|jasmin|jazmín|gelsomino|jasmim|melati|hoa nhài|มะลิ|ジャスミン|재스민|茉莉|茉莉
lotus|lotus|Lotus|lotus|loto|loto|lótus|teratai|hoa sen|บัว|蓮|연꽃|莲花|蓮花
red lacquer|rode lak|roter Lack|laque rouge|laca roja|lacca rossa|laca vermelha|lak merah|sơn mài đỏ|รักแดง|朱漆|붉은 옻칠|红漆|紅漆
coconut wood|kokoshout|Kokosholz|bois de cocotier|madera de cocotero|legno di cocco|madeira de coqueiro|kayu kelapa|gỗ dừa|ไม้มะพร้าว|ココヤシの木|코코넛나무|椰木|椰木
pale wood|licht hout|helles Holz|bois clair|madera clara|legno chiaro|madeira clara|kayu terang|gỗ sáng màu|ไม้สีอ่อน|白木|밝은 나무|浅色木|淺色木
pandan|pandan|Pandan|pandan|pandan|pandan|pandan|pandan|lá dứa|ใบเตย|パンダン|판단|香兰|香蘭
butterfly pea|vlindererwt|Schmetterlingserbse|pois papillon|guisante mariposa|pisello farfalla|feijão-borboleta|bunga telang|hoa đậu biếc|อัญชัน|バタフライピー|버터플라이피|蝶豆花|蝶豆花
natural cotton|naturel katoen|naturfarbene Baumwolle|coton naturel|algodón natural|cotone naturale|algodão natural|katun alami|vải bông mộc|ฝ้ายสีธรรมชาติ|生成りの綿|무염색 면|本色棉|原色棉
indigo cotton|indigokatoen|Indigo-Baumwolle|coton indigo|algodón índigo|cotone indaco|algodão índigo|katun indigo|vải bông chàm|ฝ้ายย้อมคราม|藍染めの綿|쪽빛 면|蓝染棉|藍染棉
turmeric cotton|kurkumakatoen|Kurkuma-Baumwolle|coton teint au curcuma|algodón teñido con cúrcuma|cotone tinto con curcuma|algodão tingido com cúrcuma|katun kunyit|vải bông nhuộm nghệ|ฝ้ายย้อมขมิ้น|ターメリック染めの綿|강황 물들인 면|姜黄染棉|薑黃染棉
dusk|schemering|Abenddämmerung|crépuscule|anochecer|crepuscolo|entardecer|senja|chạng vạng|ยามเย็น|夕暮れ|해 질 녘|黄昏|黃昏
dawn|dageraad|Morgendämmerung|aube|amanecer|alba|amanhecer|fajar|bình minh|รุ่งอรุณ|夜明け|새벽|黎明|黎明
dark teak|donker teak|dunkles Teak|teck foncé|teca oscura|teak scuro|teca escura|kayu jati gelap|gỗ tếch sẫm màu|ไม้สักเข้ม|濃色のチーク|진한 티크|深色柚木|深色柚木
whitewashed|witgekalkt|weiß gekalkt|blanchi à la chaux|encalado|sbiancato a calce|caiado|dikapur putih|quét vôi trắng|ทาขาว|白塗り|흰 칠|刷白|刷白
green and gold|groen en goud|grün-gold|vert et or|verde y dorado|verde e oro|verde e dourado|hijau dan emas|xanh lá và vàng kim|เขียวและทอง|緑と金|초록과 금색|绿配金|綠配金
white and gold|wit en goud|weiß-gold|blanc et or|blanco y dorado|bianco e oro|branco e dourado|putih dan emas|trắng và vàng kim|ขาวและทอง|白と金|흰색과 금색|白配金|白配金
blue and gold|blauw en goud|blau-gold|bleu et or|azul y dorado|blu e oro|azul e dourado|biru dan emas|xanh dương và vàng kim|น้ำเงินและทอง|青と金|파랑과 금색|蓝配金|藍配金
black and red|zwart en rood|schwarz-rot|noir et rouge|negro y rojo|nero e rosso|preto e vermelho|hitam dan merah|đen và đỏ|ดำและแดง|黒と赤|검정과 빨강|黑配红|黑配紅
Wood-ash glaze|Houtasglazuur|Holzascheglasur|Émail de cendre|Esmalte de ceniza|Smalto di cenere|Esmalte de cinzas|Glasir abu kayu|Men tro|เคลือบขี้เถ้าไม้|灰釉|재 유약|草木灰釉|草木灰釉
Dan Kwian clay|Klei uit Dan Kwian|Ton aus Dan Kwian|Argile de Dan Kwian|Arcilla de Dan Kwian|Argilla di Dan Kwian|Argila de Dan Kwian|Tanah liat Dan Kwian|Đất sét Dan Kwian|ดินด่านเกวียน|ダンクウィアンの土|단끄위안 흙|丹奎安陶土|丹奎安陶土
Garden pots|Tuinpotten|Gartentöpfe|Pots de jardin|Macetas de jardín|Vasi da giardino|Vasos de jardim|Pot taman|Chậu cây cảnh|กระถางสวน|植木鉢|화분|园艺花盆|園藝花盆
Blue and white|Blauw-wit|Blau-Weiß-Porzellan|Porcelaine bleu et blanc|Porcelana azul y blanca|Porcellana bianca e blu|Porcelana azul e branca|Porselen biru putih|Sứ hoa lam|เครื่องลายคราม|染付|청화백자|青花瓷|青花瓷
Gold outlines|Gouden contouren|Goldkonturen|Contours d’or|Contornos de oro|Contorni in oro|Contornos em ouro|Garis tepi emas|Viền vẽ vàng|ตัดเส้นทอง|金の線描き|금선 그리기|描金勾线|描金勾線
Sangkhalok|Sangkhalok|Sangkhalok|Céramique sangkhalok|Sangkhalok|Sangkhalok|Sangkhalok|Sangkhalok|Gốm Sangkhalok|สังคโลก|宋胡録焼|상칼록 도자|宋卡洛陶瓷|宋卡洛陶瓷
Underglaze painting|Onderglazuurschildering|Unterglasurmalerei|Peinture sous glaçure|Pintura bajo esmalte|Pittura sottovetrina|Pintura sob esmalte|Lukisan bawah glasir|Vẽ dưới men|เขียนลายใต้เคลือบ|下絵付け|유하채|釉下彩|釉下彩
Repoussé|Drijfwerk|Treibarbeit|Repoussé|Repujado|Sbalzo|Repuxado|Tempa timbul|Chạm nổi|ดุนลาย|打ち出し|타출|錾花|鏨花
Silver bowls|Zilveren kommen|Silberschalen|Bols en argent|Cuencos de plata|Ciotole in argento|Tigelas de prata|Mangkuk perak|Bát bạc|ขันเงิน|銀の鉢|은그릇|银钵|銀缽
Temple patterns|Tempelmotieven|Tempelmuster|Motifs de temple|Motivos de templo|Motivi dei templi|Motivos de templos|Motif kuil|Hoa văn chùa|ลายวัด|寺院の文様|사원 문양|佛寺纹样|佛寺紋樣
Hand engraving|Handgravure|Handgravur|Gravure à la main|Grabado a mano|Incisione a mano|Gravação à mão|Ukir tangan|Chạm khắc tay|สลักด้วยมือ|手彫り|손 조각|手工錾刻|手工鏨刻
Gilt niello|Verguld niello|Vergoldetes Niello|Nielle doré|Niel dorado|Niello dorato|Niello dourado|Niello sepuh emas|Niello mạ vàng|ถมทอง|鍍金ニエロ|금도금 니엘로|鎏金乌银|鎏金烏銀
Lost-wax casting|Verlorenwasgieten|Wachsausschmelzguss|Fonte à la cire perdue|Fundición a la cera perdida|Fusione a cera persa|Fundição por cera perdida|Pengecoran lilin hilang|Đúc sáp chảy|หล่อขี้ผึ้งหาย|蝋型鋳造|밀랍 주조|失蜡铸造|脫蠟鑄造
Bells|Bellen|Glocken|Cloches|Campanas|Campane|Sinos|Lonceng|Chuông|กระดิ่ง|鈴|종|铃铛|鈴鐺
Temple brass|Tempelmessing|Tempelmessing|Laiton de temple|Latón de templo|Ottone per i templi|Latão de templo|Kuningan kuil|Đồ đồng chùa|ทองเหลืองงานวัด|寺院の真鍮|사원 황동|佛寺铜器|佛寺銅器
Hill tribe silver|Zilver van de bergvolken|Silber der Bergvölker|Argent des peuples des montagnes|Plata de los pueblos de montaña|Argento dei popoli di montagna|Prata dos povos da montanha|Perak suku pegunungan|Bạc vùng cao|เครื่องเงินชาวเขา|山岳民族の銀|고산족 은|山地民族银饰|山地民族銀飾
Hand-forged jewelry|Handgesmede sieraden|Handgeschmiedeter Schmuck|Bijoux forgés à la main|Joyas forjadas a mano|Gioielli forgiati a mano|Joias forjadas à mão|Perhiasan tempa tangan|Trang sức rèn tay|เครื่องประดับตีมือ|手打ちのジュエリー|손으로 두드린 장신구|手工锻打首饰|手工鍛打首飾
Engraving|Graveerwerk|Gravur|Gravure|Grabado|Incisione|Gravação|Ukiran logam|Chạm khắc|งานสลัก|彫金|금속 조각|錾刻|鏨刻
Gem setting|Edelstenen zetten|Edelsteinfassen|Sertissage|Engaste de gemas|Incastonatura|Cravação de gemas|Pemasangan permata|Nạm đá quý|ฝังพลอย|石留め|보석 세팅|宝石镶嵌|寶石鑲嵌
Andaman pearls|Parels uit de Andamanse Zee|Perlen aus der Andamanensee|Perles d’Andaman|Perlas de Andamán|Perle delle Andamane|Pérolas de Andamão|Mutiara Andaman|Ngọc trai Andaman|มุกอันดามัน|アンダマンの真珠|안다만 진주|安达曼珍珠|安達曼珍珠
Enamel|Email|Email|Émail|Esmalte|Smalto|Esmalte|Enamel|Tráng men|ลงยา|七宝|칠보|珐琅|琺瑯
Hand-woven chain|Handgevlochten ketting|Handgeflochtene Kette|Chaîne tressée à la main|Cadena tejida a mano|Catena intrecciata a mano|Corrente trançada à mão|Rantai anyam tangan|Dây chuyền bện tay|สร้อยถักมือ|手編みチェーン|손으로 엮은 체인|手工编金链|手工編金鍊
Gilded lacquer|Verguld lakwerk|Vergoldeter Lack|Laque dorée|Laca dorada|Lacca dorata|Laca dourada|Lak berlapis emas|Sơn thếp vàng|ลายรดน้ำ|漆と金箔|금박 칠기|描金漆|描金漆
Mother-of-pearl inlay|Parelmoerinleg|Perlmuttintarsien|Incrustation de nacre|Incrustación de nácar|Intarsio di madreperla|Incrustação de madrepérola|Tatahan kerang mutiara|Khảm xà cừ|งานประดับมุก|螺鈿|자개|螺钿|螺鈿
Bamboo cores|Bamboekernen|Bambuskerne|Âmes en bambou|Almas de bambú|Anime in bambù|Bases de bambu|Inti bambu|Cốt tre|โครงไม้ไผ่|竹胎|대나무 바탕|竹胎|竹胎
Rattan baskets|Rotanmanden|Rattankörbe|Paniers en rotin|Cestas de ratán|Cesti in rattan|Cestos de rattan|Keranjang rotan|Giỏ mây|ตะกร้าหวาย|ラタンの籠|라탄 바구니|藤篮|藤籃
Rattan bags|Rotantassen|Rattantaschen|Sacs en rotin|Bolsos de ratán|Borse in rattan|Bolsas de rattan|Tas rotan|Túi mây|กระเป๋าหวาย|ラタンバッグ|라탄 가방|藤包|藤編包
Lamps|Lampen|Lampen|Lampes|Lámparas|Lampade|Luminárias|Lampu|Đèn|โคมไฟ|ランプ|조명|灯具|燈具
Sticky rice baskets|Kleefrijstmandjes|Klebreiskörbchen|Paniers à riz gluant|Cestas para arroz glutinoso|Cestini per riso glutinoso|Cestos para arroz glutinoso|Bakul ketan|Giỏ đựng xôi|กระติบข้าวเหนียว|もち米の籠|찹쌀밥 바구니|糯米饭篮|糯米飯籃
Hats|Hoeden|Hüte|Chapeaux|Sombreros|Cappelli|Chapéus|Topi|Nón|หมวก|編み笠|모자|斗笠|斗笠
Fine splits|Fijne splijtstroken|Feine Flechtstreifen|Éclisses fines|Tiras finas|Strisce sottili|Talas finas|Iratan halus|Nan chuốt mảnh|ตอกเส้นเล็ก|細ひご|가는 대오리|细篾|細篾
Storage baskets|Opbergmanden|Aufbewahrungskörbe|Paniers de rangement|Cestas de almacenaje|Cesti portaoggetti|Cestos organizadores|Keranjang penyimpanan|Giỏ đựng đồ|ตะกร้าเก็บของ|収納かご|수납 바구니|收纳篮|收納籃
Yan lipao|Yan lipao|Yan Lipao|Yan lipao|Yan lipao|Yan lipao|Yan lipao|Yan lipao|Yan lipao|งานย่านลิเภา|ヤーンリパオ|얀리파오|雅利包藤编|雅利包藤編
Evening bags|Avondtasjes|Abendtaschen|Sacs de soirée|Bolsos de noche|Borse da sera|Bolsas de festa|Tas pesta|Túi dạ tiệc|กระเป๋าออกงาน|イブニングバッグ|이브닝 백|晚宴包|晚宴包
Silver mounts|Zilveren monturen|Silberbeschläge|Montures en argent|Monturas de plata|Montature in argento|Guarnições de prata|Bingkai perak|Viền bọc bạc|เลี่ยมเงิน|銀の金具|은 테두리|银镶边|銀鑲邊
Reliefs|Reliëfs|Reliefs|Reliefs|Relieves|Rilievi|Relevos|Relief|Phù điêu|แกะนูน|浮き彫り|부조|浮雕|浮雕
Elephants|Olifanten|Elefanten|Éléphants|Elefantes|Elefanti|Elefantes|Gajah|Voi|ช้าง|象|코끼리|大象|大象
Paper umbrellas|Papieren parasols|Papierschirme|Ombrelles en papier|Sombrillas de papel|Ombrelli di carta|Sombrinhas de papel|Payung kertas|Ô giấy|ร่มกระดาษ|紙傘|종이 우산|油纸伞|油紙傘
Brush painting|Penseelschildering|Pinselmalerei|Peinture au pinceau|Pintura a pincel|Pittura a pennello|Pintura a pincel|Lukisan kuas|Vẽ cọ|เขียนพู่กัน|筆描き|붓그림|毛笔彩绘|毛筆彩繪
Reed mats|Rietmatten|Schilfmatten|Nattes de jonc|Esteras de junco|Stuoie di giunco|Esteiras de junco|Tikar mendong|Chiếu cói|เสื่อกก|ござ|왕골자리|草席|草蓆
Jute warp|Juteketting|Jutekette|Chaîne de jute|Urdimbre de yute|Ordito di iuta|Urdume de juta|Lungsin goni|Sợi dọc đay|เส้นยืนปอ|ジュートの経糸|황마 날실|黄麻经线|黃麻經線
Double weave|Dubbelweefsel|Doppelgewebe|Tissage double|Tejido doble|Tessitura doppia|Tecelagem dupla|Tenun ganda|Dệt hai mặt|ทอสองหน้า|二重織り|이중직|双面织|雙面織
Mudmee silk|Mudmee-zijde|Mudmee-Seide|Soie mudmee|Seda mudmee|Seta mudmee|Seda mudmee|Sutra mudmee|Lụa mudmee|ไหมมัดหมี่|マットミーの絹|맛미 비단|玛米泰丝|瑪米泰絲
Silk scarves|Zijden sjaals|Seidenschals|Foulards en soie|Pañuelos de seda|Sciarpe di seta|Echarpes de seda|Syal sutra|Khăn lụa|ผ้าพันคอไหม|絹のスカーフ|비단 스카프|丝巾|絲巾
Natural dyes|Natuurlijke verfstoffen|Naturfarbstoffe|Teintures naturelles|Tintes naturales|Tinture naturali|Corantes naturais|Pewarna alami|Nhuộm tự nhiên|สีย้อมธรรมชาติ|草木染め|천연 염색|天然染色|天然染色
Hand-spun cotton|Handgesponnen katoen|Handgesponnene Baumwolle|Coton filé à la main|Algodón hilado a mano|Cotone filato a mano|Algodão fiado à mão|Katun pintal tangan|Bông kéo sợi tay|ฝ้ายเข็นมือ|手紡ぎ綿|손으로 자은 면|手纺棉|手紡棉
Mo hom|Mo hom|Mo Hom|Mo hom|Mo hom|Mo hom|Mo hom|Mo hom|Mo hom|หม้อห้อม|モーホーム|모홈|莫洪|莫洪
Khit|Khit|Khit|Khit|Khit|Khit|Khit|Khit|Vải khit|ผ้าขิด|キット織|킷 직조|khit 提花织|khit 提花織
Axe pillows|Driehoekskussens|Dreieckskissen|Coussins triangulaires|Cojines triangulares|Cuscini triangolari|Almofadas triangulares|Bantal segitiga|Gối tam giác|หมอนขวาน|三角枕|삼각 베개|三角枕|三角枕
Cushions|Kussens|Kissen|Coussins|Cojines|Cuscini|Almofadas|Bantal hias|Gối tựa|หมอนอิง|クッション|쿠션|靠垫|靠枕
Hand-woven cotton|Handgeweven katoen|Handgewebte Baumwolle|Coton tissé à la main|Algodón tejido a mano|Cotone tessuto a mano|Algodão tecido à mão|Katun tenun tangan|Vải bông dệt tay|ฝ้ายทอมือ|手織り綿|손으로 짠 면|手织棉布|手織棉布
Phakaoma|Phakaoma|Phakaoma|Phakaoma|Phakaoma|Phakaoma|Phakaoma|Phakaoma|Khăn rằn phakaoma|ผ้าขาวม้า|パーカオマー|파카오마|格子水布|格紋水布
Table textiles|Tafeltextiel|Tischwäsche|Linge de table|Mantelería|Tessili per la tavola|Têxteis para mesa|Kain meja|Khăn bàn|ผ้าบนโต๊ะอาหาร|テーブルリネン|테이블 리넨|餐桌织物|餐桌織品
Tin jok|Tin jok|Tin Jok|Tin jok|Tin jok|Tin jok|Tin jok|Tin jok|Tin jok|ตีนจก|ティンジョック織|띤쪽 직조|tin jok 挑花织|tin jok 挑花織
Pha sin|Pha sin|Pha Sin|Pha sin|Pha sin|Pha sin|Pha sin|Pha sin|Pha sin|ผ้าซิ่น|パーシン|파신|泰式筒裙|泰式筒裙
Cross stitch|Kruissteek|Kreuzstich|Point de croix|Punto de cruz|Punto croce|Ponto-cruz|Sulam kristik|Thêu chữ thập|ปักครอสติช|クロスステッチ|십자수|十字绣|十字繡
Back-strap weaving|Heupgetouwweven|Rückengurtweberei|Tissage à la ceinture|Telar de cintura|Tessitura a cintura|Tear de cintura|Tenun gedogan|Dệt khung đeo lưng|ทอกี่เอว|腰機織り|허리베틀 직조|腰机织布|腰機織布
Dolls|Poppen|Puppen|Poupées|Muñecas|Bambole|Bonecas|Boneka|Búp bê|ตุ๊กตา|人形|인형|人偶|人偶
Hand-drawn batik|Handgetekende batik|Handgezeichneter Batik|Batik dessiné à la main|Batik dibujado a mano|Batik disegnato a mano|Batik desenhado à mão|Batik tulis|Batik vẽ tay|บาติกเขียนมือ|手描きバティック|손으로 그린 바틱|手绘蜡染|手繪蠟染
Wax resist|Wasreserve|Wachsreserve|Réserve à la cire|Reserva de cera|Riserva a cera|Reserva com cera|Rintang malam|Vẽ sáp ong|เขียนเทียน|ろうけつ染め|밀랍 방염|蜡防染|蠟防染
Jasmine rice|Jasmijnrijst|Jasminreis|Riz jasmin|Arroz jazmín|Riso jasmine|Arroz jasmim|Beras melati|Gạo lài|ข้าวหอมมะลิ|ジャスミン米|재스민 쌀|茉莉香米|茉莉香米
Curry paste|Currypasta|Currypaste|Pâte de curry|Pasta de curry|Pasta di curry|Pasta de curry|Bumbu kari|Sốt cà ri|พริกแกง|カレーペースト|커리 페이스트|咖喱酱|咖哩醬
Small batches|Kleine partijen|Kleine Chargen|Petits lots|Pequeños lotes|Piccoli lotti|Pequenos lotes|Produksi skala kecil|Mẻ nhỏ|ทำทีละน้อย|少量仕込み|소량 제조|小批制作|小批製作
Pepper|Peper|Pfeffer|Poivre|Pimienta|Pepe|Pimenta-do-reino|Lada|Tiêu|พริกไทย|胡椒|후추|胡椒|胡椒
Herb mixes|Kruidenmengsels|Kräutermischungen|Mélanges d’herbes|Mezclas de hierbas|Miscele di erbe|Misturas de ervas|Campuran herba|Thảo mộc trộn|สมุนไพรผสม|ハーブミックス|허브 믹스|混合香草|綜合香草
Oolong|Oolong|Oolong|Oolong|Oolong|Oolong|Oolong|Oolong|Trà ô long|อู่หลง|烏龍茶|우롱차|乌龙茶|烏龍茶
Arabica|Arabica|Arabica|Arabica|Arábica|Arabica|Arábica|Arabika|Arabica|อาราบิก้า|アラビカ|아라비카|阿拉比卡|阿拉比卡
Small-lot roasting|Kleinschalig branden|Röstung in kleinen Chargen|Torréfaction en petits lots|Tueste en pequeños lotes|Tostatura in piccoli lotti|Torra em pequenos lotes|Sangrai skala kecil|Rang mẻ nhỏ|คั่วทีละน้อย|少量焙煎|소량 로스팅|小批烘焙|小批烘焙
Wild honey|Wilde honing|Wildhonig|Miel sauvage|Miel silvestre|Miele selvatico|Mel silvestre|Madu hutan|Mật ong rừng|น้ำผึ้งป่า|野生のはちみつ|야생 꿀|野生蜂蜜|野生蜂蜜
Dried fruit|Gedroogd fruit|Trockenfrüchte|Fruits séchés|Fruta deshidratada|Frutta essiccata|Frutas secas|Buah kering|Trái cây sấy|ผลไม้อบแห้ง|ドライフルーツ|말린 과일|果干|果乾
Soap carving|Zeepsnijwerk|Seifenschnitzerei|Sculpture sur savon|Talla de jabón|Intaglio del sapone|Escultura em sabonete|Ukiran sabun|Chạm khắc xà phòng|แกะสลักสบู่|ソープカービング|비누 조각|皂雕|皂雕
Candles|Kaarsen|Kerzen|Bougies|Velas|Candele|Velas|Lilin hias|Nến|เทียน|キャンドル|양초|蜡烛|蠟燭
Herbal soap|Kruidenzeep|Kräuterseife|Savon aux plantes|Jabón de hierbas|Sapone alle erbe|Sabonete de ervas|Sabun herbal|Xà phòng thảo mộc|สบู่สมุนไพร|ハーブ石けん|허브 비누|草本皂|草本皂
Compress balls|Kruidenkompressen|Kräuterstempel|Pochons aux herbes|Pindas de hierbas|Fagottini alle erbe|Trouxinhas de ervas|Kompres herbal|Túi chườm thảo dược|ลูกประคบ|ハーブボール|허브 찜질공|草药球|草藥球
Plai and turmeric|Plai en kurkuma|Plai und Kurkuma|Plai et curcuma|Plai y cúrcuma|Plai e curcuma|Plai e cúrcuma|Bengle dan kunyit|Gừng plai và nghệ|ไพลและขมิ้น|プライとターメリック|플라이와 강황|Plai 姜与姜黄|Plai 薑與薑黃
Temple scenes|Tempeltaferelen|Tempelszenen|Scènes de temple|Escenas de templo|Scene di tempio|Cenas de templos|Pemandangan kuil|Cảnh chùa|ภาพวัด|寺院の情景|사원 풍경|佛寺风光|佛寺風光
Khon masks|Khon-maskers|Khon-Masken|Masques khon|Máscaras khon|Maschere khon|Máscaras khon|Topeng khon|Mặt nạ khon|หัวโขน|コーン仮面|콘 가면|孔剧面具|孔劇面具
Hun krabok|Hun krabok|Hun Krabok|Hun krabok|Hun krabok|Hun krabok|Hun krabok|Hun krabok|Rối hun krabok|หุ่นกระบอก|フンクラボーク|훈끄라복|泰式杖头木偶|泰式杖頭偶
Chula kites|Chula-vliegers|Chula-Drachen|Cerfs-volants chula|Cometas chula|Aquiloni chula|Pipas chula|Layang-layang chula|Diều chula|ว่าวจุฬา|チュラー凧|쭐라 연|朱拉风筝|朱拉風箏
Bamboo frames|Bamboeframes|Bambusgestelle|Armatures en bambou|Armazones de bambú|Telai di bambù|Armações de bambu|Rangka bambu|Khung tre|โครงว่าวไม้ไผ่|竹骨|대나무 연살|竹骨架|竹骨架
Nang talung|Nang talung|Nang Talung|Nang talung|Nang talung|Nang talung|Nang talung|Nang talung|Rối nang talung|ตัวหนังตะลุง|ナンタルン|낭딸룽|囊达隆皮影|囊達隆皮影
Leather cutting|Leersnijwerk|Lederschnitt|Découpe du cuir|Calado en cuero|Traforo del cuoio|Recorte em couro|Tatah kulit|Đục trổ da|ตอกหนัง|革の透かし彫り|가죽 투각|皮革镂刻|皮革鏤刻
Crackle|Craquelé|Craquelé|Craquelé|Craquelado|Craquelé|Craquelê|Retak seribu|Men rạn|ลายราน|貫入|빙렬|开片|開片
Carved pots|Gekerfde potten|Töpfe mit Schnitzdekor|Pots sculptés|Vasijas talladas|Vasi intagliati|Potes entalhados|Gerabah ukir|Gốm khắc|หม้อแกะลาย|彫り文様の壺|무늬 새긴 항아리|雕花陶罐|雕花陶罐
Mon patterns|Mon-motieven|Mon-Muster|Motifs môn|Motivos mon|Motivi mon|Motivos mon|Motif Mon|Hoa văn người Môn|ลายมอญ|モーン族の文様|몬족 문양|孟族纹样|孟族紋樣
Tea sets|Theeserviezen|Teeservice|Services à thé|Juegos de té|Servizi da tè|Jogos de chá|Set teh|Bộ ấm trà|ชุดน้ำชา|茶器|다기|茶具|茶具
Temple silver|Tempelzilver|Tempelsilber|Argenterie de temple|Plata de templo|Argenti per i templi|Prata de templo|Perak kuil|Đồ bạc chùa|เครื่องเงินงานวัด|寺院の銀器|사원 은기|佛寺银器|佛寺銀器
Betel sets|Betelsets|Betelgarnituren|Services à bétel|Juegos de betel|Servizi da betel|Jogos de bétel|Tepak sirih|Bộ khay trầu|เชี่ยนหมาก|キンマの道具|빈랑 그릇 세트|槟榔盒套件|檳榔盒組
Mien patterns|Mien-motieven|Mien-Muster|Motifs mien|Motivos mien|Motivi mien|Motivos mien|Motif Mien|Hoa văn người Dao|ลายเมี่ยน|ミエン族の文様|미엔족 문양|瑶族纹样|瑤族紋樣
Sapphires|Saffieren|Saphire|Saphirs|Zafiros|Zaffiri|Safiras|Batu safir|Đá sapphire|พลอยไพลิน|サファイア|사파이어|蓝宝石|藍寶石
Repairs|Reparaties|Reparaturen|Réparations|Reparaciones|Riparazioni|Consertos|Reparasi|Sửa chữa|รับซ่อม|修理|수리|维修|維修
Woven chain|Gevlochten ketting|Geflochtene Kette|Chaîne tressée|Cadena tejida|Catena intrecciata|Corrente trançada|Rantai anyam|Dây chuyền bện|สร้อยถัก|編みチェーン|엮은 체인|编织金链|編織金鍊
Vermilion|Vermiljoen|Zinnoberrot|Vermillon|Bermellón|Vermiglio|Vermelhão|Merah vermilion|Đỏ son|แดงชาด|朱|주홍|朱红|朱紅
Reclaimed teak|Hergebruikt teak|Teak-Altholz|Teck de récupération|Teca recuperada|Teak di recupero|Teca de demolição|Kayu jati bekas|Gỗ tếch cũ|ไม้สักเก่า|チークの古材|티크 고재|老柚木|回收老柚木
Diamond pattern|Ruitpatroon|Rautenmuster|Motif losange|Motivo de rombos|Motivo a rombi|Padrão de losangos|Motif wajik|Hoa văn hình thoi|ลายข้าวหลามตัด|菱文様|마름모무늬|菱形纹|菱格紋
Naga hook|Naga-haak|Naga-Haken|Crochet de naga|Gancho de naga|Uncino del naga|Gancho de naga|Kait naga|Hoa văn móc naga|ลายขอนาค|ナーガの鉤文様|나가 갈고리무늬|那伽钩纹|那伽鉤紋
Ikat|Ikat|Ikat|Ikat|Ikat|Ikat|Ikat|Ikat|Ikat|มัดหมี่|絣|이카트|絣织|絣織
Ceremonial cloth|Ceremoniële doeken|Zeremonialtücher|Étoffes cérémonielles|Telas ceremoniales|Tessuti cerimoniali|Tecidos cerimoniais|Kain upacara|Vải nghi lễ|ผ้าพิธี|儀礼布|의례용 천|礼仪织物|禮儀織品
Hmong indigo|Hmong-indigo|Hmong-Indigo|Indigo hmong|Índigo hmong|Indaco hmong|Índigo hmong|Indigo Hmong|Chàm người H’Mông|ครามม้ง|モン族の藍染め|몽족 쪽 염색|苗族蓝染|苗族藍染
Silk batik|Zijden batik|Seidenbatik|Batik sur soie|Batik de seda|Batik su seta|Batik em seda|Batik sutra|Batik lụa|บาติกไหม|絹のバティック|비단 바틱|丝绸蜡染|絲綢蠟染
Organic|Biologisch|Bio-Anbau|Agriculture biologique|Cultivo ecológico|Agricoltura biologica|Cultivo orgânico|Pertanian organik|Hữu cơ|เกษตรอินทรีย์|有機栽培|유기농|有机种植|有機種植
Seed keeping|Zaadbehoud|Saatguterhaltung|Conservation des semences|Conservación de semillas|Conservazione dei semi|Preservação de sementes|Pelestarian benih|Giữ giống lúa|เก็บเมล็ดพันธุ์|自家採種|종자 보존|留种保种|留種保種
Southern curry paste|Zuidelijke currypasta|Südthailändische Currypaste|Pâte de curry du Sud|Pasta de curry del sur|Pasta di curry del sud|Pasta de curry do sul|Bumbu kari selatan|Sốt cà ri miền nam|พริกแกงใต้|南部のカレーペースト|남부 커리 페이스트|泰南咖喱酱|泰南咖哩醬
Shrimp paste|Garnalenpasta|Garnelenpaste|Pâte de crevettes|Pasta de gambas|Pasta di gamberetti|Pasta de camarão|Terasi|Mắm ruốc|กะปิ|海老味噌|새우 페이스트|虾酱|蝦醬
Black pepper|Zwarte peper|Schwarzer Pfeffer|Poivre noir|Pimienta negra|Pepe nero|Pimenta-do-reino preta|Lada hitam|Tiêu đen|พริกไทยดำ|黒胡椒|흑후추|黑胡椒|黑胡椒
White pepper|Witte peper|Weißer Pfeffer|Poivre blanc|Pimienta blanca|Pepe bianco|Pimenta-do-reino branca|Lada putih|Tiêu sọ|พริกไทยขาว|白胡椒|백후추|白胡椒|白胡椒
Long pepper|Lange peper|Langer Pfeffer|Poivre long|Pimienta larga|Pepe lungo|Pimenta-longa|Cabai jawa|Tiêu dài|ดีปลี|ヒハツ|필발|长胡椒|長胡椒
Hand rolling|Met de hand gerold|Von Hand gerollt|Roulage à la main|Enrollado a mano|Arrotolatura a mano|Enrolamento à mão|Gulung tangan|Vò trà thủ công|นวดใบชาด้วยมือ|手揉み|손으로 비빈 차|手工揉捻|手工揉捻
Flower teas|Bloementhee|Blütentees|Thés aux fleurs|Tés de flores|Tè ai fiori|Chás de flores|Teh bunga|Trà hoa|ชาดอกไม้|花のお茶|꽃차|花茶|花茶
Toddy palms|Suikerpalmen|Zuckerpalmen|Palmiers à sucre|Palmeras de azúcar|Palme da zucchero|Palmeiras de açúcar|Pohon lontar|Cây thốt nốt|ต้นตาล|オウギヤシ|팔미라야자|糖棕|扇椰子
Wood fire|Houtvuur|Holzfeuer|Feu de bois|Fuego de leña|Fuoco a legna|Fogo a lenha|Tungku kayu bakar|Bếp củi|เตาฟืน|薪の火|장작불|柴火|柴火
Plai|Plai|Plai|Plai|Plai|Plai|Plai|Bengle|Gừng plai|ไพล|プライ|플라이|Plai 姜|Plai 薑
Canal light|Licht op de khlong|Licht am Khlong|Lumière sur le canal|Luz del canal|Luce sul canale|Luz do canal|Cahaya kanal|Ánh sáng bên kênh|แสงริมคลอง|運河の光|운하의 빛|运河光影|運河光影
Restoration|Restauratie|Restaurierung|Restauration|Restauración|Restauro|Restauração|Restorasi|Phục chế|งานบูรณะ|修復|복원|修复|修復
Clowns|Clownsfiguren|Clownfiguren|Bouffons|Bufones|Buffoni|Bufões|Punakawan|Vai hề|ตัวตลก|道化役|어릿광대|丑角|丑角
Translucent hide|Doorschijnend leer|Durchscheinendes Leder|Peau translucide|Cuero translúcido|Pelle traslucida|Couro translúcido|Kulit tembus cahaya|Da trong mờ|หนังโปร่งแสง|透ける革|비치는 가죽|半透明皮革|半透明皮革
`
