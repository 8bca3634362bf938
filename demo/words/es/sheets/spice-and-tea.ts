import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Peso neto: {label}; el paquete mide {measure}.'

export const SPICE_AND_TEA: SheetsWords = {
  'spice-jars': {
    looks: { 'star-anise': 'anís estrellado', turmeric: 'cúrcuma', pepper: 'pimienta negra', cinnamon: 'canela' },
    names: [
      'Especias tailandesas en tarro, {look}',
      'Especias enteras escogidas a mano, {look}',
      'Especias del pueblo, {look}',
      'Tarro de especias para la cocina, {look}',
    ],
    made: [
      'Secadas despacio a la sombra, donde se quedan los aceites que el sol se llevaría.',
      'Escogidas a mano en el cedazo; lo que se rompe va a nuestra propia cocina.',
      'Puestas en tarro por encargo y cerradas con tapa hermética.',
    ],
    of: ['Una especia, un huerto, nada mezclado.', 'Cosecha del año; el mes y el campo están en la etiqueta.'],
    use: [
      'Para moler justo antes de cocinar; la diferencia es mayor que entre dos recetas.',
      'Para el cerdo estofado, el massaman o el té de un día frío.',
      'Vacío, el tarro sigue siendo un tarro de cocina.',
    ],
    facts: PACK,
  },
  'spice-bowls': {
    looks: { curry: 'curry', 'tom-yum': 'tom yum', five: 'cinco especias' },
    names: [
      'Estuche de especias tailandesas, {look}',
      'Hierbas y especias enteras, {look}',
      'Caja de aromas para cocinar, {look}',
      'Estuche de hierbas del huerto, {look}',
    ],
    made: [
      'Cada hierba se corta a mano a su hora, se seca sola y no se junta con las demás hasta después.',
      'Las cantidades son las de nuestra abuela, pesadas en vez de adivinadas.',
      'Van en bolsitas de papel, para que los aromas no se encuentren.',
    ],
    of: [
      'Hierba limón, galanga, hoja de combava, chile, semillas de cilantro, comino, según el plato.',
      'Especias y hierbas secas, sin sal, azúcar ni aromas añadidos.',
    ],
    use: [
      'Una caja da para tres ollas de cuatro raciones; la tarjeta de dentro explica cómo.',
      'Un regalo para quien cocina y ya tiene de todo.',
      'Huele la caja antes de abrir las bolsitas.',
    ],
    facts: PACK,
  },
  'tea-tin': {
    looks: { oolong: 'oolong', jasmine: 'té verde con jazmín', 'butterfly-pea': 'flor de guisante azul', black: 'té negro' },
    names: ['Té de montaña, {look}', 'Té de altura en lata, {look}', 'Té de huerto pequeño, {look}', 'Té recogido a mano, {look}'],
    made: [
      'Dos hojas y un brote, recogidos antes de las diez, marchitados al sol y enrollados esa misma noche.',
      'El oolong se enrolla en el paño hasta treinta veces; las flores se secan enteras, a la sombra.',
      'La familia lo prueba en el desayuno; lo que no pasa va a las cabras.',
    ],
    of: ['Hojas de un solo huerto por encima de los 1000 metros, sin aromas.', 'Hojas o flores enteras, en una lata que se cierra con un suspiro.'],
    use: [
      'En agua muy caliente; tira el primer minuto y bébete los cinco siguientes.',
      'Bueno también frío, tras una noche en la nevera.',
      'Un chorrito de lima, y la flor de guisante azul se vuelve violeta.',
    ],
    facts: PACK,
  },
  'coffee-bag': {
    looks: { kraft: 'tueste medio', black: 'tueste oscuro', indigo: 'tueste claro' },
    names: ['Arábica de altura, {look}', 'Café de montaña tailandés, {look}', 'Café en grano de cosecha pequeña, {look}', 'Café de sombra, {look}'],
    made: [
      'Las cerezas se cogen rojas, se despulpan esa tarde, fermentan un día y se lavan con agua de manantial.',
      'Secado doce días en camas elevadas y tostado de cinco en cinco kilos, el lunes de la semana de tu pedido.',
      'Los cafetos crecen bajo macadamias y perales, que alimentan a los pájaros, que se comen la broca.',
    ],
    of: [
      'Grano entero de arábica tailandés, de 1200 a 1500 metros, en bolsa con válvula.',
      'Un pueblo, una cosecha; molido si lo pides y nos dices cómo lo preparas.',
    ],
    use: [
      'Cacao y miel de longan en taza, final limpio.',
      'Para filtro o cafetera italiana; el tueste oscuro admite leche condensada.',
      'Mejor entre una semana y dos meses después del tueste.',
    ],
    facts: PACK,
  },
}
