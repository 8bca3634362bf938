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
    'loom-silk': 'Il telaio: seta ikat tessuta a metà, con la navetta appoggiata sopra',
    'loom-khit': 'Il telaio: stoffa khit tessuta a metà, con le bacchette del motivo dietro i licci',
    'loom-cotton': 'Il telaio: cotone a quadri tessuto a metà, con la navetta appoggiata sopra',
    'loom-tin-jok': 'Il telaio: un bordo tin jok tessuto a metà, con filo d’oro nella navetta',
    'indigo-vat': 'Il tino d’indaco: la stoffa bagnata sgocciola accanto a matasse di più azzurri',
    'batik-frame': 'Il telaio da batik: linee di cera su cotone bianco, già dipinto per metà',
    stitching: 'Il telaio da ricamo: punto croce a metà, con ago, filo e sei colori di filato',
    wheel: 'Il tornio: una ciotola appena foggiata nell’argilla umida',
    gilding: 'Il tavolo di pittura: un vaso coperto a metà di fiori a smalto e oro',
    chasing: 'Il banco dell’argentiere: una ciotola sul letto di pece, con martello e ceselli',
    basketry: 'Il banco del cestaio: montanti in piedi, prime file di rattan intrecciate',
    bamboo: 'Il banco del cestaio: bambù sottile intrecciato fino a metà',
    carving: 'Il banco dell’intagliatore: un pannello di loto a metà, con scalpelli e trucioli',
    mortar: 'Il banco di cucina: pasta di curry in un mortaio di pietra, con peperoncini e citronella',
    easel: 'Il cavalletto: uno stagno di loti dipinto dall’alto in basso, con tavolozza e pennelli',
  },
}
