import type { SheetsWords } from '../../../language-words.ts'

export const HOME_USE: SheetsWords = {
  'teak-tray': {
    looks: { natural: 'alami', dark: 'gelap', red: 'lak merah' },
    names: ['Nampan jati, {look}', 'Nampan saji jati utuh, {look}', 'Nampan jati bertepi ukir, {look}'],
    made: [
      'Dicekungkan dari satu papan dengan pahat, jadi tak ada sambungan yang terbuka kalau basah.',
      'Pegangannya dipotong paling akhir dan dibulatkan menurut telapak yang akan membawanya.',
      'Diserut, diamplas, dan diminyaki dalam tiga malam.',
    ],
    of: [
      'Jati hutan tanaman dari Phrae dengan surat kehutanan, diselesaikan dengan minyak tung.',
      'Papan jati dari rumah-rumah tua, lubang pakunya diisi serbuk jati.',
    ],
    use: [
      'Sarapan di ranjang, atau cobek beserta kawan-kawannya yang lebih kecil.',
      'Jati membawa minyaknya sendiri dan tak keberatan ketumpahan segelas.',
      'Urat dan mata kayunya berbeda-beda; itu pohonnya, bukan kesalahan.',
    ],
    personal: 'Nama atau tanggal yang dicap bakar di tepi, maksimal 25 huruf',
  },
  'wood-spoons': {
    looks: { teak: 'jati', coconut: 'kayu kelapa', pale: 'kayu terang' },
    names: ['Sendok kayu ukir, {look}', 'Sendok wajan, {look}', 'Sendok dapur raut tangan, {look}'],
    made: [
      'Dibelah searah serat dengan kapak dan diraut dengan pisau bengkok; sendok gergajian akan patah.',
      'Direbus dalam air garam, dikeringkan dalam pasir, dan digosok minyak kelapa.',
      'Gagangnya ditipiskan di tempat jempol bertumpu.',
    ],
    of: ['Potongan sisa tukang mebel, terlalu bagus untuk tungku.', 'Kayu keras tanpa lak, aman untuk makanan.'],
    use: [
      'Ramah pada wajan, kebal pada panas.',
      'Untuk kari, selai, dan perdebatan tentang siapa yang mengaduk.',
      'Ujungnya menggelap dan bercerita apa yang Anda masak.',
    ],
    facts: 'Isi {count}, yang terpanjang {measure}, sekitar {weight}.',
  },
  'herbal-soap': {
    looks: { turmeric: 'kunyit', pandan: 'pandan', pea: 'bunga telang', charcoal: 'arang bambu' },
    names: ['Sabun herbal dengan {look}', 'Sabun {look} proses dingin', 'Sabun batang {look} buatan desa', 'Sabun wajah yang lembut, {look}'],
    made: [
      'Minyak dan alkali diaduk di bawah empat puluh derajat dan dipotong pada hari kedua.',
      'Ia matang enam minggu di rak bambu, kehilangan air dan kegalakannya.',
      'Herbanya ditambahkan sebagai serbuk dan sebagai minyak, dari kebun di belakang dapur.',
    ],
    of: ['Minyak kelapa, dedak padi, dan sawit, alkali, herba, minyak atsiri.', 'Tanpa pewarna, tanpa paraben, dibungkus kertas.'],
    use: [
      'Busanya lembut dan mudah dibilas, juga dengan air sadah.',
      'Kunyit mencerahkan, pandan menenangkan, arang menggosok, telang sekadar menyenangkan.',
      'Taruh di tatakan yang meniriskan, dan ia tahan sebulan.',
    ],
    facts: 'Isi {count}, masing-masing 100 g, kemasan {measure}, sekitar {weight}.',
  },
  'herbal-compress': {
    looks: { natural: 'katun alami', indigo: 'katun nila', turmeric: 'katun kunyit' },
    names: ['Kompres herbal Thailand, {look}', 'Bola kompres pijat, {look}', 'Luk prakob dengan bangle, {look}'],
    made: [
      'Rimpang segar diiris, ditumbuk, dan dijemur tiga hari sebelum ditimbang ke dalam kain.',
      'Kainnya diikat dalam delapan lipatan, dan ekornya menjadi pegangan.',
      'Ramuannya seperti yang diajarkan di sekolah pijat kuil.',
    ],
    of: ['Bangle, kunyit, kulit jeruk purut, serai, daun asam, kapur barus, garam.', 'Herba kering dalam katun tanpa pemutih, masing-masing 200 g.'],
    use: [
      'Kukus, coba dulu di lengan, lalu tekankan sepanjang bahu yang lelah.',
      'Wanginya memenuhi rumah, dan tak ada yang keberatan.',
      'Kunyit membekas; pakailah handuk lama.',
    ],
    facts: 'Isi {count}, {measure}, sekitar {weight}.',
  },
  'reed-mat': {
    looks: { red: 'garis merah', green: 'garis hijau', indigo: 'wajik nila' },
    names: ['Tikar mendong tenun tangan, {look}', 'Tikar gaya Chanthabun, {look}', 'Tikar lantai mendong, {look}'],
    made: [
      'Mendong dibelah, direbus dalam pewarna, dan dijemur di jalan, tempat semua orang menyetir mengitarinya.',
      'Satu orang menyorongkan batangnya, yang lain merapatkan; tikar panjang berarti dua hari mengobrol.',
      'Tepinya dikepang kembali ke dalam anyaman dan tak bisa terurai.',
    ],
    of: ['Mendong dari ladang payau pada lungsi goni.', 'Mendong celup, goni, dan tak ada yang lain; sejuk untuk rebahan.'],
    use: [
      'Untuk tidur siang, untuk ke kuil, untuk pantai, untuk yoga.',
      'Waktu baru berbau jerami, setelah setahun berbau rumah.',
      'Gulung, ikat, berdirikan di pojok.',
    ],
    facts: 'Ukuran {measure}, berat sekitar {weight}.',
  },
}
