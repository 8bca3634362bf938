import type { PortraitsWords } from '../../../language-words.ts'

export const CENTER_AND_SOUTH: PortraitsWords = {
  'Don Kai Di Benjarong':
    'Dans les années quatre-vingt, quand la fabrique de bols a fermé, quatre d’entre nous ont rapporté leurs pinceaux à la maison et peint ce qui restait. Don Kai Di compte aujourd’hui quarante ateliers, presque tous dans la pièce de devant, et certains de nos pétales ont entendu la télévision. Chaque peintre a sa marque sous le pied. La mienne est une toute petite poule.',
  'Nakhon Lipao Weavers':
    'La liane pousse là où les cobras aiment dormir ; nous la coupons donc avec de longs couteaux et de bonnes manières. Chaque vannière fend son propre fil, car le fil d’une autre est comme la chaussure d’une autre. Un sac, c’est vingt jours. Les jours n’existent pas en petite taille.',
  'Khru Sawat Niello':
    'Mon maître ne m’a pas dit les proportions du noir ; il m’a fait frotter trois ans, jusqu’à ce que mes mains les sachent. À mes deux élèves, j’ai donné les chiffres, car je suis moins jeune qu’il ne l’était. Le nielle est patient avec tous, sauf avec les impatients. De huit à onze, je suis à la fenêtre du nord ; le reste du jour, je regarde ce que j’ai fait.',
  'Tak Bai Wax and Sea':
    'Notre mère dessinait le batik pour des sarongs ; ma sœur et moi le dessinons pour des fenêtres de Berlin, et la main est la même. Le stylet à cire est venu du Kelantan par le fleuve, et grand-père aussi. Par temps clair, nous étendons quarante mètres le long de la plage, et les chèvres ont appris à faire le tour. Si vous voyez dans le bleu une petite trace de sabot, la pièce est à moitié prix, et c’est notre préférée.',
  'Nang Lung Chit':
    'Le jour je découpe, la nuit je joue, et les figures préfèrent la nuit. Quatre cents dorment dans la malle ; chacune a sa voix, et ma femme dit que je les ai toutes essayées sur elle. Quand un enfant demande qui est le plus fort, je lève le bouffon. Lui seul a le droit de dire la vérité au gouverneur.',
  'Khru Phithak Khon Masks':
    'J’ai dansé le singe blanc jusqu’à ce que mon genou prenne sa retraite ; alors j’ai fabriqué les têtes d’où j’avais regardé le monde. De l’intérieur, on apprend où un masque ment : Hanuman doit voir ses propres pieds. Chaque visage s’ouvre un jeudi, après les fleurs pour les maîtres. Quand le ventilateur tourne, ils ont l’air de se disputer sur l’étagère, et je les laisse faire.',
  'Bang Sa Kao Mat Weavers':
    'Des religieuses vietnamiennes ont appris à nos arrière-grands-mères à tisser les nattes, et nos arrière-grands-mères leur ont appris à manger du piment. Le jonc a les pieds dans l’eau saumâtre ; c’est pourquoi il ne casse pas. À chaque métier, nous sommes deux ; ici, personne ne peut tisser seul, et personne n’a essayé deux fois.',
  'Si Chan Stone Setters':
    'Le vendredi, toute la rue Si Chan regarde le soleil entre ses doigts. Nous achetons des pierres brutes, chauffons celles qui en ont besoin et l’écrivons sur la carte, car mon père fut trompé un jour et ne l’a jamais oublié. Le sertissage, c’est ma sœur, qui entend une griffe desserrée. Demandez-lui d’écouter la bague de votre grand-mère ; elle le fait pour le prix du port.',
  'Si Satchanalai Goldhouse':
    'Un voisin nous a apporté une chaîne d’or trouvée dans la vase du fleuve, six brins, plus fine que tout ce que nous savions faire ; mon père a mis deux ans à l’apprendre de la chaîne elle-même. Il l’a rendue et a gardé le savoir. Nous étirons le fil jusqu’à ce qu’il flotte sur un souffle, et tressons la nuit, quand aucun camion ne passe. Une chaîne doit tomber dans la main comme l’eau, et être aussi difficile à retenir.',
  'Ko Kret Mon Potters':
    'Nous sommes des Môns, sur une île sans voitures, et l’argile nous arrive en bateau. Les pots de notre grand-père sont allés au palais, ceux de notre cousin à la jardinerie, et tous deux sont revenus avec des commandes. On sculpte tant que le pot sent encore la pluie. Prenez le bac : il coûte trois bahts, et le gâteau coûte plus cher.',
  'Mae Lamai Curry Kitchen':
    'Mon mari a épousé ma pâte jaune ; j’étais là. On pile le matin, car l’après-midi les bras mentent. Dans la maison, il n’y a ni mixeur ni recette sur papier, seulement une cuillère cabossée qui veut dire sel. Les gens disent que c’est trop fort. Puis ils commandent le grand bocal.',
  'Ban Lat Palm Climbers':
    'Chacun de nous monte deux fois par jour à vingt palmiers : quarante cages d’escalier, un tube de bambou à la hanche. Les douceurs de Phetchaburi sont célèbres grâce à nous, même si la télévision montre les cuisiniers. De là-haut, on voit la mer. À midi, le sucre est battu, et les grimpeurs dorment.',
  'Tha Mai Pepper Garden':
    'Le poivre de Chanthaburi mord tard, puis parle un moment. Nous le cueillons à la main, quand une baie de la grappe est rouge, pas deux, et le séchons sur des nattes, une radio à côté contre les oiseaux. Ma fille leur passe du jazz. Moi, je ne goûte aucune différence ; les oiseaux, si.',
  'Studio Rim Khlong':
    'Mon atelier est une barge à riz qui ne navigue plus, amarrée là où l’on entend trois temples à la fois. Je peins des toits, parce que c’est la part d’une ville qui regarde le ciel. Le canal me donne deux bonnes heures, une à chaque bout du jour ; entre les deux, j’apprends aux enfants à mélanger les gris. Il y a plus de gris que d’or à Thonburi, et l’or en a besoin.',
  'Suan Ya Garden Remedies':
    'À Prachin Buri, ma tante était la guérisseuse de tous ceux qui ne pouvaient pas attendre le car de l’hôpital, et de quelques-uns qui le pouvaient. Son jardin est la liste de ses patients : cette rangée était pour les dos, celle-là pour les cœurs. Nous en faisons des savons et des ballotins d’herbes, mûris et noués comme chez elle, et les envoyons à des gens qu’elle aurait aimés.',
}
