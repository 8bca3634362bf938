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
    'loom-silk': 'Le métier à tisser : soie ikat à moitié tissée, la navette posée dessus',
    'loom-khit': 'Le métier à tisser : étoffe khit à moitié tissée, les baguettes de motif derrière les lisses',
    'loom-cotton': 'Le métier à tisser : coton à carreaux à moitié tissé, la navette posée dessus',
    'loom-tin-jok': 'Le métier à tisser : ourlet tin jok à moitié tissé, fil d’or dans la navette',
    'indigo-vat': 'La cuve d’indigo : une étoffe s’égoutte à côté d’écheveaux de plusieurs bleus',
    'batik-frame': 'Le cadre à batik : lignes de cire sur coton blanc, la moitié déjà peinte',
    stitching: 'Le tambour à broder : point de croix à moitié fait, aiguille, fil et laines de six couleurs',
    wheel: 'Le tour de potier : un bol d’argile humide qui vient d’être tourné',
    gilding: 'La table de peinture : une jarre à moitié couverte de fleurs d’émail et d’or',
    chasing: 'L’établi de l’orfèvre : un bol sur son lit de poix, marteau et ciselets à côté',
    basketry: 'L’établi du vannier : montants dressés, premiers rangs de rotin tressés',
    bamboo: 'L’établi du vannier : bambou fin tressé jusqu’à mi-hauteur',
    carving: 'L’établi du sculpteur : panneau de lotus à moitié taillé, ciseaux et copeaux',
    mortar: 'Le plan de cuisine : pâte de curry dans un mortier de pierre, piments et citronnelle autour',
    easel: 'Le chevalet : un étang de lotus peint de haut en bas, palette et pinceaux devant',
  },
}
