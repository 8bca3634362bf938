import type { SheetsWords } from '../../../language-words.ts'

export const SILK: SheetsWords = {
  'mudmee-silk': {
    looks: { ruby: 'rubis à losanges', indigo: 'indigo à losanges', emerald: 'émeraude à crochets de naga', gold: 'vieil or à crochets de naga' },
    names: [
      'Soie mudmee thaïlandaise, {look}',
      'Soie ikat nouée à la main, {look}',
      'Tissu de soie mudmee façon Isan, {look}',
      'Étoffe ikat en soie thaïe, {look}',
    ],
    made: [
      'Les fils de trame se nouent par faisceaux à la fibre de bananier et se teignent encore et encore, jusqu’à ce que le motif attende dans le fil.',
      'La tisserande place chaque trame à l’œil, pour que les bords d’un motif se rejoignent ; leur léger flou est la signature du mudmee.',
      'Pour environ quatre mètres de motif, il faut deux semaines de nœuds et dix jours de tissage.',
      'Tissée sur un métier de bois en sergé à trois lames : assez ferme pour une jupe, assez souple pour un châle.',
    ],
    of: [
      'Soie jaune thaïe, dévidée à la main de cocons du pays, aux boutons naturels.',
      'Pure soie en chaîne et en trame ; le rouge vient de la gomme-laque, le bleu de l’indigo, le jaune du bois de jaquier.',
    ],
    use: [
      'De quoi faire une jupe ou une veste cintrée ; les couturières aiment qu’elle ne s’effiloche pas.',
      'Encadrée sous verre, elle devient le tableau de la pièce.',
      'Le crochet de naga est le serpent qui apporte la pluie ; mariées et moines le connaissent également.',
    ],
    facts: 'L’étoffe mesure {measure} et pèse environ {weight}.',
  },
  'silk-scarves': {
    looks: { plum: 'prune', saffron: 'safran', teal: 'bleu canard', rose: 'rose' },
    names: [
      'Écharpe en soie thaïe, {look}',
      'Foulard de soie tissé main, {look}',
      'Étole de soie à franges nouées, {look}',
      'Châle léger en soie thaïe, {look}',
    ],
    made: [
      'Chaîne et trame sont teintes en tons voisins ; à chaque mouvement, l’étoffe change.',
      'Armure toile, au métier à navette volante, un mètre et demi les bons jours.',
      'Les franges se nouent à la main le soir, quand le métier se tait.',
    ],
    of: [
      'Pure soie de mûrier, décreusée à la lessive de cendre jusqu’à tomber comme l’eau.',
      'Soie thaïe teinte sans colorants azoïques et lavée trois fois avant le tissage.',
    ],
    use: [
      'Tient chaud en avion et frais en terrasse.',
      'Se plie à la taille d’un passeport.',
      'Les petits boutons du fil sont la marque de la soie dévidée à la main, pas un défaut.',
    ],
    facts: '{measure} sans les franges, environ {weight}.',
  },
  'pha-sin': {
    looks: { maroon: 'bordeaux', navy: 'bleu marine', olive: 'vert olive' },
    names: ['Pha sin à ourlet tin jok, {look}', 'Jupe portefeuille à ourlet piqué main, {look}', 'Jupe de mariage Lanna, {look}', 'Sin tin jok, {look}'],
    made: [
      'L’ourlet se tisse à part, l’endroit en dessous ; chaque fil de couleur se soulève au piquant de porc-épic.',
      'Une largeur de main de tin jok est une journée entière ; tout l’ourlet demande quatre à huit semaines.',
      'Ceinture, milieu et ourlet sont trois étoffes, jointes à la main, comme le sin l’a toujours été.',
    ],
    of: [
      'Milieu en coton, ourlet en soie et coton, ceinture en coton rouge et blanc.',
      'Coton filé main, motif de soie, teint à la gomme-laque et à l’indigo.',
    ],
    use: [
      'Un pli à la taille, une ceinture : ni fermeture éclair ni souci de taille.',
      'Chaque vallée lit l’ourlet de l’autre et sait d’où vient celle qui le porte.',
      'Porté au temple et gardé pour les filles.',
    ],
    facts: 'Taille {label} : {measure} (tour et longueur), environ {weight}.',
  },
  'table-runner': {
    looks: { silver: 'gris argent', gold: 'or', wine: 'lie-de-vin' },
    names: ['Chemin de table en soie, {look}', 'Chemin de table broché au fil métallique, {look}', 'Chemin de table en soie thaïe, {look}'],
    made: [
      'Des lisses de plus lèvent le motif, et un fil gainé d’argent court à côté de la soie.',
      'Deux personnes sur un métier : l’une tisse, l’autre tire les cordes du motif d’après un chant de chiffres.',
      'Ourlé à la main, aux coins repliés qui restent à plat.',
    ],
    of: ['Soie et fil d’argent à âme de polyester, qui ne ternit pas.', 'Chaîne en soie thaïe, trame de fil métallique, doublure de coton.'],
    use: [
      'Pour les bougies, que le fil rend en petites étincelles.',
      'Assez étroit pour laisser voir le bois d’une belle table.',
      'Aux mariages, on le porte aussi en sabai, sur l’épaule.',
    ],
    facts: 'Dimensions {measure}, poids environ {weight}.',
  },
}
