import type { SheetsWords } from '../../../language-words.ts'

const FROM = '{name}, ateliê de {place}{tail}'
const FACTS = 'Tela de {measure}, cerca de {weight}, pronta para pendurar.'

export const PAINTING: SheetsWords = {
  'temple-painting': {
    looks: { dusk: 'ao entardecer', dawn: 'ao amanhecer', gold: 'em ouro' },
    names: [
      'Templo {look}',
      'Telhados do wat {look}',
      'Chedi à beira do rio {look}',
      'Torres de templo {look}, acrílica sobre tela',
      'Templo em silêncio {look}',
    ],
    from: FROM,
    made: [
      'Começado ao ar livre com pincel largo, terminado no ateliê com veladuras claras como chá.',
      'O céu levou quatro tardes, uma cor por dia, sem voltar atrás nenhuma vez.',
      'O ouro das torres é folha, não tinta, e muda com a hora.',
    ],
    of: ['Acrílica fina sobre tela de algodão, chassi de pinho, verniz fosco.', 'Acrílica e folha de ouro sobre tela, laterais pintadas, dispensa moldura.'],
    use: [
      'Assinado na frente, com o título no verso em tailandês e inglês.',
      'Pendure onde, na sua casa, o dia termina.',
      'Viaja plano numa caixa de madeira; os formatos grandes vão enrolados, se você pedir.',
    ],
    facts: FACTS,
  },
  'elephant-painting': {
    looks: { indigo: 'em índigo', ochre: 'em ocre', green: 'em verde' },
    names: [
      'Elefantes {look}',
      'Mãe e filhote {look}',
      'Manada no rio {look}',
      'Caminhada de elefantes {look}, acrílica sobre tela',
      'Velho macho de presas {look}',
    ],
    from: FROM,
    made: [
      'Pintado por quem cresceu entre elefantes, não por um elefante.',
      'A pele é feita com pincel seco, dobra por dobra, antes que a sombra venha por baixo.',
      'Três cores e branco: o limite mantém os bichos tranquilos.',
    ],
    of: ['Acrílica sobre tela de algodão preparada, chassi de pinho.', 'Acrílica resistente à luz, duas demãos de verniz fosco, gancho já preso.'],
    use: [
      'Fica bem sobre coisas compridas: um sofá, um banco, um corredor.',
      'Parte do preço alimenta uma manada aposentada aqui perto.',
      'Assinado, datado e enviado com uma foto do ateliê.',
    ],
    facts: FACTS,
  },
  'lotus-painting': {
    looks: { pink: 'em rosa', white: 'em branco', blue: 'em azul' },
    names: [
      'Lago de lótus {look}',
      'Lótus depois da chuva {look}',
      'Ninfeias {look}, acrílica sobre tela',
      'Lótus se abrindo {look}',
      'Seis da manhã, lótus {look}',
    ],
    from: FROM,
    made: [
      'Esboçado da canoa às seis da manhã, antes que as flores se abram de todo.',
      'As pétalas são feitas de onze brancos, e nenhum sai do tubo.',
      'A água é puxada com um cartão, para ficar mais lisa que as folhas.',
    ],
    of: ['Acrílica sobre tela, fundo com grão de linho.', 'Acrílica fina, tela de algodão, laterais grossas.'],
    use: [
      'Um quadro calmo para um quarto onde se dorme ou se espera.',
      'Na lama e acima dela: o que a flor diz não precisa de mais palavras.',
      'Dois lagos lado a lado fazem um rio.',
    ],
    facts: FACTS,
  },
  'carved-panel': {
    looks: { lotus: 'lótus', flame: 'folhas de chama', white: 'lótus caiado' },
    names: ['Painel de teca entalhado, {look}', 'Relevo de parede em teca, {look}', 'Painel entalhado Lanna, {look}'],
    made: [
      'O desenho é colado na tábua e cortado junto com ela; à noite, só resta a madeira.',
      'Quatro profundidades, a última da espessura de uma moeda.',
      'As folhas, escavadas por baixo, fazem uma sombra que segue a lâmpada.',
    ],
    of: ['Uma tábua de teca de plantio, 30 mm de espessura, encerada.', 'Teca antiga de celeiros de arroz, lavada e entalhada de novo.'],
    use: [
      'Na cabeceira da cama, acima de uma porta ou encostado numa parede.',
      'Duas chapas de latão servem para pendurar.',
      'Pedindo com antecedência, entalhamos também pares espelhados.',
    ],
  },
}
