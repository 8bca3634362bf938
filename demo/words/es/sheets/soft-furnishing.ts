import type { SheetsWords } from '../../../language-words.ts'

export const SOFT_FURNISHING: SheetsWords = {
  'axe-pillow': {
    looks: { red: 'rojo', blue: 'azul', green: 'verde' },
    names: ['Cojín triangular, {look}', 'Cojín de suelo tailandés con costados khit, {look}', 'Mon khwan de kapok, {look}'],
    made: [
      'Diez cámaras se cosen unas a otras y se rellenan a mano, una por una, hasta que el cojín se tiene en pie como una casita.',
      'Los dos costados llevan bandas khit tejidas a propósito: elefantes a un lado, flores al otro.',
      'Las esquinas se cierran con doble costura, que no abre ni un invitado de peso.',
    ],
    of: ['Por fuera algodón, por dentro kapok: la lana sedosa de las vainas, recogida en marzo.', 'Algodón khit y puro kapok, sin espuma ni plumas.'],
    use: [
      'Para recostarse a leer, a comer o a mirar el río; sostiene la espalda durante horas.',
      'El kapok se seca deprisa y no cría ácaros.',
      'Nuevo, es duro a propósito; al mes ya se ha hecho.',
    ],
  },
  cushion: {
    looks: { ochre: 'khit ocre', indigo: 'rombos índigo', blush: 'rayas rosa palo', black: 'negro con punto de cruz' },
    names: ['Funda de cojín tejida a mano, {look}', 'Funda de cojín del telar del pueblo, {look}', 'Funda de cojín de algodón, {look}'],
    made: [
      'El frente viene del telar del pueblo; el dorso es de algodón liso con cierre oculto.',
      'Cada paño se corta con el dibujo centrado, para que dos hagan buena pareja.',
      'Las costuras van sobrehiladas y dobladas dos veces, porque las fundas se lavan.',
    ],
    of: ['Algodón grueso de 280 g por metro cuadrado.', 'Algodón tejido a mano, colores sólidos; sin relleno.'],
    use: [
      'Mezcla dos dibujos que compartan un color, y para ahí.',
      'Con un relleno dos centímetros mayor queda bien mullida.',
      'Pone un poco del orden del telar en un sofá desordenado.',
    ],
    facts: '{measure}, unos {weight}; se vende por unidad.',
  },
  'cotton-throw': {
    looks: { cream: 'rayas crema', clay: 'rayas terracota', sage: 'rombos salvia' },
    names: [
      'Manta de algodón tejida a mano, {look}',
      'Manta suave de algodón, {look}',
      'Manta de sofá con flecos, {look}',
      'Manta de algodón en nido de abeja, {look}',
    ],
    made: [
      'Se teje en dos paños en un telar estrecho, unidos en el centro con una puntada a la vista.',
      'El hilo se aprieta poco, se lava en el río y se golpea otra vez, hasta ser suave como una camisa vieja.',
      'Los pompones se retuercen sobre el muslo, un cabo contra otro.',
    ],
    of: ['Algodón irregular de Lamphun y Loei, sin química.', 'Puro algodón teñido con plantas: fruto de ébano, hoja de teca, palo de sapán.'],
    use: [
      'Para la hora fresca antes del alba; en el norte, por eso, se tienen tres.',
      'Ligera en verano; en invierno, con otra encima, abriga lo justo.',
      'A la lavadora y ya está; no pide más.',
    ],
    facts: '{measure} sin los pompones, unos {weight}.',
  },
  placemats: {
    looks: { natural: 'natural', teal: 'azul petróleo', brick: 'rojo ladrillo' },
    names: [
      'Manteles individuales tejidos en junco, {look}',
      'Manteles individuales de junco y algodón, {look}',
      'Manteles individuales del telar de esteras, {look}',
    ],
    made: [
      'El junco partido se coloca a mano, tallo a tallo, en una urdimbre de algodón.',
      'Los bordes van ribeteados con cinta doblada y cosidos dos veces.',
      'Un juego se corta de la misma pieza, para que tinte y tejido vayan a una.',
    ],
    of: ['Junco y algodón, teñidos en olla con colorantes alimentarios.', 'Junco secado al sol, lavado y prensado.'],
    use: [
      'Protegen la mesa de los platos y los platos de la mesa.',
      'Se enrollan en el sentido del tallo, nunca al contrario.',
      'La salsa se quita con un paño húmedo, antes de que se seque.',
    ],
    facts: '{label} de {measure}, unos {weight} en total.',
  },
  'wall-hanging': {
    looks: { cream: 'khit crema', indigo: 'rombos índigo', clay: 'rayas terracota' },
    names: ['Tapiz tejido a mano, {look}', 'Tapiz del telar del pueblo, {look}', 'Estandarte de pared de algodón, {look}'],
    made: [
      'Bandas con dibujo alternan con bandas caladas, como los largos estandartes que los templos del norte izan en Año Nuevo.',
      'Arriba, una varilla de bambú va cogida en el tejido; cuelga recto de un solo clavo.',
      'Nada está dibujado; la fila de abajo decide la siguiente.',
    ],
    of: ['Algodón hilado a mano, bambú y flecos anudados.', 'Algodón en tonos naturales, grueso de sobra para apagar el eco de una habitación.'],
    use: [
      'Viste la pared sobre la cama, sin marco ni cristal.',
      'Guárdalo del sol de mediodía y sacúdelo en primavera.',
      'Enrollado prieto para el correo, en un día se estira.',
    ],
    facts: 'Mide {measure} sin los flecos y pesa unos {weight}.',
  },
}
