import type { SheetsWords } from '../../../language-words.ts'

export const HOME_USE: SheetsWords = {
  'teak-tray': {
    looks: { natural: 'naturel', dark: 'foncé', red: 'laque rouge' },
    names: ['Plateau en teck, {look}', 'Plateau de service en teck massif, {look}', 'Plateau en teck au bord sculpté, {look}'],
    made: [
      'Creusé à la gouge dans une seule planche ; pas de joint qui s’ouvre à l’humidité.',
      'Les poignées viennent en dernier, arrondies pour la main qui portera le plateau.',
      'Raclé, poncé et huilé en trois soirées.',
    ],
    of: [
      'Teck de plantation de Phrae, avec papiers forestiers, passé à l’huile de tung.',
      'Planches de teck de vieilles maisons, trous de clous bouchés à la poudre de teck.',
    ],
    use: [
      'Pour le petit déjeuner au lit, ou pour le mortier et ses petits amis.',
      'Le teck apporte sa propre huile et ne s’offusque guère d’un verre renversé.',
      'Le veinage et les petits nœuds varient ; c’est l’arbre, pas un défaut.',
    ],
    personal: 'Un nom ou une date gravés au feu sur le bord, 25 lettres au plus',
  },
  'wood-spoons': {
    looks: { teak: 'teck', coconut: 'bois de cocotier', pale: 'bois clair' },
    names: ['Cuillères sculptées en {look}', 'Cuillères à wok en {look}', 'Cuillères de cuisine taillées main en {look}'],
    made: [
      'Fendues à la hache dans le sens du fil et taillées au couteau courbe ; une cuillère sciée casserait.',
      'Bouillies à l’eau salée, séchées dans le sable et frottées à l’huile de coco.',
      'Là où se pose le pouce, le manche est plus mince.',
    ],
    of: ['Chutes de menuisiers, trop bonnes pour le poêle.', 'Bois dur sans vernis, apte au contact alimentaire.'],
    use: [
      'Douces avec les poêles, sourdes à la chaleur.',
      'Pour le curry, la confiture et la question de savoir qui remue.',
      'Le bout fonce et raconte ce que vous cuisinez.',
    ],
    facts: 'Lot de {count}, la plus longue pièce mesure {measure}, environ {weight}.',
  },
  'herbal-soap': {
    looks: { turmeric: 'curcuma', pandan: 'pandan', pea: 'pois bleu', charcoal: 'charbon de bambou' },
    names: ['Savon aux plantes, {look}', 'Savon saponifié à froid, {look}', 'Pain de savon du village, {look}', 'Savon doux pour le visage, {look}'],
    made: [
      'Huile et lessive se mêlent sous quarante degrés et se coupent le deuxième jour.',
      'Il mûrit six semaines sur des étagères de bambou, y perd son eau et son mordant.',
      'Les plantes entrent en poudre et en huile ; elles viennent du jardin, derrière la cuisine.',
    ],
    of: ['Huiles de coco, de son de riz et de palme, soude, plantes, huile essentielle.', 'Sans colorant ni parabène, enveloppé de papier.'],
    use: [
      'Mousse douce qui se rince sans laisser de film, même à l’eau dure.',
      'Le curcuma donne de l’éclat, le pandan apaise, le charbon gomme, et le pois bleu fait simplement plaisir.',
      'Sur un porte-savon qui l’égoutte, il tient un mois.',
    ],
    facts: '{count} de 100 g, paquet de {measure}, environ {weight}.',
  },
  'herbal-compress': {
    looks: { natural: 'coton naturel', indigo: 'coton indigo', turmeric: 'coton curcuma' },
    names: ['Ballotin d’herbes thaï, {look}', 'Ballotin de massage aux herbes, {look}', 'Luk prakob au plai, {look}'],
    made: [
      'Les racines fraîches se coupent, se pilent et sèchent trois jours avant d’être pesées dans le linge.',
      'Le linge se noue en huit plis, et son bout devient la poignée.',
      'La recette est celle qu’on enseigne dans les écoles de massage des temples.',
    ],
    of: ['Plai, curcuma, zeste de combava, citronnelle, feuille de tamarin, camphre, sel.', 'Plantes séchées dans un coton écru, 200 g chacun.'],
    use: [
      'À passer à la vapeur, à essayer sur le bras et à presser sur des épaules fatiguées.',
      'L’odeur se promène dans toute la maison, et personne ne se plaint.',
      'Le curcuma tache ; prenez une vieille serviette.',
    ],
    facts: 'Paquet de {count}, {measure}, environ {weight}.',
  },
  'reed-mat': {
    looks: { red: 'rayures rouges', green: 'rayures vertes', indigo: 'losanges indigo' },
    names: ['Natte de jonc tissée main, {look}', 'Natte façon Chanthabun, {look}', 'Natte de sol en jonc, {look}'],
    made: [
      'Les brins se fendent, cuisent dans la teinture et sèchent sur la route, où tout le monde les contourne.',
      'L’un glisse le brin, l’autre tasse ; une longue natte, ce sont deux jours de conversation.',
      'Les bords se retressent dans le tissage et ne se défont pas.',
    ],
    of: ['Jonc de champs d’eau saumâtre sur chaîne de jute.', 'Jonc teint, jute et rien d’autre ; frais pour s’y allonger.'],
    use: ['Pour la sieste, le temple, la plage, le yoga.', 'Neuve, elle sent le foin ; au bout d’un an, la maison.', 'Roulez, nouez, posez dans un coin.'],
    facts: 'Elle mesure {measure} et pèse environ {weight}.',
  },
}
