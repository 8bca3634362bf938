/**
 * How readers of the languages in Latin letters call the things of `craft-terms.data.ts`, as suggestions show it: `key | nl | de | fr | es | it | pt | id | vi`,
 * several names of one language by a comma. A thing without a row is suggested by its English name.
 */
export const CRAFT_NAMES = `
silk|zijde|Seide|soie|seda|seta|seda|sutra|lụa
cotton|katoen|Baumwolle|coton|algodón|cotone|algodão|katun|vải bông
hemp|hennep|Hanf|chanvre|cáñamo|canapa|cânhamo|rami|gai dầu
linen|linnen|Leinen|lin|lino|lino|linho|linen|vải lanh
wool|wol|Wolle|laine|lana|lana|lã|wol|len
lotus_silk|lotuszijde|Lotusseide|soie de lotus|seda de loto|seta di loto|seda de lótus|sutra teratai|lụa sen
ikat|ikat|Ikat|ikat|ikat|ikat|ikat|tenun ikat|ikat
brocade|brokaat|Brokat|brocart|brocado|broccato|brocado|songket|gấm
batik|batik|Batik|batik|batik|batik|batik|batik|batik
tie_dye|knoopverf|Batikfärben|teinture nouée|teñido anudado|tintura a nodi|tie-dye|jumputan|nhuộm buộc
natural_dye|natuurlijke verf|Naturfarben|teinture naturelle|tinte natural|tintura naturale|tingimento natural|pewarna alami|nhuộm tự nhiên
indigo|indigo|Indigo|indigo|índigo|indaco|índigo|nila|vải chàm
handwoven|handgeweven|handgewebt|tissé main|tejido a mano|tessuto a mano|tecido à mão|tenun tangan|dệt tay
embroidery|borduurwerk|Stickerei|broderie|bordado|ricamo|bordado|sulaman,bordir|thêu
applique|applicatie|Applikation|appliqué|aplicado|applicazione|aplicação|aplikasi kain|
crochet|gehaakt|gehäkelt|crochet|ganchillo|uncinetto|crochê|rajutan|đan móc
macrame|macramé|Makramee|macramé|macramé|macramè|macramê|makrame|
patchwork|patchwork,lappendeken|Patchwork|patchwork|patchwork|patchwork|patchwork|perca|
felt|vilt|Filz|feutre|fieltro|feltro|feltro|kain felt|
block_print|blokdruk|Blockdruck|impression au bloc|estampado a mano|stampa a blocchi|estampa em bloco|cap tangan|
sarong|sarong|Sarong,Wickelrock|sarong|sarong|sarong|sarongue|sarung|xà rông
fisherman_pants|vissersbroek|Fischerhose|pantalon de pêcheur|pantalón pescador|pantaloni da pescatore|calça de pescador|celana nelayan|quần ngư dân
elephant_pants|olifantenbroek|Elefantenhose|pantalon éléphant|pantalón elefante|pantaloni elefante|calça elefante|celana gajah|quần voi
scarf|sjaal|Schal,Tuch|écharpe,foulard|pañuelo,chal|sciarpa|cachecol,lenço,xale|selendang,syal|khăn choàng
shirt|overhemd,blouse|Hemd,Bluse|chemise|camisa|camicia|camisa|kemeja|áo sơ mi
dress|jurk|Kleid|robe|vestido|vestito,abito|vestido|gaun|váy
hat|hoed|Hut|chapeau|sombrero|cappello|chapéu|topi|nón lá,mũ nón
bag|tas|Tasche|sac|bolso|borsa|bolsa|tas|túi
wallet|portemonnee|Portemonnaie,Geldbörse|portefeuille|monedero,cartera|portafoglio|carteira|dompet|ví da
cushion|kussen|Kissen|coussin|cojín|cuscino|almofada|bantal|gối
blanket|deken|Decke|couverture,plaid|manta|coperta|manta,colcha|selimut|chăn đắp
table_runner|tafelloper,tafelkleed|Tischläufer,Tischdecke|chemin de table,nappe|camino de mesa,mantel|runner,tovaglia|toalha de mesa|taplak meja|khăn trải bàn
curtain|gordijn,wandkleed|Vorhang,Wandbehang|rideau,tenture|cortina,tapiz|tenda,arazzo|cortina,tapeçaria|tirai,hiasan dinding|rèm
mat|mat,biezenmat|Matte,Schilfmatte|natte|estera|stuoia|esteira|tikar|chiếu
celadon|celadon|Seladon|céladon|celadón|celadon|celadon|seladon|men ngọc
benjarong|benjarong|Benjarong|benjarong|benjarong|benjarong|benjarong|benjarong|benjarong
pottery|aardewerk,keramiek|Keramik,Töpferware,Steinzeug|poterie,céramique,grès|cerámica,gres|ceramica,gres|cerâmica|gerabah,tembikar|gốm
porcelain|porselein|Porzellan|porcelaine|porcelana|porcellana|porcelana|porselen|đồ sứ
terracotta|terracotta|Terrakotta|terre cuite|terracota|terracotta|terracota|terakota|đất nung
blue_white|blauw-wit|Blau-Weiß|bleu et blanc|azul y blanco|bianco e blu|azul e branco|biru putih|men lam
chicken_bowl|kippenkom|Hahnenschale|bol au coq|cuenco gallo|ciotola gallo|tigela galo|mangkuk ayam|tô con gà
bowl|kom,schaal|Schale,Schüssel|bol|cuenco|ciotola|tigela|mangkuk|bát gốm
cup|beker,kop|Becher,Tasse|tasse|taza|tazza|xícara,caneca|cangkir|cốc,tách
plate|bord|Teller|assiette|plato|piatto|prato|piring|đĩa gốm
teapot|theepot|Teekanne,Teeservice|théière|tetera|teiera|bule de chá|teko|ấm trà
vase|vaas|Vase|vase|florero,jarrón|vaso|vaso|vas bunga|bình hoa,lọ hoa
lacquer|lakwerk|Lackkunst,Lackarbeit|laque|laca|lacca|laca|pernis lak|sơn mài
lai_rot_nam|bladgoud|Blattgold|feuille d’or|pan de oro|foglia d’oro|folha de ouro|prada|dát vàng
mother_of_pearl|parelmoer|Perlmutt|nacre|nácar|madreperla|madrepérola|kerang mutiara|xà cừ,khảm xà cừ
nielloware|niëllo|Niello|nielle|niel|niello|nielo|niello|
silver|zilver|Silber|argent|plata|argento|prata|perak|bạc
gold|goud|Gold|or|oro|oro|ouro|emas|vàng
brass|messing,brons|Messing,Bronze|laiton,bronze|latón,bronce|ottone,bronzo|latão,bronze|kuningan,perunggu|đồng thau
pewter|tin|Zinn|étain|peltre,estaño|peltro,stagno|estanho|timah|thiếc
steel_blade|mes|Messer|couteau|cuchillo|coltello|faca|pisau|dao
gemstone|edelsteen|Edelstein|pierre précieuse|piedra preciosa,gema|pietra preziosa|pedra preciosa|batu permata|đá quý
ruby|robijn|Rubin|rubis|rubí|rubino|rubi|rubi|hồng ngọc
sapphire|saffier|Saphir|saphir|zafiro|zaffiro|safira|safir|lam ngọc
jade|jade|Jade|jade|jade|giada|jade|giok|ngọc bích
pearl|parel|Perle|perle|perla|perla|pérola|mutiara|ngọc trai
jewelry|sieraden|Schmuck|bijoux|joyas,joyería|gioielli|joias,joalheria|perhiasan|trang sức
necklace|ketting,hanger|Halskette,Kette,Anhänger|collier,pendentif|collar,colgante|collana,ciondolo|colar,pingente|kalung|dây chuyền,vòng cổ
bracelet|armband|Armband,Armreif|bracelet|pulsera,brazalete|braccialetto,bracciale|pulseira|gelang|vòng tay
earring|oorbellen|Ohrringe|boucles d’oreilles|pendientes,aretes|orecchini|brincos|anting|bông tai,khuyên tai
ring|ring|Ring|bague|anillo|anello|anel|cincin|nhẫn
rattan|rotan|Rattan|rotin|ratán|rattan|ratã|rotan|mây tre
bamboo|bamboe|Bambus|bambou|bambú|bambù|bambu|bambu|tre trúc
basketry|mand,vlechtwerk|Korb,Flechtarbeit|panier,vannerie|cesta,cestería|cesto,cestino|cesta,cestaria|keranjang,anyaman|giỏ,đan lát
water_hyacinth|waterhyacint|Wasserhyazinthe|jacinthe d’eau|jacinto de agua|giacinto d’acqua|aguapé|eceng gondok|lục bình
krachut|zegge|Binse|jonc|junco|giunco|junco|mendong|cói
seagrass|zeegras,palmblad|Seegras,Palmblatt|feuille de palmier|hoja de palma|foglia di palma|folha de palmeira|daun lontar|lá cọ
teak|teak|Teak|teck|teca|teak|teca|jati|gỗ tếch
mango_wood|mangohout|Mangoholz|bois de manguier|madera de mango|legno di mango|madeira de manga|kayu mangga|gỗ xoài
rosewood|palissander,rozenhout|Palisander,Rosenholz|palissandre,bois de rose|palisandro|palissandro|jacarandá|sonokeling|gỗ trắc
rain_tree_wood|regenboom|Regenbaum|suar|suar|suar|suar|trembesi|gỗ me tây
wood|hout|Holz|bois|madera|legno|madeira|kayu|gỗ
wood_carving|houtsnijwerk|Schnitzerei|sculpture sur bois|talla de madera|intaglio|entalhe,talha|ukiran|chạm khắc
coconut_shell|kokosnoot|Kokosnuss|noix de coco|cáscara de coco|guscio di cocco|casca de coco|batok kelapa|gáo dừa
horn|hoorn|Horn|corne|cuerno|corno|chifre|tanduk|sừng
leather|leer|Leder|cuir|cuero|cuoio,pelle|couro|kulit|da thật,đồ da
shadow_puppet|schimmenspel|Schattenspiel,Schattenfigur|théâtre d’ombres|títere,marionetas de sombra|ombre|teatro de sombras|wayang kulit|rối bóng
khon_mask|masker|Maske|masque|máscara|maschera|máscara|topeng|mặt nạ
puppet|pop|Puppe|poupée|muñeca|bambola|boneca|boneka|con rối,búp bê
saa_paper|moerbeipapier|Maulbeerpapier|papier de mûrier|papel de morera|carta di gelso|papel de amoreira|kertas murbei,kertas saeh|giấy dướng,giấy dó,giấy dâu
umbrella|paraplu|Schirm,Sonnenschirm|parapluie,ombrelle|paraguas,sombrilla|ombrello,ombrellino|guarda-chuva,sombrinha|payung|ô giấy,dù giấy
lantern|lantaarn,lamp|Laterne,Lampe|lanterne,lampe|farol,lámpara|lanterna,lampada|lanterna,luminária|lampion,lentera|đèn lồng
fan|waaier|Fächer|éventail|abanico|ventaglio|leque|kipas|quạt
incense|wierook|Räucherstäbchen,Weihrauch|encens|incienso|incenso|incenso|dupa|nhang,hương trầm
candle|kaars|Kerze|bougie|vela|candela|vela|lilin|nến
soap|zeep|Seife|savon|jabón|sapone|sabonete|sabun|xà phòng
balm|balsem|Balsam|baume|bálsamo|balsamo|bálsamo|balsem|dầu gió
essential_oil|etherische olie|ätherisches Öl|huile essentielle|aceite esencial|olio essenziale|óleo essencial|minyak atsiri|tinh dầu
toy|speelgoed|Spielzeug|jouet|juguete|giocattolo|brinquedo|mainan|đồ chơi
kite|vlieger|Drachen|cerf-volant|cometa|aquilone|pipa|layang-layang|con diều
furniture|meubel,stoel|Möbel,Stuhl,Hocker|meuble,chaise,tabouret|mueble,silla|sedia,sgabello|móvel,cadeira|mebel,kursi|ghế,nội thất
painting|schilderij|Gemälde,Malerei|peinture,tableau|pintura,cuadro|dipinto,quadro|pintura,quadro|lukisan|tranh
sculpture|beeldje|Skulptur,Figur|sculpture,statuette|escultura,estatua|scultura,statua|escultura,estátua|patung|tượng
drum|trommel|Trommel|tambour|tambor|tamburo|tambor|gendang|trống
musical_instrument|muziekinstrument|Musikinstrument|instrument de musique|instrumento musical|strumento musicale|instrumento musical|alat musik|nhạc cụ
elephant|olifant|Elefant|éléphant|elefante|elefante|elefante|gajah|con voi
lotus|lotusbloem|Lotosblume|lotus|loto|fiore di loto|lótus|teratai|hoa sen
orchid|orchidee|Orchidee|orchidée|orquídea|orchidea|orquídea|anggrek|hoa lan
gift_set|cadeau|Geschenk|cadeau|regalo,recuerdo|regalo|presente,lembrança|hadiah,oleh-oleh|quà tặng
curry_paste|currypasta|Currypaste|pâte de curry|pasta de curry|pasta di curry|pasta de curry|bumbu kari|bột cà ri
chilli_paste|chilipasta|Chilipaste|pâte de piment|pasta de chile|pasta di peperoncino|pasta de pimenta|sambal|tương ớt
spice|specerijen,kruiden|Gewürze|épices|especias|spezie|especiarias|rempah|gia vị
herb|kruiden|Kräuter|herbes|hierbas|erbe|ervas|herbal|thảo mộc
lemongrass|citroengras|Zitronengras|citronnelle|hierba limón|citronella|capim-limão|serai,sereh|cây sả
turmeric|kurkuma|Kurkuma|curcuma|cúrcuma|curcuma|açafrão-da-terra|kunyit|nghệ
ginger|gember|Ingwer|gingembre|jengibre|zenzero|gengibre|jahe|gừng
chilli|chili|Chili|piment|chile,guindilla|peperoncino|malagueta|cabai|ớt
pepper|peper|Pfeffer|poivre|pimienta|pepe nero|pimenta-do-reino|lada|tiêu
rice|rijst|Reis|riz|arroz|riso|arroz|beras|gạo
tea|thee|Tee,Kräutertee|thé,tisane|té,infusión|tè,tisana|chá|teh|trà
coffee|koffie|Kaffee|café|café|caffè|café|kopi|cà phê
honey|honing|Honig|miel|miel|miele|mel|madu|mật ong
palm_sugar|palmsuiker|Palmzucker|sucre de palme|azúcar de palma|zucchero di palma|açúcar de palma|gula aren,gula kelapa|đường thốt nốt
dried_fruit|gedroogd fruit|Trockenfrüchte|fruits séchés|fruta seca|frutta secca|fruta desidratada|buah kering|trái cây sấy
fish_sauce|vissaus|Fischsauce|sauce de poisson|salsa de pescado|salsa di pesce|molho de peixe|kecap ikan|nước mắm
tamarind|tamarinde|Tamarinde|tamarin|tamarindo|tamarindo|tamarindo|asam jawa|
cashew|cashewnoot|Cashewnuss|noix de cajou|anacardo|anacardi|castanha-de-caju|kacang mete|hạt điều
coconut_oil|kokosolie|Kokosöl|huile de coco|aceite de coco|olio di cocco|óleo de coco|minyak kelapa|dầu dừa
`
