import type { SheetsWords } from '../../../language-words.ts'

export const METAL: SheetsWords = {
  'silver-bowl': {
    looks: { lotus: 'pétalos de loto', flame: 'hojas de llama', rice: 'espigas de arroz' },
    names: ['Cuenco de plata repujada, {look}', 'Cuenco de plata de estilo Wua Lai, {look}', 'Cuenco de ofrendas de plata martillada, {look}'],
    made: [
      'Un disco plano se levanta a martillo sobre las bigornias y por el camino se recuece unas treinta veces.',
      'Se llena el cuenco de pez, se marca el dibujo por fuera y luego se repuja por dentro con los cinceles.',
      'Nada va fundido ni estampado; dentro quedan las marcas del martillo, para que las encuentres.',
    ],
    of: [
      'Plata al 92,5 %, con el punzón del taller; las partes doradas son de 24 quilates.',
      'Plata fina del norte, al 95 %, lo bastante blanda para un repujado tan hondo.',
    ],
    use: [
      'Para el agua perfumada de Songkran, para flores o para la fruta más bonita de la mesa.',
      'Los doce animales o el loto: cada familia de la calle tiene su dibujo y sabe quién lo ha copiado.',
      'En la caja, un certificado dice el peso del metal.',
    ],
    personal: 'Un nombre o una fecha para el borde, 40 letras como máximo',
  },
  'niello-box': {
    looks: { silver: 'flores de plata', gilt: 'flores doradas', flame: 'hojas de llama' },
    names: ['Caja de niel, {look}', 'Pastillero de niel de estilo Nakhon, {look}', 'Estuche de niel grabado, {look}'],
    made: [
      'El dibujo se graba, el fondo se rebaja alrededor, y en él se funde una aleación negra hasta enrasar.',
      'Limada, raspada con una cuchilla de acero y pulida con carbón, hasta que plata y negro son un solo espejo.',
      'En Nakhon Si Thammarat se trabaja así desde los tiempos de Ayutthaya.',
    ],
    of: ['Plata al 95 %; el negro es plata, cobre, plomo y azufre, solo por fuera.', 'Plata de ley nielada; las piezas doradas lo son a fuego, a 24 quilates.'],
    use: [
      'Para pastillas, un anillo o la semilla de una buena idea.',
      'La tapa se cierra con el pequeño suspiro de las cosas bien hechas.',
      'El Estado las regala a sus huéspedes; las familias, a los hijos que se licencian.',
    ],
    personal: 'Unas iniciales por dentro de la tapa, 6 letras como máximo',
  },
  'brass-bells': {
    looks: { bright: 'latón brillante', antique: 'latón envejecido', verdigris: 'verde cardenillo' },
    names: [
      'Campanas fundidas, {look}',
      'Campana de estilo Ban Pa Ao, {look}',
      'Campana de templo para el viento, {look}',
      'Campana a la cera perdida, {look}',
    ],
    made: [
      'La cera de abeja se hace hilos y se enrolla sobre un alma de barro y boñiga; por cada campana se rompe el molde.',
      'Se funde a unos 1000 °C, de grifos y cerraduras viejos, en una fosa detrás de la casa.',
      'Se afina con la lima, en el borde, hasta que los vecinos asienten.',
    ],
    of: ['Latón reciclado con un poco de estaño, para un sonido más largo.', 'Latón macizo, badajo de hierro y cordón de algodón.'],
    use: [
      'Para colgar bajo el alero; basta un soplo de viento.',
      'Antes las llevaban los búfalos, para que los niños los encontraran en la niebla.',
      'Cada una tiene su nota; elige el tamaño y déjate sorprender.',
    ],
  },
}
