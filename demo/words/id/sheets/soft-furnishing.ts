import type { SheetsWords } from '../../../language-words.ts'

export const SOFT_FURNISHING: SheetsWords = {
  'axe-pillow': {
    looks: { red: 'merah', blue: 'biru', green: 'hijau' },
    names: ['Bantal segitiga, {look}', 'Bantal lantai Thailand berujung khit, {look}', 'Mon khwan isi kapuk, {look}'],
    made: [
      'Sepuluh bilik dijahit berdampingan dan diisi tangan satu per satu, sampai bantal berdiri seperti rumah kecil.',
      'Kedua mukanya membawa pita khit yang ditenun khusus, gajah di satu sisi dan bunga di sisi lain.',
      'Sudutnya ditutup jahitan ganda yang tak bisa dibuka tamu seberat apa pun.',
    ],
    of: [
      'Katun di luar, kapuk di dalam: serat sehalus sutra dari buah randu yang dipetik bulan Maret.',
      'Katun khit dan kapuk murni, tanpa busa dan tanpa bulu.',
    ],
    use: [
      'Bersandarlah untuk membaca, makan, atau memandang sungai; ia menyangga punggung berjam-jam.',
      'Kapuk cepat kering dan tidak dihuni tungau.',
      'Bantal baru sengaja dibuat keras; dalam sebulan ia menurut.',
    ],
  },
  cushion: {
    looks: { ochre: 'khit oker', indigo: 'wajik nila', blush: 'garis merah muda', black: 'hitam bersulam silang' },
    names: ['Sarung bantal tenun tangan, {look}', 'Sarung bantal tenunan desa, {look}', 'Sarung bantal sofa katun, {look}'],
    made: [
      'Bagian depannya dari alat tenun desa; belakangnya katun polos dengan ritsleting tersembunyi.',
      'Setiap panel dipotong dengan motif di tengah, jadi sepasang tampak serasi.',
      'Jahitannya diobras dan dilipat dua kali, karena sarung bantal memang dicuci.',
    ],
    of: ['Katun tebal 280 g per meter persegi.', 'Katun tenun tangan, celupan tahan luntur; isi tidak termasuk.'],
    use: [
      'Padukan dua motif yang punya satu warna sama, lalu berhentilah.',
      'Isi yang dua sentimeter lebih besar membuatnya montok.',
      'Ia membawa sedikit keteraturan alat tenun ke sofa yang berantakan.',
    ],
    facts: '{measure}, sekitar {weight}, dijual per lembar sarung.',
  },
  'cotton-throw': {
    looks: { cream: 'garis krem', clay: 'garis tanah liat', sage: 'wajik hijau sage' },
    names: ['Selimut katun tenun tangan, {look}', 'Selimut katun lembut, {look}', 'Selimut sofa berumbai, {look}', 'Selimut katun anyaman wafel, {look}'],
    made: [
      'Ditenun dalam dua lebar di alat tenun sempit dan disatukan di tengah dengan jahitan yang diperlihatkan.',
      'Benangnya diketuk longgar, dicuci di sungai, dan dipukul lagi, sampai selembut kemeja lama.',
      'Rumbainya dipilin di paha, dua helai berlawanan arah.',
    ],
    of: ['Katun tebal dan tipis dari Lamphun dan Loei, dipintal tanpa bahan kimia.', 'Katun murni berpewarna tumbuhan: buah eboni, daun jati, kayu secang.'],
    use: [
      'Untuk jam sejuk menjelang matahari terbit, dan karena itulah orang utara punya tiga.',
      'Ringan di musim panas, dan dengan selapis lagi cukup hangat di musim dingin.',
      'Masukkan saja ke mesin cuci; ia tak minta apa-apa.',
    ],
    facts: '{measure} tanpa rumbai, sekitar {weight}.',
  },
  placemats: {
    looks: { natural: 'alami', teal: 'hijau kebiruan', brick: 'merah bata' },
    names: ['Alas piring mendong tenun, {look}', 'Alas makan mendong dan katun, {look}', 'Alas piring tenunan tikar, {look}'],
    made: [
      'Mendong belah disisipkan tangan, sebatang demi sebatang, melintang di lungsi katun.',
      'Tepinya dibungkus pita lipat dan dijahit dua kali.',
      'Satu set dipotong dari satu lembar, jadi warna dan ketukannya sama.',
    ],
    of: ['Mendong dan katun, dicelup dalam periuk dengan warna yang aman untuk makanan.', 'Mendong kering matahari, dicuci dan dikempa rata.'],
    use: [
      'Melindungi meja dari piring, dan piring dari meja.',
      'Gulung searah mendong, jangan pernah melawannya.',
      'Tumpahan saus bisa dilap kain lembap sebelum mengering.',
    ],
    facts: '{label}, masing-masing {measure}, seluruhnya sekitar {weight}.',
  },
  'wall-hanging': {
    looks: { cream: 'khit krem', indigo: 'wajik nila', clay: 'garis tanah liat' },
    names: ['Hiasan dinding tenun, {look}', 'Kain dinding tenunan tangan, {look}', 'Panji katun untuk dinding, {look}'],
    made: [
      'Pita bermotif berselang-seling dengan pita kosong, seperti pada panji panjang yang dinaikkan kuil-kuil utara di Tahun Baru.',
      'Sebatang bambu ditenun di atasnya, jadi ia bergantung lurus dari satu paku.',
      'Pembuatnya tidak menggambar apa-apa; setiap baris ditentukan baris di bawahnya.',
    ],
    of: ['Katun pintal tangan, bambu, dan rumbai simpul.', 'Katun warna alami, cukup tebal untuk meredam gema ruangan.'],
    use: [
      'Mengisi dinding di atas ranjang tanpa bingkai atau kaca.',
      'Gantung jauh dari matahari tengah hari dan kibaskan sesekali.',
      'Digulung kecil untuk pos, dan dalam sehari ia lurus kembali.',
    ],
    facts: 'Ukuran {measure} tanpa rumbai, berat sekitar {weight}.',
  },
}
