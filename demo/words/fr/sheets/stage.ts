import type { SheetsWords } from '../../../language-words.ts'

export const STAGE: SheetsWords = {
  'khon-mask': {
    looks: { green: 'démon vert', white: 'singe blanc', red: 'démon rouge' },
    names: ['Masque khon, {look}', 'Masque du Ramakien, {look}', 'Tête khon dorée, {look}'],
    made: [
      'Quinze couches de papier sa se collent sur une forme, s’ouvrent et se recousent par-derrière.',
      'Sourcils, crocs et couronne se pressent en pâte de laque dans des moules de pierre et se posent un à un.',
      'Les yeux s’ouvrent en dernier, après une offrande aux maîtres.',
    ],
    of: ['Papier sa, laque, feuille d’or, pierres de verre et pigments.', 'Papier mâché, feuille d’or à 23 carats et éclats de miroir pris dans la résine.'],
    use: [
      'Posez-le plus haut que votre tête, comme font les danseurs.',
      'Les grands se portent sur scène ; les petits tiennent une étagère en ordre.',
      'Une carte dit le nom du personnage et son rôle dans le Ramakien.',
    ],
  },
  puppet: {
    looks: { red: 'rouge et or', blue: 'bleu et or', green: 'vert et or' },
    names: ['Marionnette hun krabok, {look}', 'Princesse, marionnette à tiges, {look}', 'Prince, marionnette à tiges, {look}'],
    made: [
      'La tête est taillée dans le bois de thonglang, léger comme le liège, et couverte de laque.',
      'Deux tiges meuvent les mains ; le costume fait le reste, quand on a appris à le laisser faire.',
      'Le costume est brodé de fil métallique et de quelque huit cents paillettes.',
    ],
    of: ['Bois, bambou, soie, fil métallique et feuille d’or.', 'Bois sculpté, tige de bambou, costume en soie thaïe doublé de coton.'],
    use: [
      'Joue Phra Aphai Mani le samedi et reste la semaine sur sa tige.',
      'Avec un support et une feuille qui montre les cinq premiers gestes.',
      'Les enfants ont le droit, les mains propres.',
    ],
  },
  'shadow-puppet': {
    looks: { amber: 'ambre', red: 'rouge', green: 'vert' },
    names: ['Figure d’ombre nang talung, {look}', 'Héros du théâtre d’ombres, {look}', 'Bouffon du théâtre d’ombres, {look}', 'Dame d’ombre, {look}'],
    made: [
      'La peau se gratte jusqu’à laisser passer la lumière, se trace au clou et se perce avec quarante fers différents.',
      'Les couleurs sont des encres qui pénètrent ; l’ombre aussi est donc colorée.',
      'Un fil meut la bouche et le bras, tout le reste est la voix du montreur.',
    ],
    of: ['Peau de bufflon, tiges de bambou, fil de coton.', 'Peau de vache translucide, encres naturelles et à l’aniline.'],
    use: [
      'Devant une lampe, elle joue ; devant une fenêtre, elle luit.',
      'Entre deux vitres, elle devient un tableau qui change avec le jour.',
      'Chaque bouffon a un nom, un village et une opinion.',
    ],
  },
  'hill-tribe-doll': {
    looks: { black: 'noir et rouge', blue: 'bleu', red: 'rouge' },
    names: ['Poupée des montagnes, {look}', 'Poupée de tissu en costume de fête, {look}', 'Poupée brodée, {look}', 'Amie des montagnes, {look}'],
    made: [
      'Chaque jupe est plissée, chaque ourlet brodé, comme sur le costume de celle qui la coud.',
      'Les visages se brodent en six points ; cela suffit pour un caractère.',
      'Bourrées de coton et lestées de riz, pour bien s’asseoir.',
    ],
    of: ['Coton des chutes de la salle de couture, perles en pièces, laine.', 'Coton tissé main et fil de soie ; pas de petites pièces qui se détachent.'],
    use: [
      'Pour les enfants dès trois ans et les étagères de tout âge.',
      'Chacune porte une étiquette au nom et au village de celle qui l’a faite.',
      'Hmong, Mien, Akha, Lisu : dites-nous si vous en voulez une en particulier.',
    ],
  },
  kite: {
    looks: { red: 'rouge', yellow: 'jaune', blue: 'bleu' },
    names: [
      'Cerf-volant chula, {look}',
      'Cerf-volant étoile en papier et bambou, {look}',
      'Cerf-volant de combat, {look}',
      'Cerf-volant des champs à queue, {look}',
    ],
    made: [
      'Cinq baguettes de bambou se raclent jusqu’à tenir en équilibre sur un doigt, puis se lient, sans clou.',
      'Le papier se colle par petits carrés sur un filet de fil ; une déchirure reste ainsi petite.',
      'Essayé au vent de l’après-midi, avant d’être replié.',
    ],
    of: ['Bambou sisuk, papier à cerf-volant, fil de coton et colle de riz.', 'Bambou et papier ; 60 m de fil fournis.'],
    use: [
      'Vole par brise légère ; l’étoile n’a pas de queue et s’en passe.',
      'Au mur, c’est un morceau de mars.',
      'Le chula mâle poursuit la petite pakpao : venez à plusieurs.',
    ],
    facts: 'Envergure {measure}, environ {weight}.',
  },
}
