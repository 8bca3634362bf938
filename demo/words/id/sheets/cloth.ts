import type { SheetsWords } from '../../../language-words.ts'

export const CLOTH: SheetsWords = {
  'woven-tote': {
    looks: { indigo: 'garis ikat nila', natural: 'khit alami', red: 'khit merah' },
    names: ['Tas jinjing tenun tangan, {look}', 'Tas belanja katun tenunan, {look}', 'Tas jinjing berfuring, {look}', 'Tas pasar penenun, {look}'],
    made: [
      'Kain tenunan desa hanya dipotong sekali, satu lembar panjang, jadi tak ada yang terbuang.',
      'Talinya turun mengelilingi seluruh tas dan menyangga beban dari bawah.',
      'Dijahit para penenunnya sendiri pada bulan-bulan ketika padi tidak butuh siapa-siapa.',
    ],
    of: ['Katun tenun tangan di luar, furing katun polos, satu saku beritsleting.', 'Alas kanvas katun, panel tenunan tangan, kancing jepret kuningan.'],
    use: ['Muat laptop 14 inci dan seikat kangkung.', 'Dilipat rata dalam koper, dan pulang penuh isi.', 'Garisnya tak pernah dua kali di tempat yang sama.'],
  },
  'hill-tribe-bag': {
    looks: { black: 'hitam bersulam silang warna-warni', red: 'merah bergaris cerah', blue: 'biru bersulam silang' },
    names: ['Tas bahu suku pegunungan, {look}', 'Tas yam bersulam, {look}', 'Tas selempang dataran tinggi, {look}'],
    made: [
      'Tali dan sisi tas adalah satu pita panjang dari alat tenun gendong; badannya dijahit di antaranya.',
      'Tusuk silang dihitung dari belakang kain, sehingga bagian depannya bersih.',
      'Tiga minggu, malam demi malam, untuk satu panel yang bagus.',
    ],
    of: ['Katun dan hemp, benang sutra, pompon wol.', 'Katun tenun tangan dengan furing katun dan kancing kuningan dari koin lama.'],
    use: [
      'Di desa membawa buku pelajaran, di kota membawa kamera.',
      'Warnanya memberi tahu siapa pembuatnya: setiap lembah meramu merahnya sendiri.',
      'Yang Anda bayar langsung sampai ke ruang jahit, tanpa pedagang perantara.',
    ],
    facts: 'Badan tas {measure}, tali 100 cm, sekitar {weight}.',
  },
  'batik-sarong': {
    looks: { sea: 'bunga biru laut', sunset: 'bunga senja', forest: 'dedaunan hutan' },
    names: ['Sarung batik tulis, {look}', 'Batik Thailand selatan, {look}', 'Kain pantai batik, {look}', 'Pareo batik lukis, {look}'],
    made: [
      'Malam panas mengalir dari canting tembaga dalam satu garis tak putus; di mana garis itu tertutup, warna tak bisa menyeberang.',
      'Warna dikuaskan basah-basah, sehingga saling merembes seperti cuaca.',
      'Dikunci semalam dengan silikat, dilorod sampai bersih dari malam, dan dibilas dalam tiga bak.',
    ],
    of: [
      'Katun voile halus, tak menerawang bila dua lapis, sejuk bila selapis.',
      'Katun merserisasi, dicelup dengan pewarna reaktif yang tahan garam dan matahari.',
    ],
    use: [
      'Ikatkan di pinggul, di bahu, atau di jendela.',
      'Tak ada dua yang uratnya sama, karena malam retak semaunya.',
      'Di pantai ia kering dalam sepuluh menit.',
    ],
    facts: '{measure}, sekitar {weight}.',
  },
}
