import type { SheetsWords } from '../../../language-words.ts'

export const PAINTING: SheetsWords = {
  'temple-painting': {
    looks: { dusk: 'saat senja', dawn: 'saat fajar', gold: 'bernuansa emas' },
    names: [
      'Lukisan kuil {look}',
      'Atap-atap wat {look}',
      'Chedi di tepi sungai {look}',
      'Puncak-puncak kuil {look}, akrilik di atas kanvas',
      'Kuil yang hening {look}',
    ],
    made: [
      'Dimulai di luar ruangan dengan kuas lebar, diselesaikan di studio dengan sapuan sebening teh.',
      'Langitnya dikerjakan empat petang, satu warna sehari, dan tak pernah diulang.',
      'Emas di puncak-puncaknya lembar emas, bukan cat, dan berubah mengikuti jam.',
    ],
    of: [
      'Akrilik seniman di atas kanvas katun, direntang pada kayu pinus dan diberi lapisan pelindung doff.',
      'Akrilik dan lembar emas di atas kanvas, tepinya dilukis, tak perlu bingkai.',
    ],
    use: [
      'Ditandatangani di depan dan diberi judul dalam bahasa Thai dan Inggris di belakang.',
      'Gantung di tempat hari berakhir di rumah Anda.',
      'Dikirim datar dalam peti kayu; yang besar bisa digulung kalau Anda suka.',
    ],
    from: '{name}, dilukis di {place}{tail}',
    facts: 'Kanvas {measure}, sekitar {weight}, siap digantung.',
  },
  'elephant-painting': {
    looks: { indigo: 'bernuansa nila', ochre: 'bernuansa oker', green: 'bernuansa hijau' },
    names: [
      'Gajah-gajah {look}',
      'Induk dan anak gajah {look}',
      'Kawanan gajah di sungai {look}',
      'Barisan gajah {look}, akrilik di atas kanvas',
      'Gajah tua bergading {look}',
    ],
    made: [
      'Dilukis oleh orang yang besar bersama gajah, bukan oleh gajah.',
      'Kulitnya disapukan dengan kuas kering, keriput demi keriput, sebelum bayangan menyusup ke bawahnya.',
      'Tiga warna dan putih: batas itu membuat hewan-hewannya tenang.',
    ],
    of: ['Akrilik pada kanvas katun berdasar, di atas rentang kayu pinus.', 'Akrilik tahan cahaya, dua lapis pelindung doff, gantungan terpasang.'],
    use: [
      'Pantas di atas sesuatu yang panjang: sofa, bangku, lorong.',
      'Sebagian harganya untuk pakan kawanan gajah pensiunan di dekat sini.',
      'Ditandatangani, diberi tanggal, dan dikirim bersama foto studionya.',
    ],
    from: '{name}, dilukis di {place}{tail}',
    facts: 'Kanvas {measure}, sekitar {weight}, siap digantung.',
  },
  'lotus-painting': {
    looks: { pink: 'bernuansa merah muda', white: 'bernuansa putih', blue: 'bernuansa biru' },
    names: [
      'Kolam teratai {look}',
      'Teratai sehabis hujan {look}',
      'Seroja {look}, akrilik di atas kanvas',
      'Teratai mekar {look}',
      'Pukul enam pagi, teratai {look}',
    ],
    made: [
      'Disketsa dari perahu pukul enam pagi, sebelum bunganya mekar penuh.',
      'Kelopaknya disusun dari sebelas putih, tak satu pun langsung dari tube.',
      'Airnya dikerok dengan kartu, sehingga terhampar lebih rata daripada daun.',
    ],
    of: ['Akrilik di atas kanvas dengan dasar bertekstur linen.', 'Akrilik seniman, kanvas katun, tepi tebal.'],
    use: [
      'Lukisan yang tenang untuk ruang tempat orang tidur atau menunggu.',
      'Di dalam lumpur dan di atasnya: makna bunga ini tak perlu kata lagi.',
      'Dua kolam berdampingan menjadi sungai.',
    ],
    from: '{name}, dilukis di {place}{tail}',
    facts: 'Kanvas {measure}, sekitar {weight}, siap digantung.',
  },
  'carved-panel': {
    looks: { lotus: 'teratai', flame: 'daun lidah api', white: 'teratai putih kapur' },
    names: ['Panel jati ukir bermotif {look}', 'Relief dinding jati, motif {look}', 'Panel ukir Lanna, motif {look}'],
    made: [
      'Gambarnya ditempel di papan lalu disayat tembus; petang hari yang tinggal hanya kayu.',
      'Empat kedalaman ukiran, yang terendah setebal uang logam.',
      'Daun yang dikerok sampai ke bawahnya melempar bayangan yang bergerak bersama lampu.',
    ],
    of: ['Selembar papan jati hutan tanaman, tebal 30 mm, dilapisi lilin.', 'Jati tua dari lumbung, dicuci dan diukir baru.'],
    use: [
      'Sebagai kepala ranjang, di atas pintu, atau disandarkan di dinding.',
      'Disertai dua pelat kuningan untuk menggantung.',
      'Kami mengukir sepasang yang saling bercermin kalau Anda memesannya dari jauh hari.',
    ],
  },
}
