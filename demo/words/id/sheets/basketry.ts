import type { SheetsWords } from '../../../language-words.ts'

export const BASKETRY: SheetsWords = {
  'rattan-basket': {
    looks: { natural: 'alami', smoked: 'cokelat asap', white: 'putih pudar' },
    names: [
      'Keranjang rotan warna {look}',
      'Keranjang pasar rotan bertangkai, {look}',
      'Keranjang simpan rotan, {look}',
      'Keranjang rotan anyaman renggang, {look}',
    ],
    made: [
      'Rotan dibelah dengan pisau yang ditahan diam sementara tangan menarik, sehingga kulitnya yang mengilap tetap utuh.',
      'Jeruji direndam semalaman, dibengkokkan basah-basah di lutut, dan diikat tanpa sebatang paku pun.',
      'Bibirnya dililit dua kali, karena di situlah setiap keranjang diangkat.',
    ],
    of: [
      'Rotan dari hutan selatan, dipotong setelah tujuh tahun dan dikeringkan di bawah matahari.',
      'Rotan bulat untuk rangka dan kulit belahan untuk anyaman; tanpa lem dan tanpa pelitur.',
    ],
    use: [
      'Muat untuk roti, rajutan, atau sayuran dari pasar hari Sabtu.',
      'Waktu baru ia berderit, lalu dari tahun ke tahun makin diam dan makin gelap.',
      'Cukup kuat untuk diduduki sebentar, tapi itu bukan kata kami.',
    ],
  },
  'sticky-rice-basket': {
    looks: { natural: 'alami', indigo: 'alami bergaris nila', red: 'alami bergaris merah' },
    names: ['Kratip bakul ketan, {look}', 'Bakul nasi bambu bertutup, {look}', 'Kratip gaya Isan, {look}'],
    made: [
      'Dua dinding dianyam satu di dalam yang lain, dengan udara di antaranya, sehingga nasi tetap hangat sampai tengah hari.',
      'Bilahnya selebar satu milimeter dan diserut sampai mengikal seperti pita.',
      'Kakinya diukir dari pelepah palem dan dijahit dengan tali nilon, satu-satunya yang modern di situ.',
    ],
    of: [
      'Bambu muda yang ditebang di musim dingin, ketika serangga paling tidak menyukainya.',
      'Bambu dan tali katun; aman untuk makanan, tanpa bahan kimia, dikeringkan di atas asap.',
    ],
    use: [
      'Masukkan nasi panas, tutup, lalu bawa ke sawah, ke kantor, atau piknik.',
      'Uap bisa keluar dan lalat tak bisa masuk; kotak plastik mana pun tak sanggup.',
      'Bilas, jemur di bawah matahari, dan ia melayani Anda sepuluh tahun.',
    ],
  },
  'hyacinth-basket': {
    looks: { natural: 'alami', charcoal: 'hitam arang', 'two-tone': 'alami dan putih' },
    names: [
      'Keranjang eceng gondok, {look}',
      'Keranjang cucian bundar eceng gondok, {look}',
      'Keranjang pot kepang eceng gondok, {look}',
      'Keranjang simpan eceng gondok, {look}',
    ],
    made: [
      'Batangnya dijemur seminggu, diasapi agar tak berjamur, dan dikepang tiga-tiga sebelum mulai dianyam.',
      'Kepangan dililitkan pada rangka kawat yang menjaga bentuknya, juga ketika keranjang penuh.',
      'Dua perempuan menyelesaikan satu keranjang sehari, kalau hujan membiarkan batangnya kering.',
    ],
    of: [
      'Eceng gondok, tanaman yang menyumbat kanal dan lebih baik menjadi keranjang.',
      'Batang eceng gondok kering pada rangka baja tipis, dicuci, dan tanpa pewarna kecuali yang memang berwarna.',
    ],
    use: [
      'Untuk selimut, mainan, atau monstera yang sudah kebesaran untuk potnya.',
      'Ringan, dan tidak marah kalau tertendang di bawah meja.',
      'Minggu-minggu pertama seratnya samar-samar berbau jerami.',
    ],
  },
  'bamboo-hat': {
    looks: { natural: 'alami', indigo: 'alami bertepi nila', tea: 'cokelat teh' },
    names: ['Caping petani bambu, {look}', 'Caping ngop penahan matahari, {look}', 'Caping sawah daun palem, {look}', 'Caping bambu lebar untuk kebun, {look}'],
    made: [
      'Rangka bambu beranyaman segi enam ditutup daun palem yang bertumpuk seperti genteng dan dijahit melingkar.',
      'Di dalamnya ada cincin anyaman kecil, sehingga caping melayang di atas rambut dan udara bisa lewat.',
      'Tepinya diikat rotan selagi basah, dan mengencang waktu mengering.',
    ],
    of: ['Bambu, daun palem lan, dan tali dagu dari katun.', 'Daun palem yang diputihkan matahari di atas bilah bambu, ringan dan hampir kedap air.'],
    use: [
      'Meneduhi seluruh wajah di sawah, di pantai, atau di antara tanaman tomat.',
      'Digantung di dinding, bayangannya berbentuk bintang.',
      'Satu ukuran cincin pas untuk kebanyakan kepala; sisanya urusan tali.',
    ],
  },
}
