import type { SheetsWords } from '../../../language-words.ts'

export const STAGE: SheetsWords = {
  'khon-mask': {
    looks: { green: 'raksasa hijau', white: 'kera putih', red: 'raksasa merah' },
    names: ['Topeng khon, {look}', 'Topeng Ramakien, {look}', 'Kepala khon bersepuh emas, {look}'],
    made: [
      'Lima belas lapis kertas saa direkat pada cetakan, dibelah lepas, dan dijahit tertutup di belakang.',
      'Alis, taring, dan mahkota dicetak dari pasta lak dalam cetakan batu dan ditempelkan satu per satu.',
      'Matanya dibuka paling akhir, setelah sesaji untuk para guru.',
    ],
    of: ['Kertas saa, lak, lembar emas, batu kaca, dan pigmen.', 'Bubur kertas dengan lembar emas 23 karat dan kaca cermin yang ditanam dalam damar.'],
    use: [
      'Letakkan lebih tinggi dari kepala Anda, seperti para penari.',
      'Yang besar bisa dipakai di panggung; yang kecil menertibkan rak.',
      'Sebuah kartu menyebut nama tokohnya dan perannya dalam Ramakien.',
    ],
  },
  puppet: {
    looks: { red: 'merah dan emas', blue: 'biru dan emas', green: 'hijau dan emas' },
    names: ['Wayang hun krabok, {look}', 'Wayang tongkat tokoh putri, {look}', 'Wayang tongkat tokoh pangeran, {look}'],
    made: [
      'Kepalanya diukir dari kayu dadap, seringan gabus, dan dilapisi lak.',
      'Dua tongkat menggerakkan tangannya; sisanya tugas jubahnya, kalau Anda sudah belajar membiarkannya.',
      'Jubahnya disulam benang logam dan payet, kira-kira delapan ratus keping.',
    ],
    of: ['Kayu, bambu, sutra, benang logam, dan lembar emas.', 'Kayu ukir, tongkat bambu, jubah sutra Thailand berlapis katun.'],
    use: [
      'Memainkan Phra Aphai Mani pada hari Sabtu, dan sepanjang minggu berdiri di tongkatnya.',
      'Disertai penyangga dan selembar petunjuk lima gerakan pertama.',
      'Anak-anak boleh, asal tangannya bersih.',
    ],
  },
  'shadow-puppet': {
    looks: { amber: 'kuning ambar', red: 'merah', green: 'hijau' },
    names: [
      'Wayang kulit nang talung, {look}',
      'Tokoh kesatria wayang kulit, {look}',
      'Tokoh punakawan wayang kulit, {look}',
      'Tokoh putri wayang kulit, {look}',
    ],
    made: [
      'Kulitnya dikerok sampai tembus cahaya, digambar dengan paku, dan ditatah dengan empat puluh macam tatah.',
      'Warnanya tinta yang meresap sampai ke balik, sehingga bayangannya pun berwarna.',
      'Mulut dan lengan bergerak dengan benang; selebihnya suara dalang.',
    ],
    of: ['Kulit anak kerbau, gapit bambu, benang katun.', 'Kulit sapi bening dengan tinta alami dan anilin.'],
    use: [
      'Di depan lampu ia bermain; di depan jendela ia menyala.',
      'Dibingkai di antara dua kaca, ia menjadi gambar yang berubah bersama hari.',
      'Setiap punakawan punya nama, desa, dan pendapat.',
    ],
  },
  'hill-tribe-doll': {
    looks: { black: 'hitam dan merah', blue: 'biru', red: 'merah' },
    names: ['Boneka suku pegunungan, {look}', 'Boneka kain berbaju pesta, {look}', 'Boneka bersulam, {look}', 'Boneka sahabat pegunungan, {look}'],
    made: [
      'Setiap rok berlipit, setiap tepi disulam, seperti pada baju perempuan yang menjahitnya.',
      'Wajahnya disulam dengan enam tusukan, dan itu cukup untuk sebuah watak.',
      'Diisi katun dan diberati beras, jadi bisa duduk.',
    ],
    of: ['Kain katun dari sisa ruang jahit, manik logam, wol.', 'Katun tenun tangan dan benang sutra; tak ada bagian kecil yang lepas.'],
    use: [
      'Untuk anak mulai tiga tahun dan untuk rak segala umur.',
      'Masing-masing membawa label nama pembuatnya dan desanya.',
      'Hmong, Mien, Akha, Lisu: tanyakan kalau Anda ingin yang tertentu.',
    ],
  },
  kite: {
    looks: { red: 'merah', yellow: 'kuning', blue: 'biru' },
    names: ['Layang-layang chula, {look}', 'Layang-layang bintang kertas dan bambu, {look}', 'Layang-layang aduan, {look}', 'Layang-layang berekor, {look}'],
    made: [
      'Lima bilah bambu diraut sampai seimbang di atas satu jari, lalu diikat, tak pernah dipaku.',
      'Kertasnya ditempel kotak demi kotak di atas jala benang, sehingga satu sobekan tetap kecil.',
      'Diuji terbang dalam angin sore sebelum dilipat.',
    ],
    of: ['Bambu sisuk, kertas layangan, benang katun, dan lem tepung beras.', 'Bambu dan kertas; termasuk benang 60 m.'],
    use: [
      'Terbang mulai angin sepoi; yang bintang tak berekor dan tak memerlukannya.',
      'Di dinding ia sepotong bulan Maret.',
      'Chula yang jantan memburu pakpao yang kecil: ajaklah teman.',
    ],
    facts: 'Bentang {measure}, sekitar {weight}.',
  },
}
