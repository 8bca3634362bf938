import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, visto de perto',
    hung: '{name}, pendurado em todo o comprimento',
    form: '{name}, usado em um manequim de costura',
    head: '{name}, usado em um manequim de cabeça',
    hand: '{name}, usado em uma mão de porcelana',
  },
  workshops: {
    'loom-silk': 'O tear: seda ikat tecida pela metade, com a lançadeira em cima',
    'loom-khit': 'O tear: tecido khit pela metade, com as varetas do desenho atrás dos liços',
    'loom-cotton': 'O tear: algodão xadrez tecido pela metade, com a lançadeira em cima',
    'loom-tin-jok': 'O tear: uma barra tin jok tecida pela metade, com fio dourado na lançadeira',
    'indigo-vat': 'A tina de índigo: tecido molhado pingando ao lado de meadas em vários tons de azul',
    'batik-frame': 'A moldura de batik: linhas de cera sobre algodão branco, metade já pintada',
    stitching: 'O bastidor: ponto-cruz pela metade, com agulha, linha e meadas de seis cores',
    wheel: 'A roda de oleiro: uma tigela recém-torneada em barro úmido',
    gilding: 'A mesa de pintura: um pote meio coberto de flores de esmalte e ouro',
    chasing: 'A bancada do ourives: uma tigela sobre o leito de breu, com martelo e cinzéis',
    basketry: 'A bancada do cesteiro: hastes em pé e as primeiras voltas de ratã trançadas',
    bamboo: 'A bancada do cesteiro: bambu fino trançado até meia altura',
    carving: 'A bancada de entalhe: um painel de lótus meio talhado, com formões e lascas',
    mortar: 'A bancada da cozinha: pasta de curry em um pilão de pedra, com pimentas e capim-limão',
    easel: 'O cavalete: um lago de lótus pintado de cima para baixo, com paleta e pincéis',
  },
}
