import type { TradesWords } from '../../../language-words.ts'

export const LOOM_TRADES: TradesWords = {
  silk: [
    'Criamos los gusanos con nuestras propias moreras y conocemos cada hilo desde la hoja.',
    'El dibujo se ata de memoria, antes de teñir; en el papel no hay nada.',
    'En la estación seca, desde la puerta de nuestro templo se oyen treinta telares.',
    'En un capullo cabe un kilómetro de hilo, y cada centímetro nos pasa por los dedos.',
    'Mi hija estudia en la ciudad y vuelve a tejer en abril.',
  ],
  indigo: [
    'Cada mañana la tina recibe lejía de ceniza y un poco de aguardiente de arroz; si se nos olvida, se enfurruña.',
    'Nueve baños dan el azul que aquí llamamos atardecer antes de la lluvia.',
    'Nos reconocerás por las uñas.',
    'Los días de entierro no se tiñe; la tina también se moriría.',
    'Algodón, índigo, tamarindo: lo que necesitamos crece al alcance de la voz.',
  ],
  khit: [
    'El dibujo está en un haz de varillas detrás del telar; si se pierde una, el elefante tiene tres patas.',
    'Rellenamos con el kapok de los árboles de nuestra calle.',
    'La abuela leía el khit a oscuras, con el pulgar.',
    'El cojín del monje se lleva el lado más bonito; luego el de la novia, y luego el tuyo.',
    'En nuestras telas, los elefantes caminan hacia el borde, porque viven allí.',
  ],
  cotton: [
    'Nuestros telares son más viejos que nosotros; el algodón que llevan es de este año.',
    'Un phakaoma es toalla, cinturón, cuna y sombrero, así que lo tejemos resistente.',
    'La urdimbre se apresta con agua de arroz, y al gato también le gusta.',
    'Las rayas las cantamos: tres rojas, una blanca, tres rojas, fin.',
    'Desde nuestra ventana se ve el campo del que viene el hilo.',
  ],
  'tin-jok': [
    'El bajo se teje con una púa de puercoespín, del revés, hilo a hilo.',
    'Aquí las chicas aún tejen uno para la boda y otro para que las recuerden.',
    'Guardamos un bajo de 1890 en una lata de galletas, y solo copiamos ese.',
    'Se cuenta en voz alta; por eso en el telar nadie cotillea.',
    'El amarillo es yaca, el rojo es goma laca, y el negro es un secreto.',
  ],
  'hill-tribe': [
    'Somos vecinas, hmong, mien y karen; compartimos un cuarto de costura, nunca un dibujo.',
    'Las puntadas se cuentan, no se dibujan, y una niña las aprende antes que el abecedario.',
    'Bordamos en el autobús, en las colas y en las reuniones de padres.',
    'Mi alfiletero es una púa de puercoespín; el de mi abuela también lo era.',
    'El Año Nuevo es nuestra semana de la moda.',
  ],
  batik: [
    'Dibujamos con cera a mano alzada, con la plumilla de cobre, y los colores los elige el mar.',
    'Cuando las telas se secan en la playa, los turistas creen que es una exposición.',
    'A la temperatura justa la cera humea, a la siguiente arde; ya hemos quemado bastante.',
    'Hervimos las telas fuera, junto al mar; la cocina lo ha prohibido.',
    'A nuestros azules les ponen nombre los pescadores.',
  ],
}
