import type { SheetsWords } from '../../../language-words.ts'

export const LACQUER: SheetsWords = {
  'lacquer-box': {
    looks: { black: 'noir et or', vermilion: 'vermillon et noir', brown: 'brun et or' },
    names: [
      'Boîte laquée et dorée, {look}',
      'Boîte en laque Lanna, {look}',
      'Boîte à bijoux en bambou laqué, {look}',
      'Boîte à souvenirs à la feuille d’or, {look}',
    ],
    made: [
      'Des lames de bambou s’enroulent en un corps si léger qu’il fait ressort quand on le presse.',
      'Suivent sept à dix couches de sève de laquier ; chacune repose dans une cave humide et se ponce à la cendre et à l’eau.',
      'Pour l’or, on masque le fond autour du motif ; la feuille couvre tout, et l’eau l’emporte là où elle ne doit pas rester.',
      'De la première lame de bambou au dernier polissage, il passe environ deux mois.',
    ],
    of: [
      'Bambou, laque naturelle et feuille d’or ; aucune laque de synthèse.',
      'La sève vient du rak des forêts du Nord et durcit en une peau que l’eau ne traverse pas.',
    ],
    use: [
      'Pour des bagues, des lettres, du bétel ou des douceurs : vos grands-mères y ont gardé tout cela.',
      'L’odeur de laque fraîche s’en va en une semaine, couvercle ouvert.',
      'Son corps tressé survit à une chute qui briserait une boîte en bois.',
    ],
    personal: 'Des initiales sous le couvercle, 12 lettres au plus',
  },
  'pearl-inlay-box': {
    looks: { black: 'noir', oxblood: 'sang-de-bœuf', teal: 'bleu canard' },
    names: ['Boîte incrustée de nacre, {look}', 'Boîte laquée à incrustation de nacre, {look}', 'Coffret à bijoux en nacre, {look}'],
    made: [
      'Le turbo se ponce à plat, se scie au fil fin comme un cheveu et se pose feuille après feuille.',
      'La pâte de laque noire comble les vides en fines couches, puis se ponce jusqu’à ce que nacre et fond ne fassent qu’un.',
      'Une seule fleur compte une vingtaine de morceaux, un couvercle jusqu’à six cents.',
    ],
    of: ['Coquille de turbo vert, élevé et déclaré, sur une âme de bois sec.', 'Bois d’hévéa, laque naturelle et nacre, doublure de velours de coton.'],
    use: [
      'Tournez-la sous la lampe : les fleurs passent du vert au rose.',
      'Les temples montrent ce travail sur leurs portes et leurs coupes d’offrande ; chez vous, elle garde ce que vous ne voulez pas perdre.',
      'La charnière de laiton est encastrée, pour que rien ne trouble le motif.',
    ],
  },
  'gilded-panel': {
    looks: { black: 'noir et or', red: 'rouge et or', green: 'vert et or' },
    names: ['Panneau lai rot nam, {look}', 'Panneau laqué et doré, {look}', 'Panneau mural à la feuille d’or, {look}'],
    made: [
      'Le motif se pique à travers le papier et se dessine à la gomme jaune ; l’or couvre tout, et l’eau emporte ce qui n’est pas dessin.',
      'Chaque ligne est une ligne épargnée : le peintre travaille autour de l’or, pas avec lui.',
      'Le fond est fait de cinq couches de laque, polies au charbon jusqu’à refléter une bougie.',
    ],
    of: [
      'Laque naturelle et feuille d’or sur une planche de bois sec, attache au dos.',
      'Or à 96,5 pour cent, battu si fin qu’un souffle le remue, sur laque noire.',
    ],
    use: [
      'Accrochez-le là où le soir arrive de côté : l’or s’y réveille.',
      'Les feuilles de flamme sont celles des armoires de temple d’Ayutthaya, redessinées, non décalquées.',
      'Signé et daté au dos par le peintre.',
    ],
  },
}
