import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, de cerca',
    hung: '{name}, colgado en toda su longitud',
    form: '{name}, puesto en un busto de costura',
    head: '{name}, puesto en una cabeza de escaparate',
    hand: '{name}, puesto en una mano de porcelana',
  },
  workshops: {
    'loom-khit': 'El telar: tela khit a medio tejer, con las varillas del dibujo tras los lizos',
    gilding: 'La mesa de pintura: un tarro medio cubierto de flores de esmalte y oro',
    mortar: 'La mesa de cocina: pasta de curry en un mortero de piedra, con guindillas y citronela',
  },
}
