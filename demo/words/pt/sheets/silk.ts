import type { SheetsWords } from '../../../language-words.ts'

export const SILK: SheetsWords = {
  'mudmee-silk': {
    looks: { ruby: 'rubi com losangos', indigo: 'índigo com losangos', emerald: 'esmeralda com ganchos de naga', gold: 'ouro velho com ganchos de naga' },
    names: [
      'Seda mudmee tailandesa, em {look}',
      'Seda ikat amarrada à mão, em {look}',
      'Tecido de seda mudmee ao estilo de Isan, em {look}',
      'Tecido ikat de seda tailandesa, em {look}',
    ],
    made: [
      'Os fios da trama são amarrados em feixes com fibra de bananeira e tingidos várias vezes, até o desenho já estar à espera no fio.',
      'A tecelã coloca cada trama a olho, para que as bordas do desenho se encontrem; o leve borrado é a assinatura do mudmee.',
      'Para uns quatro metros de desenho, são duas semanas de nós e dez dias de tear.',
      'Tecida em tear de madeira, em sarja de três liços: firme para uma saia, macia para um xale.',
    ],
    of: [
      'Seda amarela tailandesa, fiada à mão de casulos da região, com seus nozinhos naturais.',
      'Pura seda no urdume e na trama; o vermelho é de goma-laca, o azul, de índigo, o amarelo, de jaqueira.',
    ],
    use: [
      'Dá uma saia ou um casaco acinturado; as costureiras gostam porque não desfia.',
      'Emoldurada sob vidro, vira o quadro da sala.',
      'O gancho de naga é a serpente que traz a chuva; noivas e monges a conhecem igualmente.',
    ],
    facts: 'O tecido mede {measure} e pesa cerca de {weight}.',
  },
  'silk-scarves': {
    looks: { plum: 'ameixa', saffron: 'açafrão', teal: 'azul-petróleo', rose: 'rosa' },
    names: [
      'Echarpe de seda tailandesa, {look}',
      'Lenço de seda tecido à mão, {look}',
      'Estola de seda com franjas de nós, {look}',
      'Xale leve de seda tailandesa, {look}',
    ],
    made: [
      'Urdume e trama são tingidos em tons vizinhos; a cada movimento, o tecido muda.',
      'Ponto de tela no tear de lançadeira volante, um metro e meio em dia bom.',
      'As franjas são amarradas à mão à noite, quando o tear se cala.',
    ],
    of: [
      'Pura seda de amoreira, fervida em água de cinza até cair como água.',
      'Seda tailandesa tingida sem corantes azoicos e lavada três vezes antes de tecer.',
    ],
    use: [
      'Aquece no avião e refresca na varanda.',
      'Dobrada, fica do tamanho de um passaporte.',
      'Os nozinhos do fio são a marca da seda fiada à mão, não um defeito.',
    ],
    facts: '{measure} sem as franjas, cerca de {weight}.',
  },
  'pha-sin': {
    looks: { maroon: 'bordô', navy: 'azul-marinho', olive: 'verde-oliva' },
    names: ['Pha sin com barra tin jok, {look}', 'Saia tubular com barra tecida à mão, {look}', 'Saia de casamento Lanna, {look}', 'Sin tin jok, {look}'],
    made: [
      'A barra é tecida à parte, com o direito para baixo; cada fio de cor é levantado com um espinho de porco-espinho.',
      'Um palmo de tin jok é um dia inteiro; a barra toda leva de quatro a oito semanas.',
      'Cós, meio e barra são três tecidos, unidos à mão, como o sin sempre foi.',
    ],
    of: [
      'Meio de algodão, barra de seda e algodão, cós de algodão vermelho e branco.',
      'Algodão fiado à mão, desenho em seda, tingidos com goma-laca e índigo.',
    ],
    use: [
      'Uma prega na cintura, um cinto: nada de zíper nem de preocupação com tamanho.',
      'Cada vale lê a barra do outro e sabe de onde vem quem a usa.',
      'Para ir ao templo e, um dia, para as filhas.',
    ],
    facts: 'Tamanho {label}: {measure} (volta e comprimento), cerca de {weight}.',
  },
  'table-runner': {
    looks: { silver: 'cinza-prata', gold: 'ouro', wine: 'vinho' },
    names: ['Caminho de mesa de seda, em {look}', 'Caminho de mesa brocado com fio metálico, em {look}', 'Caminho de mesa de seda tailandesa, em {look}'],
    made: [
      'Liços a mais levantam o desenho, e um fio revestido de prata corre ao lado da seda.',
      'Duas pessoas num tear: uma tece, a outra puxa as cordas do desenho seguindo um canto de números.',
      'Bainha feita à mão, com cantos dobrados que assentam bem.',
    ],
    of: ['Seda e fio de prata com alma de poliéster, que não escurece.', 'Urdume de seda tailandesa, trama de fio metálico, forro de algodão.'],
    use: [
      'Para as velas, que o fio devolve em pequenas faíscas.',
      'Estreito o bastante para deixar ver a madeira de uma bela mesa.',
      'Em casamentos, também se usa como sabai, sobre o ombro.',
    ],
    facts: 'Medidas {measure}, peso cerca de {weight}.',
  },
}
