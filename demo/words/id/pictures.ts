import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, dilihat dari dekat',
    hung: '{name}, digantung sepanjang kainnya',
    form: '{name}, dikenakan pada manekin jahit',
    head: '{name}, dikenakan pada manekin kepala',
    hand: '{name}, dikenakan pada tangan porselen',
  },
  workshops: {
    'loom-silk': 'Di alat tenun: sutra ikat setengah jadi dengan torak di atasnya',
    'loom-khit': 'Di alat tenun: kain khit setengah jadi dengan bilah motif di belakang gun',
    'loom-cotton': 'Di alat tenun: katun kotak-kotak setengah jadi dengan torak di atasnya',
    'loom-tin-jok': 'Di alat tenun: tepi tin jok setengah jadi dengan benang emas di torak',
    'indigo-vat': 'Di gentong nila: kain basah menetes di samping benang aneka biru',
    'batik-frame': 'Di bingkai batik: garis lilin di atas katun putih, separuhnya sudah diwarnai',
    stitching: 'Di ram sulam: tusuk silang setengah jadi dengan jarum, benang, dan enam warna',
    wheel: 'Di meja putar: mangkuk yang baru dibentuk dari tanah liat basah',
    gilding: 'Di meja lukis: guci yang separuhnya tertutup bunga enamel dan emas',
    chasing: 'Di meja perajin perak: mangkuk di atas alas damar dengan palu dan pahat',
    basketry: 'Di meja anyam: rangka sudah berdiri, baris rotan pertama sudah dianyam',
    bamboo: 'Di meja anyam: bambu halus dianyam sampai setengah tinggi',
    carving: 'Di meja ukir: panel teratai setengah jadi dengan pahat dan serutan kayu',
    mortar: 'Di meja dapur: bumbu kari dalam cobek batu, dikelilingi cabai dan serai',
    easel: 'Di kuda-kuda lukis: kolam teratai dilukis dari atas ke bawah, dengan palet dan kuas',
  },
}
