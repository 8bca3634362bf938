import type { SheetsWords } from '../../../language-words.ts'

export const CLAY: SheetsWords = {
  'celadon-vase': {
    looks: { jade: 'vert jade', mist: 'bleu brume', olive: 'vert olive', cream: 'crème' },
    names: ['Vase en céladon, {look}', 'Vase à fleurs en céladon, {look}', 'Vase en céladon émaillé à la cendre, {look}', 'Soliflore en céladon, {look}'],
    made: [
      'Tourné, puis cuit vers 1260 °C avec peu d’air, si bien que le fer de l’émail vire au vert et non au brun.',
      'L’émail n’est que cendre de bois et argile des rizières, tamisées et versées en couche épaisse ; il s’amasse où il veut.',
      'En refroidissant, terre et émail ne se rétractent pas au même rythme et chantent tout bas pendant des jours ; chaque note laisse une ligne fine.',
      'Le pied se tournasse à la main le deuxième jour, quand la terre a la fermeté du fromage, et se signe dessous.',
    ],
    of: ['Grès gris d’argile du Nord ; il tient l’eau sans doublure.', 'Argile à grès du pied des montagnes, émaillée dedans et dehors, sans plomb.'],
    use: [
      'Quelques tiges de gingembre en fleur ou d’orchidée lui suffisent.',
      'Même vide, il est beau à voir quand la lumière vient de côté.',
      'Deux pièces ne sortent jamais pareilles du four ; la teinte et le réseau de lignes varient un peu.',
    ],
  },
  'celadon-bowls': {
    looks: { jade: 'vert jade', ocean: 'bleu océan', honey: 'brun miel' },
    names: ['Bols en céladon, {look}', 'Bols à riz en céladon, {look}', 'Bols gigognes en céladon, {look}', 'Bols à soupe en céladon, {look}'],
    made: [
      'Chaque bol est tourné seul et affiné au bord, pour être léger en main et doux aux lèvres.',
      'La cuisson à 1260 °C dure dix-huit heures ; le four ne s’ouvre qu’après deux jours de refroidissement.',
      'L’émail coule un peu et se recueille au fond, là où la couleur est la plus profonde.',
      'C’est le four qui, en refroidissant, dessine les craquelures ; personne n’y frotte d’encre.',
    ],
    of: ['Grès dense émaillé à la cendre de bois, sans plomb ni cadmium.', 'Grès du Nord, qui va au four jusqu’à 180 °C et au lave-vaisselle.'],
    use: [
      'Faits pour le riz et le tom kha, et tout aussi bons au petit déjeuner.',
      'Le pied, sans émail, est poli pour ne pas rayer une table en bois.',
      'Si l’un d’eux se casse, nous en tournons au même modèle pour des années encore.',
    ],
    facts: 'Le lot ({label}) : chaque bol mesure {measure}, le lot pèse environ {weight}.',
  },
  'sangkhalok-plate': {
    looks: { fish: 'poisson', lotus: 'lotus', scroll: 'rinceaux' },
    names: ['Assiette sangkhalok, {look}', 'Assiette en grès façon Sukhothai, {look}', 'Assiette sangkhalok peinte à la main, {look}'],
    made: [
      'Le dessin se pose au brun de fer sur la terre crue et ne se corrige jamais ; l’émail clair vient par-dessus.',
      'Le modèle est la céramique que Sukhothai expédiait à Java et au Japon il y a six cents ans ; l’argile vient du même district.',
      'Au four, les assiettes reposent sur de petits disques d’argile dont on voit encore le cercle au dos.',
      'Le brun se broie dans la latérite et se pose avec le poil d’une oreille de buffle.',
    ],
    of: [
      'Grès gris un peu rude, aux petits points de fer qui percent sous l’émail.',
      'Grès du pays sous émail de cendre transparent, apte au contact alimentaire.',
    ],
    use: [
      'Servez-y un poisson entier, ou accrochez-la là où les invités poseront la question.',
      'Pour la suspendre, nous perçons le pied sur demande ; écrivez-nous.',
      'Son gris, plutôt chaud, donne aux plats un air de fraîcheur.',
    ],
  },
  'terracotta-pot': {
    looks: { rust: 'rouille', umber: 'terre d’ombre', sand: 'sable' },
    names: [
      'Pot façon Dan Kwian, {look}',
      'Pot en terre cuite à frise gravée, {look}',
      'Pot à plantes en terre cuite tourné main, {look}',
      'Jarre en terre cuite, {look}',
    ],
    made: [
      'La frise de feuilles se taille au couteau de bambou dans la terre mi-sèche, sans dessin préalable.',
      'Monté sur un tour que l’un fait tourner et que l’autre travaille, puis séché une semaine à l’ombre.',
      'La fumée décide du ton : près du feu il fonce, au fond il reste clair.',
      'Cuit deux jours au bois d’eucalyptus, jusqu’à ce que l’argile du fleuve soit presque aussi dure que la pierre.',
    ],
    of: [
      'Argile de rivière riche en fer, non émaillée et assez poreuse pour que les racines respirent.',
      'Argile rouge de la berge, mêlée d’un peu de sable pour tenir à la pluie et au soleil.',
    ],
    use: [
      'Pour un frangipanier sur la terrasse ou des herbes sèches à l’intérieur.',
      'Percé au fond ; pour des nénuphars, demandez-nous de le laisser plein.',
      'À l’ombre, il prend un peu de mousse et n’en est que plus beau.',
    ],
  },
}
