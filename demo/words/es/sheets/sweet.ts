import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Peso neto: {label}; el paquete mide {measure}.'

export const SWEET: SheetsWords = {
  'honey-jar': {
    looks: { amber: 'flores silvestres', dark: 'longan oscuro', light: 'lichi claro' },
    names: ['Miel cruda, {look}', 'Miel de linde de bosque, {look}', 'Miel tailandesa sin calentar, {look}', 'Miel de colmenar pequeño, {look}'],
    made: [
      'Cortada en el quinto mes a la luz del farol, de panales que cuelgan al viento; un tercio se queda para las abejas.',
      'Colada por un paño con su propio peso; nunca calentada, nunca mezclada con azúcar.',
      'Puesta en tarro en tres días, antes de que se olviden las flores.',
    ],
    of: ['Miel, un poco de polen, nada más; menos del 20 % de agua.', 'De huertos y lindes de bosque que no se tratan.'],
    use: [
      'Por la mañana con lima y agua tibia; a mediodía sobre el arroz glutinoso.',
      'En una despensa fresca puede cristalizar; un baño de agua tibia la despierta.',
      'No apta para menores de un año.',
    ],
    facts: PACK,
  },
  'palm-sugar': {
    looks: { gold: 'dorado', dark: 'oscuro', pale: 'claro' },
    names: [
      'Azúcar de palma, {look}',
      'Azúcar de palma puro en panes, {look}',
      'Azúcar de palma al fuego de leña, {look}',
      'Azúcar de palma de savia de la mañana, {look}',
    ],
    made: [
      'Al alba se cortan las flores, y la savia gotea en un tubo de bambú donde una astilla de payom la mantiene dulce.',
      'Cocido en peroles de hierro sobre un horno de tierra hasta que apenas se mueve, luego batido y puesto en moldes pequeños.',
      'Para un kilo hacen falta ocho litros de savia.',
    ],
    of: ['Pura savia de palmera, sin azúcar de caña; se deshace en la mano.', 'Nada más que savia; el color es el de la estación.'],
    use: [
      'Para el pad thai, la ensalada de papaya y cualquier postre con coco.',
      'Caramelo, humo y una punta de sal en la lengua.',
      'Si se endurece, rállalo con el cuchillo.',
    ],
    facts: PACK,
  },
  'dried-fruit': {
    looks: { mango: 'mango', banana: 'plátano', roselle: 'rosela' },
    names: ['Fruta secada al sol, {look}', 'Fruta desecada tierna, {look}', '{Look} de cúpula solar, sin azúcar añadido', '{Look} del huerto, en bolsa'],
    made: [
      'Cortada en su punto y secada de dos a cuatro días bajo cúpula solar, a salvo de lluvias y moscas.',
      'Se le da la vuelta a mano cada pocas horas, hasta que se dobla sin romperse.',
      'Ocho kilos de fruta dan uno.',
    ],
    of: [
      'Fruta y, en los años ácidos, un poco de azúcar de caña; lo dice la etiqueta.',
      'Sin azufre ni colorantes, por eso más oscura que en el supermercado.',
    ],
    use: [
      'Para el tren, la mochila o el muesli.',
      'La rosela da una infusión roja; con miel y hielo.',
      'Cierra bien la bolsa; las hormigas también leen las etiquetas.',
    ],
    facts: PACK,
  },
}
