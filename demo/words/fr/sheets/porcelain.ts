import type { SheetsWords } from '../../../language-words.ts'

export const PORCELAIN: SheetsWords = {
  'benjarong-jar': {
    looks: { emerald: 'émeraude et or', cobalt: 'cobalt et or', ruby: 'rubis et or', ivory: 'ivoire et or' },
    names: [
      'Boîte en benjarong, {look}',
      'Boîte à couvercle en benjarong, {look}',
      'Pot à gingembre en benjarong, {look}',
      'Pot en benjarong peint à la main, {look}',
    ],
    made: [
      'D’abord chaque contour se trace à l’œil, à l’or véritable ; puis les émaux tombent goutte à goutte dans les cases.',
      'La pièce va trois fois au feu, à 800 °C pour les couleurs, puis encore pour l’or, poli ensuite à la main.',
      'Une telle pièce occupe une peintre quatre à six jours, presque tous pour le treillis de fleurs.',
      'Le couvercle se peint avec sa boîte, pour que le motif se poursuive sans rupture.',
    ],
    of: ['Porcelaine blanche de Lampang, émaux et or liquide à 18 carats.', 'Porcelaine fine, peinte d’émaux sans plomb et de lignes d’or.'],
    use: [
      'Jadis pour la table de la cour, aujourd’hui pour le thé, les bagues ou simplement l’étagère.',
      'Livrée dans un coffret tendu de soie : un digne cadeau.',
      'Les cinq couleurs du nom y sont : rouge, vert, bleu, jaune et blanc.',
    ],
  },
  'benjarong-tea-set': {
    looks: { cobalt: 'cobalt et or', coral: 'corail et or', emerald: 'émeraude et or' },
    names: [
      'Service à thé en benjarong, {look}',
      'Théière et tasses en benjarong, {look}',
      'Service à thé en benjarong cerné d’or, {look}',
      'Service à thé en benjarong peint à la main, {look}',
    ],
    made: [
      'Une seule peintre dessine tout le service ; théière, tasses et plateau ont la même écriture.',
      'Les contours d’or dépassent un peu l’émail ; du bout du doigt, on suit un pétale.',
      'Entre la théière blanche et la dernière cuisson, il y a douze à dix-huit jours de travail.',
    ],
    of: ['Porcelaine mince, que la lumière traverse, émaux et or à 18 carats.', 'Porcelaine de Lampang ; l’intérieur des tasses est blanc, pour voir le thé.'],
    use: [
      'Pour l’oolong des montagnes ou pour une visite qui vous est chère ; la théière verse sans goutter.',
      'En Thaïlande, on l’offre aux mariages depuis toujours.',
      'Théière, tasses et plateau ont chacun leur nid ; en route, rien ne se touche.',
    ],
    facts: 'Le service ({label}) remplit une boîte de {measure} et pèse environ {weight}.',
  },
  'blue-white-jar': {
    looks: { floral: 'rinceaux fleuris', fish: 'poisson', lotus: 'lotus' },
    names: [
      'Pot à couvercle bleu et blanc, {look}',
      'Boîte en porcelaine peinte au cobalt, {look}',
      'Pot à gingembre lai khram, {look}',
      'Boîte à thé bleu et blanc, {look}',
    ],
    made: [
      'Le cobalt se pose au pinceau souple sur la pâte crue, retrempé pour chaque trait.',
      'Sous l’émail clair, à 1280 °C, la couleur grise devient ce bleu profond qui a donné son nom à la porcelaine.',
      'Plus foncé là où le pinceau s’attarde, plus clair là où il file : c’est ainsi qu’on le distingue d’une impression.',
    ],
    of: ['Porcelaine blanche au cobalt naturel sous émail transparent.', 'Kaolin de Lampang, épais au pied pour bien se tenir.'],
    use: [
      'Garde thé et biscuits au sec sous son couvercle, et se sent chez lui près d’un vieux bois.',
      'Deux tailles différentes font une paire qui n’a pas besoin d’être assortie.',
      'Le bleu ne passe jamais, ni au soleil ni à l’eau chaude.',
    ],
  },
}
