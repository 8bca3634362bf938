import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    'Fait main par {seller} à {place}, {province}.',
    'La pièce sort de l’atelier de {seller}, à {place}.',
    '{seller} n’en fait que quelques-unes à la fois, à {place}, {province}.',
    'Ce que {seller} expédie de {place} est passé, du début à la fin, par une seule paire de mains.',
    'Vous achetez directement à {seller}, à {place}, sans intermédiaire.',
    'Terminé et emballé par {seller} à {place}, {province}.',
    'À {place}, on reconnaît la main de {seller} au premier coup d’œil.',
    'À {place}, {seller} examine chaque pièce une dernière fois avant le grand voyage.',
    'Expédié par {seller} depuis {place}, {province}, le plus souvent sous trois jours.',
  ],
  facts: [
    'Dimensions : {measure} ; poids : environ {weight}.',
    'Taille : {measure}, pour environ {weight} ; c’est fait main, quelques millimètres d’écart sont possibles.',
    '{measure}, environ {weight} sans l’emballage.',
  ],
  sizes: 'Tailles au choix : {labels} ; les dimensions sont celles de {label}.',
  looks: 'Au choix : {looks}.',
  additions: ['{name}{tail}', '{name} de {place}{tail}', '{name} de {seller}{tail}', '{name} de {seller}, {label}{tail}'],
  choices: { color: ', en {count} couleurs', pattern: ', en {count} motifs', flavor: ', en {count} variétés' },
}
