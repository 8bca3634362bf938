import type { SheetsWords } from '../../../language-words.ts'

export const WOVEN_BAGS: SheetsWords = {
  'yan-lipao-bag': {
    looks: { dark: 'brun foncé', tan: 'brun clair', black: 'noir' },
    names: [
      'Sac du soir en yan lipao, {look}',
      'Sac à main en yan lipao à fermoir d’argent, {look}',
      'Sac de liane façon Nakhon, {look}',
      'Sac de cour en yan lipao, {look}',
    ],
    made: [
      'La tige de la fougère se fend, se gratte et se tire par des trous de plus en plus petits, jusqu’à la finesse d’un fil.',
      'Point après point, elle s’enroule sur des côtes de bambou, environ trois centimètres carrés par heure.',
      'Garniture et fermoir sont en argent, gravés par un voisin qui ne fait rien d’autre.',
      'La face claire et la face sombre d’une même liane font le motif ; rien n’est teint.',
    ],
    of: [
      'Yan lipao, fougère grimpante des forêts du Sud, sur bambou, argent 925 et doublure de soie.',
      'Liane, bambou, argent sterling et doublure en soie thaïe.',
    ],
    use: [
      'Porté aux mariages pendant trois générations, puis transmis.',
      'Il prend un téléphone, une clé et un poudrier, pas plus, et c’est tout le propos.',
      'Livré dans une pochette de tissu au nom de la vannière.',
    ],
  },
  'rattan-bag': {
    looks: { natural: 'naturel', walnut: 'noyer', white: 'blanc cérusé' },
    names: ['Sac rond en rotin, {look}', 'Sac bandoulière en rotin, {look}', 'Sac en rotin enroulé main, {look}', 'Sac en rotin à lanière de cuir, {look}'],
    made: [
      'Le rotin fin s’enroule du centre vers le bord et se coud à lui-même avec la liane ata fendue.',
      'Le sac fini pend un jour dans la fumée de coco ; elle le durcit et éloigne les insectes.',
      'Charnière et fermeture sont des boucles de rotin autour d’une olive de bois : rien qui rouille.',
    ],
    of: [
      'Rotin, lanière en cuir à tannage végétal, doublure de coton imprimé.',
      'Écorce de rotin mûr, fendue à la main à deux millimètres, avec cuir et coton.',
    ],
    use: [
      'Va avec la robe de lin comme avec le blouson de jean, l’été et le reste du temps.',
      'De la place pour un téléphone, un portefeuille, des lunettes de soleil et une mangue mûre.',
      'La lanière de 120 cm se raccourcit d’un nœud.',
    ],
  },
}
