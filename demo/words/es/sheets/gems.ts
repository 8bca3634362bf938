import type { SheetsWords } from '../../../language-words.ts'

export const GEMS: SheetsWords = {
  'gem-ring': {
    looks: { ruby: 'rubí', sapphire: 'zafiro', emerald: 'esmeralda', gold: 'zafiro amarillo' },
    names: ['Anillo engastado a mano, {look}', 'Anillo solitario, {look}', 'Anillo de orfebre tailandés, {look}', 'Anillo de piedra ovalada, {look}'],
    made: [
      'La piedra se talla en la ciudad, se elige para su metal y la sujetan garras limadas al tamaño de un grano de sésamo.',
      'Se engasta a ojo, bajo la lupa; si la piedra hace clic, se vuelve a engastar.',
      'Va pulido por dentro tanto como por fuera, porque lo de dentro es lo que te toca.',
    ],
    of: [
      'Piedra natural, calentada como casi todas, y así lo dice la tarjeta del estuche; plata 925 o baño de oro.',
      'Piedra preciosa natural de alrededor de un quilate, sobre plata rodiada.',
    ],
    use: [
      'Míralo a la luz del día: con ese color vas a vivir.',
      'Para los viernes, los aniversarios o porque sí.',
      'Una talla más o menos: lo ajustamos gratis en un plazo de treinta días.',
    ],
    facts: 'Talla {label}, diámetro interior {measure}, unos {weight}.',
  },
  'pearl-earrings': {
    looks: { white: 'blanco', golden: 'dorado', grey: 'gris plata' },
    names: ['Pendientes de perlas de Andamán, {look}', 'Pendientes de botón con perlas de mar, {look}', 'Pendientes largos de perlas, {look}'],
    made: [
      'Las perlas crecen dos años en ostras colgadas de balsas, frente a Phuket y Phang-nga.',
      'Los pares se forman a mediodía sobre una bandeja gris, primero por el brillo y luego por el tamaño.',
      'Se perforan a medias, se fijan al vástago con resina y se giran hasta que no se ve nada.',
    ],
    of: ['Perlas cultivadas de mar, de color natural, sobre plata 925.', 'Perlas akoya y de los mares del Sur en vástagos de plata rodiada.'],
    use: [
      'Se ponen lo último y se quitan lo primero; el perfume les apaga el brillo.',
      'Unas marquitas en la piel de la perla la distinguen del vidrio.',
      'En un minuto están tibios, y apenas pesan.',
    ],
    facts: 'Perla {label}, pendiente {measure}, unos {weight} el par.',
  },
  'bead-bracelet': {
    looks: { turquoise: 'turquesa', garnet: 'granate', wood: 'madera', mixed: 'multicolor' },
    names: ['Pulseras de cuentas, {look}', 'Pulsera ensartada a mano, {look}', 'Pulsera de cuentas de Andamán, {look}', 'Pulseras de la amistad, {look}'],
    made: [
      'Se ensarta en hilo doble con un nudo cada cinco cuentas: si se rompe, pierdes cinco, no todas.',
      'Las cuentas se escogen a mano, con un tamiz hecho de una lata agujereada.',
      'Los dibujos siguen hallazgos de Khlong Thom, donde unos mercaderes dejaron cuentas hace dos mil años.',
    ],
    of: ['Cuentas de piedra, vidrio o madera sobre nailon, cierre plateado.', 'Piedra natural y madera torneada, con botones de nácar como cierre.'],
    use: [
      'Tres vueltas, para llevar sueltas o retorcidas en una.',
      'Se quita para nadar y se deja puesta bajo la lluvia.',
      'Los niños eligen las multicolores, y tienen razón.',
    ],
    facts: 'Largo {label}, vuelta {measure}, unos {weight}.',
  },
  'gold-necklace': {
    looks: { chain: 'cadena trenzada', 'enamel-red': 'esmalte rojo', 'enamel-green': 'esmalte verde' },
    names: ['Collar de oro de estilo Sukhothai, {look}', 'Collar thong boran, {look}', 'Collar de oro de orfebre, {look}'],
    made: [
      'Un hilo más fino que un cabello se trenza sin máquina, a cuatro, seis u ocho cabos, alrededor de una aguja.',
      'Diminutos granos de oro se colocan con pincel y se sueldan al soplo, con el soplete.',
      'El esmalte es vidrio molido y cocido sobre carbón: rojo, verde y azul, como en los hallazgos de la antigua Si Satchanalai.',
    ],
    of: ['Oro al 96,5 % con certificado de peso, que lleva el nombre del orfebre.', 'Oro tailandés al 96,5 %, de un tono más cálido que el de 18 quilates.'],
    use: [
      'Se envía asegurado y solo se entrega con firma.',
      'En Tailandia, el oro es una libreta de ahorros que se lleva puesta.',
      'Se ciñe al cuello como una tela.',
    ],
    facts: 'Largo {label}, cadena {measure}, unos {weight} de oro.',
  },
}
