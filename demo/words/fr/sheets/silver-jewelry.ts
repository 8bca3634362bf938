import type { SheetsWords } from '../../../language-words.ts'

export const SILVER_JEWELRY: SheetsWords = {
  'silver-ring': {
    looks: { hammered: 'martelé', rope: 'cordelette', oxidised: 'spirale noircie' },
    names: [
      'Anneau en argent, {look}',
      'Anneau en argent des montagnes, {look}',
      'Anneau en argent forgé main, {look}',
      'Anneau à superposer en argent, {look}',
    ],
    made: [
      'Un lingot d’argent s’étire au marteau, se courbe sur un cône d’acier et se ferme de son propre métal.',
      'La surface est battue, non coulée : qui compte les facettes compte les coups.',
      'Poli au sable de rivière et au disque de peau de buffle ; il luit sans éblouir.',
    ],
    of: ['Argent de 95 à 98 pour cent, plus tendre et plus blanc que le sterling.', 'Argent massif sans nickel, doux aux peaux sensibles.'],
    use: [
      'À porter seul ou par trois ; ils se polissent alors l’un l’autre.',
      'N’importe quel bijoutier peut l’élargir d’une taille.',
      'Les petites rayures en font partie et en font le vôtre.',
    ],
    facts: 'Taille {label}, diamètre intérieur {measure}, environ {weight}.',
    personal: 'Un texte à l’intérieur de l’anneau, 15 lettres au plus',
  },
  'silver-earrings': {
    looks: { leaf: 'feuille', disc: 'disque', brass: 'feuille de laiton' },
    names: [
      'Boucles d’oreilles des montagnes, {look}',
      'Pendants d’oreilles découpés main, {look}',
      'Boucles d’oreilles d’orfèvre, {look}',
      'Boucles d’oreilles mobiles, {look}',
    ],
    made: [
      'La plaque se scie à l’œil, se veine au burin et se bombe dans un creux de bois.',
      'Le crochet est tiré de la même plaque ; pas de soudure qui puisse casser.',
      'Chaque paire se découpe ensemble et pend un jour entier, pour voir si elle balance d’accord.',
    ],
    of: ['Argent à 95 pour cent ; les paires en laiton ont des crochets d’argent.', 'Plaque légère sans nickel ; on oublie qu’on les porte.'],
    use: [
      'Quand la tête tourne, elles prennent la lumière comme un feuillage.',
      'Un cadeau qui va à toutes les tailles.',
      'Si le crochet prend du jeu, redressez-le un peu ; le métal s’y prête.',
    ],
    facts: '{measure}, environ {weight} la paire.',
  },
  'pendant-necklace': {
    looks: { fish: 'poisson', sun: 'soleil', gold: 'feuille dorée' },
    names: ['Pendentif en argent, {look}', 'Collier des montagnes, {look}', 'Pendentif gravé sur cordon, {look}', 'Pendentif d’orfèvre, {look}'],
    made: [
      'Deux plaques bombées se cisèlent aux petits poinçons et se soudent en un corps creux qui tinte quand on le touche.',
      'Écailles et rayons sont frappés un à un, avec des outils que l’orfèvre lime lui-même.',
      'Noirci à la fumée de soufre et repoli, pour que le motif ressorte.',
    ],
    of: ['Argent à 92,5 pour cent ; les pièces dorées sont plaquées à 18 carats.', 'Pendentif d’argent massif sur cordon de coton ciré ou chaîne serpent.'],
    use: [
      'Le poisson dit une rivière pleine et une table pleine.',
      'Les mères mien cousent ces soleils aux bonnets des nouveau-nés.',
      'Court sur une chemise ou long sur une robe.',
    ],
    facts: 'Pendentif {measure}, cordon {label}, environ {weight}.',
    personal: 'Un texte au dos du pendentif, 12 lettres au plus',
  },
  'silver-bangle': {
    looks: { twist: 'torsade', engraved: 'gravure', gold: 'torsade dorée' },
    names: ['Jonc en argent, {look}', 'Jonc ouvert en argent, {look}', 'Jonc massif des montagnes, {look}'],
    made: [
      'Trois tiges se tordent à chaud et se martèlent à froid, jusqu’à n’en faire qu’une.',
      'Les bouts sont roulés sur un clou et ne griffent jamais.',
      'La gravure se fait au burin, poussé de la paume, millimètre par millimètre.',
    ],
    of: ['Argent à 96 pour cent, assez fort pour garder sa forme.', 'Argent massif ; les versions dorées portent trois micromètres d’or.'],
    use: [
      'À glisser de côté, par la partie étroite du poignet, puis à tourner.',
      'Aux nourrissons on l’offre pour le courage, aux mariées comme épargne.',
      'Porté, il s’éclaircit ; oublié, il fonce.',
    ],
    facts: 'Taille {label}, ouverture {measure}, environ {weight}.',
    personal: 'Un texte à l’intérieur du jonc, 20 lettres au plus',
  },
  torque: {
    looks: { silver: 'argent uni', oxidised: 'argent noirci', coins: 'argent et perles' },
    names: ['Torque des montagnes, {look}', 'Torque façon hmong, {look}', 'Torque de fête, {look}'],
    made: [
      'Une tige grosse comme le doigt se martèle plus fine vers les bouts et se roule en spirales.',
      'Recuit sept fois au charbon, car l’argent se fatigue sous le marteau.',
      'Les familles hmong et mien portent les leurs au nouvel an, plus il y en a, mieux c’est.',
    ],
    of: ['Argent à 95 pour cent, creux ou plein, comme le dit le poids.', 'Argent fin ; s’il y a des perles, elles sont de verre, sur fil de laiton.'],
    use: [
      'Sur du noir, c’est un collier ; sur un socle, une sculpture.',
      'Ouvrez-le de côté, jamais d’avant en arrière, et il garde son ressort.',
      'Jadis la banque d’une famille, toujours sa fierté.',
    ],
    facts: 'Ouverture {measure}, environ {weight}.',
  },
}
