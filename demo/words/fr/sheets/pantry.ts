import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Poids net {label} ; le paquet mesure {measure}.'

export const PANTRY: SheetsWords = {
  'jasmine-rice': {
    looks: { white: 'riz au jasmin', red: 'riz rouge', riceberry: 'riz riceberry' },
    names: ['{Look} bio', '{Look} de la nouvelle récolte', '{Look} de petite ferme', '{Look}, fraîchement décortiqué'],
    made: [
      'Repiqué à la main en juillet, récolté dans la fraîcheur de novembre et séché sur des nattes, pas en machine.',
      'Le moulin du village ne décortique que la semaine où part votre commande.',
      'Une récolte par an, un village, et l’année est écrite sur le sac.',
    ],
    of: [
      'Cultivé sans pesticides selon la charte bio du village ; sous vide contre les insectes.',
      'Grains entiers, triés au tamis et à l’œil, sans rien d’ajouté.',
    ],
    use: [
      'Rincer une fois, eau jusqu’à la première phalange, et dix minutes de repos après cuisson.',
      'Il sent la feuille de pandan, surtout les huit premiers mois.',
      'Bon à côté de tout ce qui porte du curry, et seul avec un œuf.',
    ],
    facts: PACK,
  },
  'curry-paste': {
    looks: { green: 'verte', red: 'rouge', yellow: 'jaune', massaman: 'massaman' },
    names: ['Pâte de curry, {look}', 'Pâte de curry pilée au mortier, {look}', 'Pâte de curry maison, {look}', 'Pâte de curry des femmes du village, {look}'],
    made: [
      'D’abord on torréfie et broie les épices sèches ; puis sel, piment, citronnelle, galanga et pâte de crevettes vont au mortier, dans cet ordre.',
      'Pilée dans le granit, qui écrase les fibres et retient l’huile que le mixeur perd.',
      'Cuite un instant pour se garder, quarante bocaux à la fois.',
    ],
    of: [
      'Piment, citronnelle, galanga, ail, échalote, zeste de combava, racine de coriandre, pâte de crevettes, sel.',
      'Sans sucre, colorant ni conservateur ; contient des crevettes.',
    ],
    use: [
      'Faire revenir deux cuillerées dans la crème de coco jusqu’à ce que l’huile se sépare, puis ajouter ce que le marché a donné.',
      'Un bocal de 120 g fait un curry pour six.',
      'Piquante, mais sans frime.',
    ],
    facts: PACK,
  },
  'dried-chili': {
    looks: { red: 'rouges', dark: 'fumés', gold: 'dorés' },
    names: ['Piments séchés au soleil, {look}', 'Piments entiers, {look}', 'Piments à griller, {look}', 'Piments du jardin, {look}'],
    made: [
      'Cueillis mûrs le matin et séchés cinq jours sur le bambou, retournés à midi.',
      'Triés à la main par couleur ; les queues restent, car elles gardent le parfum.',
      'Les fumés pendent deux nuits au-dessus de coques de coco.',
    ],
    of: ['Du piment et du soleil ; ni soufre ni huile.', 'Piments thaïs longs et piments oiseaux, environ 20 000 à 60 000 unités Scoville.'],
    use: [
      'À griller à sec jusqu’à ce que les voisins éternuent, puis à piler.',
      'À tremper pour une pâte de curry, à frire pour des nouilles ou à pendre près du fourneau comme porte-bonheur.',
      'Lavez-vous les mains, et encore une fois.',
    ],
    facts: PACK,
  },
  'chili-oil': {
    looks: { red: 'piment séché', amber: 'ail et piment', green: 'piment vert et feuille de combava' },
    names: ['Huile pimentée, {look}', 'Huile pimentée croustillante, {look}', 'Huile pimentée façon marchand de nouilles, {look}'],
    made: [
      'Ail et échalotes dorent lentement, puis se retirent ; le piment entre quand l’huile a reposé.',
      'Ce qu’on a retiré revient à la fin, pour rester croustillant.',
      'Mise en bouteille chaude, fermée de papier ciré et datée.',
    ],
    of: ['Huile de son de riz, piment, ail, échalote, sel, un peu de sucre de palme.', 'Sans glutamate ni crevettes ; les véganes peuvent y aller.'],
    use: [
      'Sur les œufs, les nouilles, la pizza et, une fois qu’on la connaît, sur tout.',
      'Remuez avant usage ; le meilleur tombe au fond.',
      'Se garde trois mois au réfrigérateur et survit rarement trois semaines.',
    ],
    facts: '{label} en bouteille de verre, {measure}.',
  },
}
