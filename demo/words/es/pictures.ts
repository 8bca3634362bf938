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
    'loom-silk': 'El telar: seda ikat a medio tejer, con la lanzadera encima',
    'loom-khit': 'El telar: tela khit a medio tejer, con las varillas del dibujo tras los lizos',
    'loom-cotton': 'El telar: algodón a cuadros a medio tejer, con la lanzadera encima',
    'loom-tin-jok': 'El telar: una cenefa tin jok a medio tejer, con hilo dorado en la lanzadera',
    'indigo-vat': 'La tina de índigo: tela mojada que gotea junto a madejas de varios azules',
    'batik-frame': 'El bastidor de batik: líneas de cera sobre algodón blanco, la mitad ya pintada',
    stitching: 'El bastidor: punto de cruz a medio hacer, con aguja, hilo y madejas de seis colores',
    wheel: 'El torno: un cuenco recién torneado en arcilla húmeda',
    gilding: 'La mesa de pintura: un tarro medio cubierto de flores de esmalte y oro',
    chasing: 'El banco del platero: un cuenco sobre su lecho de brea, con martillo y cinceles',
    basketry: 'El banco del cestero: montantes en pie y las primeras vueltas de ratán tejidas',
    bamboo: 'El banco del cestero: bambú fino tejido hasta media altura',
    carving: 'El banco de talla: un panel de loto a medio tallar, con gubias y virutas',
    mortar: 'La mesa de cocina: pasta de curry en un mortero de piedra, con guindillas y citronela',
    easel: 'El caballete: un estanque de lotos pintado de arriba abajo, con paleta y pinceles',
  },
}
