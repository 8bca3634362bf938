import type { SheetsWords } from '../../../language-words.ts'

const FROM = '{name}, estudio de {place}{tail}'
const FACTS = 'Lienzo de {measure}, unos {weight}, listo para colgar.'

export const PAINTING: SheetsWords = {
  'temple-painting': {
    looks: { dusk: 'al anochecer', dawn: 'al alba', gold: 'en oro' },
    names: [
      'Templo {look}',
      'Tejados del wat {look}',
      'Chedi junto al río {look}',
      'Agujas de templo {look}, acrílico sobre lienzo',
      'Templo en silencio {look}',
    ],
    from: FROM,
    made: [
      'Empezado al aire libre con pincel ancho, acabado en el estudio con veladuras claras como el té.',
      'El cielo llevó cuatro noches, un color al día, sin volver atrás ni una vez.',
      'El oro de las agujas es pan de oro, no pintura, y cambia con la hora.',
    ],
    of: [
      'Acrílico fino sobre lienzo de algodón, bastidor de pino, barniz mate.',
      'Acrílico y pan de oro sobre lienzo, con los cantos pintados: no le hace falta marco.',
    ],
    use: [
      'Firmado delante, con el título detrás en tailandés y en inglés.',
      'Cuélgalo donde en tu casa acabe el día.',
      'Viaja plano en una caja de madera; los formatos grandes, enrollados si se pide.',
    ],
    facts: FACTS,
  },
  'elephant-painting': {
    looks: { indigo: 'en índigo', ochre: 'en ocre', green: 'en verde' },
    names: [
      'Elefantes {look}',
      'Madre y cría {look}',
      'Manada en el río {look}',
      'Marcha de los elefantes {look}, acrílico sobre lienzo',
      'Viejo macho con colmillos {look}',
    ],
    from: FROM,
    made: [
      'Pintado por alguien que creció con elefantes, no por un elefante.',
      'La piel se saca con pincel seco, pliegue a pliegue, antes de que venga la sombra por debajo.',
      'Tres colores y blanco: el límite mantiene tranquilos a los animales.',
    ],
    of: ['Acrílico sobre lienzo de algodón imprimado, bastidor de pino.', 'Acrílico resistente a la luz, dos manos de barniz mate, colgador puesto.'],
    use: [
      'Queda bien encima de algo largo: un sofá, un banco, un pasillo.',
      'Una parte del precio alimenta a una manada jubilada, aquí al lado.',
      'Firmado, fechado y enviado con una foto del estudio.',
    ],
    facts: FACTS,
  },
  'lotus-painting': {
    looks: { pink: 'en rosa', white: 'en blanco', blue: 'en azul' },
    names: [
      'Estanque de lotos {look}',
      'Lotos tras la lluvia {look}',
      'Nenúfares {look}, acrílico sobre lienzo',
      'Loto que se abre {look}',
      'Las seis de la mañana, lotos {look}',
    ],
    from: FROM,
    made: [
      'Abocetado en barca a las seis de la mañana, antes de que las flores se abran del todo.',
      'Los pétalos están hechos de once blancos, y ninguno sale del tubo.',
      'El agua se estira con una tarjeta, para que sea más plana que las hojas.',
    ],
    of: ['Acrílico sobre lienzo, fondo con grano de lino.', 'Acrílico fino, lienzo de algodón, cantos gruesos.'],
    use: [
      'Un cuadro tranquilo para una habitación donde se duerme o se espera.',
      'En el lodo y por encima: lo que dice la flor no necesita más palabras.',
      'Dos estanques uno junto a otro hacen un río.',
    ],
    facts: FACTS,
  },
  'carved-panel': {
    looks: { lotus: 'loto', flame: 'hojas de llama', white: 'loto encalado' },
    names: ['Panel de teca tallada, {look}', 'Relieve de pared en teca, {look}', 'Panel tallado Lanna, {look}'],
    made: [
      'El dibujo se pega a la tabla y se talla con ella; por la noche solo queda la madera.',
      'Cuatro profundidades, la última no más gruesa que una moneda.',
      'Las hojas, liberadas por debajo, echan una sombra que sigue a la lámpara.',
    ],
    of: ['Una tabla de teca de plantación, de 30 mm de grosor, encerada.', 'Teca vieja de graneros de arroz, lavada y tallada de nuevo.'],
    use: [
      'De cabecero, sobre una puerta o apoyado en una pared.',
      'Se cuelga con dos placas de latón.',
      'Si lo pides con tiempo, tallamos también parejas en espejo.',
    ],
  },
}
