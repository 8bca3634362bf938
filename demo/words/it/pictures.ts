import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, visto da vicino',
    hung: '{name}, appeso in tutta la sua lunghezza',
    form: '{name}, indossato su un busto da sarta',
    head: '{name}, indossato su una testa da vetrina',
    hand: '{name}, indossato su una mano di porcellana',
  },
  workshops: {
    'loom-khit': 'Il telaio: stoffa khit tessuta a metà, con le bacchette del motivo dietro i licci',
    gilding: 'Il tavolo di pittura: un vaso coperto a metà di fiori a smalto e oro',
    mortar: 'Il banco di cucina: pasta di curry in un mortaio di pietra, con peperoncini e citronella',
  },
}
