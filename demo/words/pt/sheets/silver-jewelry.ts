import type { SheetsWords } from '../../../language-words.ts'

export const SILVER_JEWELRY: SheetsWords = {
  'silver-ring': {
    looks: { hammered: 'martelado', rope: 'cordão', oxidised: 'espiral oxidada' },
    names: ['Anel de prata, {look}', 'Anel de prata das montanhas, {look}', 'Anel de prata forjado à mão, {look}', 'Anel de prata para combinar, {look}'],
    made: [
      'Um lingote de prata é esticado a martelo, curvado num cone de aço e fechado com o próprio metal.',
      'A superfície é batida, não fundida: quem conta as facetas conta os golpes.',
      'Polido com areia de rio e disco de couro de búfalo; brilha sem ofuscar.',
    ],
    of: ['Prata de 95 a 98 por cento, mais macia e mais branca que a 925.', 'Prata maciça sem níquel, gentil com peles sensíveis.'],
    use: [
      'Sozinho ou de três em três; aí um vai polindo o outro.',
      'Qualquer joalheiro consegue aumentar um número.',
      'Os risquinhos fazem parte e fazem o anel ser seu.',
    ],
    facts: 'Tamanho {label}, diâmetro interno {measure}, cerca de {weight}.',
    personal: 'Um texto por dentro do anel, no máximo 15 letras',
  },
  'silver-earrings': {
    looks: { leaf: 'folha', disc: 'disco', brass: 'folha de latão' },
    names: ['Brincos das montanhas, {look}', 'Brincos pendentes recortados à mão, {look}', 'Brincos de ourives, {look}', 'Brincos que balançam, {look}'],
    made: [
      'A chapa é serrada a olho, os veios são abertos a buril, e ela ganha volume num côncavo de madeira.',
      'O gancho sai da mesma chapa; não há solda para quebrar.',
      'Cada par é cortado junto e fica um dia inteiro pendurado, para ver se balança por igual.',
    ],
    of: ['Prata 95 por cento; os pares de latão têm gancho de prata.', 'Chapa leve sem níquel; esquece-se que se está usando.'],
    use: ['Quando a cabeça vira, pegam a luz como folhagem.', 'Um presente que serve em todo mundo.', 'Se o gancho afrouxar, aperte um pouco; o metal deixa.'],
    facts: '{measure}, cerca de {weight} o par.',
  },
  'pendant-necklace': {
    looks: { fish: 'peixe', sun: 'sol', gold: 'folha banhada a ouro' },
    names: ['Pingente de prata, {look}', 'Colar das montanhas, {look}', 'Pingente gravado com cordão, {look}', 'Pingente de ourives, {look}'],
    made: [
      'Duas chapas abauladas são cinzeladas com punções pequenos e soldadas num corpo oco que tilinta ao toque.',
      'Escamas e raios são batidos um a um, com ferramentas que o próprio ourives lima.',
      'Escurecido na fumaça de enxofre e polido de novo, para o desenho aparecer.',
    ],
    of: [
      'Prata 92,5 por cento; as peças douradas têm banho de 18 quilates.',
      'Pingente de prata maciça em cordão de algodão encerado ou corrente de serpente.',
    ],
    use: [
      'O peixe fala de rio cheio e mesa cheia.',
      'As mães mien costuram estes sóis na touca dos recém-nascidos.',
      'Curto sobre a camisa ou comprido sobre o vestido.',
    ],
    facts: 'Pingente {measure}, cordão {label}, cerca de {weight}.',
    personal: 'Um texto no verso do pingente, no máximo 12 letras',
  },
  'silver-bangle': {
    looks: { twist: 'torcido', engraved: 'gravado', gold: 'torcido dourado' },
    names: ['Bracelete de prata, {look}', 'Bracelete de prata aberto, {look}', 'Bracelete maciço das montanhas, {look}'],
    made: [
      'Três hastes são torcidas a quente e marteladas a frio, até serem uma só.',
      'As pontas são enroladas num prego e nunca arranham.',
      'A gravação é a buril, empurrado com a palma da mão, milímetro por milímetro.',
    ],
    of: ['Prata 96 por cento, grossa o bastante para manter a forma.', 'Prata maciça; as versões douradas levam três micrômetros de ouro.'],
    use: [
      'Coloque de lado, pela parte estreita do pulso, e gire.',
      'Aos bebês se dá para terem coragem; às noivas, como poupança.',
      'Usado, clareia; esquecido, escurece.',
    ],
    facts: 'Tamanho {label}, abertura {measure}, cerca de {weight}.',
    personal: 'Um texto por dentro do bracelete, no máximo 20 letras',
  },
  torque: {
    looks: { silver: 'prata lisa', oxidised: 'prata oxidada', coins: 'prata e contas' },
    names: ['Torque das montanhas, {look}', 'Torque ao estilo hmong, {look}', 'Torque de festa, {look}'],
    made: [
      'Uma haste da grossura de um dedo é afinada a martelo nas pontas e enrolada em espirais.',
      'Recozido sete vezes no carvão, porque a prata se cansa debaixo do martelo.',
      'Famílias hmong e mien usam os seus no ano-novo: quanto mais, melhor.',
    ],
    of: ['Prata 95 por cento, oca ou maciça, como diz o peso.', 'Prata fina; as contas, quando há, são de vidro em fio de latão.'],
    use: [
      'Sobre o preto, é um colar; num suporte, uma escultura.',
      'Abra para os lados, nunca de frente para trás, e ele mantém a mola.',
      'Já foi o banco da família; o orgulho continua sendo.',
    ],
    facts: 'Abertura {measure}, cerca de {weight}.',
  },
}
