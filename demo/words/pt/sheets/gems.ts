import type { SheetsWords } from '../../../language-words.ts'

export const GEMS: SheetsWords = {
  'gem-ring': {
    looks: { ruby: 'rubi', sapphire: 'safira', emerald: 'esmeralda', gold: 'safira amarela' },
    names: ['Anel cravado à mão, {look}', 'Anel solitário, {look}', 'Anel de ourives tailandês, {look}', 'Anel com pedra oval, {look}'],
    made: [
      'A pedra é lapidada na cidade, escolhida para o metal e presa por garras limadas no tamanho de um grão de gergelim.',
      'Cravada a olho, sob a lupa; pedra que faz clique é cravada de novo.',
      'Polido por dentro tanto quanto por fora, porque é o lado de dentro que toca em você.',
    ],
    of: [
      'Pedra natural, aquecida como quase todas, e o cartão no estojo informa; prata 925 ou banho de ouro.',
      'Gema natural de cerca de um quilate, em prata com banho de ródio.',
    ],
    use: [
      'Olhe à luz do dia: é com essa cor que você vai viver.',
      'Para sextas-feiras, aniversários ou sem motivo nenhum.',
      'Um número a mais ou a menos: ajustamos de graça em até trinta dias.',
    ],
    facts: 'Tamanho {label}, diâmetro interno {measure}, cerca de {weight}.',
  },
  'pearl-earrings': {
    looks: { white: 'branco', golden: 'dourado', grey: 'cinza-prata' },
    names: ['Brincos de pérolas de Andamão, em {look}', 'Brincos pequenos de pérolas do mar, em {look}', 'Brincos pendentes de pérolas, em {look}'],
    made: [
      'As pérolas crescem dois anos em ostras penduradas de balsas, ao largo de Phuket e Phang-nga.',
      'Os pares se formam ao meio-dia numa bandeja cinza, primeiro pelo brilho, depois pelo tamanho.',
      'Furadas até a metade, coladas ao pino com resina e giradas até não se ver mais nada.',
    ],
    of: ['Pérolas cultivadas do mar, cor natural, em prata 925.', 'Pérolas akoya e dos mares do Sul em pinos de prata com banho de ródio.'],
    use: [
      'São as últimas a pôr e as primeiras a tirar; perfume embaça o brilho.',
      'Pequenas marcas na pele as distinguem do vidro.',
      'Em um minuto ficam mornas, e quase não pesam.',
    ],
    facts: 'Pérola {label}, brinco {measure}, cerca de {weight} o par.',
  },
  'bead-bracelet': {
    looks: { turquoise: 'turquesa', garnet: 'granada', wood: 'madeira', mixed: 'multicolor' },
    names: ['Pulseiras de contas, {look}', 'Pulseira enfiada à mão, {look}', 'Pulseira de contas de Andamão, {look}', 'Pulseiras da amizade, {look}'],
    made: [
      'Enfiada em fio duplo, com um nó a cada cinco contas: se arrebentar, perdem-se cinco, não todas.',
      'As contas são separadas à mão, com uma peneira feita de lata furada.',
      'Os desenhos seguem achados de Khlong Thom, onde mercadores deixaram contas há dois mil anos.',
    ],
    of: ['Contas de pedra, vidro ou madeira em náilon, fecho banhado a prata.', 'Pedra natural e madeira torneada, fechada com botões de madrepérola.'],
    use: ['Três voltas, soltas ou torcidas numa só.', 'Tire para nadar, use na chuva.', 'As crianças escolhem as coloridas, e têm razão.'],
    facts: 'Comprimento {label}, fio {measure}, cerca de {weight}.',
  },
  'gold-necklace': {
    looks: { chain: 'corrente trançada', 'enamel-red': 'esmalte vermelho', 'enamel-green': 'esmalte verde' },
    names: ['Colar de ouro ao estilo de Sukhothai, {look}', 'Colar thong boran, {look}', 'Colar de ouro de ourives, {look}'],
    made: [
      'Um fio mais fino que um cabelo é trançado sem máquina, em quatro, seis ou oito pontas, em volta de uma agulha.',
      'Minúsculos grãos de ouro são arrumados com pincel e soldados no sopro do maçarico.',
      'O esmalte é vidro moído, queimado no carvão: vermelho, verde e azul, como nos achados da antiga Si Satchanalai.',
    ],
    of: [
      'Ouro 96,5 por cento, com o peso atestado; o certificado leva o nome do ourives.',
      'Ouro tailandês, 96,5 por cento, de um tom mais quente que o de 18 quilates.',
    ],
    use: ['Enviado com seguro e entregue só mediante assinatura.', 'Na Tailândia, ouro é uma poupança que se usa.', 'Assenta no pescoço como tecido.'],
    facts: 'Comprimento {label}, corrente {measure}, cerca de {weight} de ouro.',
  },
}
