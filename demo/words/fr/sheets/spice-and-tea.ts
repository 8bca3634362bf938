import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Poids net {label} ; le paquet mesure {measure}.'

export const SPICE_AND_TEA: SheetsWords = {
  'spice-jars': {
    looks: { 'star-anise': 'badiane', turmeric: 'curcuma', pepper: 'poivre noir', cinnamon: 'cannelle' },
    names: [
      'Épices thaïes en bocal, {look}',
      'Épices entières triées à la main, {look}',
      'Épices du village, {look}',
      'Bocal d’épices pour la cuisine, {look}',
    ],
    made: [
      'Séchées lentement à l’ombre, où restent les huiles que le soleil prendrait.',
      'Triées à la main sur le van ; ce qui est cassé va dans notre propre cuisine.',
      'Mises en bocal à la commande et fermées d’un bouchon étanche.',
    ],
    of: ['Une épice, un jardin, rien de mélangé.', 'Récolte de l’année ; le mois et le champ sont sur l’étiquette.'],
    use: [
      'À moudre juste avant la cuisson ; la différence est plus grande qu’entre deux recettes.',
      'Pour le porc braisé, le massaman ou le thé d’un jour froid.',
      'Vide, le bocal reste un bocal de cuisine.',
    ],
    facts: PACK,
  },
  'spice-bowls': {
    looks: { curry: 'curry', 'tom-yum': 'tom yum', five: 'cinq épices' },
    names: [
      'Coffret d’épices thaïes, {look}',
      'Herbes et épices entières, {look}',
      'Boîte d’aromates pour cuisiniers, {look}',
      'Coffret d’herbes du jardin, {look}',
    ],
    made: [
      'Chaque herbe se coupe à la main à son heure, sèche seule et ne rejoint les autres qu’après.',
      'Les quantités sont celles de notre grand-mère, pesées au lieu de devinées.',
      'Emballées en sachets de papier, pour que les parfums ne se rencontrent pas.',
    ],
    of: ['Citronnelle, galanga, feuille de combava, piment, graines de coriandre, cumin, selon le plat.', 'Aromates séchés, sans sel, ni sucre, ni arôme.'],
    use: [
      'Un coffret fait trois marmites pour quatre ; la carte à l’intérieur dit comment.',
      'Un cadeau pour quelqu’un qui cuisine et qui a déjà tout.',
      'Sentez la boîte avant d’ouvrir les sachets.',
    ],
    facts: PACK,
  },
  'tea-tin': {
    looks: { oolong: 'oolong', jasmine: 'thé vert au jasmin', 'butterfly-pea': 'pois bleu', black: 'thé noir' },
    names: ['Thé de montagne, {look}', 'Thé des hauteurs en boîte, {look}', 'Thé de petit jardin, {look}', 'Thé cueilli à la main, {look}'],
    made: [
      'Deux feuilles et un bourgeon, cueillis avant dix heures, flétris au soleil et roulés la nuit même.',
      'L’oolong se roule jusqu’à trente fois dans le linge ; les fleurs sèchent entières, à l’ombre.',
      'La famille le goûte au petit déjeuner ; ce qui échoue va aux chèvres.',
    ],
    of: ['Feuilles d’un seul jardin au-dessus de 1000 mètres, sans arôme.', 'Feuilles ou fleurs entières, dans une boîte qui se ferme avec un soupir.'],
    use: [
      'À infuser très chaud ; jetez la première minute et buvez les cinq suivantes.',
      'Bon aussi à froid, infusé une nuit au réfrigérateur.',
      'Un filet de citron vert, et le pois bleu vire au violet.',
    ],
    facts: PACK,
  },
  'coffee-bag': {
    looks: { kraft: 'torréfaction moyenne', black: 'torréfaction foncée', indigo: 'torréfaction claire' },
    names: ['Arabica des hauteurs, {look}', 'Café de montagne thaïlandais, {look}', 'Café en grains de petite récolte, {look}', 'Café d’ombrage, {look}'],
    made: [
      'Les cerises se cueillent rouges, se dépulpent le soir même, fermentent un jour et se lavent à l’eau de source.',
      'Séché douze jours sur claies et torréfié par cinq kilos, le lundi de la semaine de votre commande.',
      'Les caféiers poussent sous macadamias et poiriers, qui nourrissent les oiseaux, qui mangent les scolytes.',
    ],
    of: [
      'Grains entiers d’arabica thaïlandais, de 1200 à 1500 mètres, en sachet à valve.',
      'Un village, une récolte ; moulu sur demande, si vous nous dites comment vous le préparez.',
    ],
    use: [
      'Cacao et miel de longane en tasse, finale nette.',
      'Pour le filtre ou la cafetière italienne ; la torréfaction foncée supporte le lait concentré.',
      'Au mieux entre une semaine et deux mois après la torréfaction.',
    ],
    facts: PACK,
  },
}
