import type { SheetsWords } from '../../../language-words.ts'

export const SWEET: SheetsWords = {
  'honey-jar': {
    looks: { amber: 'bunga liar', dark: 'kelengkeng gelap', light: 'leci terang' },
    names: ['Madu mentah, {look}', 'Madu tepi hutan, {look}', 'Madu Thailand tanpa pemanasan, {look}', 'Madu peternak kecil, {look}'],
    made: [
      'Dipanen pada bulan kelima dengan lentera, dari sarang yang bergantung di tengah angin, dan sepertiganya ditinggal untuk lebah.',
      'Ditiriskan lewat kain oleh beratnya sendiri; tak pernah dipanaskan, tak pernah diaduk dengan gula.',
      'Stoples kami isi dalam tiga hari, sebelum bunganya terlupa.',
    ],
    of: ['Madu, sedikit serbuk sari, tak ada yang lain; kadar air di bawah 20 persen.', 'Dari kebun buah dan tepi hutan yang tidak disemprot.'],
    use: [
      'Dengan jeruk nipis dan air hangat di pagi hari, di atas ketan di siang hari.',
      'Di lemari yang sejuk ia bisa mengkristal; semangkuk air hangat membangunkannya.',
      'Bukan untuk anak di bawah satu tahun.',
    ],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
  'palm-sugar': {
    looks: { gold: 'keemasan', dark: 'gelap', pale: 'terang' },
    names: ['Gula lontar {look}', 'Gula lontar cetak murni, {look}', 'Gula lontar tungku kayu, {look}', 'Gula lontar sadapan pagi, {look}'],
    made: [
      'Mayang disayat saat fajar, dan niranya menetes ke tabung bambu berisi sepotong kayu payom agar tetap manis.',
      'Direbus dalam wajan besi di atas tungku tanah sampai merayap, lalu dikocok dan dituang ke cetakan.',
      'Untuk satu kilo perlu delapan liter nira.',
    ],
    of: ['Nira lontar murni, tanpa gula tebu; ia meleleh kalau digenggam.', 'Tak ada apa-apa selain nira; warnanya warna musimnya.'],
    use: ['Untuk pad thai, som tam, dan setiap kudapan bersantan.', 'Karamel, asap, dan sedikit asin di lidah.', 'Serut dengan pisau kalau mengeras.'],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
  'dried-fruit': {
    looks: { mango: 'mangga', banana: 'pisang', roselle: 'rosela' },
    names: ['{Look} kering matahari', '{Look} kering empuk', '{Look} kering tanpa gula hasil kubah surya', '{Look} kering kebun sendiri'],
    made: [
      'Dipotong saat matang penuh dan dikeringkan dua sampai empat hari dalam kubah surya, jauh dari hujan dan lalat.',
      'Dibalik tangan setiap beberapa jam sampai bisa ditekuk tanpa patah.',
      'Delapan kilo buah menjadi satu kilo ini.',
    ],
    of: [
      'Buah, dan pada tahun yang masam sedikit gula tebu; labelnya memberi tahu yang mana.',
      'Tanpa belerang dan tanpa pewarna, karena itu lebih gelap daripada di supermarket.',
    ],
    use: ['Untuk kereta, ransel, atau granola.', 'Rosela menjadi teh merah; tambahkan madu dan es.', 'Tutup kemasannya; semut pun membaca label.'],
    facts: 'Berat bersih {label}; ukuran kemasan {measure}.',
  },
}
