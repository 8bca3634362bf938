import type { SheetsWords } from '../../../language-words.ts'

export const HOME_USE: SheetsWords = {
  'teak-tray': {
    looks: { natural: 'natural', dark: 'oscuro', red: 'laca roja' },
    names: ['Bandeja de teca, {look}', 'Bandeja de servir de teca maciza, {look}', 'Bandeja de teca con borde tallado, {look}'],
    made: [
      'Se vacía con gubia de una sola tabla: no hay junta que se abra con la humedad.',
      'Las asas se hacen al final, redondeadas para la mano que llevará la bandeja.',
      'Raspada, lijada y aceitada en tres noches.',
    ],
    of: [
      'Teca de plantación de Phrae, con papeles forestales, acabada con aceite de tung.',
      'Tablas de teca de casas viejas, con los agujeros de los clavos rellenos de polvo de teca.',
    ],
    use: [
      'Para el desayuno en la cama, o para el mortero y sus amigos pequeños.',
      'La teca trae su propio aceite y apenas se ofende por un vaso derramado.',
      'La veta y los nudos pequeños varían; es el árbol, no un defecto.',
    ],
    personal: 'Un nombre o una fecha grabados a fuego en el borde, 25 letras como máximo',
  },
  'wood-spoons': {
    looks: { teak: 'teca', coconut: 'madera de cocotero', pale: 'madera clara' },
    names: ['Cucharas talladas en {look}', 'Cucharas de wok en {look}', 'Cucharas de cocina cortadas a mano en {look}'],
    made: [
      'Se parten con hacha siguiendo la fibra y se tallan con cuchillo curvo; una cuchara serrada se rompería.',
      'Se hierven en agua salada, se secan en arena y se frotan con aceite de coco.',
      'Donde se apoya el pulgar, el mango es más fino.',
    ],
    of: ['Recortes de ebanistas, demasiado buenos para la estufa.', 'Madera dura sin barniz, apta para alimentos.'],
    use: [
      'Amables con las sartenes, sordas al calor.',
      'Para el curry, la mermelada y las discusiones sobre quién remueve.',
      'La punta oscurece y cuenta lo que cocinas.',
    ],
    facts: 'Juego de {count}, la pieza más larga mide {measure}, unos {weight}.',
  },
  'herbal-soap': {
    looks: { turmeric: 'cúrcuma', pandan: 'pandan', pea: 'flor de guisante azul', charcoal: 'carbón de bambú' },
    names: ['Jabón de hierbas, {look}', 'Jabón en frío, {look}', 'Pastilla de jabón del pueblo, {look}', 'Jabón suave para la cara, {look}'],
    made: [
      'El aceite y la lejía se mezclan por debajo de cuarenta grados y se cortan al segundo día.',
      'Se cura seis semanas en estantes de bambú, donde pierde agua y mal genio.',
      'Las hierbas entran en polvo y en aceite; vienen del huerto de detrás de la cocina.',
    ],
    of: ['Aceites de coco, salvado de arroz y palma, sosa, hierbas, aceite esencial.', 'Sin colorantes ni parabenos, envuelto en papel.'],
    use: [
      'Hace una espuma suave y se aclara bien, incluso con agua dura.',
      'La cúrcuma ilumina, el pandan calma, el carbón exfolia y la flor de guisante azul, sencillamente, alegra.',
      'En una jabonera que escurra dura un mes.',
    ],
    facts: 'Juego de {count}, pastillas de 100 g, paquete de {measure}, unos {weight}.',
  },
  'herbal-compress': {
    looks: { natural: 'algodón natural', indigo: 'algodón índigo', turmeric: 'algodón cúrcuma' },
    names: ['Compresa de hierbas tailandesa, {look}', 'Compresa de hierbas para masaje, {look}', 'Luk prakob de plai, {look}'],
    made: [
      'Las raíces frescas se cortan, se majan y se secan tres días antes de pesarlas en el paño.',
      'El paño se ata en ocho pliegues, y la punta se vuelve mango.',
      'La receta es la que se enseña en las escuelas de masaje de los templos.',
    ],
    of: ['Plai, cúrcuma, piel de combava, hierba limón, hoja de tamarindo, alcanfor, sal.', 'Hierbas secas en algodón crudo, 200 g cada una.'],
    use: [
      'Se calienta al vapor, se prueba en el brazo y se aprieta sobre los hombros cansados.',
      'El olor llena la casa, y nadie se queja.',
      'La cúrcuma mancha; usa una toalla vieja.',
    ],
    facts: 'Paquete de {count}, {measure}, unos {weight}.',
  },
  'reed-mat': {
    looks: { red: 'rayas rojas', green: 'rayas verdes', indigo: 'rombos índigo' },
    names: ['Estera de junco tejida a mano, {look}', 'Estera de estilo Chanthabun, {look}', 'Estera de junco para el suelo, {look}'],
    made: [
      'Los tallos se parten, se cuecen en el tinte y se secan en la carretera, donde todo el mundo los esquiva.',
      'Uno mete el tallo, otro lo aprieta; una estera larga son dos días de charla.',
      'Los bordes se vuelven a trenzar en el tejido y no se deshacen.',
    ],
    of: ['Junco de campos de agua salobre sobre urdimbre de yute.', 'Junco teñido, yute y nada más; fresca para tumbarse.'],
    use: ['Para la siesta, el templo, la playa, el yoga.', 'Nueva huele a heno; al cabo de un año, a la casa.', 'Se enrolla, se ata y se deja en un rincón.'],
    facts: 'Mide {measure} y pesa unos {weight}.',
  },
}
