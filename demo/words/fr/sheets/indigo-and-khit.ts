import type { SheetsWords } from '../../../language-words.ts'

export const INDIGO_AND_KHIT: SheetsWords = {
  'indigo-scarf': {
    looks: { deep: 'indigo profond', mid: 'indigo moyen à rayures ikat', pale: 'indigo clair à rayures ikat' },
    names: ['Écharpe en coton, {look}', 'Étole en coton filé main, {look}', 'Écharpe façon Sakon Nakhon, {look}', 'Châle teint à l’indigo naturel, {look}'],
    made: [
      'Les feuilles trempent une nuit, se battent avec la chaux et déposent une pâte qui vit des années dans la cuve.',
      'Le fil plonge cinq à neuf fois, s’essore et s’aère ; il sort vert et devient bleu en une minute.',
      'Tassé sans serrer sur le métier à pédales, pour être doux dès le premier jour.',
    ],
    of: ['Coton et indigo naturel ; l’odeur est celle du foin frais et de la vase.', 'Coton filé main des champs de l’Isan, teint sans sels métalliques.'],
    use: [
      'Les paysans portent l’indigo parce qu’il rafraîchit la peau et déplaît aux insectes.',
      'Au début, un peu de bleu peut passer sur un vêtement clair ; cela s’arrête.',
      'Après cinquante lavages, elle est plus belle qu’après cinq.',
    ],
    facts: '{measure}, environ {weight}.',
  },
  'mo-hom-shirt': {
    looks: { indigo: 'indigo', black: 'noir', faded: 'bleu délavé' },
    names: ['Chemise mo hom en coton, {look}', 'Chemise mo hom façon Phrae, {look}', 'Chemise paysanne sans col, {look}', 'Veste mo hom à nouer, {look}'],
    made: [
      'Coupée droit, cousue à plat et teinte une fois finie ; les coutures restent un ton plus clair.',
      'Teinte dans les jarres de Thung Hong à l’ancienne : feuilles de hom, chaux et patience.',
      'Fermée par des liens de tissu ou des boutons de coco, tous cousus à la main.',
    ],
    of: ['Coton écru de 160 g, teint au hom, un cousin de l’indigo.', 'Coton en armure toile, qui respire, prélavé ; il rétrécit de deux pour cent au plus.'],
    use: [
      'Dans le Nord, on la porte le vendredi, aux fêtes et aux champs.',
      'Ample sous les bras, légère à quarante degrés.',
      'Même coupe pour femmes et hommes ; en veste, prenez une taille au-dessus.',
    ],
    facts: 'Taille {label} : {measure} (poitrine et longueur), environ {weight}.',
  },
  'khit-shawl': {
    looks: { red: 'rouge et noir', black: 'noir et crème', ochre: 'ocre et brun' },
    names: ['Châle khit, {look}', 'Étoffe khit façon Isan, {look}', 'Châle en coton à motifs, {look}', 'Châle de fête khit, {look}'],
    made: [
      'Une baguette plate lève la chaîne rang par rang, et une trame de plus dessine le motif.',
      'Les rangs sont gardés en baguettes de bambou derrière le peigne ; un grand motif en demande soixante.',
      'Cinq jours de métier, les deux côtés finis proprement.',
    ],
    of: ['Fond en coton mercerisé, fil de motif à torsion souple.', 'Tout coton, couleurs solides jusqu’à quarante degrés.'],
    use: [
      'Sur l’épaule gauche au temple, sur les deux par un soir frais.',
      'Des rangs d’éléphants, d’étoiles et de fleurs de courge vont jusqu’au bout de l’étoffe.',
      'Jeté sur le canapé, il ne glisse pas.',
    ],
    facts: '{measure}, franges en plus, environ {weight}.',
  },
  phakaoma: {
    looks: { red: 'carreaux rouges', blue: 'carreaux bleus', green: 'carreaux verts', mauve: 'carreaux mauves' },
    names: ['Phakaoma en coton, {look}', 'Phakaoma tissé main, {look}', 'Phakaoma à cinq couleurs, {look}', 'Pagne de bain en coton, {look}'],
    made: [
      'Une longue chaîne rayée croise les mêmes rayures, et les carreaux se font tout seuls.',
      'Quatre par jour sortent du métier à navette volante ; l’ourlet se roule à la main.',
      'Lavé deux fois à l’eau de riz, pour assouplir l’apprêt.',
    ],
    of: ['Coton peigné, léger et vite sec.', 'Pur coton, teint avant le tissage, aux carreaux pareils des deux côtés.'],
    use: [
      'Serviette, ceinture, turban, berceau, drapeau de rizière : il n’a pas qu’un seul usage.',
      'Emportez-le en voyage ; roulé, il tient dans le poing.',
      'Les grands-pères en reçoivent un au nouvel an, et un autre l’année d’après.',
    ],
    facts: '{measure}, environ {weight}.',
    personal: 'Un nom brodé dans un coin, 15 lettres au plus',
  },
}
