import type { TradesWords } from '../../../language-words.ts'

export const FIBRE_TRADES: TradesWords = {
  lacquer: [
    'Entre deux couches de laque, la pièce repose des jours dans l’humidité de la cave en terre.',
    'La feuille d’or ne pardonne rien ; nous travaillons porte fermée et ventilateur éteint.',
    'La laque sèche à l’humidité et boude au soleil, tout le contraire du linge.',
    'La sève démange les apprentis pendant un mois ; qui reste alors reste pour de bon.',
    'Le dernier polissage se fait à la paume ; rien d’autre n’est assez doux.',
  ],
  rattan: [
    'Nous fendons le rotin avec la bouche et le couteau, comme le faisait ma mère ; l’écorce garde ainsi son éclat.',
    'Un bon panier doit grincer quand il est neuf et se taire quand il a dix ans.',
    'Pour chaque liane coupée, nous en plantons quatre.',
    'Le garde forestier nous connaît par nos prénoms, et les sangsues aussi.',
    'Le rotin se plie tant que la bouilloire chante ; on a le temps d’une tasse de thé.',
  ],
  bamboo: [
    'Nous coupons le bambou après les pluies, à la lune descendante, pour que les insectes le laissent en paix.',
    'Dix foyers tressent ici entre les semailles et la moisson, presque toujours à l’ombre, sous la maison.',
    'Au bruit du couteau, j’entends si la lamelle tiendra.',
    'Un bambou donne trois paniers, une louche et du petit bois.',
    'La fumée de notre cuisine éloigne les insectes.',
  ],
  hyacinth: [
    'La plante étouffe notre lac ; chaque panier rend aussi un mètre d’eau aux bateaux.',
    'Nous séchons les tiges une semaine, en les retournant aussi souvent que des piments.',
    'Les visiteurs voient une fleur, les pêcheurs un fléau ; nous, des paniers à linge.',
    'On tresse dans la barque, sur le chemin du retour.',
    'Quand le lac est bas, nous tressons ce que nous avons séché au printemps.',
  ],
  'yan-lipao': [
    'Chaque liane passe par les trous d’un couvercle de boîte de lait, jusqu’à être aussi fine qu’un fil à coudre.',
    'Un petit sac, c’est vingt jours d’une vannière ; nous en faisons donc peu et les signons tous.',
    'La liane se coupe à longueur de bras et se rapporte à la maison comme le riz.',
    'Mes yeux font le travail fin jusqu’à dix heures ; ensuite, c’est le tour de ma fille.',
    'Des reines ont porté nos sacs, et la sage-femme aussi.',
  ],
  carving: [
    'Nous sculptons du bois ancien et du bois de plantation, et pouvons montrer les papiers des deux.',
    'L’apprenti ponce, le fils dégrossit, le père fait les yeux.',
    'Les copeaux vont au four à pain du voisin, et nous recevons du pain.',
    'Un bon bloc attend deux ans sous la maison ; nous aussi.',
    'Les éléphants passent devant notre portail ; pas besoin de photos.',
  ],
  turning: [
    'Le bois vient de vergers qui ne donnent plus ; on l’aurait brûlé.',
    'Nous huilons avec une huile bonne pour la friture, et avec rien qui sente la peinture.',
    'Avant l’électricité, le tour marchait avec une bicyclette.',
    'Le bois vert éclabousse, et l’on apprend vite où se tenir.',
    'Un bol qui a un nœud vaut moins en boutique et davantage à la maison.',
  ],
  paper: [
    'Un village fait les armatures, un autre les manches ; nous collons, huilons et peignons.',
    'Les fleurs se peignent d’un souffle, deux couleurs sur le même pinceau.',
    'Nous laissons l’écorce une nuit dans le canal et espérons un ciel clair.',
    'Par temps sec, la cour du temple devient un champ de ronds.',
    'Une ombrelle passe chez nous par onze paires de mains.',
  ],
  reed: [
    'Le jonc pousse dans des champs d’eau saumâtre ; il en est plus solide que celui d’eau douce.',
    'À deux sur un métier : elle lance le brin, il le tasse.',
    'La marmite à teinture est sous le manguier et n’a pas de couvercle.',
    'La maison de l’évêque et la mosquée ont toutes deux nos nattes au sol.',
    'Coupé après les pluies, le jonc est vert ; avant, il est doré.',
  ],
}
