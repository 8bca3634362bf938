import type { SheetsWords } from '../../../language-words.ts'

export const SPICE_AND_TEA: SheetsWords = {
  'spice-jars': {
    looks: { 'star-anise': 'bunga lawang', turmeric: 'kunyit', pepper: 'lada hitam', cinnamon: 'kayu manis' },
    names: ['Rempah Thailand: {look} dalam stoples', '{Look} utuh pilihan tangan', '{Look} kebun desa', 'Stoples dapur berisi {look}'],
    made: [
      'Dikeringkan pelan di tempat teduh, supaya minyaknya tidak diambil matahari.',
      'Dipilih dengan tangan di tampah; yang patah masuk dapur kami sendiri.',
      'Diisi sesuai pesanan dan disumbat gabus yang tak meloloskan udara.',
    ],
    of: ['Satu rempah, satu kebun, tanpa campuran.', 'Panen tahun ini; bulan dan ladangnya tertulis di label.'],
    use: [
      'Giling tepat sebelum memasak; bedanya lebih besar daripada antara dua resep.',
      'Untuk semur, massaman, atau teh di hari yang dingin.',
      'Stoplesnya kembali ke dapur sebagai stoples.',
    ],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
  'spice-bowls': {
    looks: { curry: 'kari', 'tom-yum': 'tom yum', five: 'semur lima rempah' },
    names: [
      'Set rempah Thailand untuk {look}',
      'Herba dan rempah utuh, untuk {look}',
      'Kotak herba juru masak, untuk {look}',
      'Paket herba kebun, untuk {look}',
    ],
    made: [
      'Setiap herba dipotong dengan tangan pada jamnya sendiri, dikeringkan terpisah, dan baru kemudian dikumpulkan.',
      'Takarannya takaran nenek kami, ditimbang alih-alih dikira-kira.',
      'Dikemas dalam kantong kertas di dalam kotak, supaya wanginya tidak bertemu.',
    ],
    of: ['Serai, lengkuas, daun jeruk, cabai, biji ketumbar, jintan, sesuai kebutuhan masakannya.', 'Herba kering tanpa garam, gula, atau perisa.'],
    use: [
      'Satu set untuk tiga kali masak bagi empat orang; kartu di dalamnya memberi tahu caranya.',
      'Hadiah untuk orang yang suka memasak dan sudah punya segalanya.',
      'Ciumlah kotaknya sebelum membuka kantong-kantongnya.',
    ],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
  'tea-tin': {
    looks: { oolong: 'oolong', jasmine: 'hijau melati', 'butterfly-pea': 'bunga telang', black: 'hitam' },
    names: ['Teh pegunungan, {look}', 'Teh dataran tinggi dalam kaleng, {look}', 'Teh kebun kecil, {look}', 'Teh petik tangan, {look}'],
    made: [
      'Dua daun dan satu pucuk, dipetik sebelum pukul sepuluh pagi, dilayukan di bawah matahari, dan digulung malam itu juga.',
      'Oolong digulung dalam kain sampai tiga puluh kali; bunga dikeringkan utuh di tempat teduh.',
      'Dicicipi sekeluarga waktu sarapan; yang tidak lulus untuk kambing.',
    ],
    of: ['Daun dari satu kebun di atas 1.000 meter, tanpa perisa.', 'Daun utuh atau bunga utuh dalam kaleng yang menutup dengan desahan.'],
    use: [
      'Seduh panas, buang seduhan semenit pertama, dan minum lima yang berikutnya.',
      'Dingin pun enak, dalam botol yang ditinggal semalam di kulkas.',
      'Bunga telang berubah dari biru ke ungu dengan perasan jeruk nipis.',
    ],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
  'coffee-bag': {
    looks: { kraft: 'sangrai sedang', black: 'sangrai gelap', indigo: 'sangrai ringan' },
    names: ['Arabika dataran tinggi, {look}', 'Kopi pegunungan Thailand, {look}', 'Biji kopi lot kecil, {look}', 'Kopi tumbuh teduh, {look}'],
    made: [
      'Ceri dipetik merah, dikupas sore itu juga, difermentasi sehari, dan dicuci dengan air mata air.',
      'Dijemur dua belas hari di para-para dan disangrai dalam drum lima kilo, pada hari Senin di minggu Anda memesan.',
      'Pohonnya berdiri di bawah makadamia dan pir, yang memberi makan burung pemakan kumbang.',
    ],
    of: [
      'Biji utuh arabika Thailand dari ketinggian 1.200 sampai 1.500 meter, dalam kemasan berkatup.',
      'Satu desa, satu panen; digiling sesuai pesanan kalau Anda menulis cara menyeduhnya.',
    ],
    use: [
      'Kakao dan madu kelengkeng di cangkir, dengan akhir yang bersih.',
      'Untuk seduh saring atau moka; yang gelap kuat menghadapi susu kental manis.',
      'Paling enak seminggu sampai dua bulan setelah disangrai.',
    ],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
}
