import type { SheetsWords } from '../../../language-words.ts'

export const WOVEN_BAGS: SheetsWords = {
  'yan-lipao-bag': {
    looks: { dark: 'marrom-escuro', tan: 'marrom-claro', black: 'preto' },
    names: [
      'Bolsa de festa de yan lipao, em {look}',
      'Bolsa de mão de yan lipao com fecho de prata, em {look}',
      'Bolsa de cipó ao estilo de Nakhon, em {look}',
      'Bolsa da corte de yan lipao, em {look}',
    ],
    made: [
      'O caule da samambaia é rachado, raspado e puxado por furos cada vez menores, até a finura de uma linha.',
      'Ponto por ponto, enrola-se em costelas de bambu, uns três centímetros quadrados por hora.',
      'Os enfeites e o fecho são de prata, gravados por um vizinho que não faz outra coisa.',
      'O lado claro e o lado escuro do mesmo cipó fazem o desenho; nada é tingido.',
    ],
    of: [
      'Yan lipao, samambaia trepadeira das matas do sul, sobre bambu, com prata 925 e forro de seda.',
      'Cipó, bambu, prata de lei e forro de seda tailandesa.',
    ],
    use: [
      'Vai a casamentos por três gerações e depois passa adiante.',
      'Leva um celular, uma chave e um pó compacto, não mais, e é essa a graça.',
      'Chega num saco de pano com o nome da trançadeira.',
    ],
  },
  'rattan-bag': {
    looks: { natural: 'natural', walnut: 'nogueira', white: 'branco patinado' },
    names: [
      'Bolsa redonda de ratã, {look}',
      'Bolsa transversal de ratã, {look}',
      'Bolsa de ratã enrolada à mão, {look}',
      'Bolsa de ratã com alça de couro, {look}',
    ],
    made: [
      'O ratã fino é enrolado do centro para a borda e costurado em si mesmo com o cipó ata rachado.',
      'A bolsa pronta fica um dia pendurada na fumaça de coco, que a endurece e afasta insetos.',
      'Dobradiça e fecho são laços de ratã em volta de um pino de madeira: nada que enferruje.',
    ],
    of: [
      'Ratã, alça de couro com curtimento vegetal, forro de algodão estampado.',
      'Casca de ratã maduro, rachada à mão em dois milímetros, com couro e algodão.',
    ],
    use: [
      'Combina com vestido de linho e com jaqueta jeans, no verão e no resto do ano.',
      'Cabe um celular, uma carteira, óculos de sol e uma manga madura.',
      'A alça de 120 cm se encurta com um nó.',
    ],
  },
}
