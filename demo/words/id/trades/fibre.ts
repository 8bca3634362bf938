import type { TradesWords } from '../../../language-words.ts'

export const FIBRE_TRADES: TradesWords = {
  lacquer: [
    'Di antara dua lapis lak, karya kami beristirahat berhari-hari dalam lembapnya ruang bawah tanah.',
    'Lembar emas tidak memaafkan apa pun; kami bekerja dengan pintu tertutup dan kipas mati.',
    'Lak mengering dalam lembap dan merajuk di bawah matahari, kebalikan dari cucian.',
    'Getahnya membuat murid baru gatal sebulan; yang bertahan, bertahan seterusnya.',
    'Terakhir kami poles dengan telapak tangan, tak ada lain yang cukup lembut.',
  ],
  rattan: [
    'Rotan kami belah dengan mulut dan pisau, seperti ibu saya dulu, supaya kulitnya tetap mengilap.',
    'Keranjang yang baik berderit waktu baru dan diam waktu berumur sepuluh.',
    'Untuk setiap batang yang kami potong, kami tanam empat.',
    'Penjaga hutan mengenal kami dengan nama, begitu pula para lintah.',
    'Rotan dibengkokkan selagi ketel bernyanyi; waktunya hanya selama secangkir teh.',
  ],
  bamboo: [
    'Bambu ditebang setelah hujan pergi, waktu bulan menyusut, supaya kumbang bubuk tidak mengganggunya.',
    'Sepuluh rumah tangga menganyam di sini di antara tanam dan panen, kebanyakan di keteduhan kolong rumah.',
    'Dari bunyi pisaunya saya tahu apakah sebuah bilah akan kuat.',
    'Sebatang bambu menjadi tiga keranjang, satu sendok sayur, dan kayu bakar.',
    'Asap di atas dapur kamilah yang mengusir kumbang bubuk.',
  ],
  hyacinth: [
    'Tanaman itu mencekik danau kami, jadi setiap keranjang juga membuka semeter air untuk perahu.',
    'Batangnya kami jemur seminggu dan kami balik sesering orang membalik cabai.',
    'Pengunjung melihat bunga, nelayan melihat gangguan, dan kami melihat keranjang cucian.',
    'Mengepangnya di perahu, dalam perjalanan pulang.',
    'Waktu danau surut, kami menganyam yang kami jemur sebelum kemarau.',
  ],
  'yan-lipao': [
    'Setiap batang ditarik lewat lubang-lubang tutup kaleng susu sampai setipis benang jahit.',
    'Satu tas kecil makan dua puluh hari seorang penganyam, jadi kami menyelesaikan sedikit dan menandatangani semuanya.',
    'Pakisnya dipotong sepanjang lengan dan dibawa pulang seperti padi.',
    'Mata saya mengerjakan yang halus sampai pukul sepuluh; setelah itu giliran anak perempuan saya.',
    'Ratu pernah menjinjing tas kami, dan bidan desa juga.',
  ],
  carving: [
    'Kami mengukir kayu bekas bangunan dan kayu hutan tanaman, dan bisa memperlihatkan surat keduanya.',
    'Murid mengamplas, anak membentuk kasar, ayah mengerjakan matanya.',
    'Tatalnya untuk tungku roti tetangga, dan kami mendapat roti.',
    'Balok yang baik menunggu dua tahun di kolong rumah; kami juga.',
    'Gajah lewat di depan pagar kami, jadi kami tak perlu foto.',
  ],
  turning: [
    'Kayunya dari kebun yang tak berbuah lagi; kalau tidak kami pakai, dibakar.',
    'Kami selesaikan dengan minyak yang bisa dipakai menggoreng, tanpa apa pun yang berbau cat.',
    'Mesin bubutnya berjalan dengan sepeda sampai listrik datang.',
    'Kayu basah menciprati Anda, dan lama-lama Anda tahu harus berdiri di mana.',
    'Mangkuk bermata kayu lebih murah waktu dijual dan lebih berharga di rumah.',
  ],
  paper: [
    'Satu desa membuat rangka, desa lain tangkainya; kami merekat, meminyaki, dan melukis.',
    'Bunga dilukis dalam satu tarikan napas, dengan dua warna pada kuas yang sama.',
    'Kulit kayu kami rendam semalam di kanal, dan kami berharap langit cerah.',
    'Pada hari menjemur, halaman kuil menjadi ladang lingkaran.',
    'Di sini sebuah payung melewati sebelas pasang tangan.',
  ],
  reed: [
    'Mendongnya tumbuh di ladang payau, karena itu lebih liat daripada yang dari air tawar.',
    'Dua orang berbagi satu alat tenun: yang perempuan menyorongkan mendong, yang lelaki merapatkannya.',
    'Periuk celup kami berdiri di bawah pohon mangga dan tidak bertutup.',
    'Rumah uskup dan masjid sama-sama beralaskan tikar kami.',
    'Mendong yang dipotong sesudah hujan hijau, yang dipotong sebelumnya keemasan.',
  ],
}
