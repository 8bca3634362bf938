import type { SheetsWords } from '../../../language-words.ts'

export const WOOD: SheetsWords = {
  'wood-elephant': {
    looks: { teak: 'teck', mango: 'bois de manguier', ebony: 'ébène' },
    names: ['Éléphant sculpté en {look}', 'Éléphant en marche, {look}', 'Éléphant sculpté à la main, {look}', 'Sculpture d’éléphant Lanna en {look}'],
    made: [
      'Dégrossi à l’herminette, puis travaillé d’une vingtaine de fers, le plus petit pas plus large qu’un grain de riz.',
      'Les plis derrière les oreilles viennent à la fin, à main levée, car ce sont eux qui font que l’animal vous regarde.',
      'Sculpté dans un seul bloc ; seules les défenses sont rapportées.',
      'Poncé à la main en quatre grains et ciré à la cire d’abeille, jamais verni.',
    ],
    of: [
      'Bois ancien ou de plantation, avec papiers ; les défenses sont en bois couleur d’os, pas en ivoire.',
      'Bois séché deux ans, pour ne pas fendre dans une pièce chauffée.',
    ],
    use: [
      'En Thaïlande, on offre un éléphant à la trompe levée à qui commence quelque chose.',
      'Assez lourd pour une rangée de livres, assez gentil pour une chambre d’enfant.',
      'Le veinage change à chaque bloc ; le vôtre aura ses rayures à lui.',
    ],
    personal: 'Quelques mots gravés sous le pied, 40 lettres au plus',
  },
  'mango-wood-bowl': {
    looks: { natural: 'naturel', walnut: 'brun noyer', black: 'noir brûlé' },
    names: [
      'Bol tourné en bois de manguier, {look}',
      'Saladier en bois de manguier, {look}',
      'Coupe à fruits en bois de manguier, {look}',
      'Plat de service en bois de manguier, {look}',
    ],
    made: [
      'Tourné deux fois : vert et épais d’abord, puis un an plus tard, quand le bois s’est calmé.',
      'La dernière passe est celle d’un racloir mince comme du papier ; il reste peu à poncer.',
      'Imprégné trois fois d’huile de coco tiède et laissé une nuit.',
    ],
    of: [
      'Manguiers qui ne donnent plus ; les bandes claires et foncées sont l’aubier et le cœur.',
      'Bois de manguier massif, apte au contact alimentaire, sans teinture ni vernis.',
    ],
    use: [
      'Pour la salade, le pain ou les clés près de la porte.',
      'Chacun montre le temps qu’a vécu son arbre : les traits sombres sont la pluie qu’il a bue.',
      'Il tiédit dans la main et fonce avec l’huile et l’usage.',
    ],
  },
  'coconut-bowls': {
    looks: { natural: 'naturel', white: 'intérieur blanc', turquoise: 'intérieur turquoise' },
    names: ['Bols en noix de coco, {look}', 'Bols en coco polis, {look}', 'Bols à smoothie en noix de coco, {look}'],
    made: [
      'Les coques d’un pressoir à lait de coco se scient, se grattent et se polissent de trois sables.',
      'Le bord se dresse sur une pierre ; le bol ne boite pas et ne coupe pas les lèvres.',
      'Les intérieurs colorés sont laqués en cinq fines couches, durcies deux semaines.',
    ],
    of: ['Coques de cocos mûrs de Samui et de Thap Sakae, frottées à l’huile de coco.', 'Rien que du coco : la coque pour manger, l’huile pour briller.'],
    use: [
      'Bons pour le muesli, les noix et les soupes froides ; pas pour le four.',
      'Les trois yeux de la noix restent visibles d’un côté et disent ce qu’elle fut.',
      'Les tailles varient d’un centimètre, comme les cocos.',
    ],
    facts: '{label}, chacun d’environ {measure} ; {weight} en tout.',
  },
  'soap-flower': {
    looks: { rose: 'rose', white: 'blanc', lilac: 'lilas' },
    names: ['Lotus sculpté en savon, {look}', 'Fleur de savon en boîte, {look}', 'Fleur de savon sculptée à la main, {look}'],
    made: [
      'Un couteau, un savon et deux heures environ : les pétales se lèvent du dehors vers le dedans.',
      'La lame ne bouge pas, c’est le savon qui tourne ; chaque pétale y prend sa courbe.',
      'La couleur se pose à sec, à la houppe, plus vive aux pointes.',
    ],
    of: [
      'Savon végétal parfumé au jasmin, dans une boîte à couvercle pliée main.',
      'Savon tendre de palme et de coco, fait pour la sculpture ; trop beau pour se laver, mais vous pouvez.',
    ],
    use: [
      'Parfume un an et demi la salle de bains ou un tiroir.',
      'Dans les cuisines du palais, on taillait ainsi les melons ; le savon dure plus longtemps.',
      'Boîte fermée dans une pièce humide, ouverte dans une pièce sèche.',
    ],
    personal: 'Un nom sur la boîte, 30 lettres au plus',
  },
}
