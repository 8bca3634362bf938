import type { PortraitsWords } from '../../../language-words.ts'

export const NORTH_AND_ISAN: PortraitsWords = {
  'Mae Somjit Mudmee':
    'Kait naga pertama saya ikat waktu umur sebelas, jelek, dan ibu saya tetap memakainya ke kuil. Sekarang delapan alat tenun berdiri di kolong rumah kami di Chonnabot, dan empat penenunnya keponakan saya. Merah dari kutu lak yang dikikis abang saya dari pohon trembesi, kuning dari batang nangka yang sudah enam tahun kami serut. Kalau selembar kain selesai, satu malam saya tidur di sampingnya, lalu saya bisa melepasnya.',
  'Baan Din Mae Khan':
    'Tungku ini kami beli dari perajin yang sudah terlalu tua untuk mengangkat kayu, dan sepuluh tahun lamanya ia datang setiap hari untuk memberi tahu kesalahan kami. Biasanya ia benar. Abu kami dari kebun kelengkeng di sekitar San Kamphaeng, dan kalau seorang petani mengganti pupuknya, kami melihatnya di hijaunya. Datanglah di bulan Februari, waktu pohon dipangkas; kami membakar seminggu penuh dan tak ada yang banyak tidur.',
  'Kram Pa Urai':
    'Tong-tong saya punya nama, karena punya tabiat. Yang tertua, Bunmi, warisan nenek saya, dan diberi makan setiap pagi sejak sebelum jalan sampai ke Phanna Nikhom. Saya angkat tutupnya, saya cicipi air abunya dengan ujung jari, dan saya tahu hari macam apa yang akan datang. Biru bukan warna yang dibuat; biru adalah warna yang dijaga tetap hidup.',
  'Pua Silver House':
    'Sembilan belas keluarga Mien dan Hmong di Pua berbagi tempat tempa, pengacara, dan mobil van. Harga perak ditulis di dinding setiap pagi, jadi semua orang tahu mana logam dan mana kerja. Pandai muda mulai dari rantai; kalau setelah seratus mata mereka masih bersenandung, mereka tinggal. Tahun lalu enam yang bersenandung.',
  'Bo Sang Umbrella Lane':
    'Konon seorang biksu pulang dari Burma dengan payung rusak, dan sejak itu desa kami memperbaikinya. Sebelas rumah di gang ini masing-masing mengerjakan satu hal: kepala, ruji, benang, kertas, minyak, cat. Tak seorang pun bisa membuat payung sendirian, karena itu tak seorang pun di sini pernah benar-benar marah kepada yang lain. Para pelukis duduk di luar, jadi bawalah kemeja lama, nanti mereka lukiskan seekor burung.',
  'Mae Chaem Tin Jok House':
    'Tepi kain Mae Chaem punya enam belas motif yang boleh dipakai dan seratus yang tidak boleh, karena ada pemiliknya. Kami mencatat sebanyak mungkin sebelum para nenek pergi, dan tiga di antaranya kembali untuk membetulkan catatan kami. Kini enam puluh perempuan menenun di sini, dua di antaranya belum dua puluh tahun. Mereka mengeluh tentang duri landak, lalu tak mau memakai yang lain.',
  'Khru Det Ban Tawai':
    'Waktu saya kecil di Ban Tawai, kami petani padi yang mengukir di malam hari; malamnya makin lama makin panjang. Saya hanya memakai apa yang dikembalikan sebuah rumah: balok, anak tangga, sekali pernah sebuah mimbar. Gajah itu ada di dalamnya atau tidak ada, dan ketahuannya pada hari ketiga. Di belakang saya ada empat puluh dua tahun hari ketiga.',
  'Nantaram Lacquer':
    'Leluhur kami dibawa dari Keng Tung dua abad lalu karena mereka bisa mengerjakan ini, dan sejak itu kami mengerjakannya dalam jangkauan lonceng kuil yang sama. Lak memerlukan lembap; sementara kota berdoa minta hari kering, kami diam-diam berdoa minta yang sebaliknya. Sebuah kotak perlu dua bulan dan telinga yang baik, karena lapis terakhir dinilai dari bunyi ketukan kuku.',
  'Doi Mok Tea Terraces':
    'Kakek saya berjalan kaki ke sini dari Yunnan dengan sepucuk senapan dan sebilah pisau teh, dan yang disimpannya pisau itu. Kami memetik sebelum pukul sepuluh, melayukan di atap, dan menggulung dalam kain sampai daunnya menjadi kepalan. Air pertama untuk cangkir, yang kedua untuk tamu, dan yang kelima untuk cerita, yang biasanya tentang senapan itu. Tamu tidur di ruang pengeringan dan bangun lebih harum daripada sebelumnya.',
  'Ban Na Kha Khit Weavers':
    'Di jalan pasar kami setiap rumah kedua punya alat tenun, dan setiap rumah pertama punya pendapat tentangnya. Seratus empat motif khit kami simpan pada lidi di kuil, dan siapa saja boleh meminjam asal mengembalikannya dalam urutan yang sama. Pernah ada yang tidak, dan begitulah lahir gajah berkaki tiga. Lakunya bukan main.',
  'Thung Kula Rice Circle':
    'Dataran Thung Kula dulu membuat para pejalan menangis, saking keringnya; kini garamnyalah yang membuat beras kami wangi. Tiga puluh satu keluarga berhenti menyemprot bersama-sama, karena angin tak mengenal pagar. Kami menggiling setiap Kamis. Kalau Anda membuka kantongnya dan mencium pandan, itu bukan pandan, itu November.',
  'Seven Hills Sewing Room':
    'Kami ibu-ibu yang menginginkan pekerjaan yang selesai ketika bus sekolah datang. Perempuan Hmong, Mien, dan Lisu duduk di satu meja panjang, dan yang termuda membacakan berita sementara kami menghitung tusukan. Motif tinggal pada pemiliknya: pohon Mien hanya dijahit tangan Mien. Hasil jualan kami sudah membiayai empat perawat dan seorang pemain drum yang sangat berisik.',
  'Lung Kamon Kratip':
    'Beri saya sebatang bambu dan sore yang teduh, dan saya beri Anda tiga bakul dan sedikit gosip. Bilahnya saya serut sampai koran terbaca menembusnya, walaupun biasanya koran tidak saya baca. Kratip saya menjaga nasi tetap hangat sampai pukul dua. Lewat pukul dua, Anda toh semestinya sudah makan.',
  'Pa Ao Bell Founders':
    'Dua ratus tahun Ban Pa Ao menuang kuningan seperti yang dilakukan di Ban Chiang empat ribu tahun lalu; itu kata seorang profesor, kami kira caranya memang begitu. Lilinnya dililit sehelai demi sehelai di bubutan kayu kecil yang ditarik tali kaki. Cetakan dipecah, dan itulah lonceng Anda, atau bukan. Kira-kira satu dari sembilan bukan.',
  'Wua Lai Silver Street':
    'Kuil kami tertutup perak karena setiap pandai di jalan ini berutang selembar kepadanya. Anak lelaki belajar di sini setiap Sabtu, anak perempuan juga sejak 2009, dan pergelangan anak perempuan lebih luwes. Mangkuk kami tempa dari kedua sisi bergantian, sebagaimana sebaiknya kita memandang kebanyakan persoalan.',
}
