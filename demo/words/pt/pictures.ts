import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, visto de perto',
    hung: '{name}, pendurado em todo o comprimento',
    form: '{name}, usado em um manequim de costura',
    head: '{name}, usado em um manequim de cabeça',
    hand: '{name}, usado em uma mão de porcelana',
  },
  workshops: {
    'loom-khit': 'O tear: tecido khit pela metade, com as varetas do desenho atrás dos liços',
    gilding: 'A mesa de pintura: um pote meio coberto de flores de esmalte e ouro',
    mortar: 'A bancada da cozinha: pasta de curry em um pilão de pedra, com pimentas e capim-limão',
  },
}
