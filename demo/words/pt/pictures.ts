import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, visto de perto',
    hung: '{name}, pendurado em todo o comprimento',
    form: '{name}, usado num busto de costura',
    head: '{name}, usado numa cabeça de vitrine',
    hand: '{name}, usado numa mão de porcelana',
  },
  workshops: {
    'loom-khit': 'O tear: tecido khit pela metade, com as varetas do desenho atrás dos liços',
    mortar: 'A bancada da cozinha: pasta de caril num almofariz de pedra, com malaguetas e capim-limão',
  },
}
