import type { SheetsWords } from '../../../language-words.ts'

export const BASKETRY: SheetsWords = {
  'rattan-basket': {
    looks: { natural: 'naturel', smoked: 'brun fumé', white: 'blanc cérusé' },
    names: ['Panier en rotin, {look}', 'Panier de marché en rotin à anse, {look}', 'Panier de rangement en rotin, {look}', 'Panier en rotin ajouré, {look}'],
    made: [
      'On fend le rotin en tenant le couteau immobile pendant que la main tire ; l’écorce brillante reste ainsi intacte.',
      'Les montants trempent toute une nuit, se courbent mouillés autour du genou et se lient sans un seul clou.',
      'Le bord est enroulé deux fois, car c’est par là qu’on soulève tous les paniers.',
    ],
    of: [
      'Rotin des forêts du Sud, coupé à sept ans et séché au soleil.',
      'Rotin entier pour l’armature, écorce fendue pour le tressage ; sans colle ni vernis.',
    ],
    use: [
      'Pour le pain, le tricot ou les légumes du samedi.',
      'Neuf, il grince encore ; avec les années, il se tait et fonce.',
      'Assez solide pour s’y asseoir un instant, mais ce n’est pas nous qui vous l’avons dit.',
    ],
  },
  'sticky-rice-basket': {
    looks: { natural: 'naturel', indigo: 'naturel et indigo', red: 'naturel et rouge' },
    names: ['Kratip pour riz gluant, {look}', 'Panier à riz en bambou avec couvercle, {look}', 'Kratip façon Isan, {look}'],
    made: [
      'Deux parois sont tressées l’une dans l’autre ; l’air entre elles garde le riz chaud jusqu’à midi.',
      'Les lamelles ont un millimètre de large et sont rabotées si fin qu’elles bouclent comme des rubans.',
      'Le pied est taillé dans une tige de palmier et cousu au fil de nylon, sa seule modernité.',
    ],
    of: [
      'Jeune bambou, coupé à la saison fraîche, quand il plaît le moins aux insectes.',
      'Bambou et cordon de coton ; sans traitement, séché à la fumée, apte au contact alimentaire.',
    ],
    use: [
      'Du riz brûlant, le couvercle, et en route pour les champs, le bureau ou le pique-nique.',
      'Il laisse sortir la vapeur et n’admet pas les mouches ; aucune boîte en plastique n’en fait autant.',
      'Rincez, séchez au soleil : il sert dix ans.',
    ],
  },
  'hyacinth-basket': {
    looks: { natural: 'naturel', charcoal: 'anthracite', 'two-tone': 'naturel et blanc' },
    names: [
      'Panier en jacinthe d’eau, {look}',
      'Panier à linge rond en jacinthe d’eau, {look}',
      'Cache-pot tressé en jacinthe d’eau, {look}',
      'Corbeille de rangement en jacinthe d’eau, {look}',
    ],
    made: [
      'Les tiges sèchent une semaine, se fument contre la moisissure et se nattent par trois avant le tressage.',
      'Les nattes courent autour d’une armature de fil de fer qui garde sa forme au panier, même plein.',
      'Deux femmes en font un par jour, si la pluie laisse sécher les tiges.',
    ],
    of: [
      'Jacinthe d’eau, une plante qui bouche les canaux et qui est bien mieux en panier.',
      'Tiges de jacinthe séchées sur une fine armature d’acier, lavées et, sauf couleur, sans teinture.',
    ],
    use: [
      'Pour les couvertures, les jouets ou un monstera à l’étroit dans son pot.',
      'Il pèse peu et pardonne le pied qui le pousse sous le bureau.',
      'Les premières semaines, la fibre sent un peu le foin.',
    ],
  },
  'bamboo-hat': {
    looks: { natural: 'naturel', indigo: 'naturel à bord indigo', tea: 'brun thé' },
    names: [
      'Chapeau de paysan en bambou, {look}',
      'Chapeau de soleil ngop, {look}',
      'Chapeau des champs en feuille de palmier, {look}',
      'Grand chapeau de jardin en bambou, {look}',
    ],
    made: [
      'Un treillis de bambou à six côtés est couvert de feuilles de palmier, en écailles comme des tuiles, cousues en cercles.',
      'À l’intérieur, un petit anneau tressé tient le chapeau au-dessus des cheveux et laisse passer l’air.',
      'Le bord se lie au rotin mouillé, qui serre en séchant.',
    ],
    of: [
      'Bambou, feuilles de palmier lan et jugulaire en coton.',
      'Feuille de palmier blanchie au soleil sur lamelles de bambou, légère et presque imperméable.',
    ],
    use: [
      'Ombrage tout le visage : à la rizière, à la plage ou entre les tomates.',
      'Au mur, il projette une étoile d’ombre.',
      'Son anneau va à la plupart des têtes ; le cordon s’occupe des autres.',
    ],
  },
}
