import type { SheetsWords } from '../../../language-words.ts'

export const PANTRY: SheetsWords = {
  'jasmine-rice': {
    looks: { white: 'beras melati', red: 'beras merah', riceberry: 'riceberry' },
    names: ['{Look} organik', '{Look} panen baru', '{Look} petani kecil', '{Look} baru giling'],
    made: [
      'Ditanam dengan tangan pada bulan Juli, dipanen di sejuknya November, dan dijemur di tikar, bukan dikeringkan mesin.',
      'Kulitnya dilepas di penggilingan desa pada minggu pesanan Anda berangkat.',
      'Satu panen setahun, satu desa, dan tahunnya tercetak di kemasan.',
    ],
    of: [
      'Ditanam tanpa pestisida dalam program organik desa; dikemas hampa udara agar tak berkutu.',
      'Butir utuh, disortir dengan ayakan dan mata, tanpa tambahan apa pun.',
    ],
    use: [
      'Bilas sekali, beri air setinggi ruas jari pertama, dan diamkan sepuluh menit setelah matang.',
      'Wanginya wangi daun pandan, paling kuat pada delapan bulan pertama.',
      'Enak di samping apa pun yang berkari, dan enak sendirian dengan telur.',
    ],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
  'curry-paste': {
    looks: { green: 'hijau', red: 'merah', yellow: 'kuning', massaman: 'massaman' },
    names: ['Bumbu kari {look}', 'Bumbu kari {look} tumbuk cobek', 'Bumbu kari {look} rumahan', 'Bumbu kari {look} racikan ibu-ibu desa'],
    made: [
      'Rempah kering disangrai dan digiling dulu; lalu garam, cabai, serai, lengkuas, dan terasi masuk cobek menurut urutan itu.',
      'Ditumbuk di granit, yang meremukkan seratnya dan menahan minyak yang hilang di blender.',
      'Ditumis sebentar agar awet, empat puluh stoples sekali masak.',
    ],
    of: [
      'Cabai, serai, lengkuas, bawang putih, bawang merah, kulit jeruk purut, akar ketumbar, terasi, garam.',
      'Tanpa gula, tanpa pewarna, tanpa pengawet; mengandung udang.',
    ],
    use: [
      'Tumis dua sendok dalam santan kental sampai pecah minyak, lalu masukkan apa saja yang ada di pasar.',
      'Satu stoples 120 g cukup untuk kari enam orang.',
      'Pedas, tapi bukan untuk pamer.',
    ],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
  'dried-chili': {
    looks: { red: 'merah', dark: 'asap', gold: 'kuning emas' },
    names: ['Cabai {look} kering matahari', 'Cabai {look} utuh', 'Cabai {look} untuk disangrai', 'Cabai {look} kebun sendiri'],
    made: [
      'Dipetik matang di pagi hari dan dijemur lima hari di atas bambu, dibalik tengah hari.',
      'Disortir tangan menurut warna; tangkainya dibiarkan karena menjaga wangi.',
      'Yang diasapi bergantung di atas sabut kelapa dua malam.',
    ],
    of: ['Cabai dan matahari; tanpa belerang, tanpa minyak.', 'Cabai panjang Thailand dan cabai rawit, sekitar 20.000 sampai 60.000 pada skala Scoville.'],
    use: [
      'Sangrai di wajan sampai tetangga bersin, lalu tumbuk.',
      'Rendam untuk bumbu kari, goreng untuk mi, gantung di dekat kompor supaya mujur.',
      'Cuci bersih tangan Anda; lalu sekali lagi.',
    ],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
  'chili-oil': {
    looks: { red: 'cabai kering', amber: 'bawang putih dan cabai', green: 'cabai hijau dan daun jeruk' },
    names: ['Minyak cabai dengan {look}', 'Minyak cabai renyah, {look}', 'Minyak cabai ala kedai mi, {look}'],
    made: [
      'Bawang putih dan bawang merah digoreng pelan sampai keemasan lalu diangkat; cabai masuk setelah minyaknya tenang.',
      'Yang tadi diangkat masuk kembali di akhir, supaya tetap renyah.',
      'Dibotolkan panas-panas, disegel kertas lilin, dan diberi tanggal.',
    ],
    of: ['Minyak dedak padi, cabai, bawang putih, bawang merah, garam, sedikit gula lontar.', 'Tanpa MSG dan tanpa udang; vegan silakan ambil.'],
    use: [
      'Di atas telur, mi, piza, dan begitu Anda kenal, di atas segalanya.',
      'Aduk sebelum dipakai; bagian enaknya tenggelam.',
      'Tahan tiga bulan di kulkas, dan jarang bertahan tiga minggu.',
    ],
    facts: '{label} dalam botol kaca, {measure}.',
  },
}
