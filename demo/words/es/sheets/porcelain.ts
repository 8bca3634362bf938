import type { SheetsWords } from '../../../language-words.ts'

export const PORCELAIN: SheetsWords = {
  'benjarong-jar': {
    looks: { emerald: 'esmeralda y oro', cobalt: 'cobalto y oro', ruby: 'rubí y oro', ivory: 'marfil y oro' },
    names: ['Tarro Benjarong, {look}', 'Tarro Benjarong con tapa, {look}', 'Tarro de jengibre Benjarong, {look}', 'Tarro Benjarong pintado a mano, {look}'],
    made: [
      'Primero se traza cada contorno a ojo, con oro auténtico; luego los esmaltes caen gota a gota en sus casillas.',
      'Pasa tres veces por el horno, a 800 °C para los colores y otra vez para el oro, que después se bruñe a mano.',
      'Un tarro así ocupa a una pintora de cuatro a seis días, casi todos por la celosía de flores.',
      'La tapa se pinta junto con su tarro, para que el dibujo siga sin saltos.',
    ],
    of: ['Porcelana blanca de Lampang, esmaltes y oro líquido de 18 quilates.', 'Porcelana fina, pintada con esmaltes sin plomo y líneas de oro.'],
    use: [
      'Antes para la mesa de la corte, hoy para té, anillos o simplemente la estantería.',
      'Llega en un estuche forrado de seda: un regalo como es debido.',
      'Están los cinco colores del nombre: rojo, verde, azul, amarillo y blanco.',
    ],
  },
  'benjarong-tea-set': {
    looks: { cobalt: 'cobalto y oro', coral: 'coral y oro', emerald: 'esmeralda y oro' },
    names: [
      'Juego de té Benjarong, {look}',
      'Tetera y tazas Benjarong, {look}',
      'Juego de té Benjarong perfilado en oro, {look}',
      'Juego de té Benjarong pintado a mano, {look}',
    ],
    made: [
      'Una sola pintora dibuja todo el juego; tetera, tazas y bandeja tienen la misma letra.',
      'Los contornos de oro sobresalen un poco del esmalte; con la yema del dedo se sigue un pétalo.',
      'Entre la tetera blanca y la última cocción hay de doce a dieciocho días de trabajo.',
    ],
    of: [
      'Porcelana fina que deja pasar la luz, esmaltes y oro de 18 quilates.',
      'Porcelana de Lampang; las tazas son blancas por dentro, para que se vea el té.',
    ],
    use: [
      'Para el oolong de montaña o una visita que importa; la tetera sirve sin gotear.',
      'En Tailandia se regala en las bodas desde que hay memoria.',
      'Tetera, tazas y bandeja van cada una en su nido; por el camino nada se toca.',
    ],
    facts: 'El juego ({label}) llena una caja de {measure} y pesa unos {weight}.',
  },
  'blue-white-jar': {
    looks: { floral: 'roleos de flores', fish: 'pez', lotus: 'loto' },
    names: [
      'Tarro azul y blanco con tapa, {look}',
      'Tarro de porcelana pintado al cobalto, {look}',
      'Tarro de jengibre lai khram, {look}',
      'Tarro para té azul y blanco, {look}',
    ],
    made: [
      'El cobalto se aplica con un pincel suave sobre la pasta cruda, cargado de nuevo para cada trazo.',
      'Bajo el esmalte transparente, a 1280 °C, la pintura gris se vuelve el azul profundo que dio nombre a esta porcelana.',
      'Más oscuro donde el pincel se detiene, más claro donde corre: así se distingue de una estampación.',
    ],
    of: ['Porcelana blanca con cobalto natural bajo esmalte transparente.', 'Caolín de Lampang, grueso en la base para que se apoye bien.'],
    use: [
      'Bajo la tapa guarda secos el té y las galletas, y junto a una madera vieja se siente en casa.',
      'Dos de distinto tamaño hacen una pareja que no necesita ser igual.',
      'El azul no se va nunca, ni al sol ni en agua caliente.',
    ],
  },
}
