import type { SheetsWords } from '../../../language-words.ts'

export const LACQUER: SheetsWords = {
  'lacquer-box': {
    looks: { black: 'hitam dan emas', vermilion: 'merah vermilion dan hitam', brown: 'cokelat dan emas' },
    names: ['Kotak lak berlapis emas, {look}', 'Kotak lak Lanna, {look}', 'Kotak perhiasan bambu berlak, {look}', 'Kotak kenangan berlembar emas, {look}'],
    made: [
      'Bilah bambu digulung menjadi badan yang begitu ringan sampai membal kembali kalau Anda tekan.',
      'Badannya dilapisi getah pohon lak tujuh sampai sepuluh kali; setiap lapis beristirahat di ruang lembap lalu digosok abu dan air.',
      'Untuk emasnya, dasar di sekeliling motif ditutup cat; lembar emas dihamparkan di atas semuanya, lalu dibasuh dari tempat yang bukan haknya.',
      'Dari bilah bambu pertama sampai polesan terakhir, sebuah kotak makan waktu sekitar dua bulan.',
    ],
    of: [
      'Bambu, lak alami, dan lembar emas; tanpa lak plastik sedikit pun.',
      'Getahnya dari pohon rak di hutan utara, dan mengeras menjadi kulit yang tak bisa ditembus air.',
    ],
    use: [
      'Untuk cincin, surat, sirih, atau manisan: nenek moyangnya pernah menyimpan semua itu.',
      'Bau lak baru hilang dalam seminggu kalau tutupnya dibiarkan terbuka.',
      'Karena badannya anyaman, ia selamat dari jatuh yang akan memecahkan kotak kayu.',
    ],
    personal: 'Inisial di balik tutup, maksimal 12 huruf',
  },
  'pearl-inlay-box': {
    looks: { black: 'hitam', oxblood: 'merah marun', teal: 'hijau kebiruan tua' },
    names: ['Kotak kulit mutiara, {look}', 'Kotak lak {look} bertatah kerang', 'Kotak perhiasan bertatah kulit mutiara, {look}'],
    made: [
      'Cangkang siput mata bulan digerinda rata, digergaji dengan kawat setipis rambut, dan dipasang sehelai demi sehelai.',
      'Pasta lak hitam mengisi celah dalam banyak lapisan tipis dan digosok sampai kerang dan dasarnya satu permukaan.',
      'Sekuntum bunga terdiri atas sekitar dua puluh keping, dan satu tutup bisa memuat enam ratus.',
    ],
    of: [
      'Cangkang siput mata bulan hijau hasil budi daya dan bersurat, pada inti kayu kering.',
      'Kayu karet, lak alami, dan kulit mutiara, berlapis beludru katun di dalam.',
    ],
    use: [
      'Putar di bawah lampu, dan bunganya berubah dari hijau ke merah muda.',
      'Kuil memakainya pada pintu dan talam persembahan; di rumah ia menjaga apa yang tak ingin Anda hilangkan.',
      'Engselnya kuningan dan terbenam, sehingga tak ada yang mengganggu motifnya.',
    ],
  },
  'gilded-panel': {
    looks: { black: 'hitam dan emas', red: 'merah dan emas', green: 'hijau dan emas' },
    names: ['Panel lai rot nam, {look}', 'Panel lak berlapis emas, {look}', 'Panel dinding lembar emas, {look}'],
    made: [
      'Motif ditusuk lewat kertas dan digambar dengan getah kuning; emas menutup semuanya, dan air membasuh apa pun yang bukan gambar.',
      'Setiap garis adalah garis yang disisakan: si pelukis bekerja mengitari emas, bukan dengan emas.',
      'Dasarnya lima lapis lak yang dipoles arang sampai nyala lilin terlihat di dalamnya.',
    ],
    of: [
      'Lak alami dan lembar emas pada papan kayu kering, dengan gantungan di belakang.',
      'Emas 96,5 persen yang ditempa begitu tipis sampai goyah oleh napas, di atas lak hitam.',
    ],
    use: [
      'Gantung di tempat cahaya petang datang dari samping dan membangunkan emasnya.',
      'Daun-daun apinya daun lemari kuil Ayutthaya, digambar baru, tidak dijiplak.',
      'Ditandatangani dan diberi tanggal di belakang oleh pelukisnya.',
    ],
  },
}
