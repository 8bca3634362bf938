import type { SheetsWords } from '../../../language-words.ts'

export const WOOD: SheetsWords = {
  'wood-elephant': {
    looks: { teak: 'teca', mango: 'madera de mango', ebony: 'ébano' },
    names: ['Elefante tallado en {look}', 'Elefante en marcha, {look}', 'Elefante tallado a mano en {look}', 'Escultura de elefante Lanna en {look}'],
    made: [
      'Desbastado con azuela y trabajado con una veintena de formones, el menor no más ancho que un grano de arroz.',
      'Las arrugas de detrás de las orejas van al final, a mano alzada, porque son las que hacen que el animal te mire.',
      'Tallado en un solo bloque; solo los colmillos son añadidos.',
      'Lijado a mano en cuatro granos y frotado con cera de abeja, nunca con barniz.',
    ],
    of: [
      'Madera recuperada o de plantación, con papeles; los colmillos son de madera color hueso, no de marfil.',
      'Madera secada dos años, para que no se agriete en una habitación con calefacción.',
    ],
    use: [
      'En Tailandia se regala un elefante con la trompa levantada a quien empieza algo nuevo.',
      'Lo bastante pesado para una fila de libros, lo bastante simpático para un cuarto infantil.',
      'La veta cambia en cada bloque; el tuyo tendrá sus propias rayas.',
    ],
    personal: 'Unas palabras talladas debajo de la pata, 40 letras como máximo',
  },
  'mango-wood-bowl': {
    looks: { natural: 'natural', walnut: 'marrón nogal', black: 'negro quemado' },
    names: [
      'Cuenco torneado de madera de mango, {look}',
      'Ensaladera de madera de mango, {look}',
      'Frutero de madera de mango, {look}',
      'Cuenco de servir de madera de mango, {look}',
    ],
    made: [
      'La madera se tornea dos veces: primero verde y gruesa, y otra vez al año, cuando ya se ha calmado.',
      'La última pasada es de una cuchilla fina como el papel; queda poco que lijar.',
      'Se aceita tres veces con aceite de coco tibio y se deja beber toda la noche.',
    ],
    of: ['Mangos que ya no dan fruto; las franjas claras y oscuras son albura y duramen.', 'Madera de mango maciza, apta para alimentos, sin tinte ni barniz.'],
    use: [
      'Para la ensalada, el pan o las llaves junto a la puerta.',
      'En la madera se ve el tiempo que vivió el árbol: las vetas oscuras son lluvia bebida.',
      'Se templa en la mano y oscurece con el aceite y el uso.',
    ],
  },
  'coconut-bowls': {
    looks: { natural: 'natural', white: 'interior blanco', turquoise: 'interior turquesa' },
    names: ['Cuencos de coco, {look}', 'Cuencos de coco pulidos, {look}', 'Cuencos de coco para batidos, {look}'],
    made: [
      'Las cáscaras de una prensa de leche de coco se sierran, se raspan y se pulen con arena de tres granos.',
      'El borde se iguala sobre una piedra; el cuenco no baila ni corta los labios.',
      'Los interiores de color son laca en cinco capas finas, endurecida dos semanas.',
    ],
    of: ['Cáscaras de cocos maduros de Samui y Thap Sakae, frotadas con aceite de coco.', 'Nada más que coco: la cáscara para comer, el aceite para brillar.'],
    use: [
      'Buenos para muesli, frutos secos y sopas frías; no para el horno.',
      'Los tres ojos del coco siguen visibles en un lado y cuentan lo que fue.',
      'El tamaño varía un centímetro, como en los cocos.',
    ],
    facts: '{label} de unos {measure}; {weight} en total.',
  },
  'soap-flower': {
    looks: { rose: 'rosa', white: 'blanco', lilac: 'lila' },
    names: ['Loto tallado en jabón, {look}', 'Flor de jabón en caja, {look}', 'Flor de jabón tallada a mano, {look}'],
    made: [
      'Un cuchillo, un jabón y unas dos horas: los pétalos se levantan de fuera adentro.',
      'La hoja está quieta y es el jabón el que gira; así coge cada pétalo su curva.',
      'El color se da en seco, con borla, más vivo en las puntas.',
    ],
    of: [
      'Jabón vegetal con aroma de jazmín, en una caja con tapa plegada a mano.',
      'Jabón blando de palma y coco, hecho para tallar; demasiado bonito para lavarse, pero se puede.',
    ],
    use: [
      'Perfuma un baño o un cajón durante año y medio.',
      'En las cocinas de palacio se tallaban así los melones; el jabón dura más.',
      'La caja, cerrada en habitaciones húmedas y abierta en las secas.',
    ],
    personal: 'Un nombre en la caja, 30 letras como máximo',
  },
}
