import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Peso líquido {label}; o pacote mede {measure}.'

export const SPICE_AND_TEA: SheetsWords = {
  'spice-jars': {
    looks: { 'star-anise': 'anis-estrelado', turmeric: 'cúrcuma', pepper: 'pimenta-do-reino preta', cinnamon: 'canela' },
    names: [
      'Especiarias tailandesas em vidro, {look}',
      'Especiarias inteiras escolhidas à mão, {look}',
      'Especiarias da aldeia, {look}',
      'Vidro de especiarias para a cozinha, {look}',
    ],
    made: [
      'Secas devagar à sombra, onde ficam os óleos que o sol levaria.',
      'Escolhidas à mão na peneira; o que quebrou vai para a nossa cozinha.',
      'Postas no vidro sob encomenda e fechadas com uma rolha que não deixa entrar ar.',
    ],
    of: ['Uma especiaria, uma horta, nada misturado.', 'Safra do ano; o mês e o campo estão no rótulo.'],
    use: [
      'Moa só na hora; a diferença é maior do que entre duas receitas.',
      'Para o porco ensopado, o massaman ou o chá de um dia frio.',
      'Vazio, o vidro continua sendo vidro de cozinha.',
    ],
    facts: PACK,
  },
  'spice-bowls': {
    looks: { curry: 'curry', 'tom-yum': 'tom yum', five: 'cinco especiarias' },
    names: [
      'Kit de temperos tailandeses, {look}',
      'Ervas e especiarias inteiras, {look}',
      'Caixa de temperos para quem cozinha, {look}',
      'Kit de ervas da horta, {look}',
    ],
    made: [
      'Cada erva é colhida à mão na sua hora, seca sozinha e só encontra as outras depois.',
      'As quantidades são as da nossa avó, agora pesadas em vez de calculadas no olho.',
      'Embaladas em saquinhos de papel, para os aromas não se encontrarem.',
    ],
    of: ['Capim-limão, galanga, folha de limão makrut, pimenta, sementes de coentro, cominho, conforme o prato.', 'Temperos secos, sem sal, açúcar nem aroma.'],
    use: [
      'Um kit faz três panelas para quatro; o cartão dentro diz como.',
      'Presente para quem cozinha e já tem tudo.',
      'Cheire a caixa antes de abrir os saquinhos.',
    ],
    facts: PACK,
  },
  'tea-tin': {
    looks: { oolong: 'oolong', jasmine: 'chá-verde com jasmim', 'butterfly-pea': 'fada-azul', black: 'chá-preto' },
    names: ['Chá da serra, {look}', 'Chá das alturas em lata, {look}', 'Chá de horta pequena, {look}', 'Chá colhido à mão, {look}'],
    made: [
      'Duas folhas e um broto, colhidos antes das dez, murchos ao sol e enrolados na mesma noite.',
      'O oolong é enrolado até trinta vezes no pano; as flores secam inteiras, à sombra.',
      'A família o prova no café da manhã; o que não passa vai para as cabras.',
    ],
    of: ['Folhas de uma só horta acima de 1000 metros, sem aroma acrescentado.', 'Folhas ou flores inteiras, numa lata que fecha com um suspiro.'],
    use: [
      'Água bem quente; jogue fora o primeiro minuto e beba os cinco seguintes.',
      'Também é bom gelado, depois de uma noite na geladeira.',
      'Um fio de limão, e a fada-azul fica violeta.',
    ],
    facts: PACK,
  },
  'coffee-bag': {
    looks: { kraft: 'torra média', black: 'torra escura', indigo: 'torra clara' },
    names: ['Arábica das alturas, {look}', 'Café tailandês de montanha, {look}', 'Café em grãos de microlote, {look}', 'Café sombreado, {look}'],
    made: [
      'Os frutos são colhidos vermelhos, despolpados na mesma noite, fermentados um dia e lavados em água de nascente.',
      'Seco doze dias em terreiro suspenso e torrado de cinco em cinco quilos, na segunda-feira da semana do seu pedido.',
      'Os cafeeiros crescem debaixo de macadâmias e pereiras, que alimentam os pássaros, que comem as brocas.',
    ],
    of: [
      'Grãos inteiros de arábica tailandês, de 1200 a 1500 metros, em pacote com válvula.',
      'Uma aldeia, uma safra; moído se você pedir e disser como prepara.',
    ],
    use: [
      'Cacau e mel de longan na xícara, final limpo.',
      'Para o coador ou a cafeteira italiana; a torra escura aguenta leite condensado.',
      'O melhor momento é entre uma semana e dois meses depois da torra.',
    ],
    facts: PACK,
  },
}
