import type { SheetsWords } from '../../../language-words.ts'

export const BASKETRY: SheetsWords = {
  'rattan-basket': {
    looks: { natural: 'natural', smoked: 'marrom defumado', white: 'branco patinado' },
    names: ['Cesto de ratã, {look}', 'Cesto de feira de ratã com alça, {look}', 'Cesto organizador de ratã, {look}', 'Cesto de ratã vazado, {look}'],
    made: [
      'Para rachar o ratã, a faca fica parada e a mão puxa; assim a casca brilhante sai inteira.',
      'As varetas ficam de molho a noite toda, são curvadas molhadas sobre o joelho e amarradas sem um só prego.',
      'A borda é enrolada duas vezes, porque é por ela que todo cesto é levantado.',
    ],
    of: ['Ratã das matas do sul, cortado aos sete anos e seco ao sol.', 'Ratã inteiro na armação, casca rachada no trançado; sem cola e sem verniz.'],
    use: [
      'Para o pão, o tricô ou as verduras do sábado.',
      'Novo, ainda range; com os anos, se cala e escurece.',
      'Firme o bastante para sentar um instante, mas não fomos nós que contamos.',
    ],
  },
  'sticky-rice-basket': {
    looks: { natural: 'natural', indigo: 'natural e índigo', red: 'natural e vermelho' },
    names: ['Kratip para arroz glutinoso, {look}', 'Cesto de bambu com tampa para arroz, {look}', 'Kratip ao estilo de Isan, {look}'],
    made: [
      'Duas paredes são trançadas uma na outra; o ar entre elas guarda o arroz quente até o meio-dia.',
      'As tiras têm um milímetro de largura e são aplainadas tão finas que enrolam como fita.',
      'O pé é talhado de um talo de palmeira e costurado com fio de náilon, sua única modernidade.',
    ],
    of: [
      'Bambu novo, cortado na estação fresca, quando menos agrada aos insetos.',
      'Bambu e cordão de algodão; sem tratamento químico, seco na fumaça, próprio para alimentos.',
    ],
    use: [
      'Arroz fumegante, tampa, e lá se vai para a roça, o escritório ou o piquenique.',
      'Deixa sair o vapor e não deixa entrar mosca; nenhum pote de plástico faz os dois.',
      'Enxágue, seque ao sol: serve por dez anos.',
    ],
  },
  'hyacinth-basket': {
    looks: { natural: 'natural', charcoal: 'grafite', 'two-tone': 'natural e branco' },
    names: ['Cesto de aguapé, {look}', 'Cesto de roupa redondo de aguapé, {look}', 'Cachepô trançado de aguapé, {look}', 'Cesto organizador de aguapé, {look}'],
    made: [
      'Os talos secam uma semana, são defumados contra o mofo e viram tranças de três antes de virar cesto.',
      'As tranças correm em volta de uma armação de arame que mantém a forma, mesmo com o cesto cheio.',
      'Duas mulheres fazem um por dia, quando a chuva deixa os talos secarem.',
    ],
    of: [
      'Aguapé, planta que entope os canais e fica muito melhor como cesto.',
      'Talos secos de aguapé sobre uma armação fina de aço, lavados e, salvo nas versões coloridas, sem tingimento.',
    ],
    use: [
      'Para cobertores, brinquedos ou uma costela-de-adão apertada no vaso.',
      'Pesa pouco e perdoa o pé que o empurra para debaixo da mesa.',
      'Nas primeiras semanas, a fibra cheira um pouco a feno.',
    ],
  },
  'bamboo-hat': {
    looks: { natural: 'natural', indigo: 'natural com borda índigo', tea: 'marrom-chá' },
    names: [
      'Chapéu camponês de bambu, {look}',
      'Chapéu de sol ngop, {look}',
      'Chapéu de palha de palmeira para o campo, {look}',
      'Chapéu de jardim de bambu, aba larga, {look}',
    ],
    made: [
      'Uma trama de bambu de seis lados é coberta de folhas de palmeira, em camadas como telhas, costuradas em círculos.',
      'Por dentro, um aro trançado mantém o chapéu acima do cabelo e deixa o ar passar.',
      'A borda é amarrada com ratã molhado, que aperta ao secar.',
    ],
    of: [
      'Bambu, folhas de palmeira lan e cordão de algodão para o queixo.',
      'Folha de palmeira clareada ao sol sobre tiras de bambu, leve e quase impermeável.',
    ],
    use: [
      'Faz sombra no rosto inteiro: no arrozal, na praia ou entre os tomates.',
      'Na parede, projeta uma estrela de sombra.',
      'O aro serve na maioria das cabeças; o cordão cuida das outras.',
    ],
  },
}
