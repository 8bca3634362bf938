import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Peso líquido {label}; o pacote mede {measure}.'

export const PANTRY: SheetsWords = {
  'jasmine-rice': {
    looks: { white: 'arroz jasmim', red: 'arroz vermelho', riceberry: 'arroz riceberry' },
    names: ['{Look} orgânico', '{Look} da nova safra', '{Look} de pequeno produtor', '{Look}, recém-descascado'],
    made: [
      'Transplantado à mão em julho, colhido no frescor de novembro e seco em esteiras, não em máquina.',
      'O moinho da aldeia só descasca na semana em que sai o seu pedido.',
      'Uma safra por ano, uma aldeia só, e o ano está escrito no saco.',
    ],
    of: [
      'Cultivado sem agrotóxicos, pelas regras orgânicas da aldeia; embalado a vácuo contra insetos.',
      'Grãos inteiros, separados na peneira e no olho, sem nada acrescentado.',
    ],
    use: [
      'Lave uma vez, água até a primeira falange, e dez minutos de descanso depois de cozido.',
      'Cheira a folha de pandan, sobretudo nos primeiros oito meses.',
      'Bom ao lado de tudo o que leva curry, e sozinho com um ovo.',
    ],
    facts: PACK,
  },
  'curry-paste': {
    looks: { green: 'verde', red: 'vermelha', yellow: 'amarela', massaman: 'massaman' },
    names: [
      'Pasta de curry, {look}',
      'Pasta de curry socada no pilão, {look}',
      'Pasta de curry caseira, {look}',
      'Pasta de curry das mulheres da aldeia, {look}',
    ],
    made: [
      'Primeiro as especiarias secas são torradas e moídas; depois sal, pimenta, capim-limão, galanga e pasta de camarão vão ao pilão, nessa ordem.',
      'Socada em granito, que esmaga as fibras e segura o óleo que o liquidificador perde.',
      'Cozida só um instante, para durar, quarenta potes de cada vez.',
    ],
    of: [
      'Pimenta, capim-limão, galanga, alho, chalota, casca de limão makrut, raiz de coentro, pasta de camarão, sal.',
      'Sem açúcar, corantes nem conservantes; contém camarão.',
    ],
    use: [
      'Refogue duas colheradas no creme de coco até o óleo se separar, depois junte o que a feira deu.',
      'Um pote de 120 g faz um curry para seis.',
      'Ardida, mas sem exibicionismo.',
    ],
    facts: PACK,
  },
  'dried-chili': {
    looks: { red: 'vermelhas', dark: 'defumadas', gold: 'douradas' },
    names: ['Pimentas secas ao sol, {look}', 'Pimentas secas inteiras, {look}', 'Pimentas para tostar, {look}', 'Pimentas secas da horta, {look}'],
    made: [
      'Colhidas maduras de manhã e secas cinco dias no bambu, viradas ao meio-dia.',
      'Separadas à mão por cor; os cabinhos ficam, porque seguram o aroma.',
      'As defumadas passam duas noites penduradas sobre cascas de coco em brasa.',
    ],
    of: ['Pimenta e sol; nem enxofre nem óleo.', 'Pimentas tailandesas longas e miúdas, cerca de 20.000 a 60.000 unidades Scoville.'],
    use: [
      'Toste a seco até os vizinhos espirrarem, depois soque.',
      'De molho para uma pasta de curry, fritas para um macarrão ou penduradas perto do fogão para dar sorte.',
      'Lave as mãos, e depois lave de novo.',
    ],
    facts: PACK,
  },
  'chili-oil': {
    looks: { red: 'pimenta seca', amber: 'alho e pimenta', green: 'pimenta verde e folha de limão makrut' },
    names: ['Óleo de pimenta, {look}', 'Óleo de pimenta crocante, {look}', 'Óleo de pimenta como o das barracas de macarrão, {look}'],
    made: [
      'Alho e chalotas douram devagar e saem; a pimenta entra quando o óleo já descansou.',
      'O que foi retirado volta no fim, para continuar crocante.',
      'Engarrafado quente, fechado com papel encerado e datado.',
    ],
    of: ['Óleo de farelo de arroz, pimenta, alho, chalota, sal, um pouco de açúcar de palma.', 'Sem glutamato nem camarão; vegano.'],
    use: [
      'Em ovos, macarrão, pizza e, depois que se conhece, em tudo.',
      'Mexa antes de usar; o melhor fica no fundo.',
      'Dura três meses na geladeira e raramente passa de três semanas.',
    ],
    facts: '{label} em garrafa de vidro, {measure}.',
  },
}
