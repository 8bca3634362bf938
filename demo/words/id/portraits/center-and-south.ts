import type { PortraitsWords } from '../../../language-words.ts'

export const CENTER_AND_SOUTH: PortraitsWords = {
  'Don Kai Di Benjarong':
    'Ketika pabrik mangkuk tutup pada tahun delapan puluhan, kami berempat membawa pulang kuas dan melukis apa yang tersisa. Kini Don Kai Di punya empat puluh ruang lukis, kebanyakan di ruang tamu, dan di sebagian kelopak kami terdengar televisi. Setiap pelukis punya tanda di bawah kaki mangkuk. Tanda saya seekor ayam yang kecil sekali.',
  'Nakhon Lipao Weavers':
    'Pakis ini tumbuh di tempat kobra suka tidur, jadi kami memotongnya dengan pisau panjang dan sopan santun. Setiap penganyam membelah benangnya sendiri, karena benang belahan orang lain rasanya seperti sepatu orang lain. Satu tas dua puluh hari. Hari tidak ada ukuran keduanya.',
  'Khru Sawat Niello':
    'Guru saya tak mau menyebut takaran hitamnya; tiga tahun saya disuruh menggiling sampai tangan saya tahu sendiri. Kepada kedua murid saya angkanya saya sebutkan, karena saya tidak semuda beliau waktu itu. Niello sabar terhadap siapa saja kecuali yang tak sabar. Dari pukul delapan sampai sebelas saya duduk di jendela utara, dan sisa hari saya pakai memandangi hasilnya.',
  'Tak Bai Wax and Sea':
    'Ibu kami membatik untuk sarung; saya dan adik membatik untuk jendela di Berlin, dan tangannya sama. Cantingnya dari Kelantan di seberang sungai, begitu juga kakek. Pada pagi yang cerah kami menjemur empat puluh meter di sepanjang pantai, dan kambing-kambing sudah belajar memutar. Kalau Anda menemukan jejak kuku kecil di birunya, kain itu setengah harga dan kesayangan kami.',
  'Nang Lung Chit':
    'Siang saya menatah, malam saya mendalang, dan para wayang lebih suka malam. Di dalam peti ada empat ratus; masing-masing punya suara, dan kata istri saya semuanya sudah pernah saya pakai kepadanya. Kalau ada anak bertanya siapa yang paling kuat, saya angkat sang punakawan. Hanya dia yang boleh berkata benar kepada gubernur.',
  'Khru Phithak Khon Masks':
    'Saya menarikan si kera putih sampai lutut saya pensiun, lalu mulai membuat kepala yang dulu saya intip dari dalam. Dari dalamlah orang tahu di mana sebuah topeng berbohong: Hanoman harus bisa melihat kakinya sendiri. Setiap wajah dibuka pada hari Kamis, sesudah bunga untuk para guru. Kalau kipas menyala, di rak mereka seperti bertengkar, dan saya biarkan.',
  'Bang Sa Kao Mat Weavers':
    'Para suster dari Vietnam mengajari buyut kami menganyam tikar, dan buyut kami mengajari mereka makan cabai. Mendongnya berdiri di air payau setinggi lutut, karena itu tidak mudah patah. Di setiap alat tenun duduk dua orang; tak seorang pun di sini bisa menenun sendirian, dan tak ada yang mencobanya dua kali.',
  'Si Chan Stone Setters':
    'Setiap Jumat seluruh Jalan Si Chan memandang matahari lewat sela jari. Kami membeli batu mentah, memanaskan yang perlu dipanaskan, dan menuliskannya di kartu, karena ayah saya pernah sekali tertipu dan tak pernah lupa rasanya. Yang memasang batu kakak perempuan saya, yang bisa mendengar cakar longgar. Mintalah ia mendengarkan cincin nenek Anda; cukup seharga ongkos kirimnya.',
  'Si Satchanalai Goldhouse':
    'Seorang tetangga membawakan kami rantai emas dari lumpur sungai, enam helai, lebih halus dari apa pun yang kami sanggup; dua tahun ayah saya mempelajari caranya, dari rantai itu saja. Rantainya dikembalikan, ilmunya disimpan. Kami menarik kawat sampai melayang oleh napas dan menganyam malam hari, ketika tak ada truk lewat. Sebuah rantai harus jatuh ke telapak Anda seperti air, dan sama sulitnya digenggam.',
  'Ko Kret Mon Potters':
    'Kami orang Mon di pulau tanpa mobil, dan tanah liat datang kepada kami dengan perahu. Periuk kakek kami masuk istana dan periuk sepupu kami masuk toko tanaman, dan keduanya pulang membawa pesanan. Ukirannya dikerjakan selagi periuk masih berbau hujan. Naiklah feri; ongkosnya tiga baht, kuenya lebih mahal.',
  'Mae Lamai Curry Kitchen':
    'Yang dinikahi suami saya bumbu kari kuning saya; saya ikut serta. Kami menumbuk pagi hari, karena sore hari lengan suka berbohong. Di rumah tak ada blender dan tak ada resep tertulis, hanya sebuah sendok penyok yang artinya garam. Kata orang terlalu pedas. Lalu mereka memesan stoples yang besar.',
  'Ban Lat Palm Climbers':
    'Masing-masing dari kami memanjat dua puluh pohon lontar dua kali sehari, sama dengan empat puluh kali naik tangga dengan tabung bambu di pinggang. Manisan Phetchaburi terkenal berkat kami, meskipun yang masuk televisi juru masaknya. Dari puncak terlihat laut. Tengah hari gulanya sudah dikocok dan para pemanjat tidur.',
  'Tha Mai Pepper Garden':
    'Lada Chanthaburi menggigit belakangan, lalu berbicara agak lama. Kami memetik dengan tangan ketika satu butir di tangkainya memerah, bukan dua, dan menjemurnya di tikar dengan radio menyala untuk mengusir burung. Anak perempuan saya memutarkan jazz. Saya tidak merasakan bedanya, tetapi burung merasakan.',
  'Studio Rim Khlong':
    'Studio saya tongkang beras yang tak lagi mengapung, tertambat di tempat tiga kuil terdengar sekaligus. Saya melukis atap karena itulah bagian kota yang memandang langit. Kanal memberi saya dua jam yang bagus, satu di setiap ujung hari, dan di antaranya saya mengajari anak-anak mencampur kelabu. Di Thonburi lebih banyak kelabu daripada emas, dan emas memerlukannya.',
  'Suan Ya Garden Remedies':
    'Bibi saya tabib Prachin Buri bagi siapa saja yang tak bisa menunggu bus ke rumah sakit, dan beberapa yang bisa. Kebunnya daftar pasiennya: deret ini untuk punggung, deret itu untuk jantung. Kami membuat sabun dan kompres darinya, dimatangkan dan diikat seperti cara beliau, dan mengirimnya kepada orang-orang yang pasti beliau sukai.',
}
