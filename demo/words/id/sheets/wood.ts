import type { SheetsWords } from '../../../language-words.ts'

export const WOOD: SheetsWords = {
  'wood-elephant': {
    looks: { teak: 'jati', mango: 'kayu mangga', ebony: 'eboni' },
    names: ['Gajah ukir, {look}', 'Gajah berjalan, {look}', 'Gajah {look} ukiran tangan', 'Patung gajah Lanna, {look}'],
    made: [
      'Dibentuk kasar dengan beliung, lalu dikerjakan dengan sekitar dua puluh pahat, yang terkecil selebar sebutir beras.',
      'Keriput di belakang telinga disayat paling akhir, tanpa pola, karena itulah yang membuat si gajah menatap Anda.',
      'Diukir dari satu balok; hanya gadingnya yang dipasang.',
      'Diamplas tangan dalam empat tingkat kehalusan dan digosok lilin lebah, tanpa pelitur.',
    ],
    of: [
      'Kayu bekas bangunan atau hutan tanaman yang bersurat; gadingnya kayu berwarna tulang, bukan gading sungguhan.',
      'Kayu yang dikeringkan dua tahun supaya tidak retak di ruangan berpemanas.',
    ],
    use: [
      'Di Thailand gajah berbelalai terangkat diberikan kepada orang yang memulai sesuatu yang baru.',
      'Cukup berat untuk menahan sederet buku, cukup ramah untuk kamar anak.',
      'Urat kayunya berbeda di setiap balok, jadi milik Anda akan punya lorengnya sendiri.',
    ],
    personal: 'Kata yang diukir di bawah kaki, maksimal 40 huruf',
  },
  'mango-wood-bowl': {
    looks: { natural: 'alami', walnut: 'cokelat kenari', black: 'hitam bakar' },
    names: [
      'Mangkuk kayu mangga bubut, {look}',
      'Mangkuk salad kayu mangga, {look}',
      'Mangkuk buah kayu mangga warna {look}',
      'Mangkuk saji kayu mangga, {look}',
    ],
    made: [
      'Dibubut dua kali: sekali selagi basah, berdinding tebal, dan sekali lagi setahun kemudian ketika kayunya selesai bergerak.',
      'Sayatan terakhir diambil dengan alat kerok setipis kertas, sehingga sedikit saja yang perlu diamplas.',
      'Diminyaki tiga kali dengan minyak kelapa hangat dan dibiarkan minum semalaman.',
    ],
    of: [
      'Pohon mangga yang tak berbuah lagi; jalur terang dan gelapnya kayu gubal dan kayu teras.',
      'Kayu mangga utuh, aman untuk makanan, tanpa pewarna atau lak.',
    ],
    use: [
      'Untuk salad, roti, atau kunci di dekat pintu.',
      'Setiap mangkuk memperlihatkan cuaca pohonnya: jalur gelap adalah hujan yang diminum si mangga.',
      'Ia menghangat di tangan, dan makin dalam warnanya oleh minyak dan pemakaian.',
    ],
  },
  'coconut-bowls': {
    looks: { natural: 'alami', white: 'putih di dalam', turquoise: 'pirus di dalam' },
    names: ['Mangkuk tempurung kelapa, {look}', 'Mangkuk kelapa dipoles, {look}', 'Mangkuk smoothie tempurung kelapa, {look}'],
    made: [
      'Tempurung dari pemerasan santan digergaji, dikerok bersih, dan dipoles dengan pasir tiga tingkat.',
      'Bibirnya diratakan di atas batu, jadi mangkuknya tidak goyang dan tidak melukai bibir.',
      'Warna di dalamnya lak lima lapis tipis yang dikeraskan dua minggu.',
    ],
    of: ['Tempurung kelapa tua dari Samui dan Thap Sakae, digosok minyak kelapa.', 'Tak ada selain kelapa: tempurung untuk mangkuknya, minyak untuk kilapnya.'],
    use: [
      'Baik untuk granola, kacang, dan sup dingin; tidak untuk oven.',
      'Tiga mata kelapa tetap terlihat di satu sisi dan memberi tahu asal-usulnya.',
      'Ukurannya bisa berselisih satu sentimeter, sebagaimana kelapa.',
    ],
    facts: '{label}, tiap mangkuk sekitar {measure}; berat seluruhnya {weight}.',
  },
  'soap-flower': {
    looks: { rose: 'merah muda', white: 'putih', lilac: 'ungu muda' },
    names: ['Teratai ukiran sabun, {look}', 'Bunga sabun dalam kotak, {look}', 'Kembang sabun {look} ukiran tangan'],
    made: [
      'Satu pisau, sebatang sabun, dan kira-kira dua jam: kelopaknya diangkat dari luar ke dalam.',
      'Pisaunya diam dan sabunnya diputar, dan itulah yang memberi setiap kelopak lengkungnya.',
      'Warnanya disapukan kering dengan puf bedak, lebih kuat di ujung-ujungnya.',
    ],
    of: [
      'Sabun nabati wangi melati, dalam kotak lipatan tangan bertutup.',
      'Sabun sawit dan kelapa yang lunak, dibuat untuk diukir; terlalu cantik untuk mandi, tapi boleh.',
    ],
    use: [
      'Mengharumkan kamar mandi atau laci selama satu setengah tahun.',
      'Dapur istana mengukir melon dengan cara ini; sabun lebih awet.',
      'Di ruang lembap biarkan kotaknya tertutup, di ruang kering terbuka.',
    ],
    personal: 'Nama di kotaknya, maksimal 30 huruf',
  },
}
