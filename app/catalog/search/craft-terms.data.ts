/**
 * What people call the things of the shop: Thai, its romanisations, English, and the words of the other languages. One line per concept,
 * `key | kind | word; word; …`. A word may belong to several concepts. Latin words are matched without accents, with or without hyphens and plural s.
 */
export const CRAFT_TERMS = `
silk|material|silk; thai silk; ผ้าไหม; ไหม; pha mai; phaa mai; paa mai; zijde; seide; soie; seda; seta; sutra; lụa; 絹; シルク; 실크; 비단; 丝绸; 絲綢; 真丝; 真絲; 泰丝; 泰絲
cotton|material|cotton; ผ้าฝ้าย; ฝ้าย; pha fai; phaa fai; katoen; baumwolle; coton; algodon; cotone; algodao; katun; vải bông; コットン; 木綿; 면; 코튼; 棉; 棉布
hemp|material|hemp; hmong hemp; ใยกัญชง; กัญชง; kanchong; hennep; hanf; chanvre; canamo; canapa; canhamo; rami; gai dầu; 麻; ヘンプ; 대마; 삼베; 大麻布
linen|material|linen; ลินิน; linnen; leinen; lin; lino; linho; linen halus; vải lanh; リネン; 亜麻; 리넨; 亚麻; 亞麻
wool|material|wool; ขนแกะ; wol; wolle; laine; lana; wol domba; len; ウール; 羊毛; 양모; 울
lotus_silk|material|lotus silk; lotus fibre; lotus fiber; ใยบัว; ผ้าใยบัว; yai bua; lotuszijde; lotusseide; soie de lotus; seda de loto; seta di loto; seda de lotus; sutra teratai; lụa sen; 蓮糸; 연꽃 실크; 莲丝; 蓮絲
pineapple_fibre|material|pineapple fibre; pineapple fiber; pina; ใยสับปะรด; yai sapparot; ananasvezel; ananasfaser; fibre d ananas; fibra de pina; fibra di ananas; serat nanas; sợi dứa; パイナップル繊維; 파인애플 섬유; 菠萝纤维; 鳳梨纖維
ikat|technique|ikat; mudmee; mudmi; mud mee; matmi; mat mi; mat mee; mutmee; มัดหมี่; ผ้ามัดหมี่; ผ้าไหมมัดหมี่; tenun ikat; イカット; 絣; 이카트; 伊卡特; 扎染织; 絣織
brocade|technique|brocade; yok dok; yok dork; yokdok; ผ้ายก; ยกดอก; ผ้ายกดอก; pha yok; brokaat; brokat; brocart; brocado; broccato; songket; gấm; 錦; ブロケード; 브로케이드; 织锦; 織錦
chok|technique|chok; jok; tin chok; teen jok; tin jok; sin tin chok; จก; ผ้าจก; ตีนจก; ผ้าตีนจก; pha chok; pha jok; チョック
khit|technique|khit; kit weave; ขิด; ผ้าขิด; ลายขิด; pha khit; pha kit
praewa|technique|praewa; phrae wa; prae wa; phraewa; แพรวา; ผ้าแพรวา; ผ้าไหมแพรวา; pha phrae wa
nam_lai|technique|nam lai; lai nam lai; flowing water pattern; น้ำไหล; ลายน้ำไหล; ผ้าลายน้ำไหล
hang_krarok|technique|hang krarok; hang karok; squirrel tail silk; หางกระรอก; ผ้าหางกระรอก; ผ้าไหมหางกระรอก
batik|technique|batik; บาติก; ผ้าบาติก; ปาเต๊ะ; patek; pateh; pha pate; バティック; 바틱; 蜡染; 蠟染
tie_dye|technique|tie dye; shibori; มัดย้อม; ผ้ามัดย้อม; mat yom; mad yom; tie dyeing; knoopverf; batikfarben; teinture nouee; nhuộm buộc; 絞り染め; 絞り; 홀치기염색; 扎染; 紮染
natural_dye|technique|natural dye; natural dyed; plant dye; ย้อมสีธรรมชาติ; สีธรรมชาติ; si thammachat; natuurlijke verf; naturfarben; pflanzengefarbt; teinture naturelle; tinte natural; tintura naturale; tingimento natural; pewarna alami; nhuộm tự nhiên; 草木染め; 천연염색; 植物染; 天然染
indigo|material|indigo; คราม; ผ้าคราม; ผ้าย้อมคราม; ฮ่อม; khram; kram; pha khram; mo hom; mor hom; morhom; moh hom; หม้อห้อม; ม่อฮ่อม; anil; indaco; tarum; nila; vải chàm; 藍; 藍染; インディゴ; 인디고; 쪽빛; 蓝染; 靛蓝; 藍靛
mudcloth_ebony|material|ebony dye; maklua; ma kluea; มะเกลือ; ผ้ามะเกลือ; ย้อมมะเกลือ
lac_dye|material|lac dye; lac; khrang; krang; ครั่ง; ย้อมครั่ง; schellack; gomme laque; goma laca; ラック染め; 紫胶
handwoven|technique|handwoven; hand woven; hand loomed; handloom; ทอมือ; ผ้าทอ; ผ้าทอมือ; tho mue; pha tho; handgeweven; handgewebt; handgewebte; tisse main; tissee main; tejido a mano; tessuto a mano; tecido a mao; tenun tangan; dệt tay; 手織り; 수직; 핸드메이드 직물; 手织; 手織
embroidery|technique|embroidery; embroidered; ปัก; ผ้าปัก; งานปัก; ปักมือ; borduurwerk; stickerei; bestickt; broderie; bordado; ricamo; sulaman; bordir; thêu; 刺繍; 자수; 刺绣; 刺繡
applique|technique|applique; hmong applique; reverse applique; ผ้าปะ; ผ้าม้ง; pha mong; applicatie; applikation; aplicado; applicazione; アップリケ; 아플리케; 贴布; 貼布
crochet|technique|crochet; โครเชต์; โครเชต์มือ; ถักโครเชต์; gehaakt; hakeln; gehakelt; ganchillo; uncinetto; croche; rajutan; đan móc; かぎ針編み; 코바늘; 钩针; 鉤針
macrame|technique|macrame; มาคราเม่; makramee; マクラメ; 마크라메; 绳编; 繩編
patchwork|technique|patchwork; quilt; quilted; ผ้าต่อ; งานควิลท์; ควิลท์; lappendeken; couvre lit; acolchado; trapunta; パッチワーク; キルト; 패치워크; 퀼트; 拼布
felt|technique|felt; felted; สักหลาด; vilt; filz; feutre; fieltro; feltro; kain felt; フェルト; 펠트; 毛毡; 毛氈
block_print|technique|block print; block printed; พิมพ์บล็อก; พิมพ์ลาย; blokdruk; blockdruck; impression au bloc; estampado a mano; stampa a blocchi; cap tangan; 木版染め; 블록프린트; 木板印花
tenun_kohyor|technique|koh yor; ko yo; kohyor; ผ้าทอเกาะยอ; เกาะยอ; pha ko yo
tai_lue|technique|tai lue; thai lue; lue textile; ไทลื้อ; ผ้าทอไทลื้อ; tai lu
karen|technique|karen weave; karen; kariang; กะเหรี่ยง; ผ้ากะเหรี่ยง; ปกาเกอะญอ; backstrap; back strap loom; กี่เอว; カレン族; 카렌족; 克伦族; 克倫族
phum_riang|technique|phum riang; phumriang; pumriang; พุมเรียง; ผ้าไหมพุมเรียง
sarong|object|sarong; pha sin; phasin; pha sinh; pasin; ผ้าซิ่น; ซิ่น; ผ้าถุง; pha thung; โสร่ง; sarung; wickelrock; xà rông; サロン; 사롱; 纱笼; 紗籠
chong_kraben|object|chong kraben; jong kraben; jongkraben; โจงกระเบน; ผ้าโจงกระเบน
sabai|object|sabai; sbai; สไบ; ผ้าสไบ; ผ้าเบี่ยง; pha biang
pha_khao_ma|object|pha khao ma; phakhaoma; pakama; pha kao mah; ผ้าขาวม้า; thai loincloth; checked cloth; パーカオマー
fisherman_pants|object|fisherman pants; thai fisherman trousers; กางเกงเล; กางเกงชาวเล; kangkeng le; visserbroek; fischerhose; pantalon de pecheur; pantalon pescador; pantaloni da pescatore; calca de pescador; celana nelayan; quần ngư dân; タイパンツ; 어부바지; 渔夫裤; 漁夫褲
elephant_pants|object|elephant pants; elephant trousers; กางเกงช้าง; kangkeng chang; olifantenbroek; elefantenhose; pantalon elephant; pantalon elefante; pantaloni elefante; celana gajah; quần voi; ゾウパンツ; 象パンツ; 코끼리바지; 大象裤; 大象褲
scarf|object|scarf; scarves; shawl; stole; ผ้าพันคอ; ผ้าคลุมไหล่; pha phan kho; pha khlum lai; sjaal; schal; tuch; echarpe; foulard; panuelo; bufanda; chal; sciarpa; cachecol; lenco; xale; selendang; syal; khăn choàng; スカーフ; ストール; ショール; 스카프; 숄; 围巾; 圍巾; 披肩
shirt|object|shirt; blouse; เสื้อ; เสื้อเชิ้ต; suea; overhemd; hemd; bluse; chemise; camisa; camicia; kemeja; シャツ; 셔츠; 블라우스; 衬衫; 襯衫; áo sơ mi
dress|object|dress; ชุดเดรส; เดรส; ชุดไทย; chut thai; jurk; kleid; robe; vestido; vestito; abito; gaun; váy; ワンピース; ドレス; 원피스; 드레스; 连衣裙; 洋裝
hat|object|hat; หมวก; muak; ngob; งอบ; hoed; hut; chapeau; sombrero; cappello; chapeu; topi; 帽子; 모자; mũ nón; nón lá
bag|object|bag; handbag; tote; กระเป๋า; ถุงย่าม; ย่าม; krapao; yam bag; tas; tasche; sac; bolso; bolsa; borsa; túi; バッグ; かばん; 가방; 백; 包; 手提包; 包包
wallet|object|wallet; purse; pouch; กระเป๋าสตางค์; krapao satang; portemonnee; portemonnaie; geldborse; portefeuille; monedero; cartera; portafoglio; carteira; dompet; 財布; ポーチ; 지갑; 钱包; 錢包; ví da
cushion|object|cushion; pillow; triangle pillow; axe pillow; หมอน; หมอนขวาน; หมอนสามเหลี่ยม; หมอนอิง; mon khwan; mon ing; kussen; kissen; dreieckskissen; coussin; oreiller; cojin; almohada; cuscino; almofada; bantal; gối; クッション; 枕; 쿠션; 베개; 抱枕; 靠垫; 靠墊; 枕头; 枕頭; 三角枕
blanket|object|blanket; throw; bedspread; ผ้าห่ม; ผ้าคลุมเตียง; pha hom; deken; decke; couverture; plaid; manta; colcha; coperta; selimut; 毛布; ブランケット; 담요; 毯子; 被毯; chăn đắp
table_runner|object|table runner; tablecloth; placemat; ผ้าปูโต๊ะ; ผ้ารองจาน; ผ้าคาดโต๊ะ; tafelloper; tafelkleed; tischlaufer; tischdecke; chemin de table; nappe; camino de mesa; mantel; runner; tovaglia; toalha de mesa; taplak meja; khăn trải bàn; テーブルランナー; ランチョンマット; 테이블러너; 식탁보; 桌旗; 桌布
curtain|object|curtain; wall hanging; tung; ผ้าม่าน; ตุง; ผ้าแขวนผนัง; gordijn; wandkleed; vorhang; wandbehang; rideau; tenture; cortina; tapiz; tenda; arazzo; tapecaria; tirai; hiasan dinding; rèm; タペストリー; カーテン; 커튼; 벽걸이; 窗帘; 窗簾; 挂毯; 掛毯
mat|object|mat; reed mat; woven mat; เสื่อ; เสื่อกก; suea kok; sua kok; biezenmat; matte; schilfmatte; natte; estera; stuoia; esteira; tikar; chiếu; ござ; マット; 돗자리; 草席; 席子
celadon|ware|celadon; sila don; siladon; sila dol; ศิลาดล; เครื่องเคลือบศิลาดล; sangkhalok; sangkhaloke; sawankhalok; สังคโลก; seladon; celadon ware; men ngọc; 青磁; セラドン; 청자; 青瓷
benjarong|ware|benjarong; bencharong; benjarongk; benjaron; เบญจรงค์; เครื่องเบญจรงค์; lai nam thong; ลายน้ำทอง; five colour porcelain; ベンジャロン; 벤자롱; 五彩瓷
pottery|ware|pottery; ceramic; ceramics; earthenware; stoneware; clay; เซรามิก; เครื่องปั้นดินเผา; ดินเผา; khrueang pan; din phao; aardewerk; keramiek; keramik; topferware; steinzeug; poterie; ceramique; ceramica; gres; gerabah; tembikar; gốm; gốm sứ; 陶器; 焼き物; セラミック; 도자기; 도기; 陶瓷
porcelain|ware|porcelain; chinaware; พอร์ซเลน; กระเบื้อง; krabueang; porselein; porzellan; porcelaine; porcelana; porcellana; porselen; 磁器; 자기; 瓷器; đồ sứ
terracotta|ware|terracotta; dan kwian; dankwian; kwian; ด่านเกวียน; ดินเผาด่านเกวียน; ko kret; koh kret; เกาะเกร็ด; mon pottery; terrakotta; terre cuite; terracota; đất nung; テラコッタ; 素焼き; 테라코타; 赤陶
ban_chiang|ware|ban chiang; baan chiang; บ้านเชียง; ลายบ้านเชียง; red on buff; バンチェン
blue_white|ware|blue and white; lai khram; ลายคราม; เครื่องลายคราม; blauw wit; blau weiss; bleu et blanc; azul y blanco; bianco e blu; azul e branco; biru putih; men lam; 染付; 청화백자; 青花; 青花瓷
chicken_bowl|ware|chicken bowl; rooster bowl; lampang bowl; ชามตราไก่; ชามไก่; cham tra kai; cham kai; kippenkom; hahnenschale; bol au coq; cuenco gallo; ciotola gallo; tigela galo; mangkuk ayam; tô con gà; 鶏碗; 닭그릇; 公鸡碗; 公雞碗
bowl|object|bowl; ชาม; ถ้วย; cham; thuai; kom; schale; schussel; bol; cuenco; ciotola; tigela; mangkuk; ボウル; 鉢; 그릇; 볼; 碗; bát gốm
cup|object|cup; mug; tea cup; ถ้วยกาแฟ; แก้ว; แก้วมัค; kaew; beker; tasse; becher; taza; tazza; xicara; caneca; cangkir; cốc; tách; カップ; マグ; 湯呑み; 컵; 머그; 杯; 杯子; 茶杯
plate|object|plate; จาน; chan; bord; teller; assiette; plato; piatto; prato; piring; 皿; プレート; 접시; 盘; 盤子; 碟; đĩa gốm
teapot|object|teapot; tea set; กาน้ำชา; ชุดน้ำชา; ka nam cha; theepot; teekanne; teeservice; theiere; tetera; teiera; bule de cha; teko; ấm trà; 急須; ティーポット; 찻주전자; 다기; 茶壶; 茶壺; 茶具
vase|object|vase; แจกัน; chaekan; jaekan; vaas; florero; jarron; vaso; jarra; vas bunga; bình hoa; lọ hoa; 花瓶; 花器; 꽃병; 화병
lacquer|technique|lacquer; lacquerware; lacquered; เครื่องเขิน; เครื่องรัก; khrueang khoen; khrueang khern; kreung kern; lakwerk; lackkunst; lackarbeit; laque; laca; lacca; laque de chiang mai; pernis lak; sơn mài; 漆; 漆器; 칠기; 옻칠; 漆艺; 漆藝
lai_rot_nam|technique|lai rot nam; lai rod nam; gilded black lacquer; ลายรดน้ำ; ลงรักปิดทอง; long rak pit thong; gold leaf; bladgoud; blattgold; feuille d or; pan de oro; foglia d oro; folha de ouro; prada; dát vàng; 金箔; 금박
mother_of_pearl|technique|mother of pearl; pearl inlay; ประดับมุก; เครื่องมุก; มุก; khrueang muk; pradap muk; parelmoer; perlmutt; nacre; nacar; madreperla; madreperola; kerang mutiara; khảm xà cừ; xà cừ; 螺鈿; 真珠母; 자개; 나전칠기; 螺钿
mirror_glass_mosaic|technique|glass mosaic; mirror mosaic; ประดับกระจก; กระจกเกรียบ; pradap krachok; glasmozaiek; glasmosaik; mosaique de verre; mosaico de vidrio; mosaico di vetro; mosaico de vidro; mosaik kaca; khảm kính; ガラスモザイク; 유리 모자이크; 玻璃马赛克; 玻璃馬賽克
nielloware|technique|niello; nielloware; thom; thom nakhon; tom nakorn; เครื่องถม; เครื่องถมนคร; ถมนคร; ถมทอง; khrueang thom; nielle; niel; nielo; 黒金; ニエロ; 니엘로; 乌银; 烏銀
silver|material|silver; sterling silver; silverware; เครื่องเงิน; เงินแท้; khrueang ngoen; khreung ngern; zilver; silber; argent; plata; argento; prata; perak; bạc; 銀; シルバー; 은; 은제품; 银; 银器; 銀器
gold|material|gold; gold jewelry; ทอง; ทองคำ; thong; goud; oro; ouro; emas; vàng; 金; ゴールド; 금; 黄金; 黃金
sukhothai_gold|technique|sukhothai gold; sukothai gold; ทองสุโขทัย; ทองศรีสัชนาลัย; thong sukhothai; enamelled gold
brass|material|brass; bronze; bronzeware; bell metal; ทองเหลือง; ทองสัมฤทธิ์; สัมฤทธิ์; ขันลงหิน; thong lueang; samrit; khan long hin; messing; brons; laiton; bronce; laton; ottone; bronzo; latao; kuningan; perunggu; đồng thau; đồng; 真鍮; ブロンズ; 황동; 청동; 黄铜; 黃銅; 青铜; 青銅
pewter|material|pewter; tin; ดีบุก; พิวเตอร์; dibuk; zinn; etain; peltre; estano; peltro; stagno; estanho; timah; thiếc; 錫; ピューター; 주석; 锡; 錫器
steel_blade|object|aranyik; aranyik knife; enep; knife; machete; มีดอรัญญิก; อรัญญิก; มีด; messer; couteau; cuchillo; coltello; faca; pisau; dao; ナイフ; 包丁; 칼; 刀
gemstone|material|gemstone; gem; precious stone; อัญมณี; พลอย; anyamani; phloi; ploy; edelsteen; edelstein; pierre precieuse; piedra preciosa; gema; pietra preziosa; batu permata; đá quý; 宝石; 보석; 原石; 寶石
ruby|material|ruby; ทับทิม; thapthim; tabtim; rubin; rubis; rubi; rubino; hồng ngọc; ルビー; 루비; 红宝石; 紅寶石
sapphire|material|sapphire; ไพลิน; แซฟไฟร์; phailin; pailin; saffier; saphir; zafiro; zaffiro; safira; safir; lam ngọc; サファイア; 사파이어; 蓝宝石; 藍寶石
jade|material|jade; หยก; yok jade; giada; giok; ngọc bích; 翡翠; ジェイド; 옥; 비취; 玉
pearl|material|pearl; ไข่มุก; khai muk; parel; perle; perla; perola; mutiara; ngọc trai; 真珠; パール; 진주; 珍珠
hill_tribe_silver|material|hill tribe silver; karen silver; เงินชาวเขา; เงินกะเหรี่ยง; ngoen chao khao; カレンシルバー; 카렌 실버; 克伦银; 克倫銀
jewelry|object|jewelry; jewellery; เครื่องประดับ; khrueang pradap; sieraden; sieraad; schmuck; bijoux; bijou; joyeria; joyas; gioielli; joias; joalheria; perhiasan; trang sức; ジュエリー; アクセサリー; 주얼리; 장신구; 珠宝; 珠寶; 首饰; 首飾
necklace|object|necklace; pendant; สร้อยคอ; จี้; soi kho; ketting; hanger; halskette; kette; anhanger; collier; pendentif; collar; colgante; collana; ciondolo; colar; pingente; kalung; dây chuyền; vòng cổ; ネックレス; ペンダント; 목걸이; 펜던트; 项链; 項鍊; 吊坠
bracelet|object|bracelet; bangle; กำไล; สร้อยข้อมือ; kamlai; soi kho mue; armband; armreif; pulsera; brazalete; braccialetto; bracciale; pulseira; gelang; vòng tay; ブレスレット; バングル; 팔찌; 手镯; 手鐲; 手链; 手鍊
earring|object|earring; ต่างหู; ตุ้มหู; tang hu; tum hu; oorbel; oorbellen; ohrring; ohrringe; boucle d oreille; boucles d oreilles; pendiente; pendientes; aretes; orecchini; orecchino; brinco; brincos; anting; bông tai; khuyên tai; ピアス; イヤリング; 귀걸이; 耳环; 耳環
ring|object|ring; แหวน; waen; bague; anillo; anello; anel; cincin; nhẫn; 指輪; リング; 반지; 戒指
rattan|material|rattan; wicker; หวาย; เครื่องหวาย; จักสานหวาย; wai; waai; rotan; rotin; ratan; giunco; vime; mây tre; 籐; ラタン; 라탄; 등나무; 藤; 藤编; 藤編
bamboo|material|bamboo; ไม้ไผ่; ไผ่; mai phai; phai; bamboe; bambus; bambou; bambu; 竹; バンブー; 대나무; 竹编; 竹編; tre trúc; tre đan
basketry|technique|basketry; basket; woven basket; จักสาน; เครื่องจักสาน; ตะกร้า; กระบุง; กระจาด; chak san; takra; khrueang chak san; mand; korb; flechtarbeit; panier; vannerie; cesta; cesteria; canasta; cesto; cestino; cestaria; keranjang; anyaman; giỏ; rổ; đan lát; かご; 編みかご; バスケット; 바구니; 篮子; 籃子; 编织篮; 竹籃
water_hyacinth|material|water hyacinth; ผักตบชวา; phak top chawa; waterhyacint; wasserhyazinthe; jacinthe d eau; jacinto de agua; giacinto d acqua; aguape; eceng gondok; lục bình; bèo tây; ウォーターヒヤシンス; ホテイアオイ; 부레옥잠; 워터 히아신스; 水葫芦; 水葫蘆; 布袋蓮
krachut|material|krachut; krajood; kajood; krajut; bulrush; sedge; กระจูด; เสื่อกระจูด; zegge; binse; jonc; junco; purun; mendong; cói; カチュー; 왕골; 莎草; 藺草
yan_lipao|material|yan lipao; yan lipow; lipao; ya lipao; ย่านลิเภา; ลิเภา; กระเป๋าย่านลิเภา; lygodium; ヤーンリパオ; 얀리파오
seagrass|material|seagrass; sea grass; palm leaf; ใบลาน; ใบตาล; bai lan; bai tan; zeegras; seegras; jonc de mer; palmblad; palmblatt; feuille de palmier; hoja de palma; foglia di palma; folha de palmeira; daun lontar; lá cọ; シーグラス; ヤシの葉; 해초; 야자잎; 海草; 棕榈叶; 棕櫚葉
teak|material|teak; teakwood; teak wood; ไม้สัก; mai sak; teakholz; teck; teca; jati; kayu jati; gỗ tếch; チーク; 티크; 柚木
mango_wood|material|mango wood; mangowood; ไม้มะม่วง; mai mamuang; mai ma muang; mangohout; mangoholz; bois de manguier; madera de mango; legno di mango; madeira de manga; kayu mangga; gỗ xoài; マンゴーウッド; マンゴー材; 망고나무; 芒果木
rosewood|material|rosewood; padauk; ไม้ประดู่; ไม้พะยูง; mai pradu; mai phayung; palissander; rozenhout; rosenholz; palisander; palissandre; bois de rose; palisandro; palissandro; jacaranda; sonokeling; gỗ trắc; gỗ hương; 紫檀; 花梨; 장미목; 红木; 紅木; 花梨木
rain_tree_wood|material|rain tree wood; chamchuri; monkeypod; ไม้จามจุรี; จามจุรี; ไม้ฉำฉา; chamcha; suar; regenboom; regenbaum; trembesi; gỗ me tây; モンキーポッド; 몽키포드; 雨豆木
wood|material|wood; wooden; ไม้; งานไม้; mai wood; hout; houten; holz; bois; madera; legno; madeira; kayu; gỗ; 木; 木製; ウッド; 나무; 원목; 木头; 木頭; 实木; 實木
wood_carving|technique|wood carving; woodcarving; carved; แกะสลัก; แกะสลักไม้; kae salak; houtsnijwerk; schnitzerei; holzschnitzerei; geschnitzt; sculpture sur bois; talla de madera; tallado; intaglio; scultura in legno; entalhe; talha; ukiran; ukir kayu; chạm khắc; điêu khắc; 木彫り; 彫刻; 목각; 조각; 木雕; 雕刻
coconut_shell|material|coconut shell; coconut wood; กะลา; กะลามะพร้าว; kala maphrao; kokosnoot; kokosnussschale; kokosnuss; noix de coco; coquille de coco; cascara de coco; noce di cocco; guscio di cocco; casca de coco; batok kelapa; tempurung; gáo dừa; ココナッツ; ココナッツシェル; 코코넛; 코코넛 껍질; 椰壳; 椰殼
horn|material|buffalo horn; horn; bone; เขาควาย; khao khwai; hoorn; buffelhoorn; buffelhorn; corne; cuerno; corno; chifre; tanduk; sừng; 水牛の角; 물소뿔; 牛角
leather|material|leather; nang talung; หนัง; หนังแท้; เครื่องหนัง; khrueang nang; leer; leder; cuir; cuero; cuoio; pelle; couro; kulit; da thật; đồ da; 革; レザー; 가죽; 皮革; 真皮
shadow_puppet|object|shadow puppet; nang yai; nang talung puppet; หนังตะลุง; หนังใหญ่; ตัวหนังตะลุง; schimmenspel; schaduwpop; schattenspiel; schattenfigur; theatre d ombres; marionnette; titere; marionetas de sombra; burattino; ombre; fantoche; teatro de sombras; wayang; wayang kulit; rối bóng; 影絵; 影絵人形; 그림자극; 皮影; 皮影戲
khon_mask|object|khon mask; khon; hua khon; หัวโขน; โขน; หน้ากากโขน; masker; maske; masque; mascara; maschera; topeng; mặt nạ; コーン; 仮面; お面; 탈; 가면; 面具; 孔剧面具
puppet|object|puppet; hun krabok; hun lakhon; หุ่นกระบอก; หุ่นละครเล็ก; doll; ตุ๊กตา; tukkata; puppe; poupee; muneca; bambola; boneca; boneka; búp bê; 人形; ぬいぐるみ; 인형; 娃娃; 玩偶; con rối
saa_paper|material|saa paper; sa paper; mulberry paper; กระดาษสา; kradat sa; kradad sa; moerbeipapier; maulbeerpapier; papier murier; papier de murier; papel de morera; papel mulberry; carta di gelso; papel de amoreira; kertas saeh; giấy dó; giấy dâu; サーペーパー; 楮紙; 和紙; 닥종이; 한지; 桑皮纸; 桑皮紙; 构树纸; kertas murbei; giấy dướng
umbrella|object|umbrella; parasol; bo sang; borsang; bosang umbrella; ร่ม; ร่มบ่อสร้าง; บ่อสร้าง; rom; rom bo sang; paraplu; schirm; sonnenschirm; parapluie; ombrelle; paraguas; sombrilla; ombrello; ombrellino; guarda chuva; sombrinha; payung; 傘; 和傘; 우산; 양산; 伞; 油纸伞; 油紙傘; ô giấy; dù giấy
lantern|object|lantern; lamp; yi peng; khom; khom loi; โคม; โคมไฟ; โคมยี่เป็ง; โคมล้านนา; lantaarn; laterne; lampe; lanterne; farol; linterna; lampara; lanterna; lampada; luminaria; lampion; lentera; đèn lồng; ランタン; 提灯; ランプ; 등; 랜턴; 램프; 灯笼; 燈籠; 灯; 燈
fan|object|hand fan; fan; พัด; พัดใบตาล; phat; waaier; facher; eventail; abanico; ventaglio; leque; kipas; quạt; 扇子; うちわ; 부채; 扇
incense|object|incense; joss stick; ธูป; ธูปหอม; กำยาน; thup; kamyan; wierook; raucherstabchen; weihrauch; encens; incienso; incenso; dupa; hương trầm; nhang; お香; 線香; 향; 인센스; 香; 线香
candle|object|candle; เทียน; เทียนหอม; thian; thian hom; kaars; kerze; bougie; vela; candela; lilin; nến; キャンドル; ろうそく; 양초; 캔들; 蜡烛; 蠟燭
soap|object|soap; herbal soap; carved soap; สบู่; สบู่สมุนไพร; sabu; zeep; seife; savon; jabon; sapone; sabonete; sabun; xà phòng; 石鹸; 石けん; ソープ; 비누; 肥皂; 香皂; 手工皂
herbal_compress|object|herbal compress; herbal ball; luk prakop; ลูกประคบ; ลูกประคบสมุนไพร; kruidenstempel; krauterstempel; krauterkompresse; pochon aux herbes; pinda; compresa de hierbas; tampone alle erbe; compressa de ervas; kompres herbal; túi chườm thảo dược; ハーバルボール; 허브볼; 草药球; 草藥球
balm|object|balm; yadom; ya dom; inhaler; ya mong; ยาดม; ยาหม่อง; น้ำมันเหลือง; nam man lueang; balsem; balsam; baume; balsamo; pomada; dầu gió; dầu cao; バーム; ヤードム; 야돔; 호랑이연고; 鼻通; 药膏; 藥膏
essential_oil|object|essential oil; massage oil; น้ำมันหอมระเหย; น้ำมันนวด; nam man hom rahoei; etherische olie; atherisches ol; huile essentielle; aceite esencial; olio essenziale; oleo essencial; minyak atsiri; tinh dầu; エッセンシャルオイル; 精油; 아로마 오일; 에센셜오일
flower_garland|object|flower garland; phuang malai; puang malai; พวงมาลัย; มาลัย; มาลัยผ้า; bloemenslinger; blumengirlande; guirlande de fleurs; guirnalda; ghirlanda; guirlanda; kalungan bunga; vòng hoa; 花輪; プアンマーライ; 화환; 花环; 花環
bai_sri|object|bai sri; baisri; bai si; banana leaf art; บายศรี; ใบตอง; bai tong; bananenblad; bananenblatt; feuille de bananier; hoja de platano; foglia di banana; folha de bananeira; daun pisang; lá chuối; バナナの葉; 바나나잎; 香蕉叶; 香蕉葉
dried_flower|object|dried flower; artificial flower; ดอกไม้ประดิษฐ์; ดอกไม้แห้ง; dokmai pradit; droogbloem; trockenblume; fleur sechee; flor seca; fiore secco; bunga kering; hoa khô; ドライフラワー; 造花; 드라이플라워; 干花; 乾燥花
krathong|object|krathong; loy krathong; กระทง; ลอยกระทง; クラトン; 끄라통; 水灯; 水燈
spirit_house|object|spirit house; san phra phum; ศาลพระภูมิ; geestenhuisje; geisterhaus; maison des esprits; casa de espiritus; casa degli spiriti; casa dos espiritos; rumah roh; miếu thờ; 祠; 精霊の家; 사당; 土地庙; 神龕
musical_instrument|object|musical instrument; khaen; khene; khim; ranat; saw u; phin; แคน; ขิม; ระนาด; ซออู้; พิณ; เครื่องดนตรี; muziekinstrument; musikinstrument; instrument de musique; instrumento musical; strumento musicale; alat musik; nhạc cụ; 楽器; ケーン; 악기; 乐器; 樂器
drum|object|drum; klong; กลอง; กลองยาว; รำมะนา; klong yao; trommel; tambour; tambor; tamburo; gendang; trống; 太鼓; ドラム; 북; 드럼; 鼓
toy|object|toy; ของเล่น; ของเล่นไม้; khong len; speelgoed; spielzeug; jouet; juguete; giocattolo; brinquedo; mainan; đồ chơi; おもちゃ; 玩具; 장난감
kite|object|kite; chula kite; ว่าว; ว่าวจุฬา; wao; vlieger; drachen; cerf volant; cometa; aquilone; pipa; layang layang; 凧; 연; 风筝; 風箏; con diều
furniture|object|furniture; chair; stool; table; เฟอร์นิเจอร์; เก้าอี้; โต๊ะ; meubel; stoel; mobel; stuhl; hocker; meuble; chaise; tabouret; mueble; silla; sedia; sgabello; movel; cadeira; mebel; furnitur; kursi; ghế; nội thất; 家具; 椅子; 가구; 의자; 桌子
painting|object|painting; art print; mural; lanna painting; ภาพวาด; จิตรกรรม; phap wat; chittrakam; schilderij; gemalde; malerei; peinture; tableau; pintura; cuadro; dipinto; quadro; lukisan; tranh; 絵画; 絵; 그림; 회화; 绘画; 繪畫; 画
sculpture|object|sculpture; statue; figurine; ประติมากรรม; รูปปั้น; รูปแกะสลัก; pratimakam; rup pan; beeldje; skulptur; figur; statuette; escultura; estatua; figura; scultura; statua; patung; tượng; 彫像; 置物; フィギュア; 조각상; 雕像; 摆件; 擺件
elephant|motif|elephant; ช้าง; chang; olifant; elefant; elefante; gajah; 象; ゾウ; 코끼리; 大象; con voi
naga|motif|naga; phaya nak; phaya naga; นาค; พญานาค; nak; ナーガ; 나가; 那伽; 龙蛇
lotus|motif|lotus; ดอกบัว; บัว; bua; dok bua; lotusbloem; lotosblume; loto; fiore di loto; teratai; hoa sen; 蓮; ロータス; 연꽃; 莲花; 蓮花
lai_thai|motif|lai thai; kanok; kranok; ลายไทย; ลายกนก; กนก; thai pattern; thais patroon; thaimuster; motif thai; motivo tailandes; motivo thai; motif thailand; hoa văn thái; タイ文様; 태국 문양; 泰式花纹; 泰式花紋
orchid|motif|orchid; กล้วยไม้; kluai mai; orchidee; orquidea; anggrek; hoa lan; 蘭; オーキッド; 난초; 兰花; 蘭花
lanna|quality|lanna; lan na; northern thai; ล้านนา; ภาคเหนือ; lannathai; ラーンナー; 란나; 兰纳; 蘭納
isan|quality|isan; isaan; esan; northeastern thai; อีสาน; イサーン; 이산; 伊善; 依善
otop|quality|otop; one tambon one product; โอทอป; หนึ่งตำบลหนึ่งผลิตภัณฑ์; 一村一品
recycled|quality|recycled; upcycled; รีไซเคิล; อัพไซเคิล; gerecycled; recycelt; recycle; reciclado; riciclato; daur ulang; tái chế; リサイクル; アップサイクル; 재활용; 업사이클; 回收; 再生
organic|quality|organic; ออร์แกนิก; อินทรีย์; เกษตรอินทรีย์; insi; biologisch; bio; biologique; organico; ecologico; biologico; organik; hữu cơ; オーガニック; 有機; 유기농; 有机
gift_set|object|gift; gift set; gift box; souvenir; ของขวัญ; ของฝาก; ของที่ระลึก; ชุดของขวัญ; khong khwan; khong fak; cadeau; geschenk; regalo; recuerdo; presente; lembranca; hadiah; oleh oleh; quà tặng; ギフト; お土産; 贈り物; 선물; 기념품; 礼物; 禮物; 礼品; 伴手禮
chilli_paste|food|chilli paste; chili paste; nam phrik; nam prik; namprik; น้ำพริก; พริกแกง; phrik kaeng; chilipasta; sambal; chilipaste; pate de piment; pasta de chile; pasta di peperoncino; pasta de pimenta; sambal thailand; tương ớt; ナムプリック; チリペースト; 남프릭; 칠리 페이스트; 辣椒酱; 辣椒醬
curry_paste|food|curry paste; khrueang kaeng; kreung gaeng; เครื่องแกง; พริกแกงเขียวหวาน; แกง; kaeng; currypasta; currypaste; pate de curry; pasta de curry; pasta di curry; bumbu kari; bột cà ri; カレーペースト; 커리 페이스트; 咖喱酱; 咖哩醬
spice|food|spice; spices; thai spices; เครื่องเทศ; khrueang thet; khreung tet; specerijen; kruiden; gewurz; gewurze; epice; epices; especia; especias; spezia; spezie; especiaria; especiarias; rempah; gia vị; スパイス; 香辛料; 향신료; 香料; 辛香料
herb|food|herb; herbs; dried herbs; สมุนไพร; samunphrai; samun phrai; krauter; herbes; hierbas; erbe; ervas; herbal; thảo mộc; ハーブ; 허브; 草药; 草藥; 香草
lemongrass|food|lemongrass; lemon grass; ตะไคร้; takhrai; takrai; citroengras; zitronengras; citronnelle; hierba limon; citronella; capim limao; serai; sereh; レモングラス; 레몬그라스; 香茅; 柠檬草; 檸檬草; cây sả
galangal|food|galangal; ข่า; kha root; galgant; galanga; lengkuas; riềng; ガランガル; 갈랑갈; 南姜; 南薑
kaffir_lime|food|kaffir lime; makrut lime; makrut; ใบมะกรูด; มะกรูด; bai makrut; limoenblad; kaffirlimette; combava; lima kaffir; lime kaffir; lima cafre; jeruk purut; lá chanh thái; コブミカン; バイマックルー; 카피르라임; 青柠叶; 檸檬葉
turmeric|food|turmeric; ขมิ้น; khamin; kamin; kurkuma; curcuma; acafrao da terra; kunyit; nghệ; ターメリック; ウコン; 강황; 姜黄; 薑黃
ginger|food|ginger; ขิง; khing; gember; ingwer; gingembre; jengibre; zenzero; gengibre; jahe; gừng; 生姜; ショウガ; 생강; 姜; 薑
chilli|food|chilli; chili; dried chilli; พริก; พริกแห้ง; phrik; prik; peper; rode peper; piment; chile; guindilla; peperoncino; malagueta; cabai; ớt; 唐辛子; チリ; 고추; 辣椒
pepper|food|peppercorn; black pepper; พริกไทย; phrik thai; prik thai; peperkorrel; zwarte peper; pfeffer; poivre; pimienta; pepe nero; pimenta do reino; lada; tiêu; 胡椒; 후추; 黑胡椒
rice|food|rice; jasmine rice; riceberry; ข้าว; ข้าวหอมมะลิ; ไรซ์เบอร์รี่; khao; khao hom mali; hom mali; rijst; reis; riz; arroz; riso; beras; nasi; gạo; 米; ジャスミンライス; 쌀; 자스민 쌀; 香米; 茉莉香米
tea|food|tea; herbal tea; oolong; cha; ชา; ชาสมุนไพร; ชาอู่หลง; thee; kruidenthee; tee; krautertee; tisane; infusion; infusion de hierbas; te verde; tisana; cha de ervas; teh; お茶; ハーブティー; 차; 허브티; 茶; 茶叶; 茶葉; trà thảo mộc; trà ô long; trà xanh
coffee|food|coffee; doi chang; doi tung; กาแฟ; เมล็ดกาแฟ; ดอยช้าง; ดอยตุง; kafae; koffie; kaffee; cafe; caffe; kopi; cà phê; コーヒー; 커피; 咖啡
honey|food|honey; wild honey; น้ำผึ้ง; น้ำผึ้งป่า; nam phueng; honing; honig; miel; miele; mel; madu; mật ong; はちみつ; 蜂蜜; 꿀
palm_sugar|food|palm sugar; coconut sugar; น้ำตาลโตนด; น้ำตาลมะพร้าว; น้ำตาลปึก; nam tan tanot; namtan maphrao; palmsuiker; kokosbloesemsuiker; palmzucker; kokosblutenzucker; sucre de palme; sucre de coco; azucar de palma; zucchero di palma; zucchero di cocco; acucar de palma; acucar de coco; gula aren; gula kelapa; đường thốt nốt; パームシュガー; ココナッツシュガー; 팜슈가; 棕榈糖; 棕櫚糖; 椰糖
dried_fruit|food|dried fruit; dried mango; dried durian; banana chips; ผลไม้อบแห้ง; มะม่วงอบแห้ง; กล้วยตาก; ทุเรียนทอด; phonlamai op haeng; mamuang op haeng; kluai tak; gedroogd fruit; gedroogde mango; trockenfruchte; getrocknete mango; fruits seches; mangue sechee; fruta seca; mango seco; frutta secca; mango essiccato; fruta desidratada; manga seca; buah kering; mangga kering; trái cây sấy; xoài sấy; ドライフルーツ; ドライマンゴー; 건과일; 건망고; 水果干; 芒果干; 果乾; 芒果乾
fish_sauce|food|fish sauce; nam pla; shrimp paste; kapi; น้ำปลา; กะปิ; nampla; vissaus; garnalenpasta; fischsauce; fischsosse; sauce de poisson; salsa de pescado; salsa di pesce; molho de peixe; kecap ikan; terasi; nước mắm; mắm tôm; ナンプラー; 魚醤; 피시소스; 남쁠라; 鱼露; 魚露; 蝦醬
thai_sweets|food|thai sweets; khanom; khanom thai; ขนม; ขนมไทย; ทองหยิบ; ทองหยอด; thai dessert; snoep; snoepgoed; thaise zoetigheid; thailandische sussigkeiten; susswaren; confiserie; douceurs; dulces; dolci; doces; kue; manisan; bánh kẹo; bánh thái; タイ菓子; お菓子; 과자; 태국 과자; 泰式甜点; 泰式甜點; 点心
tamarind|food|tamarind; มะขาม; มะขามหวาน; makham; tamarinde; tamarin; tamarindo; asam jawa; タマリンド; 타마린드; 罗望子; 羅望子; 酸角
cashew|food|cashew; nuts; เม็ดมะม่วงหิมพานต์; มะม่วงหิมพานต์; met mamuang himmaphan; cashewnoot; cashewnuss; noix de cajou; anacardo; anacardi; caju; castanha de caju; kacang mete; hạt điều; カシューナッツ; 캐슈넛; 腰果
coconut_oil|food|coconut oil; น้ำมันมะพร้าว; nam man maphrao; kokosolie; kokosol; huile de coco; aceite de coco; olio di cocco; oleo de coco; minyak kelapa; dầu dừa; ココナッツオイル; 코코넛 오일; 椰子油
`
