import type { SheetsWords } from '../../../language-words.ts'

export const CLOTH: SheetsWords = {
  'woven-tote': {
    looks: { indigo: 'rayures ikat indigo', natural: 'khit naturel', red: 'khit rouge' },
    names: ['Sac tissé main, {look}', 'Cabas du métier villageois, {look}', 'Sac en toile doublé, {look}', 'Sac de marché des tisserandes, {look}'],
    made: [
      'L’étoffe tissée au village se coupe une seule fois, d’une longue pièce, pour que rien ne se perde.',
      'Les anses font tout le tour du sac et portent le poids par-dessous.',
      'Cousu par les tisserandes elles-mêmes, les mois où le riz n’a besoin de personne.',
    ],
    of: ['Dehors, coton tissé main ; dedans, doublure de coton uni et poche zippée.', 'Fond en toile de coton, panneau tissé à la main, pression en laiton.'],
    use: [
      'Prend un ordinateur de 14 pouces et une botte de liserons d’eau.',
      'Part plié à plat dans la valise et revient rempli.',
      'La rayure ne tombe jamais deux fois au même endroit.',
    ],
  },
  'hill-tribe-bag': {
    looks: { black: 'noir au point de croix multicolore', red: 'rouge à rayures multicolores', blue: 'bleu au point de croix' },
    names: ['Besace des montagnes, {look}', 'Sac yam brodé, {look}', 'Sac d’épaule des peuples montagnards, {look}'],
    made: [
      'La bandoulière et les côtés sont une seule longue bande tissée à la ceinture ; le corps du sac se coud entre les deux.',
      'Le point de croix se compte sur l’envers, pour que l’endroit reste net.',
      'Un beau carré brodé, ce sont les soirées de trois semaines.',
    ],
    of: ['Coton et chanvre, fil à broder en soie, pompons de laine.', 'Coton tissé main, doublure de coton et bouton fait du laiton d’une vieille pièce.'],
    use: [
      'Au village, il porte les livres d’école ; en ville, l’appareil photo.',
      'Aux couleurs, on sait qui l’a fait : chaque vallée a son rouge.',
      'Ce que vous payez va tout droit à la salle de couture, sans marchand.',
    ],
    facts: 'Corps {measure}, bandoulière 100 cm, environ {weight}.',
  },
  'batik-sarong': {
    looks: { sea: 'fleurs bleu mer', sunset: 'fleurs couleur couchant', forest: 'feuilles vert forêt' },
    names: ['Sarong en batik dessiné à la main, {look}', 'Batik thaïlandais du Sud, {look}', 'Drap de plage en batik, {look}', 'Paréo en batik peint, {look}'],
    made: [
      'La cire chaude coule du stylet de cuivre en une ligne continue ; là où elle se referme, aucune couleur ne passe.',
      'Les couleurs se posent au pinceau sur le tissu mouillé et se fondent comme le temps qu’il fait.',
      'Fixé une nuit au silicate, débarrassé de sa cire à l’eau bouillante et rincé dans trois bassins.',
    ],
    of: ['Fin voile de coton, opaque en double, frais en simple.', 'Coton mercerisé, teint de couleurs réactives qui supportent le sel et le soleil.'],
    use: [
      'À nouer à la hanche, à l’épaule ou à la fenêtre.',
      'Deux n’ont jamais les mêmes veines, car la cire craque comme elle veut.',
      'À la plage, sec en dix minutes.',
    ],
    facts: '{measure}, environ {weight}.',
  },
}
