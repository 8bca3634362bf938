import type { TradesWords } from '../../../language-words.ts'

export const KITCHEN_TRADES: TradesWords = {
  rice: [
    'Nos champs sont sur une terre salée et têtue, et c’est justement pour cela que le grain embaume.',
    'Nous décortiquons à la commande, par petites quantités, pour que le sac sente encore la récolte.',
    'Les canards désherbent pour nous et sont payés en escargots.',
    'Nous gardons nos propres semences, l’épi le plus haut de chaque coin.',
    'À la moisson, l’école ferme, officiellement un jour.',
  ],
  pastes: [
    'Le mortier est en granit, la pâte de crevettes vient de la voisine et les piments ont été cueillis le matin même.',
    'Nous torréfions au wok sur le charbon, et toute la ruelle éternue avec nous.',
    'La recette était une dot, et la meilleure part de la dot.',
    'Nous goûtons avec du riz, du concombre et un voisin qui dit la vérité.',
    'Quarante bocaux font une journée ; après, le pilon a besoin de repos.',
  ],
  spices: [
    'Le poivre sèche trois jours sur des nattes dans notre cour, et il faut toujours quelqu’un pour chasser les poules.',
    'Nous emballons le mois de la récolte et écrivons la date à la main.',
    'Ici, le curcuma colore tout, même le chat.',
    'Les lianes grimpent à des arbres vivants, qui leur donnent de l’ombre et à nous des fruits.',
    'Nous achetons à onze jardins, tous en vue de la même colline.',
  ],
  highland: [
    'À quatorze cents mètres, les arbustes poussent lentement, et nous aussi.',
    'Mes parents cultivaient autre chose sur cette pente ; le thé et le café nous ont permis de rester.',
    'La route est arrivée quand j’avais douze ans ; avant, les mules connaissaient le chemin.',
    'Nous torréfions le lundi, et le lundi toute la crête le sait.',
    'Grand-mère trie les grains et trouve ce que la machine a laissé passer.',
  ],
  sweets: [
    'Nous grimpons chercher la sève avant l’aube : une heure plus tard, elle tourne déjà au vinaigre.',
    'Les fruits sèchent au soleil sous des dômes ; si l’année est bonne, aucun sucre ne s’y ajoute.',
    'Ce sont les abeilles qui décident du goût, et elles ne préviennent jamais.',
    'Un palmier donne soixante ans, si on lui parle comme il faut.',
    'Ce que le marché appelle laid, nous l’appelons mûr.',
  ],
}
