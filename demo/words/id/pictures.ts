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
    'loom-khit': 'Di alat tenun: kain khit setengah jadi dengan bilah motif di belakang gun',
    gilding: 'Di meja lukis: guci yang separuhnya tertutup bunga enamel dan emas',
    mortar: 'Di meja dapur: bumbu kari dalam cobek batu, dikelilingi cabai dan serai',
  },
}
