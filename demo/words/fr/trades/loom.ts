import type { TradesWords } from '../../../language-words.ts'

export const LOOM_TRADES: TradesWords = {
  silk: [
    'Nous élevons nos vers à soie sur nos mûriers et connaissons chaque fil depuis la feuille.',
    'Le motif se noue de mémoire, avant la teinture ; rien n’est sur le papier.',
    'À la saison sèche, on entend trente métiers depuis le portail de notre temple.',
    'Un cocon contient un kilomètre de fil, et chaque centimètre passe entre nos doigts.',
    'Ma fille étudie en ville et rentre tisser en avril.',
  ],
  indigo: [
    'Chaque matin, la cuve reçoit de la lessive de cendre et un peu d’alcool de riz ; si nous l’oublions, elle boude.',
    'Neuf bains donnent le bleu qu’on appelle ici couleur du soir avant la pluie.',
    'Vous nous reconnaîtrez à nos ongles.',
    'Jamais nous ne teignons un jour d’enterrement ; la cuve en mourrait aussi.',
    'Coton, indigo, tamarin : tout ce qu’il nous faut pousse à portée de voix.',
  ],
  khit: [
    'Le motif tient dans un faisceau de baguettes, derrière le métier ; s’il s’en perd une, l’éléphant a trois pattes.',
    'Nous rembourrons avec le kapok des arbres de notre rue.',
    'Grand-mère lisait le khit dans le noir, avec le pouce.',
    'Le coussin du moine reçoit le plus beau côté, puis celui de la mariée, puis le vôtre.',
    'Dans nos tissus, les éléphants marchent vers l’ourlet, car c’est là qu’ils habitent.',
  ],
  cotton: [
    'Nos métiers sont plus vieux que nous ; le coton qu’ils portent est de l’année.',
    'Un phakaoma est serviette, ceinture, berceau et chapeau ; nous le tissons donc solide.',
    'La chaîne est encollée à l’eau de riz, ce qui plaît aussi au chat.',
    'Nous chantons les rayures : trois rouges, une blanche, trois rouges, fin.',
    'De notre fenêtre, on voit le champ d’où vient le fil.',
  ],
  'tin-jok': [
    'L’ourlet se pique au dard de porc-épic, à l’envers, fil après fil.',
    'Ici, les filles en tissent encore un pour le mariage et un pour qu’on se souvienne d’elles.',
    'Nous gardons un ourlet de 1890 dans une boîte à biscuits, et nous ne copions que celui-là.',
    'On compte à voix haute ; au métier, personne ne peut donc bavarder.',
    'Le jaune, c’est le jaquier, le rouge, la gomme-laque, et le noir est un secret.',
  ],
  'hill-tribe': [
    'Nous sommes voisines, Hmong, Mien et Karen ; nous partageons une salle de couture, mais jamais un motif.',
    'Les points se comptent, ne se dessinent pas, et une enfant les apprend avant l’alphabet.',
    'Nous brodons dans le car, dans les files d’attente et aux réunions de parents.',
    'Mon étui à aiguilles est un piquant de porc-épic ; celui de ma grand-mère aussi.',
    'Le nouvel an est notre semaine de la mode.',
  ],
  batik: [
    'Nous dessinons à la cire, à main levée, avec le stylet de cuivre, et c’est la mer qui choisit les couleurs.',
    'Quand les étoffes sèchent sur la plage, les touristes croient à une exposition.',
    'La cire fume à la bonne chaleur et brûle à la suivante ; nous en avons assez brûlé.',
    'Nous faisons bouillir les étoffes dehors, au bord de la mer ; la cuisine l’a interdit.',
    'Ce sont les pêcheurs qui nomment nos bleus.',
  ],
}
