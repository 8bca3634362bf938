import type { SheetsWords } from '../../../language-words.ts'

export const HOME_LIGHT: SheetsWords = {
  'sa-umbrella': {
    looks: { red: 'rouge', blue: 'bleu', cream: 'crème', violet: 'violet' },
    names: [
      'Ombrelle en papier peinte, {look}',
      'Ombrelle façon Bo Sang, {look}',
      'Ombrelle fleurie en papier de mûrier, {look}',
      'Parasol de jardin peint à la main, {look}',
    ],
    made: [
      'Les baleines se fendent dans un seul bambou et se posent dans l’ordre où elles ont poussé ; l’ombrelle se ferme bien ronde.',
      'Trois couches de papier se collent au jus de kaki et s’huilent quand le soleil brille.',
      'Les fleurs viennent à la fin, deux couleurs sur un pinceau, pendant que l’ombrelle tourne sur le genou.',
    ],
    of: ['Papier de mûrier, bambou, fil de coton et huile de tung.', 'Papier d’écorce de sa, fait à la feuille dans le même district, sur un manche en bois.'],
    use: [
      'Pour le soleil surtout ; elle supporte une averse, mais n’aime pas le vent.',
      'Pendue au plafond avec une ampoule dedans, elle éclaire toute une fête.',
      'Peinte sans pochoir ; pivoines et oiseaux ne se répètent jamais.',
    ],
    personal: 'Un nom peint sur le bord, 20 lettres au plus',
  },
  'sa-lamp': {
    looks: { cream: 'crème', saffron: 'safran', rose: 'rose' },
    names: ['Lampe en papier de mûrier, {look}', 'Lanterne Lanna en papier, {look}', 'Lampe de table en papier sa, {look}'],
    made: [
      'L’écorce se cuit avec de la cendre, se bat en pâte et se verse sur un cadre ; avant qu’elle sèche, des pétales y tombent.',
      'La feuille se tend mouillée sur une armature de bambou et devient raide comme un tambour.',
      'De la forme des lanternes qu’on accroche dans le Nord devant les maisons pour Yi Peng.',
    ],
    of: [
      'Papier de mûrier à pétales, armature en bambou, câble de 2 m avec interrupteur et prise de votre pays.',
      'Papier sa fait à la main sur bambou, douille E14, sans ampoule.',
    ],
    use: ['Donne une lumière à s’endormir.', 'Deux sur un buffet allongent une pièce.', 'Éteinte, elle est papier et ombre ; allumée, elle est le soir.'],
  },
  'rattan-lamp': {
    looks: { natural: 'naturel', black: 'noir', white: 'blanc cérusé' },
    names: ['Suspension en rotin, {look}', 'Suspension en rotin ajouré, {look}', 'Suspension en rotin façon nasse, {look}'],
    made: [
      'Le rotin passe à la vapeur, se courbe sur une forme en bois et se lie à chaque croisement.',
      'Le motif est celui des nasses à poissons, ouvert juste assez pour que la lumière s’échappe.',
      'Deux jours de travail, dont un pour le seul bord.',
    ],
    of: ['Rotin, douille céramique E27, 1,5 m de câble textile.', 'Rotin entier avec son écorce ; il ne prend pas la poussière et ne fait pas d’échardes.'],
    use: [
      'Dessine des cercles au plafond, au-dessus de la table.',
      'Pas de branchement au plafond ? Sur un tabouret, elle devient lampe à poser.',
      'Prenez une ampoule chaude ; le rotin aime les 2700 kelvins.',
    ],
  },
  'lotus-candles': {
    looks: { white: 'blanc', pink: 'rose', gold: 'jaune' },
    names: ['Bougies lotus, {look}', 'Bougies lotus pressées à la main, {look}', 'Bougies lotus flottantes, {look}'],
    made: [
      'Chaque pétale est un morceau de cire tiède gros comme le pouce, aminci et posé autour du bouton.',
      'Dix-huit pétales pour une fleur, et pas de moule.',
      'La mèche de coton est trempée dans la cire d’abeille et brûle sans suie.',
    ],
    of: ['Cire de soja et cire d’abeille, parfum lotus, sans paraffine.', 'Cire végétale à l’absolue de jasmin ; brûle environ cinq heures.'],
    use: [
      'À faire flotter dans une coupe pour Loy Krathong, ou n’importe quel soir près de la baignoire.',
      'Trop belles pour être allumées, disent les acheteurs, qui en recommandent.',
      'Par forte chaleur, nous expédions la nuit ; la cire voyage mieux au frais.',
    ],
    facts: 'Boîte de {count} ; une fleur mesure {measure}, la boîte pèse environ {weight}.',
  },
  'incense-set': {
    looks: { sandalwood: 'santal', jasmine: 'jasmin', lotus: 'lotus' },
    names: ['Encens et porte-encens en laiton, {look}', 'Encens roulé à la main, {look}', 'Coffret d’encens du soir, {look}'],
    made: [
      'La poudre de bois se pétrit avec l’eau et l’écorce collante du yang bong, se roule sur le bambou et sèche en éventails de cent.',
      'Le porte-encens est coulé en laiton par un voisin ; brossé, jamais verni.',
      'Le parfum y entre en fleur, en résine ou en huile, jamais en spray.',
    ],
    of: [
      'Bois, résines et huiles naturels sur bambou ; porte-encens en laiton massif.',
      'Sans charbon ni salpêtre, donc peu de fumée et une combustion lente.',
    ],
    use: [
      'Un bâtonnet brûle quarante minutes, le temps d’un bon bain ou d’une courte prière.',
      'À poser là où rien ne pend au-dessus.',
      'Le parfum reste dans les rideaux jusqu’au matin.',
    ],
    facts: '{count} bâtonnets et un porte-encens dans une boîte de {measure}, environ {weight}.',
  },
  'wind-chime': {
    looks: { natural: 'naturel', dark: 'foncé', green: 'vert' },
    names: ['Carillon en bambou, {look}', 'Carillon de jardin à six tubes, {look}', 'Carillon de véranda en bambou, {look}'],
    made: [
      'Six tubes se taillent en biais et se raccourcissent d’un cheveu à la fois, jusqu’à faire une gamme de cinq notes.',
      'Suspendu à un cordon ciré que le vent n’use pas.',
      'Trempé dans l’eau salée, séché, fumé ; les insectes s’en désintéressent.',
    ],
    of: ['Bambou de trois ans, battant en coque de coco, cordon de coton.', 'Bambou et coque de coco huilés ; les pièces vertes sont teintées aux feuilles.'],
    use: [
      'Sonne comme l’eau plutôt que comme le métal, pour que les voisins restent des amis.',
      'À rentrer avant la tempête.',
      'Les paysans en pendent dans les rizières, pour que les oiseaux sachent qu’ils ne sont pas seuls.',
    ],
  },
}
