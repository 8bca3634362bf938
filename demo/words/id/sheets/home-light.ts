import type { SheetsWords } from '../../../language-words.ts'

export const HOME_LIGHT: SheetsWords = {
  'sa-umbrella': {
    looks: { red: 'merah', blue: 'biru', cream: 'krem', violet: 'ungu' },
    names: ['Payung kertas lukis, {look}', 'Payung gaya Bo Sang, {look}', 'Payung kertas murbei berlukis bunga, {look}', 'Payung taman lukisan tangan, {look}'],
    made: [
      'Ruji dibelah dari satu batang bambu dan dipasang kembali menurut urutan tumbuhnya, sehingga payung menutup bulat.',
      'Tiga lapis kertas direkat dengan sari kesemek dan diminyaki ketika matahari keluar.',
      'Bunganya dilukis paling akhir, dua warna pada satu kuas, sementara payung berputar di atas lutut.',
    ],
    of: ['Kertas murbei, bambu, benang katun, dan minyak tung.', 'Kertas kulit kayu saa, buatan tangan dari daerah yang sama, pada tangkai kayu.'],
    use: [
      'Terutama untuk matahari; gerimis ia tahan, angin ia tidak suka.',
      'Digantung di langit-langit dengan bohlam di dalamnya, ia menerangi satu pesta.',
      'Tanpa cetakan; peoni dan burungnya tak pernah dua kali sama.',
    ],
    personal: 'Nama yang dilukis di tepi payung, maksimal 20 huruf',
  },
  'sa-lamp': {
    looks: { cream: 'krem', saffron: 'kuning kunyit', rose: 'merah muda' },
    names: ['Lampu kertas murbei, {look}', 'Lentera kertas Lanna, {look}', 'Lampu meja kertas saa, {look}'],
    made: [
      'Kulit kayu direbus dengan abu, ditumbuk menjadi bubur, dan diapungkan di bingkai; kelopak bunga jatuh ke dalamnya sebelum kering.',
      'Lembarannya ditarik basah-basah ke atas kerangka bambu dan mengencang seperti kulit gendang.',
      'Bentuknya seperti lentera yang digantung rumah-rumah di utara pada perayaan Yi Peng.',
    ],
    of: [
      'Kertas murbei dengan kelopak bunga, rangka bambu, kabel 2 m dengan sakelar dan steker untuk negara Anda.',
      'Kertas saa buatan tangan pada bambu, fiting E14, tanpa bohlam.',
    ],
    use: [
      'Cahayanya cukup redup untuk ditinggal tidur.',
      'Sepasang di atas bufet membuat ruangan terasa lebih panjang.',
      'Dimatikan, ia kertas dan bayangan; dinyalakan, ia petang hari.',
    ],
  },
  'rattan-lamp': {
    looks: { natural: 'alami', black: 'hitam', white: 'putih pudar' },
    names: ['Lampu gantung rotan, {look}', 'Lampu rotan anyaman renggang, {look}', 'Lampu bubu rotan, {look}'],
    made: [
      'Rotan diuapi, dibengkokkan pada cetakan kayu, dan diikat di setiap persilangan.',
      'Anyamannya anyaman bubu ikan, direnggangkan supaya cahaya bisa berenang keluar.',
      'Dua hari kerja, satu di antaranya hanya untuk bibirnya.',
    ],
    of: ['Rotan, fiting keramik E27, kabel berbalut kain 1,5 m.', 'Rotan bulat yang kulitnya dibiarkan, jadi tidak berdebu dan tidak pecah.'],
    use: [
      'Menggambar lingkaran-lingkaran di langit-langit, di atas meja makan.',
      'Tak ada tempat menggantung? Di atas bangku ia menjadi lampu lantai.',
      'Pakailah bohlam hangat; rotan menyukai 2.700 kelvin.',
    ],
  },
  'lotus-candles': {
    looks: { white: 'putih', pink: 'merah muda', gold: 'kuning' },
    names: ['Lilin teratai, {look}', 'Lilin teratai bentukan tangan, {look}', 'Lilin teratai apung, {look}'],
    made: [
      'Setiap kelopak adalah sejempol lilin hangat, ditekan tipis dan dipasang mengelilingi kuncupnya.',
      'Delapan belas kelopak untuk sekuntum bunga, tanpa cetakan.',
      'Sumbunya katun yang dicelup lilin lebah, jadi menyala tanpa asap.',
    ],
    of: ['Lilin kedelai dan lilin lebah dengan wangi teratai, tanpa parafin.', 'Lilin nabati dengan sari melati murni; menyala sekitar lima jam.'],
    use: [
      'Mengapung di mangkuk saat Loi Krathong, atau di samping bak mandi pada malam apa pun.',
      'Terlalu cantik untuk dinyalakan, kata pembeli, lalu mereka memesan lagi.',
      'Kalau cuaca panas kami kirim malam hari; lilin lebih suka bepergian sejuk-sejuk.',
    ],
    facts: 'Satu kotak isi {count}; tiap bunga {measure}, berat kotak sekitar {weight}.',
  },
  'incense-set': {
    looks: { sandalwood: 'cendana', jasmine: 'melati', lotus: 'teratai' },
    names: ['Dupa dengan tempat kuningan, aroma {look}', 'Dupa gulungan tangan, aroma {look}', 'Set dupa petang, aroma {look}'],
    made: [
      'Serbuk kayu diuleni dengan air dan kulit pohon yang bong yang lengket, digulung pada lidi bambu, dan dijemur mengipas seratus-seratus.',
      'Tempatnya dicor dari kuningan oleh tetangga dan disikat, tidak dilapisi apa-apa.',
      'Wanginya ditambahkan sebagai bunga, getah, atau minyak, tak pernah sebagai semprotan.',
    ],
    of: ['Kayu, getah, dan minyak alami pada bambu; tempat dari kuningan pejal.', 'Tanpa arang dan sendawa, jadi asapnya sedikit dan nyalanya lambat.'],
    use: [
      'Sebatang menyala empat puluh menit, selama mandi yang nikmat atau doa yang pendek.',
      'Letakkan di tempat yang tak ada apa-apa bergantung di atasnya.',
      'Wanginya tinggal di tirai sampai pagi.',
    ],
    facts: '{count} batang dan satu tempat dupa dalam kotak {measure}, sekitar {weight}.',
  },
  'wind-chime': {
    looks: { natural: 'alami', dark: 'gelap', green: 'hijau' },
    names: ['Lonceng angin bambu, {look}', 'Lonceng taman enam tabung, {look}', 'Lonceng beranda bambu, {look}'],
    made: [
      'Enam tabung dipotong serong dan dipendekkan serambut demi serambut sampai menjadi tangga lima nada.',
      'Digantung pada tali berlilin yang tak bisa diurai angin.',
      'Direndam air garam, dikeringkan, dan diasapi; serangga tidak berminat.',
    ],
    of: ['Bambu tiga tahun, pemukul tempurung kelapa, tali katun.', 'Bambu dan tempurung kelapa, diminyaki; yang hijau diwarnai dengan daun.'],
    use: [
      'Bunyinya seperti air, bukan logam, jadi tetangga tetap kawan.',
      'Masukkan sebelum badai.',
      'Petani menggantung tabung begini di sawah untuk memberi tahu burung bahwa mereka tidak sendirian.',
    ],
  },
}
