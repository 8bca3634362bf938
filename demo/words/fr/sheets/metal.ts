import type { SheetsWords } from '../../../language-words.ts'

export const METAL: SheetsWords = {
  'silver-bowl': {
    looks: { lotus: 'pétales de lotus', flame: 'feuilles de flamme', rice: 'épis de riz' },
    names: ['Coupe en argent repoussé, {look}', 'Coupe en argent façon Wua Lai, {look}', 'Coupe d’offrande en argent martelé, {look}'],
    made: [
      'Un disque plat se monte au marteau sur des bigornes et se recuit bien trente fois en route.',
      'On remplit la coupe de poix, on marque le motif du dehors, puis on le repousse du dedans aux ciselets.',
      'Rien n’est coulé ni embouti ; à l’intérieur, les traces du marteau restent, pour que vous les trouviez.',
    ],
    of: [
      'Argent à 92,5 pour cent, au poinçon de l’atelier ; les parties dorées sont à 24 carats.',
      'Argent du Nord, fin à 95 pour cent, assez tendre pour être repoussé si profond.',
    ],
    use: [
      'Pour l’eau parfumée de Songkran, pour des fleurs ou pour les plus beaux fruits de la table.',
      'Les douze animaux ou le lotus : chaque famille de la rue a son motif et sait qui l’a copié.',
      'Dans la boîte, un certificat donne le poids du métal.',
    ],
    personal: 'Un nom ou une date pour le bord, 40 lettres au plus',
  },
  'niello-box': {
    looks: { silver: 'fleurs d’argent', gilt: 'fleurs dorées', flame: 'feuilles de flamme' },
    names: ['Boîte en nielle, {look}', 'Pilulier en nielle façon Nakhon, {look}', 'Étui en nielle gravé, {look}'],
    made: [
      'Le motif se grave, le fond se creuse tout autour, et un alliage noir y fond jusqu’à affleurer.',
      'Limée, raclée à la lame d’acier et polie au charbon, jusqu’à ce qu’argent et noir fassent un seul miroir.',
      'À Nakhon Si Thammarat, on travaille ainsi depuis l’époque d’Ayutthaya.',
    ],
    of: [
      'Argent à 95 pour cent ; le noir est fait d’argent, de cuivre, de plomb et de soufre, à l’extérieur seulement.',
      'Argent sterling niellé ; les pièces dorées le sont au feu, à 24 carats.',
    ],
    use: [
      'Pour des comprimés, une bague ou la graine d’une bonne idée.',
      'Le couvercle se ferme avec le petit soupir des choses bien faites.',
      'L’État en offre à ses hôtes, les familles à leurs diplômés.',
    ],
    personal: 'Des initiales à l’intérieur du couvercle, 6 lettres au plus',
  },
  'brass-bells': {
    looks: { bright: 'laiton brillant', antique: 'laiton patiné', verdigris: 'vert-de-gris' },
    names: ['Cloches coulées, {look}', 'Cloche façon Ban Pa Ao, {look}', 'Cloche de temple pour le vent, {look}', 'Cloche à la cire perdue, {look}'],
    made: [
      'La cire d’abeille se roule en fils et s’enroule sur un noyau d’argile et de bouse ; pour chaque cloche, on casse le moule.',
      'Coulée vers 1000 °C, à partir de vieux robinets et de vieilles serrures, dans une fosse derrière la maison.',
      'Accordée à la lime, sur le bord, jusqu’à ce que les voisins approuvent de la tête.',
    ],
    of: ['Laiton recyclé avec un peu d’étain, pour un son plus long.', 'Laiton massif, battant en fer et cordon de coton.'],
    use: [
      'À pendre sous l’avant-toit ; un souffle de vent suffit.',
      'Les buffles en portaient, pour que les enfants les retrouvent dans la brume.',
      'Chacune a sa note ; choisissez la taille et laissez-vous surprendre.',
    ],
  },
}
