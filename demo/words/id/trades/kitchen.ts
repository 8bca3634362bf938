import type { TradesWords } from '../../../language-words.ts'

export const KITCHEN_TRADES: TradesWords = {
  rice: [
    'Sawah kami di tanah yang asin dan keras kepala, dan karena itulah berasnya begitu wangi.',
    'Kami menggiling sesuai pesanan, sedikit demi sedikit, supaya beras yang Anda buka masih berbau panen.',
    'Bebek kami yang menyiangi, dan upahnya keong.',
    'Benih kami simpan sendiri, bulir tertinggi dari setiap sudut.',
    'Waktu panen sekolah libur, resminya satu hari.',
  ],
  pastes: [
    'Cobeknya granit, terasinya dari tetangga, dan cabainya dipetik pagi itu juga.',
    'Kami menyangrai di wajan di atas arang, dan seluruh gang ikut bersin.',
    'Resepnya maskawin, dan bagian terbaiknya.',
    'Kami mencicipinya dengan nasi, mentimun, dan seorang tetangga yang berkata jujur.',
    'Empat puluh stoples sehari; sesudah itu ulekannya perlu istirahat.',
  ],
  spices: [
    'Lada dijemur di tikar di halaman kami tiga hari, dan selalu harus ada yang menghalau ayam.',
    'Kami mengemas pada bulan panen itu juga dan menulis tanggalnya dengan tangan.',
    'Di sini kunyit menodai segalanya, termasuk kucing.',
    'Sulur lada memanjat pohon hidup, yang meneduhinya dan menjatuhkan buah untuk kami.',
    'Kami membeli dari sebelas kebun, semuanya terlihat dari satu bukit.',
  ],
  highland: [
    'Di ketinggian seribu empat ratus meter perdunya tumbuh pelan, dan kami juga.',
    'Orang tua saya dulu menanam yang lain di lereng ini; berkat teh dan kopi kami bisa tetap di sini.',
    'Jalan sampai ke sini waktu saya dua belas tahun; sebelumnya bagal yang tahu jalannya.',
    'Kami menyangrai setiap Senin, dan setiap Senin seluruh punggung bukit tahu.',
    'Nenek yang menyortir biji, dan ia menemukan apa yang terlewat oleh mesin.',
  ],
  sweets: [
    'Kami memanjat untuk menyadap nira sebelum matahari terbit, karena sejam kemudian ia mulai menjadi cuka.',
    'Buah dikeringkan matahari di bawah kubah kaca; kalau musimnya bagus, gula tidak ditambahkan.',
    'Lebah yang menentukan rasanya, dan tak pernah mengumumkannya.',
    'Sebatang lontar memberi selama enam puluh tahun kalau diajak bicara baik-baik.',
    'Yang di pasar disebut jelek, kami sebut matang.',
  ],
}
