import type { SheetsWords } from '../../../language-words.ts'

export const WOOD: SheetsWords = {
  'wood-elephant': {
    looks: { teak: 'teca', mango: 'madeira de mangueira', ebony: 'ébano' },
    names: ['Elefante entalhado em {look}', 'Elefante caminhando, {look}', 'Elefante entalhado à mão, {look}', 'Escultura Lanna de elefante em {look}'],
    made: [
      'Desbastado com enxó e trabalhado com uns vinte ferros, o menor da largura de um grão de arroz.',
      'As dobras atrás das orelhas vêm no fim, à mão livre, porque são elas que fazem o bicho olhar para você.',
      'Entalhado num bloco só; apenas as presas são encaixadas.',
      'Lixado à mão em quatro grãos e encerado com cera de abelha, nunca envernizado.',
    ],
    of: [
      'Madeira antiga ou de plantio, com documentos; as presas são de madeira cor de osso, não de marfim.',
      'Madeira seca por dois anos, para não rachar em ambiente aquecido.',
    ],
    use: [
      'Na Tailândia, um elefante de tromba erguida é presente para quem começa alguma coisa.',
      'Pesado o bastante para uma fileira de livros, doce o bastante para um quarto de criança.',
      'Os veios mudam de bloco para bloco; o seu terá as próprias listras.',
    ],
    personal: 'Algumas palavras gravadas debaixo do pé, no máximo 40 letras',
  },
  'mango-wood-bowl': {
    looks: { natural: 'natural', walnut: 'tom nogueira', black: 'preto queimado' },
    names: [
      'Tigela torneada de mangueira, {look}',
      'Saladeira de madeira de mangueira, {look}',
      'Fruteira de madeira de mangueira, {look}',
      'Travessa de madeira de mangueira, {look}',
    ],
    made: [
      'Torneada duas vezes: verde e grossa primeiro, depois um ano mais tarde, quando a madeira se acalmou.',
      'O último corte é de um raspador fino como papel; resta pouco para lixar.',
      'Embebida três vezes em óleo de coco morno e deixada uma noite.',
    ],
    of: [
      'Mangueiras que já não dão fruta; as faixas claras e escuras são alburno e cerne.',
      'Madeira maciça de mangueira, própria para alimentos, sem tingimento nem verniz.',
    ],
    use: [
      'Para a salada, o pão ou as chaves perto da porta.',
      'Cada uma mostra o tempo que a árvore viveu: os traços escuros são a chuva que ela bebeu.',
      'Fica morna na mão e escurece com óleo e uso.',
    ],
  },
  'coconut-bowls': {
    looks: { natural: 'natural', white: 'interior branco', turquoise: 'interior turquesa' },
    names: ['Tigelas de casca de coco, {look}', 'Tigelas de coco polidas, {look}', 'Tigelas de coco para smoothie, {look}'],
    made: [
      'Cascas de uma prensa de leite de coco são serradas, raspadas e polidas com três lixas.',
      'A borda é acertada na pedra; a tigela não balança nem corta os lábios.',
      'Os interiores coloridos levam cinco camadas finas de laca, curadas por duas semanas.',
    ],
    of: ['Cascas de cocos maduros de Samui e Thap Sakae, esfregadas com óleo de coco.', 'Só coco: a casca para comer, o óleo para brilhar.'],
    use: [
      'Boas para granola, castanhas e sopas frias; para o forno, não.',
      'Os três olhos do coco continuam visíveis de um lado e contam o que ele foi.',
      'Os tamanhos variam um centímetro, como os cocos.',
    ],
    facts: '{label}, cada uma com cerca de {measure}; {weight} ao todo.',
  },
  'soap-flower': {
    looks: { rose: 'rosa', white: 'branco', lilac: 'lilás' },
    names: ['Lótus entalhado em sabonete, em {look}', 'Flor de sabonete na caixa, em {look}', 'Flor de sabonete entalhada à mão, em {look}'],
    made: [
      'Uma faca, um sabonete e umas duas horas: as pétalas se erguem de fora para dentro.',
      'A lâmina não se move, quem gira é o sabonete; daí a curva de cada pétala.',
      'A cor é posta a seco, com esponja de pó, mais viva nas pontas.',
    ],
    of: [
      'Sabonete vegetal com aroma de jasmim, em caixa com tampa dobrada à mão.',
      'Sabonete macio de palma e coco, feito para entalhar; bonito demais para lavar as mãos, mas pode.',
    ],
    use: [
      'Perfuma o banheiro ou uma gaveta por um ano e meio.',
      'Nas cozinhas do palácio, talhavam-se melões assim; o sabonete dura mais.',
      'Em ambiente úmido, caixa fechada; em ambiente seco, aberta.',
    ],
    personal: 'Um nome na caixa, no máximo 30 letras',
  },
}
