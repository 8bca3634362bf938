import type { SheetsWords } from '../../../language-words.ts'

export const WOVEN_BAGS: SheetsWords = {
  'yan-lipao-bag': {
    looks: { dark: 'marrón oscuro', tan: 'marrón claro', black: 'negro' },
    names: [
      'Bolso de noche de yan lipao, {look}',
      'Bolso de yan lipao con cierre de plata, {look}',
      'Bolso trenzado de estilo Nakhon, {look}',
      'Bolso de corte de yan lipao, {look}',
    ],
    made: [
      'El tallo del helecho se parte, se raspa y se pasa por agujeros cada vez más pequeños, hasta quedar fino como un hilo.',
      'Punto a punto se enrolla sobre costillas de bambú, unos tres centímetros cuadrados por hora.',
      'Los herrajes y el cierre son de plata, grabados por un vecino que no hace otra cosa.',
      'La cara clara y la oscura del mismo tallo hacen el dibujo; nada está teñido.',
    ],
    of: [
      'Yan lipao, helecho trepador de los bosques del sur, sobre bambú, plata 925 y forro de seda.',
      'Helecho, bambú, plata de ley y forro de seda tailandesa.',
    ],
    use: [
      'Va a las bodas durante tres generaciones, y después se hereda.',
      'Caben un teléfono, una llave y una polvera, nada más, y de eso se trata.',
      'Llega en una bolsita de tela con el nombre de la artesana.',
    ],
  },
  'rattan-bag': {
    looks: { natural: 'natural', walnut: 'nogal', white: 'blanco decapado' },
    names: [
      'Bolso redondo de ratán, {look}',
      'Bandolera de ratán, {look}',
      'Bolso de ratán enrollado a mano, {look}',
      'Bolso de ratán con correa de cuero, {look}',
    ],
    made: [
      'El ratán fino se enrolla del centro al borde y se cose a sí mismo con liana ata partida.',
      'El bolso acabado cuelga un día en humo de coco, que lo endurece y ahuyenta a los insectos.',
      'Bisagra y cierre son presillas de ratán alrededor de una oliva de madera: nada que se oxide.',
    ],
    of: [
      'Ratán, correa de cuero de curtido vegetal, forro de algodón estampado.',
      'Corteza de ratán maduro, partida a mano a dos milímetros, con cuero y algodón.',
    ],
    use: [
      'Va bien con el vestido de lino y con la cazadora vaquera, en verano y el resto del año.',
      'Hay sitio para un teléfono, una cartera, unas gafas de sol y un mango maduro.',
      'La correa de 120 cm se acorta con un nudo.',
    ],
  },
}
