import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Poids net {label} ; le paquet mesure {measure}.'

export const SWEET: SheetsWords = {
  'honey-jar': {
    looks: { amber: 'fleurs sauvages', dark: 'longane foncé', light: 'litchi clair' },
    names: ['Miel cru, {look}', 'Miel de lisière, {look}', 'Miel thaïlandais non chauffé, {look}', 'Miel de petit rucher, {look}'],
    made: [
      'Coupé au cinquième mois à la lanterne, sur des rayons qui pendent au vent ; un tiers reste aux abeilles.',
      'Coulé à travers un linge sous son propre poids ; jamais chauffé, jamais mêlé de sucre.',
      'Mis en pot en trois jours, avant que les fleurs soient oubliées.',
    ],
    of: ['Du miel, un peu de pollen, rien d’autre ; moins de 20 pour cent d’eau.', 'De vergers et de lisières qu’on ne traite pas.'],
    use: [
      'Le matin, citron vert et eau tiède ; à midi, sur le riz gluant.',
      'Dans un placard frais, il peut cristalliser ; un bol d’eau tiède le réveille.',
      'Ne convient pas aux enfants de moins d’un an.',
    ],
    facts: PACK,
  },
  'palm-sugar': {
    looks: { gold: 'doré', dark: 'foncé', pale: 'clair' },
    names: [
      'Sucre de palme, {look}',
      'Pur sucre de palme en morceaux, {look}',
      'Sucre de palme au feu de bois, {look}',
      'Sucre de palme de sève du matin, {look}',
    ],
    made: [
      'À l’aube, on entaille les inflorescences, et la sève goutte dans un tube de bambou où un copeau de payom la garde douce.',
      'Cuit en bassines de fer sur un four de terre jusqu’à ne plus que ramper, puis battu et mis en petits moules.',
      'Pour un kilo, il faut huit litres de sève.',
    ],
    of: ['Pure sève de palmier, sans sucre de canne ; il fond dans la main.', 'Rien que la sève ; la couleur est celle de la saison.'],
    use: [
      'Pour le pad thaï, la salade de papaye et tout dessert à la coco.',
      'Du caramel, de la fumée et une pointe de sel sur la langue.',
      'S’il durcit, râpez-le au couteau.',
    ],
    facts: PACK,
  },
  'dried-fruit': {
    looks: { mango: 'mangue', banana: 'banane', roselle: 'roselle' },
    names: ['Fruits séchés au soleil, {look}', 'Fruits séchés moelleux, {look}', '{Look} du dôme solaire, sans sucre ajouté', '{Look} du verger, en sachet'],
    made: [
      'Coupé à pleine maturité et séché deux à quatre jours sous dôme solaire, à l’abri des pluies et des mouches.',
      'Retourné à la main toutes les quelques heures, jusqu’à plier sans casser.',
      'Huit kilos de fruits en donnent un.',
    ],
    of: ['Du fruit et, les années acides, un peu de sucre de canne ; l’étiquette le dit.', 'Sans soufre ni colorant, donc plus foncé qu’au supermarché.'],
    use: [
      'Pour le train, le sac à dos ou le muesli.',
      'La roselle donne une infusion rouge ; avec du miel et des glaçons.',
      'Refermez le sachet ; les fourmis aussi lisent les étiquettes.',
    ],
    facts: PACK,
  },
}
