import type { SheetsWords } from '../../../language-words.ts'

const FROM = '{name}, atelier de {place}{tail}'
const FACTS = 'Toile {measure}, environ {weight}, prête à accrocher.'

export const PAINTING: SheetsWords = {
  'temple-painting': {
    looks: { dusk: 'au crépuscule', dawn: 'à l’aube', gold: 'en or' },
    names: [
      'Temple {look}',
      'Toits du wat {look}',
      'Chedi au bord du fleuve {look}',
      'Flèches de temple {look}, acrylique sur toile',
      'Temple silencieux {look}',
    ],
    from: FROM,
    made: [
      'Commencé dehors au pinceau large, achevé à l’atelier par des glacis clairs comme du thé.',
      'Le ciel a pris quatre soirs, une couleur par jour, sans un seul retour.',
      'L’or des flèches est de la feuille, non de la peinture, et change avec l’heure.',
    ],
    of: ['Acrylique fine sur toile de coton, châssis de pin, vernis mat.', 'Acrylique et feuille d’or sur toile, tranches peintes, sans besoin de cadre.'],
    use: [
      'Signé devant, titré au dos en thaï et en anglais.',
      'Accrochez-le là où, chez vous, le jour finit.',
      'Expédié à plat dans une caisse de bois ; les grands formats roulés, sur demande.',
    ],
    facts: FACTS,
  },
  'elephant-painting': {
    looks: { indigo: 'en indigo', ochre: 'en ocre', green: 'en vert' },
    names: [
      'Éléphants {look}',
      'Mère et éléphanteau {look}',
      'Troupeau au fleuve {look}',
      'Marche des éléphants {look}, acrylique sur toile',
      'Vieux mâle aux défenses {look}',
    ],
    from: FROM,
    made: [
      'Peint par quelqu’un qui a grandi avec les éléphants, pas par un éléphant.',
      'La peau se tire au pinceau sec, pli après pli, avant que l’ombre vienne dessous.',
      'Trois couleurs et du blanc : la contrainte garde les bêtes paisibles.',
    ],
    of: ['Acrylique sur toile de coton apprêtée, châssis de pin.', 'Acrylique solide à la lumière, deux couches de vernis mat, attache posée.'],
    use: [
      'Va bien au-dessus d’une chose longue : un canapé, un banc, un couloir.',
      'Une part du prix nourrit un troupeau à la retraite, tout près d’ici.',
      'Signé, daté et envoyé avec une photo de l’atelier.',
    ],
    facts: FACTS,
  },
  'lotus-painting': {
    looks: { pink: 'en rose', white: 'en blanc', blue: 'en bleu' },
    names: [
      'Étang de lotus {look}',
      'Lotus après la pluie {look}',
      'Nénuphars {look}, acrylique sur toile',
      'Lotus qui s’ouvre {look}',
      'Six heures du matin, lotus {look}',
    ],
    from: FROM,
    made: [
      'Esquissé en barque à six heures du matin, avant que les fleurs s’ouvrent tout à fait.',
      'Les pétales sont bâtis de onze blancs, dont aucun ne sort du tube.',
      'L’eau est tirée à la carte, pour être plus plate que les feuilles.',
    ],
    of: ['Acrylique sur toile, fond au grain de lin.', 'Acrylique fine, toile de coton, tranches épaisses.'],
    use: [
      'Un tableau calme pour une chambre où l’on dort ou l’on attend.',
      'Dans la vase et au-dessus : ce que dit la fleur n’a pas besoin d’autres mots.',
      'Deux étangs côte à côte font une rivière.',
    ],
    facts: FACTS,
  },
  'carved-panel': {
    looks: { lotus: 'lotus', flame: 'feuilles de flamme', white: 'lotus blanchi à la chaux' },
    names: ['Panneau en teck sculpté, {look}', 'Bas-relief mural en teck, {look}', 'Panneau sculpté Lanna, {look}'],
    made: [
      'Le dessin se colle sur la planche et se taille avec elle ; le soir, il ne reste que le bois.',
      'Quatre profondeurs, la dernière pas plus épaisse qu’une pièce de monnaie.',
      'Les feuilles, dégagées par-dessous, jettent une ombre qui suit la lampe.',
    ],
    of: ['Une planche de teck de plantation, 30 mm d’épaisseur, cirée.', 'Vieux teck de greniers à riz, lavé et sculpté à neuf.'],
    use: [
      'En tête de lit, au-dessus d’une porte ou posé contre un mur.',
      'Deux platines de laiton servent à l’accrocher.',
      'Demandées à temps, nous sculptons aussi des paires en miroir.',
    ],
  },
}
