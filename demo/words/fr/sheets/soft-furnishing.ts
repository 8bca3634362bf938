import type { SheetsWords } from '../../../language-words.ts'

export const SOFT_FURNISHING: SheetsWords = {
  'axe-pillow': {
    looks: { red: 'rouge', blue: 'bleu', green: 'vert' },
    names: ['Coussin triangle, {look}', 'Coussin de sol thaï à côtés khit, {look}', 'Mon khwan en kapok, {look}'],
    made: [
      'Dix chambres se cousent l’une à l’autre et se bourrent à la main, une par une, jusqu’à ce que le coussin tienne debout comme une petite maison.',
      'Les deux côtés portent des bandes khit tissées exprès, des éléphants d’un côté, des fleurs de l’autre.',
      'Les coins se ferment d’une double couture qu’un invité de poids n’ouvrira pas non plus.',
    ],
    of: ['Dehors du coton, dedans du kapok : la laine soyeuse des gousses, cueillie en mars.', 'Coton khit et pur kapok, sans mousse ni plumes.'],
    use: [
      'Pour s’adosser en lisant, en mangeant ou en regardant le fleuve ; il soutient le dos des heures.',
      'Le kapok sèche vite et n’abrite pas d’acariens.',
      'Neuf, il est dur exprès ; au bout d’un mois, il s’est fait.',
    ],
  },
  cushion: {
    looks: { ochre: 'khit ocre', indigo: 'losanges indigo', blush: 'rayures vieux rose', black: 'noir au point de croix' },
    names: ['Housse de coussin tissée main, {look}', 'Housse de coussin du métier villageois, {look}', 'Housse de coussin en coton, {look}'],
    made: [
      'Le devant vient du métier villageois, le dos est en coton uni à fermeture cachée.',
      'Chaque pan se coupe motif au milieu, pour qu’une paire aille bien ensemble.',
      'Les coutures sont surfilées et repliées deux fois, car les housses se lavent.',
    ],
    of: ['Coton lourd de 280 g au mètre carré.', 'Coton tissé main, couleurs solides ; sans garniture.'],
    use: [
      'Mêlez deux motifs qui partagent une couleur, puis arrêtez-vous là.',
      'Une garniture plus grande de deux centimètres la rend dodue.',
      'Elle met un peu de l’ordre du métier sur un canapé en désordre.',
    ],
    facts: '{measure}, environ {weight}, housse vendue à l’unité.',
  },
  'cotton-throw': {
    looks: { cream: 'rayures crème', clay: 'rayures terracotta', sage: 'losanges sauge' },
    names: [
      'Plaid en coton tissé main, {look}',
      'Couverture douce en coton, {look}',
      'Jeté de canapé à franges, {look}',
      'Plaid en coton nid d’abeille, {look}',
    ],
    made: [
      'Tissé en deux lés sur un métier étroit, réunis au milieu d’un point visible.',
      'Le fil se tasse sans serrer, se lave à la rivière et se bat encore, jusqu’à la douceur d’une vieille chemise.',
      'Les pompons se tordent sur la cuisse, deux brins l’un contre l’autre.',
    ],
    of: ['Coton irrégulier de Lamphun et de Loei, sans chimie.', 'Pur coton teint aux plantes : fruit d’ébénier, feuille de teck, bois de sappan.'],
    use: [
      'Pour l’heure fraîche avant l’aube ; dans le Nord, on en a donc trois.',
      'Légère l’été, assez chaude l’hiver avec une deuxième épaisseur.',
      'À la machine, tout simplement ; elle n’en demande pas plus.',
    ],
    facts: '{measure} sans les pompons, environ {weight}.',
  },
  placemats: {
    looks: { natural: 'naturel', teal: 'bleu canard', brick: 'rouge brique' },
    names: ['Sets de table tissés en jonc, {look}', 'Sets de table en jonc et coton, {look}', 'Sets de table du métier à nattes, {look}'],
    made: [
      'Le jonc fendu se pose à la main, brin après brin, dans une chaîne de coton.',
      'Les bords sont gansés d’un ruban plié et cousus deux fois.',
      'Un lot se coupe d’une même longueur, pour que teinte et tissage s’accordent.',
    ],
    of: ['Jonc et coton, teints à la marmite de couleurs alimentaires.', 'Jonc séché au soleil, lavé et pressé à plat.'],
    use: [
      'Protègent la table des assiettes et les assiettes de la table.',
      'À rouler dans le sens du brin, jamais contre.',
      'Une sauce s’essuie au linge humide, avant de sécher.',
    ],
    facts: '{label} de {measure}, environ {weight} en tout.',
  },
  'wall-hanging': {
    looks: { cream: 'khit crème', indigo: 'losanges indigo', clay: 'rayures terracotta' },
    names: ['Tenture murale tissée, {look}', 'Tapisserie du métier à tisser, {look}', 'Bannière murale en coton, {look}'],
    made: [
      'Des bandes à motifs alternent avec des bandes ajourées, comme les longues bannières que les temples du Nord hissent au nouvel an.',
      'En haut, une baguette de bambou est prise dans le tissage ; la tenture pend droit à un clou.',
      'Rien n’est dessiné ; c’est le rang du dessous qui décide du suivant.',
    ],
    of: ['Coton filé main, bambou et franges nouées.', 'Coton aux tons naturels, assez épais pour étouffer l’écho d’une pièce.'],
    use: [
      'Habille le mur au-dessus du lit, sans cadre ni verre.',
      'À garder du soleil de midi et à secouer au printemps.',
      'Roulée serré pour la poste, elle se détend en un jour.',
    ],
    facts: 'Elle mesure {measure} sans les franges et pèse environ {weight}.',
  },
}
