import type { SheetsWords } from '../../../language-words.ts'

export const WOVEN_BAGS: SheetsWords = {
  'yan-lipao-bag': {
    looks: { dark: 'cokelat tua', tan: 'cokelat muda', black: 'hitam' },
    names: [
      'Tas pesta yan lipao, {look}',
      'Tas tangan yan lipao berkait perak, {look}',
      'Tas anyaman halus gaya Nakhon, {look}',
      'Tas yan lipao gaya istana, {look}',
    ],
    made: [
      'Batang pakisnya dibelah, dikerok, dan ditarik lewat lubang yang makin kecil sampai sehalus benang.',
      'Ia dililitkan pada ruji bambu setusuk demi setusuk, kira-kira tiga sentimeter persegi sejam.',
      'Bingkai dan kaitnya perak, diukir oleh tetangga yang tidak mengerjakan hal lain.',
      'Sisi terang dan sisi gelap dari batang yang sama membentuk motifnya; tak ada yang dicelup.',
    ],
    of: [
      'Yan lipao, pakis rambat dari hutan selatan, pada bambu, dengan perak 92,5 dan lapisan sutra.',
      'Pakis rambat, bambu, perak sterling, dan lapisan sutra Thailand.',
    ],
    use: [
      'Dipakai ke pesta pernikahan selama tiga generasi, lalu diwariskan.',
      'Muat telepon, kunci, dan kotak bedak, tidak lebih, dan memang begitu maksudnya.',
      'Diantar dalam kantong kain bertuliskan nama penganyamnya.',
    ],
  },
  'rattan-bag': {
    looks: { natural: 'alami', walnut: 'cokelat kenari', white: 'putih pudar' },
    names: ['Tas rotan bundar, {look}', 'Tas selempang rotan, {look}', 'Tas rotan lilitan tangan, {look}', 'Tas rotan bertali kulit, {look}'],
    made: [
      'Rotan tipis dilingkarkan dari tengah ke luar dan dijahit pada dirinya sendiri dengan belahan ata.',
      'Tas yang sudah jadi digantung sehari di atas asap sabut kelapa, yang mengeraskannya dan mengusir serangga.',
      'Engsel dan penutupnya simpai rotan pada pasak kayu, dan tak akan berkarat.',
    ],
    of: [
      'Rotan, tali dari kulit yang disamak nabati, furing katun bermotif cetak.',
      'Kulit rotan tua yang dibelah tangan sampai dua milimeter, dengan tali kulit dan furing katun.',
    ],
    use: [
      'Cocok dengan gaun linen atau jaket jeans, musim panas atau bukan.',
      'Ada tempat untuk telepon, dompet, kacamata hitam, dan sebuah mangga matang.',
      'Talinya 120 cm dan bisa dipendekkan dengan simpul.',
    ],
  },
}
