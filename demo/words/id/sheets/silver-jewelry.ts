import type { SheetsWords } from '../../../language-words.ts'

export const SILVER_JEWELRY: SheetsWords = {
  'silver-ring': {
    looks: { hammered: 'tempa', rope: 'pilin tali', oxidised: 'berspiral gelap' },
    names: ['Cincin perak {look}', 'Cincin perak {look} suku pegunungan', 'Cincin pita perak {look}', 'Cincin susun perak {look}'],
    made: [
      'Sebatang perak ditarik panjang dengan palu, dibengkokkan pada kerucut baja, dan ditutup dengan logamnya sendiri.',
      'Permukaannya dipukul, bukan dicor: hitung bidangnya, dan Anda menghitung pukulannya.',
      'Diselesaikan dengan pasir sungai dan roda kulit kerbau, sehingga bersinar tanpa menyilaukan.',
    ],
    of: ['Perak 95 sampai 98 persen, lebih lunak dan lebih putih daripada perak sterling.', 'Perak pejal tanpa nikel, ramah untuk kulit peka.'],
    use: [
      'Pakai satu saja atau tiga sekaligus; mereka saling menggosok sampai cerah.',
      'Bisa dilonggarkan satu ukuran oleh tukang perhiasan mana pun.',
      'Goresan kecil memang bagiannya, dan membuatnya milik Anda.',
    ],
    facts: 'Ukuran {label}, diameter dalam {measure}, sekitar {weight}.',
    personal: 'Huruf di sisi dalam cincin, maksimal 15',
  },
  'silver-earrings': {
    looks: { leaf: 'daun', disc: 'cakram', brass: 'daun kuningan' },
    names: [
      'Anting suku pegunungan, bentuk {look}',
      'Anting jurai potongan tangan, bentuk {look}',
      'Anting pandai perak, bentuk {look}',
      'Anting ayun bentuk {look}',
    ],
    made: [
      'Lembarannya digergaji dengan mata, diberi urat dengan pahat, dan dilengkungkan dalam cekungan kayu.',
      'Kaitnya ditarik dari lembaran yang sama, jadi tak ada sambungan yang bisa patah.',
      'Setiap pasang dipotong bersama dan digantung sehari untuk melihat apakah ayunannya sama.',
    ],
    of: ['Perak 95 persen; yang kuningan berkait perak.', 'Lembaran logam ringan tanpa nikel; Anda lupa sedang memakainya.'],
    use: [
      'Menangkap cahaya ketika Anda menoleh, seperti daun.',
      'Hadiah yang pas untuk semua ukuran.',
      'Kalau longgar, tekuk kaitnya sedikit; logamnya mengizinkan.',
    ],
    facts: '{measure}, sepasang sekitar {weight}.',
  },
  'pendant-necklace': {
    looks: { fish: 'ikan', sun: 'matahari', gold: 'daun sepuhan emas' },
    names: ['Liontin perak {look}', 'Kalung suku pegunungan berliontin {look}', 'Liontin {look} berukir dengan tali', 'Liontin pandai perak, bentuk {look}'],
    made: [
      'Dua lembar cembung dipahat dengan alat kecil dan dipatri menjadi badan berongga yang berdenting kalau diketuk.',
      'Sisik dan sinarnya dicap satu per satu dengan alat kikiran si pandai sendiri.',
      'Digelapkan dalam asap belerang lalu digosok kembali, sehingga polanya menonjol.',
    ],
    of: ['Perak 92,5 persen; yang emas disepuh 18 karat.', 'Liontin perak pejal pada tali katun berlilin atau rantai ular.'],
    use: [
      'Ikan berarti sungai yang penuh dan meja yang penuh.',
      'Ibu-ibu Mien menjahit matahari seperti ini di topi bayi yang baru lahir.',
      'Pakai pendek dengan kemeja, atau panjang di atas gaun.',
    ],
    facts: 'Liontin {measure}, tali {label}, sekitar {weight}.',
    personal: 'Huruf di belakang liontin, maksimal 12',
  },
  'silver-bangle': {
    looks: { twist: 'pilin', engraved: 'ukir', gold: 'pilin sepuhan emas' },
    names: ['Gelang perak {look}', 'Gelang terbuka perak {look}', 'Gelang tebal perak {look} suku pegunungan'],
    made: [
      'Tiga batang dipilin panas-panas dan ditempa dingin sampai menjadi satu.',
      'Ujungnya digulung pada paku, jadi tak pernah menggores.',
      'Ukirannya disayat dengan pahat yang didorong telapak tangan, semilimeter demi semilimeter.',
    ],
    of: ['Perak 96 persen, cukup tebal untuk menjaga bentuknya.', 'Perak pejal; yang sepuhan berlapis tiga mikron emas.'],
    use: [
      'Selipkan dari samping pada bagian pergelangan yang sempit, lalu putar.',
      'Diberikan kepada bayi supaya berani, dan kepada pengantin untuk tabungan.',
      'Ia memutih di tempat tersentuh dan menggelap di tempat yang tidak.',
    ],
    facts: 'Ukuran {label}, lebar dalam {measure}, sekitar {weight}.',
    personal: 'Huruf di sisi dalam, maksimal 20',
  },
  torque: {
    looks: { silver: 'perak polos', oxidised: 'perak gelap', coins: 'perak bermanik' },
    names: ['Gelang leher suku pegunungan, {look}', 'Gelang leher gaya Hmong, {look}', 'Gelang leher perayaan, {look}'],
    made: [
      'Batang setebal jari ditempa makin tipis ke ujung dan diikalkan menjadi spiral.',
      'Dilunakkan tujuh kali dalam arang, karena perak bosan pada palu.',
      'Keluarga Hmong dan Mien memakainya di Tahun Baru, makin banyak makin baik.',
    ],
    of: ['Perak 95 persen, berongga atau pejal, seperti terasa dari beratnya.', 'Perak murni, dengan manik kaca pada kawat kuningan untuk yang bermanik.'],
    use: [
      'Di atas hitam ia kalung; di atas penyangga ia patung.',
      'Buka ke samping, jangan pernah ke depan, dan pegasnya terjaga.',
      'Dulu bank keluarga, kini masih kebanggaan keluarga.',
    ],
    facts: 'Lebar dalam {measure}, sekitar {weight}.',
  },
}
