import type { SheetsWords } from '../../../language-words.ts'

export const HOME_USE: SheetsWords = {
  'teak-tray': {
    looks: { natural: 'natural', dark: 'tom escuro', red: 'laca vermelha' },
    names: ['Bandeja de teca, {look}', 'Bandeja de servir de teca maciça, {look}', 'Bandeja de teca com borda entalhada, {look}'],
    made: [
      'Escavada com goiva numa tábua só; não há emenda que se abra com a umidade.',
      'As alças vêm por último, arredondadas para a mão que vai carregar a bandeja.',
      'Raspada, lixada e oleada em três noites.',
    ],
    of: [
      'Teca de plantio de Phrae, com documentos florestais, acabada com óleo de tungue.',
      'Tábuas de teca de casas antigas, com os furos de prego fechados com pó de teca.',
    ],
    use: [
      'Para o café na cama, ou para o pilão e seus amiguinhos.',
      'A teca traz o próprio óleo e não se ofende com um copo virado.',
      'Os veios e os nozinhos variam; é a árvore, não um defeito.',
    ],
    personal: 'Um nome ou uma data gravados a fogo na borda, no máximo 25 letras',
  },
  'wood-spoons': {
    looks: { teak: 'teca', coconut: 'madeira de coqueiro', pale: 'madeira clara' },
    names: ['Colheres entalhadas em {look}', 'Colheres para wok em {look}', 'Colheres de cozinha talhadas à mão em {look}'],
    made: [
      'Rachadas a machado no sentido da fibra e talhadas com faca curva; colher serrada quebraria.',
      'Fervidas em água salgada, secas na areia e esfregadas com óleo de coco.',
      'Onde o polegar se apoia, o cabo é mais fino.',
    ],
    of: ['Sobras de marcenaria, boas demais para o fogão.', 'Madeira dura sem verniz, própria para alimentos.'],
    use: ['Gentis com as panelas, surdas ao calor.', 'Para o curry, a geleia e a questão de quem mexe.', 'A ponta escurece e conta o que você cozinha.'],
    facts: 'Conjunto de {count}; a peça mais comprida mede {measure}, cerca de {weight}.',
  },
  'herbal-soap': {
    looks: { turmeric: 'cúrcuma', pandan: 'pandan', pea: 'fada-azul', charcoal: 'carvão de bambu' },
    names: ['Sabonete de ervas, {look}', 'Sabonete saponificado a frio, {look}', 'Sabonete da aldeia, {look}', 'Sabonete suave para o rosto, {look}'],
    made: [
      'Óleo e soda se juntam abaixo de quarenta graus e são cortados no segundo dia.',
      'Cura seis semanas em prateleiras de bambu, onde perde a água e a agressividade.',
      'As ervas entram em pó e em óleo; vêm da horta atrás da cozinha.',
    ],
    of: ['Óleos de coco, farelo de arroz e palma, soda, ervas, óleo essencial.', 'Sem corante nem parabeno, embrulhado em papel.'],
    use: [
      'Espuma macia, que sai sem deixar película, mesmo em água dura.',
      'A cúrcuma dá viço, o pandan acalma, o carvão esfolia, e a fada-azul só alegra.',
      'Numa saboneteira que escorre, dura um mês.',
    ],
    facts: 'Contém {count} de 100 g; o pacote mede {measure} e pesa cerca de {weight}.',
  },
  'herbal-compress': {
    looks: { natural: 'algodão natural', indigo: 'algodão índigo', turmeric: 'algodão cúrcuma' },
    names: ['Compressa de ervas tailandesa, {look}', 'Compressa de massagem com ervas, {look}', 'Luk prakob com plai, {look}'],
    made: [
      'As raízes frescas são cortadas, socadas e secas três dias antes de ir, pesadas, para o pano.',
      'O pano é amarrado em oito dobras, e a ponta vira o cabo.',
      'A receita é a que se ensina nas escolas de massagem dos templos.',
    ],
    of: ['Plai, cúrcuma, casca de limão makrut, capim-limão, folha de tamarindo, cânfora, sal.', 'Ervas secas em algodão cru, 200 g cada.'],
    use: [
      'Aqueça no vapor, teste no braço e pressione sobre ombros cansados.',
      'O cheiro passeia pela casa toda, e ninguém reclama.',
      'A cúrcuma mancha; use uma toalha velha.',
    ],
    facts: 'Pacote com {count}, {measure}, cerca de {weight}.',
  },
  'reed-mat': {
    looks: { red: 'listras vermelhas', green: 'listras verdes', indigo: 'losangos índigo' },
    names: ['Esteira de junco tecida à mão, {look}', 'Esteira ao estilo de Chanthabun, {look}', 'Esteira de chão de junco, {look}'],
    made: [
      'As fibras são rachadas, cozidas no corante e secas na estrada, onde todo mundo desvia.',
      'Um passa a fibra, o outro bate; uma esteira comprida são dois dias de conversa.',
      'As pontas são trançadas de volta para dentro e não se soltam.',
    ],
    of: ['Junco de água salobra sobre urdume de juta.', 'Junco tingido, juta e mais nada; fresca para deitar.'],
    use: ['Para a sesta, o templo, a praia, a ioga.', 'Nova, cheira a feno; depois de um ano, a casa.', 'Enrole, amarre, deixe num canto.'],
    facts: 'Mede {measure} e pesa cerca de {weight}.',
  },
}
