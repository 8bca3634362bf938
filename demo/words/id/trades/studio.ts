import type { TradesWords } from '../../../language-words.ts'

export const STUDIO_TRADES: TradesWords = {
  scent: [
    'Kami mengukir dengan satu pisau kecil, sama dengan yang dipakai juru masak istana untuk melon.',
    'Kelopak ditekan jempol selagi lilin hangat; yang kesepuluh terasa panas, yang kesebelas tak terasa lagi.',
    'Melatinya dipetik malam hari, saat ia mekar.',
    'Mengukir membuat kami diam, dan keluarga menghargainya.',
    'Dari setiap hari kami simpan satu teratai yang miring, untuk kenangan.',
  ],
  herbal: [
    'Ramuannya dari sekolah pijat di kuil, dan banglenya dari belakang rumah.',
    'Sabun kami matang enam minggu di rak bambu sebelum ada yang boleh menciumnya.',
    'Tabib desa ini dulu adik nenek saya, dan kebunnya kebun beliau.',
    'Kami mencobanya pada diri sendiri, karena itu kami tampak begitu segar.',
    'Bangle digali di bulan Januari, ketika daunnya sudah pergi dan khasiatnya ada di bawah.',
  ],
  painting: [
    'Saya belajar dari pelukis mural yang memperbaiki dinding kuil, dan kesabarannya ada di kuas saya.',
    'Kami melukis langsung di depan objeknya pukul enam pagi, sebelum cahayanya menjadi biasa.',
    'Kanvas direntang hari Minggu, dan hari Senin kami menyesali ukurannya.',
    'Para biksu mengizinkan kami duduk di atap menara lonceng; pemandangannya ada di banyak lukisan.',
    'Yang saya kerok lebih banyak daripada yang saya lukis, dan lantainya meriah sekali.',
  ],
  stage: [
    'Sebelum topeng baru dimulai, kami menghormati para guru dengan bunga dan sebutir telur rebus.',
    'Lima belas lapis kertas menjadi wajah; yang keenam belas menjadi watak.',
    'Topeng dijahit tertutup dari belakang, supaya tak ada yang melihat bagaimana dibuatnya.',
    'Wayang-wayang kami punya nama sebelum punya wajah.',
    'Para penari membawanya kembali bertahun-tahun kemudian untuk diperbarui emasnya, dan kami mengenali tiap topeng dari penyoknya.',
  ],
  kites: [
    'Bambu kami belah setahun sebelum kami terbangkan.',
    'Di bulan Maret seluruh keluarga ada di lapangan, berdebat tentang angin.',
    'Kertas dibeli per rim, angin gratis.',
    'Layang-layang terbaik saya tersangkut di pohon di lapangan istana, dan akan tetap di sana.',
    'Kalau terbang di gang kami, di mana pun ia terbang.',
  ],
  shadow: [
    'Kulit kami tatah dengan tatah yang kami tempa sendiri, mulai dari mata ke luar.',
    'Ayah saya masih mendalang; kalau sebuah wayang kurang pandai bicara, ia mengembalikannya kepada saya.',
    'Cahaya menembus kulit yang baik seperti menembus madu.',
    'Punakawan ditatah paling akhir dan tertawa paling dulu.',
    'Setahun sekali kami bermain untuk dewi padi, tanpa bayaran.',
  ],
}
