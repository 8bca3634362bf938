import type { SheetsWords } from '../../../language-words.ts'

export const SILK: SheetsWords = {
  'mudmee-silk': {
    looks: { ruby: 'rubí con rombos', indigo: 'índigo con rombos', emerald: 'esmeralda con ganchos de naga', gold: 'oro viejo con ganchos de naga' },
    names: [
      'Seda tailandesa mudmee, {look}',
      'Seda ikat atada a mano, {look}',
      'Corte de seda mudmee de estilo Isan, {look}',
      'Tela ikat de seda tailandesa, {look}',
    ],
    made: [
      'Los hilos de trama se atan en haces con fibra de plátano y se tiñen una y otra vez, hasta que el dibujo espera en el hilo.',
      'La tejedora coloca cada pasada a ojo, para que los bordes de un motivo se encuentren; el leve desenfoque es la firma del mudmee.',
      'Unos cuatro metros de dibujo llevan dos semanas de nudos y diez días de telar.',
      'Tejida en telar de madera, en sarga de tres lizos: firme de sobra para una falda, suave de sobra para un chal.',
    ],
    of: [
      'Seda amarilla tailandesa, devanada a mano de capullos de la zona, con sus nudos naturales.',
      'Pura seda en urdimbre y trama; el rojo viene de la goma laca, el azul del índigo, el amarillo de la madera de yaca.',
    ],
    use: [
      'Da para una falda o una chaqueta entallada; a las modistas les gusta que no se deshilache.',
      'Enmarcada tras un cristal, se vuelve el cuadro de la habitación.',
      'El gancho de naga es la serpiente que trae la lluvia; lo conocen las novias tanto como los monjes.',
    ],
    facts: 'La tela mide {measure} y pesa unos {weight}.',
  },
  'silk-scarves': {
    looks: { plum: 'ciruela', saffron: 'azafrán', teal: 'azul petróleo', rose: 'rosa' },
    names: [
      'Pañuelo de seda tailandesa, {look}',
      'Fular de seda tejido a mano, {look}',
      'Estola de seda con flecos anudados, {look}',
      'Chal ligero de seda tailandesa, {look}',
    ],
    made: [
      'Urdimbre y trama se tiñen en tonos vecinos; con cada movimiento la tela cambia.',
      'Tafetán, en telar de lanzadera volante, metro y medio en un buen día.',
      'Los flecos se anudan a mano por la noche, cuando el telar calla.',
    ],
    of: [
      'Pura seda de morera, desgomada con lejía de ceniza hasta que cae como el agua.',
      'Seda tailandesa teñida sin colorantes azoicos y lavada tres veces antes de tejerla.',
    ],
    use: [
      'Abriga en el avión, refresca en la terraza.',
      'Se pliega al tamaño de un pasaporte.',
      'Los nuditos del hilo son la marca de la seda devanada a mano, no un defecto.',
    ],
    facts: '{measure} sin los flecos, unos {weight}.',
  },
  'pha-sin': {
    looks: { maroon: 'burdeos', navy: 'azul marino', olive: 'verde oliva' },
    names: ['Pha sin con bajo tin jok, {look}', 'Falda tubular con bajo tejido a mano, {look}', 'Falda de boda Lanna, {look}', 'Sin tin jok, {look}'],
    made: [
      'El bajo se teje aparte, boca abajo; cada hilo de color se levanta con una púa de puercoespín.',
      'Un palmo de tin jok es un día entero; todo el bajo lleva de cuatro a ocho semanas.',
      'Cintura, cuerpo y bajo son tres telas unidas a mano, como ha sido siempre el sin.',
    ],
    of: [
      'Cuerpo de algodón, bajo de seda y algodón, cinturilla de algodón rojo y blanco.',
      'Algodón hilado a mano con dibujo de seda, teñido con goma laca e índigo.',
    ],
    use: [
      'Un pliegue en la cintura y un cinturón: ni cremallera ni miedo a la talla.',
      'Cada valle lee el bajo de los demás y sabe de dónde viene quien lo lleva.',
      'Se pone para ir al templo y se guarda para las hijas.',
    ],
    facts: 'Talla {label}: {measure} (contorno y largo), unos {weight}.',
  },
  'table-runner': {
    looks: { silver: 'gris plata', gold: 'oro', wine: 'rojo vino' },
    names: ['Camino de mesa de seda, {look}', 'Camino de mesa brocado con hilo metálico, {look}', 'Camino de mesa en seda tailandesa, {look}'],
    made: [
      'El dibujo sube con lizos de más, y junto a la seda corre un hilo recubierto de plata.',
      'Dos personas en un telar: una teje, la otra tira de las cuerdas del dibujo según una canción de números.',
      'Va rematado a mano, con esquinas en inglete que quedan planas.',
    ],
    of: ['Seda e hilo de plata con alma de poliéster, que no se oscurece.', 'Urdimbre de seda tailandesa, trama metálica, forro de algodón.'],
    use: [
      'Para las velas, que el hilo devuelve en chispas pequeñas.',
      'Lo bastante estrecho para dejar ver la madera de una buena mesa.',
      'En las bodas se lleva también como sabai, cruzado sobre el hombro.',
    ],
    facts: 'Mide {measure}, pesa unos {weight}.',
  },
}
