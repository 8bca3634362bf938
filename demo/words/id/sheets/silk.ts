import type { SheetsWords } from '../../../language-words.ts'

export const SILK: SheetsWords = {
  'mudmee-silk': {
    looks: { ruby: 'merah rubi bermotif wajik', indigo: 'biru nila bermotif wajik', emerald: 'hijau zamrud berkait naga', gold: 'emas tua berkait naga' },
    names: ['Sutra mudmee Thailand, {look}', 'Sutra ikat simpul tangan, {look}', 'Kain sutra mudmee Isan, {look}', 'Kain ikat sutra Thailand, {look}'],
    made: [
      'Benang pakan diikat berkas demi berkas dengan serat pisang dan dicelup berulang-ulang, sampai polanya menunggu di dalam benang.',
      'Setiap lintasan disetel penenun dengan mata supaya tepi motif bertemu; kabur yang halus itu tanda tangan mudmee.',
      'Kira-kira empat meter berpola makan dua minggu mengikat dan sepuluh hari menenun.',
      'Ditenun keper dengan tiga gun di alat tenun kayu, cukup padat untuk kain bawahan dan cukup lembut untuk selendang.',
    ],
    of: [
      'Sutra kuning Thailand, diurai tangan dari kepompong setempat, dengan tonjolan alami.',
      'Sutra murni pada lungsi dan pakan; merahnya dari kutu lak, birunya dari nila, kuningnya dari kayu nangka.',
    ],
    use: [
      'Cukup untuk kain bawahan atau jaket pas badan; penjahit suka karena tidak berserabut.',
      'Dibingkai di balik kaca, ia menjadi lukisan di ruangan itu.',
      'Kait naga melambangkan ular pembawa hujan; pengantin dan biksu sama-sama mengenalnya.',
    ],
    facts: 'Ukuran kain {measure}, berat sekitar {weight}.',
  },
  'silk-scarves': {
    looks: { plum: 'ungu prem', saffron: 'kuning kunyit', teal: 'hijau kebiruan', rose: 'merah mawar' },
    names: [
      'Syal sutra Thailand, {look}',
      'Syal sutra tenun tangan {look}',
      'Selendang sutra berumbai simpul, {look}',
      'Selendang tipis sutra Thailand, {look}',
    ],
    made: [
      'Lungsi dan pakan dicelup dalam warna yang sedikit berbeda, sehingga kainnya berubah ketika Anda bergerak.',
      'Anyaman polos di alat tenun bukan mesin, satu setengah meter pada hari yang baik.',
      'Rumbainya disimpul tangan di malam hari, ketika alat tenun diam.',
    ],
    of: [
      'Sutra murbei murni, direbus dalam air abu sampai jatuhnya seperti air.',
      'Sutra Thailand yang dicelup warna bebas azo dan dicuci tiga kali sebelum ditenun.',
    ],
    use: [
      'Hangat di pesawat, sejuk di teras.',
      'Dilipat, ia sebesar paspor.',
      'Tonjolan kecil pada benang adalah tanda sutra yang diurai tangan, bukan cacat.',
    ],
    facts: '{measure} tanpa rumbai, sekitar {weight}.',
  },
  'pha-sin': {
    looks: { maroon: 'merah marun', navy: 'biru dongker', olive: 'hijau zaitun' },
    names: ['Pha sin bertepi tin jok, {look}', 'Sarung {look} bertepi sungkit', 'Sin pengantin Lanna, {look}', 'Sin tin jok, {look}'],
    made: [
      'Tepinya ditenun terpisah, muka ke bawah, setiap benang warna diangkat dengan duri landak.',
      'Selebar telapak tin jok memakan waktu sehari penuh; seluruh tepinya empat sampai delapan minggu.',
      'Pinggang, badan, dan tepi adalah tiga kain yang disambung tangan, sebagaimana sin dari dulu.',
    ],
    of: ['Badan katun, tepi sutra dan katun, pinggang katun merah dan putih.', 'Katun pintal tangan dengan sutra untuk motifnya, dicelup kutu lak dan nila.'],
    use: [
      'Lipat di pinggang dan ikat dengan sabuk; tanpa ritsleting, tanpa takut ukuran.',
      'Setiap lembah bisa membaca tepi lembah lain dan tahu dari mana pemakainya.',
      'Dipakai ke kuil, dan disimpan untuk anak perempuan.',
    ],
    facts: 'Ukuran {label}: {measure} (keliling dan panjang), sekitar {weight}.',
  },
  'table-runner': {
    looks: { silver: 'kelabu perak', gold: 'emas', wine: 'merah anggur' },
    names: ['Taplak panjang sutra, {look}', 'Taplak panjang brokat benang logam, {look}', 'Taplak panjang sutra Thailand, {look}'],
    made: [
      'Motifnya naik lewat gun tambahan, dan benang berbalut perak disisipkan di samping sutra.',
      'Dua orang di satu alat tenun: yang satu menenun, yang lain menarik tali motif menurut nyanyian angka yang tertulis.',
      'Dilipat dan dikelim tangan, dengan sudut serong yang rebah rata.',
    ],
    of: ['Sutra dengan benang perak berinti poliester yang tidak menghitam.', 'Lungsi sutra Thailand, pakan logam, lapisan katun.'],
    use: [
      'Di bawah cahaya lilin, benangnya berkilau seperti percik-percik kecil.',
      'Cukup sempit untuk membiarkan kayu meja yang bagus terlihat.',
      'Dipakai juga sebagai sabai, melintang di bahu, pada pernikahan.',
    ],
    facts: 'Ukuran {measure}, berat sekitar {weight}.',
  },
}
