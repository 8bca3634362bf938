import type { TradesWords } from '../../../language-words.ts'

export const LOOM_TRADES: TradesWords = {
  silk: [
    'Kami memelihara ulat sutra sendiri dengan murbei sendiri, jadi setiap helai benang kami kenal sejak dari daunnya.',
    'Pola diikat sebelum dicelup, dari ingatan; kertasnya tidak ada.',
    'Di bulan-bulan kering terdengar tiga puluh alat tenun dari gerbang kuil kami.',
    'Satu kepompong berisi satu kilometer, dan setiap sentimeternya melewati jari kami.',
    'Anak perempuan saya kuliah di kota dan pulang menenun di bulan April.',
  ],
  indigo: [
    'Tong kami diberi makan setiap pagi dengan air abu dan sedikit arak beras, dan ia merajuk kalau kami lupa.',
    'Sembilan celupan menjadi biru yang di sini disebut warna petang sebelum hujan.',
    'Anda mengenali kami dari kuku kami.',
    'Kami tak pernah mencelup pada hari pemakaman; tongnya akan ikut mati.',
    'Kapas, nila, asam jawa: semua yang kami perlukan tumbuh sejauh teriakan.',
  ],
  khit: [
    'Polanya tinggal dalam seberkas lidi di belakang alat tenun; hilang satu, gajahnya berkaki tiga.',
    'Kami mengisi bantal dengan kapuk dari pohon randu di sepanjang jalan kami.',
    'Nenek bisa membaca khit dalam gelap, dengan jempolnya.',
    'Bantal untuk biksu mendapat muka terbaik, lalu untuk pengantin, lalu untuk Anda.',
    'Gajah di kain kami berjalan ke arah tepi, yaitu arah pulang.',
  ],
  cotton: [
    'Alat tenun kami lebih tua daripada kami; kapas di atasnya dari tahun ini.',
    'Phakaoma itu handuk, ikat pinggang, ayunan, dan topi, jadi kami menenunnya agar tahan lama.',
    'Lungsinya dikanji air beras, jadi kucing pun suka.',
    'Garisnya kami nyanyikan: tiga merah, satu putih, tiga merah, stop.',
    'Dari jendela kami terlihat ladang asal benangnya.',
  ],
  'tin-jok': [
    'Tepinya dicungkil dengan duri landak, terbalik, sehelai demi sehelai.',
    'Gadis di sini masih menenun satu untuk pernikahannya, dan satu untuk dikenang.',
    'Selembar tepi dari tahun 1890 kami simpan di kaleng biskuit, dan hanya itu yang kami tiru.',
    'Menghitungnya dengan suara keras, jadi tak ada yang bergunjing di alat tenun.',
    'Kuningnya nangka, merahnya kutu lak, dan hitamnya rahasia.',
  ],
  'hill-tribe': [
    'Kami tetangga Hmong, Mien, dan Karen yang berbagi ruang jahit dan tak pernah berbagi motif.',
    'Tusuknya dihitung, tak pernah digambar, dan anak-anak mempelajarinya sebelum abjad.',
    'Kami menyulam di bus, di antrean, dan di rapat orang tua murid.',
    'Tempat jarum saya dari duri landak; punya nenek saya juga.',
    'Tahun Baru adalah pekan mode kami.',
  ],
  batik: [
    'Kami menorehkan malam tanpa pola dengan canting tembaga dan membiarkan laut menentukan warnanya.',
    'Waktu kainnya dijemur di pantai, wisatawan mengira itu pameran.',
    'Malam berasap pada panas yang pas dan terbakar pada panas berikutnya; kami sudah cukup sering terbakar.',
    'Kami melorod kain di tepi laut, karena dilarang di dapur.',
    'Para nelayan menamai biru kami dengan nama kami.',
  ],
}
