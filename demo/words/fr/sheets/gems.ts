import type { SheetsWords } from '../../../language-words.ts'

export const GEMS: SheetsWords = {
  'gem-ring': {
    looks: { ruby: 'rubis', sapphire: 'saphir', emerald: 'émeraude', gold: 'saphir jaune' },
    names: ['Bague sertie à la main, {look}', 'Bague solitaire, {look}', 'Bague d’orfèvre thaïlandais, {look}', 'Bague à pierre ovale, {look}'],
    made: [
      'La pierre est taillée en ville, choisie pour son métal et tenue par des griffes limées à la taille d’un grain de sésame.',
      'Sertie à l’œil, sous la loupe ; une pierre qui fait clic se sertit de nouveau.',
      'Polie dedans autant que dehors, car c’est le dedans qui vous touche.',
    ],
    of: [
      'Pierre naturelle, chauffée comme la plupart, et la carte dans l’écrin le dit ; argent 925 ou plaqué or.',
      'Pierre précieuse naturelle d’environ un carat, sur argent rhodié.',
    ],
    use: [
      'Regardez-la à la lumière du jour : c’est avec cette couleur que vous vivrez.',
      'Pour les vendredis, les anniversaires ou sans aucune raison.',
      'Une taille de plus ou de moins : nous l’ajustons gratuitement dans les trente jours.',
    ],
    facts: 'Taille {label}, diamètre intérieur {measure}, environ {weight}.',
  },
  'pearl-earrings': {
    looks: { white: 'blanc', golden: 'doré', grey: 'gris argent' },
    names: ['Boucles d’oreilles en perles d’Andaman, {look}', 'Puces d’oreilles en perles de mer, {look}', 'Pendants d’oreilles en perles, {look}'],
    made: [
      'Les perles grandissent deux ans dans des huîtres suspendues à des radeaux, au large de Phuket et de Phang-nga.',
      'Les paires se composent à midi sur un plateau gris, d’abord par l’éclat, ensuite par la taille.',
      'Percées à demi, posées à la résine sur la tige et tournées jusqu’à ce qu’on ne voie plus rien.',
    ],
    of: ['Perles de culture marines, couleur naturelle, sur argent 925.', 'Perles akoya et des mers du Sud sur tiges d’argent rhodié.'],
    use: [
      'À mettre en dernier et à retirer en premier ; le parfum ternit leur éclat.',
      'De petites marques sur leur peau les distinguent du verre.',
      'En une minute elles sont tièdes, et elles ne pèsent presque rien.',
    ],
    facts: 'Perle {label}, boucle {measure}, environ {weight} la paire.',
  },
  'bead-bracelet': {
    looks: { turquoise: 'turquoise', garnet: 'grenat', wood: 'bois', mixed: 'multicolore' },
    names: ['Bracelets de perles, {look}', 'Bracelet enfilé à la main, {look}', 'Bracelet de perles d’Andaman, {look}', 'Bracelets d’amitié, {look}'],
    made: [
      'Enfilé sur fil double, un nœud toutes les cinq perles : s’il casse, on en perd cinq, pas toutes.',
      'Les perles se trient à la main, avec un tamis fait d’une boîte en fer percée.',
      'Les motifs reprennent des trouvailles de Khlong Thom, où des marchands laissèrent des perles il y a deux mille ans.',
    ],
    of: ['Perles de pierre, de verre ou de bois sur nylon, fermoir argenté.', 'Pierre naturelle et bois tourné, fermé par des boutons de nacre.'],
    use: [
      'Trois rangs, portés libres ou torsadés en un seul.',
      'À retirer pour nager, à garder sous la pluie.',
      'Les enfants prennent les multicolores, et ils ont raison.',
    ],
    facts: 'Longueur {label}, rang {measure}, environ {weight}.',
  },
  'gold-necklace': {
    looks: { chain: 'chaîne tressée', 'enamel-red': 'émail rouge', 'enamel-green': 'émail vert' },
    names: ['Collier en or façon Sukhothai, {look}', 'Collier thong boran, {look}', 'Collier d’orfèvre en or, {look}'],
    made: [
      'Un fil plus fin qu’un cheveu se tresse sans machine, à quatre, six ou huit brins, autour d’une aiguille.',
      'De minuscules grains d’or se rangent au pinceau et se soudent au souffle, par le chalumeau.',
      'L’émail est du verre pilé, cuit au charbon : rouge, vert et bleu, comme sur les trouvailles du vieux Si Satchanalai.',
    ],
    of: [
      'Or à 96,5 pour cent, avec attestation de poids ; le certificat porte le nom de l’orfèvre.',
      'Or thaïlandais, 96,5 pour cent, d’un ton plus chaud que le 18 carats.',
    ],
    use: [
      'Expédié assuré et remis seulement contre signature.',
      'En Thaïlande, l’or est un livret d’épargne qui se porte.',
      'Il épouse le cou comme une étoffe.',
    ],
    facts: 'Longueur {label}, chaîne {measure}, environ {weight} d’or.',
  },
}
