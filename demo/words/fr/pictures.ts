import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, vu de plus près',
    hung: '{name}, suspendu de toute sa longueur',
    form: '{name}, porté sur un buste de couture',
    head: '{name}, porté sur une tête de vitrine',
    hand: '{name}, porté sur une main de porcelaine',
  },
  workshops: {
    'loom-khit': 'Le métier à tisser : étoffe khit à moitié tissée, les baguettes de motif derrière les lisses',
    gilding: 'La table de peinture : une jarre à moitié couverte de fleurs d’émail et d’or',
    mortar: 'Le plan de cuisine : pâte de curry dans un mortier de pierre, piments et citronnelle autour',
  },
}
