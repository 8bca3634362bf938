import type { SheetsWords } from '../../../language-words.ts'

export const GEMS: SheetsWords = {
  'gem-ring': {
    looks: { ruby: 'rubi', sapphire: 'safir', emerald: 'zamrud', gold: 'safir kuning' },
    names: ['Cincin {look} ikatan tangan', 'Cincin solitaire {look}', 'Cincin pandai emas Thailand dengan {look}', 'Cincin {look} oval'],
    made: [
      'Batunya digosok di kota ini, dicocokkan dengan logamnya, dan dipegang cakar yang dikikir sampai sebesar wijen.',
      'Dipasang dengan mata di bawah lup; batu yang berbunyi dipasang ulang.',
      'Dipoles luar dan dalam, karena sisi dalamlah yang menyentuh Anda.',
    ],
    of: [
      'Batu alami, dipanaskan seperti kebanyakan batu, dan itu tertulis di kartu dalam kotak; perak 92,5 atau sepuhan emas.',
      'Batu permata alami sekitar satu karat dalam dudukan perak berlapis rodium.',
    ],
    use: [
      'Lihatlah di bawah cahaya siang: itulah warna yang akan menemani Anda.',
      'Untuk hari Jumat, hari jadi, atau tanpa alasan.',
      'Ganti satu ukuran lebih besar atau lebih kecil gratis dalam tiga puluh hari.',
    ],
    facts: 'Ukuran {label}, diameter dalam {measure}, sekitar {weight}.',
  },
  'pearl-earrings': {
    looks: { white: 'putih', golden: 'keemasan', grey: 'kelabu perak' },
    names: ['Anting mutiara Andaman, {look}', 'Giwang mutiara laut, {look}', 'Anting jurai mutiara {look}'],
    made: [
      'Mutiara tumbuh dua tahun di dalam tiram yang bergantung di bawah rakit di lepas pantai Phuket dan Phang-nga.',
      'Pasangan dicocokkan di nampan kelabu pada tengah hari, kilaunya dulu, baru ukurannya.',
      'Dibor separuh, dipasang di tiangnya dengan resin, dan diputar sampai tak ada yang kelihatan.',
    ],
    of: ['Mutiara laut budi daya, warna asli tanpa olahan, pada perak 92,5.', 'Mutiara Akoya dan Laut Selatan dengan tiang perak berlapis rodium.'],
    use: [
      'Kenakan paling akhir, lepas paling awal; parfum memudarkan kilaunya.',
      'Bintik kecil di kulitnya membedakannya dari kaca.',
      'Dalam semenit ia menghangat, dan hampir tak terasa beratnya.',
    ],
    facts: 'Mutiara {label}, anting {measure}, sepasang sekitar {weight}.',
  },
  'bead-bracelet': {
    looks: { turquoise: 'pirus', garnet: 'garnet', wood: 'kayu', mixed: 'campuran cerah' },
    names: ['Gelang manik-manik, {look}', 'Gelang rangkaian tangan, {look}', 'Gelang manik Andaman, {look}', 'Gelang persahabatan, {look}'],
    made: [
      'Dirangkai pada benang rangkap dengan simpul setiap lima manik, jadi sekali putus hilang lima, bukan semuanya.',
      'Manik disortir dengan tangan lewat ayakan, yaitu kaleng yang dilubangi.',
      'Polanya mengulang yang ditemukan di Khlong Thom, tempat para saudagar meninggalkan manik dua ribu tahun lalu.',
    ],
    of: ['Manik batu, kaca, atau kayu pada nilon dengan pengait bersepuh perak.', 'Batu alami dan kayu bubut, ditutup dengan kancing kerang.'],
    use: [
      'Tiga untai, dipakai lepas atau dililit jadi satu.',
      'Lepas untuk berenang, tidak usah untuk hujan.',
      'Anak-anak memilih yang cerah, dan mereka benar.',
    ],
    facts: 'Panjang {label}, untai {measure}, sekitar {weight}.',
  },
  'gold-necklace': {
    looks: { chain: 'rantai anyam', 'enamel-red': 'enamel merah', 'enamel-green': 'enamel hijau' },
    names: ['Kalung emas Sukhothai, {look}', 'Kalung thong boran, {look}', 'Kalung pandai emas, {look}'],
    made: [
      'Kawat yang lebih tipis dari rambut dianyam empat, enam, atau delapan helai di atas jarum, tanpa mesin.',
      'Butir-butir emas kecil disusun berderet dengan kuas dan dilebur dengan napas lewat pipa tiup.',
      'Enamelnya kaca giling yang dibakar di atas arang: merah, hijau, dan biru, seperti pada temuan dari Si Satchanalai kuno.',
    ],
    of: [
      'Emas 96,5 persen, beratnya tertulis hitam di atas putih; sertifikatnya menyebut nama pandainya.',
      'Emas Thailand, 96,5 persen, lebih hangat warnanya daripada 18 karat.',
    ],
    use: [
      'Diasuransikan, dan hanya diserahkan dengan tanda tangan.',
      'Di Thailand emas adalah tabungan yang bisa dipakai.',
      'Ia mengikuti leher seperti kain.',
    ],
    facts: 'Panjang {label}, rantai {measure}, emas sekitar {weight}.',
  },
}
