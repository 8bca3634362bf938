import type { SheetsWords } from '../../../language-words.ts'

export const CLAY: SheetsWords = {
  'celadon-vase': {
    looks: { jade: 'hijau giok', mist: 'biru kabut', olive: 'hijau zaitun', cream: 'krem' },
    names: ['Vas seladon {look}', 'Vas bunga seladon, {look}', 'Vas seladon berglasir abu kayu, {look}', 'Vas seladon {look} untuk setangkai bunga'],
    made: [
      'Diputar di roda dan dibakar pada sekitar 1.260 °C dengan sedikit udara, sehingga besi dalam glasir menjadi hijau, bukan cokelat.',
      'Glasirnya hanya abu kayu dan tanah liat sawah, disaring, dituang tebal, dan dibiarkan menggenang di mana ia mau.',
      'Saat mendingin, tanah dan glasir menyusut tidak sama cepat dan berdenting lirih berhari-hari; setiap nadanya meninggalkan garis halus.',
      'Kakinya dibubut dengan tangan pada hari kedua, ketika tanah sepadat keju, lalu ditandatangani di bawahnya.',
    ],
    of: [
      'Badannya keramik batu kelabu dari tanah liat utara; menampung air tanpa pelapis.',
      'Tanah liat keramik batu dari kaki bukit, berglasir luar dalam, bebas timbal.',
    ],
    use: [
      'Ia membawa beberapa tangkai jahe atau anggrek tanpa minta lebih.',
      'Kosong pun ia tetap tenang dipandang ketika cahaya datang dari samping.',
      'Tak ada dua yang keluar serupa dari tungku; warna dan jala garisnya bisa sedikit berbeda.',
    ],
  },
  'celadon-bowls': {
    looks: { jade: 'hijau giok', ocean: 'biru laut', honey: 'cokelat madu' },
    names: ['Mangkuk seladon, {look}', 'Mangkuk nasi seladon {look}', 'Mangkuk seladon bersusun, {look}', 'Mangkuk sup seladon, {look}'],
    made: [
      'Setiap mangkuk diputar sendiri-sendiri dan ditipiskan di bibir, supaya ringan di tangan dan lembut di mulut.',
      'Sekali bakar pada 1.260 °C makan waktu delapan belas jam; tungku baru dibuka setelah mendingin dua hari.',
      'Glasirnya sedikit mengalir dan berkumpul di dasar, di situ warnanya paling dalam.',
      'Retak seribunya digambar oleh tungku yang mendingin, tanpa tinta dari siapa pun.',
    ],
    of: [
      'Keramik batu yang padat, berglasir abu kayu, bebas timbal dan kadmium.',
      'Keramik batu dari utara, boleh masuk oven sampai 180 °C dan mesin pencuci piring.',
    ],
    use: [
      'Dibuat untuk nasi dan tom kha, dan sama cocoknya untuk sarapan.',
      'Kakinya tanpa glasir dan diamplas halus, jadi tidak menggores meja kayu.',
      'Kalau suatu hari ada yang pecah, penggantinya masih kami putar dengan ukuran sama, bertahun-tahun kemudian.',
    ],
    facts: 'Satu set {label}; satu mangkuk berukuran {measure} dan satu set beratnya sekitar {weight}.',
  },
  'sangkhalok-plate': {
    looks: { fish: 'ikan', lotus: 'teratai', scroll: 'sulur' },
    names: ['Piring Sangkhalok bergambar {look}', 'Piring keramik batu gaya Sukhothai, motif {look}', 'Piring saji Sangkhalok lukisan kuas bergambar {look}'],
    made: [
      'Gambarnya dikuaskan dengan cokelat besi pada tanah mentah dan tak pernah bisa diperbaiki; barulah glasir bening menutupinya.',
      'Ia meneruskan keramik yang enam ratus tahun lalu dikapalkan Sukhothai ke Jawa dan Jepang, dari tanah daerah yang sama.',
      'Di dalam tungku piring berdiri di atas cakram tanah kecil, yang jejak cincinnya masih terlihat di belakang.',
      'Cokelatnya digiling dari batu laterit dan dikuaskan dengan bulu telinga kerbau.',
    ],
    of: [
      'Keramik batu kelabu yang kasar, dengan bintik besi kecil yang tembus di bawah glasir.',
      'Keramik batu setempat di bawah glasir abu yang bening, aman untuk makanan.',
    ],
    use: [
      'Sajikan ikan utuh di atasnya, atau gantung di tempat tamu akan bertanya.',
      'Mau digantung? Beri tahu kami, dan kami sisakan lubang di kakinya.',
      'Kelabunya hangat, tidak dingin, dan membuat makanan tampak segar.',
    ],
  },
  'terracotta-pot': {
    looks: { rust: 'merah karat', umber: 'cokelat tua', sand: 'warna pasir' },
    names: ['Periuk gaya Dan Kwian, {look}', 'Periuk tembikar {look} berukir', 'Pot terakota putaran tangan, {look}', 'Guci tembikar, {look}'],
    made: [
      'Jalur daunnya disayat dengan pisau bambu selagi tanah sekeras kulit, tanpa gambar.',
      'Dinaikkan di roda yang diputar satu orang dan dikerjakan orang lain, lalu dikeringkan seminggu di tempat teduh.',
      'Asap kayu menentukan warnanya: yang dekat api menjadi gelap, yang di belakang tetap terang.',
      'Dibakar dua hari dengan kayu eukaliptus, sampai tanah sungai itu hampir sekeras batu.',
    ],
    of: [
      'Tanah liat sungai yang kaya besi, tanpa glasir dan cukup berpori agar akar bernapas.',
      'Tanah merah dari tepi sungai, dicampur sedikit pasir supaya tahan hujan dan panas.',
    ],
    use: [
      'Untuk kamboja di teras, atau di dalam rumah dengan rumput kering.',
      'Berlubang di dasarnya; mintalah kami membiarkannya tertutup kalau Anda ingin menanam teratai.',
      'Di tempat teduh ia sedikit berlumut, dan justru makin cantik.',
    ],
  },
}
