import type { SheetsWords } from '../../../language-words.ts'

export const PORCELAIN: SheetsWords = {
  'benjarong-jar': {
    looks: { emerald: 'zamrud dan emas', cobalt: 'biru kobalt dan emas', ruby: 'merah rubi dan emas', ivory: 'gading dan emas' },
    names: ['Guci benjarong, {look}', 'Guci benjarong bertutup, {look}', 'Guci jahe benjarong, {look}', 'Guci benjarong lukisan tangan, {look}'],
    made: [
      'Setiap garis tepi lebih dulu digambar dengan emas asli, tanpa pola bantu; lalu enamel diteteskan ke petaknya satu per satu.',
      'Ia masuk tungku tiga kali, pada 800 °C untuk warna dan sekali lagi untuk emas, yang kemudian digosok mengilap oleh si pelukis.',
      'Guci seperti ini menyibukkan seorang pelukis empat sampai enam hari, paling lama pada jalinan bunganya.',
      'Tutupnya dilukis bersama gucinya, sehingga polanya bersambung tanpa undakan.',
    ],
    of: ['Porselen putih dari Lampang, enamel, dan emas cair 18 karat.', 'Porselen halus berlukis enamel bebas timbal dan garis emas.'],
    use: [
      'Dulu untuk meja istana, kini untuk daun teh, cincin, atau sekadar rak.',
      'Ia tiba dalam kotak berlapis sutra dan pantas menjadi hadiah resmi.',
      'Kelima warna pada namanya ada semua: merah, hijau, biru, kuning, dan putih.',
    ],
  },
  'benjarong-tea-set': {
    looks: { cobalt: 'biru kobalt dan emas', coral: 'merah koral dan emas', emerald: 'zamrud dan emas' },
    names: [
      'Set teh benjarong, {look}',
      'Teko dan cangkir benjarong, {look}',
      'Perangkat teh benjarong bergaris emas, {look}',
      'Set teh benjarong lukisan tangan, {look}',
    ],
    made: [
      'Satu pelukis menggambar seluruh set, sehingga teko, cangkir, dan nampan berbicara dengan satu tangan.',
      'Garis emasnya berdiri sedikit di atas glasir; Anda bisa menyusuri sehelai kelopak dengan ujung jari.',
      'Dua belas sampai delapan belas hari kerja di antara teko putih dan pembakaran terakhir.',
    ],
    of: ['Porselen tipis yang meloloskan cahaya, enamel, dan emas 18 karat.', 'Porselen dari Lampang; bagian dalam cangkir putih, supaya tehnya terlihat.'],
    use: [
      'Untuk oolong pegunungan atau tamu yang istimewa; tekonya menuang tanpa menetes.',
      'Hadiah pernikahan di Thailand sejak siapa pun bisa mengingat.',
      'Teko, cangkir, dan nampan dikemas masing-masing di sarangnya; di jalan tak ada yang bersentuhan.',
    ],
    facts: 'Set {label} dalam kotak {measure}, berat sekitar {weight}.',
  },
  'blue-white-jar': {
    looks: { floral: 'bunga bersulur', fish: 'ikan', lotus: 'teratai' },
    names: [
      'Guci biru putih bergambar {look}',
      'Guci porselen lukisan kobalt, motif {look}',
      'Guci jahe lai khram bergambar {look}',
      'Stoples teh biru putih, motif {look}',
    ],
    made: [
      'Kobalt dilukiskan pada badan tanpa glasir dengan kuas lembut yang diisi sekali untuk setiap sapuan.',
      'Di bawah glasir bening, pada 1.280 °C, cat kelabu itu menjadi biru dalam yang memberi keramik ini namanya.',
      'Lebih gelap di tempat kuas berhenti, lebih pucat di tempat ia bergegas: begitulah membedakannya dari cetakan.',
    ],
    of: ['Porselen putih dengan kobalt alami di bawah glasir bening.', 'Tanah porselen dari Lampang, cukup tebal di kakinya untuk berdiri aman.'],
    use: [
      'Menjaga teh atau kue tetap kering, dan serasi di samping kayu tua.',
      'Dua yang berbeda ukuran menjadi pasangan yang tak perlu kembar.',
      'Birunya tak pernah pudar, tidak oleh matahari, tidak oleh air panas.',
    ],
  },
}
