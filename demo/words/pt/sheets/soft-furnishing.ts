import type { SheetsWords } from '../../../language-words.ts'

export const SOFT_FURNISHING: SheetsWords = {
  'axe-pillow': {
    looks: { red: 'vermelho', blue: 'azul', green: 'verde' },
    names: ['Almofada triangular, em {look}', 'Almofada de chão tailandesa com laterais khit, em {look}', 'Mon khwan de paina, em {look}'],
    made: [
      'Dez câmaras são costuradas uma na outra e enchidas à mão, uma por uma, até a almofada ficar em pé como uma casinha.',
      'Os dois lados levam faixas khit tecidas para ela, elefantes de um lado, flores do outro.',
      'Os cantos são fechados com costura dupla, que nem uma visita de peso abre.',
    ],
    of: ['Por fora algodão, por dentro paina: a lã sedosa das vagens, colhida em março.', 'Algodão khit e pura paina, sem espuma nem penas.'],
    use: [
      'Para se encostar lendo, comendo ou olhando o rio; segura as costas por horas.',
      'A paina seca depressa e não abriga ácaros.',
      'Nova, é dura de propósito; em um mês, já se acomodou.',
    ],
  },
  cushion: {
    looks: { ochre: 'khit ocre', indigo: 'losangos índigo', blush: 'listras rosa-antigo', black: 'preto com ponto-cruz' },
    names: ['Capa de almofada tecida à mão, {look}', 'Capa de almofada do tear da aldeia, {look}', 'Capa de almofada de algodão, {look}'],
    made: [
      'A frente vem do tear da aldeia, o verso é de algodão liso com zíper escondido.',
      'Cada pano é cortado com o desenho no centro, para que um par combine.',
      'As costuras são chuleadas e viradas duas vezes, porque capa se lava.',
    ],
    of: ['Algodão encorpado de 280 g por metro quadrado.', 'Algodão tecido à mão, cores firmes; sem enchimento.'],
    use: [
      'Misture dois desenhos que tenham uma cor em comum, e pare por aí.',
      'Um enchimento dois centímetros maior a deixa fofa.',
      'Põe num sofá bagunçado um pouco da ordem do tear.',
    ],
    facts: '{measure}, cerca de {weight}, capa vendida por unidade.',
  },
  'cotton-throw': {
    looks: { cream: 'listras creme', clay: 'listras terracota', sage: 'losangos sálvia' },
    names: [
      'Manta de algodão tecida à mão, {look}',
      'Manta macia de algodão, {look}',
      'Manta de sofá com franjas, {look}',
      'Manta de algodão em favo de mel, {look}',
    ],
    made: [
      'Tecida em duas tiras num tear estreito, unidas no meio com ponto aparente.',
      'O fio é batido frouxo, lavado no rio e batido de novo, até a maciez de uma camisa velha.',
      'As borlas são torcidas na coxa, dois fios um contra o outro.',
    ],
    of: ['Algodão irregular de Lamphun e Loei, sem química.', 'Puro algodão tingido com plantas: fruto de ébano, folha de teca, madeira de sappan.'],
    use: [
      'Para a hora fria antes do amanhecer; por isso, no norte, cada um tem três.',
      'Leve no verão, e no inverno aquece com mais uma camada.',
      'Vai à máquina, sem mistério; não pede mais que isso.',
    ],
    facts: '{measure} sem as borlas, cerca de {weight}.',
  },
  placemats: {
    looks: { natural: 'natural', teal: 'azul-petróleo', brick: 'vermelho-tijolo' },
    names: [
      'Jogos americanos tecidos de junco, em {look}',
      'Jogos americanos de junco e algodão, em {look}',
      'Jogos americanos do tear de esteiras, em {look}',
    ],
    made: [
      'O junco rachado é posto à mão, fibra por fibra, num urdume de algodão.',
      'As bordas são debruadas com fita dobrada e costuradas duas vezes.',
      'Um conjunto sai do mesmo pano, para que tom e trama combinem.',
    ],
    of: ['Junco e algodão, tingidos no tacho com corantes alimentícios.', 'Junco seco ao sol, lavado e prensado.'],
    use: ['Protegem a mesa dos pratos e os pratos da mesa.', 'Enrole no sentido da fibra, nunca contra.', 'Molho sai com pano úmido, antes de secar.'],
    facts: '{label} de {measure}, cerca de {weight} ao todo.',
  },
  'wall-hanging': {
    looks: { cream: 'khit creme', indigo: 'losangos índigo', clay: 'listras terracota' },
    names: ['Panô tecido à mão, {look}', 'Panô de parede do tear, {look}', 'Estandarte de algodão para parede, {look}'],
    made: [
      'Faixas com desenhos se alternam com faixas vazadas, como nos longos estandartes que os templos do norte erguem no ano-novo.',
      'No alto, uma vareta de bambu é presa na trama; a peça pende reta de um prego.',
      'Nada é riscado; é a fileira de baixo que decide a seguinte.',
    ],
    of: ['Algodão fiado à mão, bambu e franjas de nós.', 'Algodão em tons naturais, grosso o bastante para abafar o eco de uma sala.'],
    use: [
      'Veste a parede acima da cama, sem moldura nem vidro.',
      'Longe do sol do meio-dia e uma boa sacudida de vez em quando.',
      'Viaja bem enrolado; em um dia, o tecido relaxa.',
    ],
    facts: 'Mede {measure} sem as franjas e pesa cerca de {weight}.',
  },
}
