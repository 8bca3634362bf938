import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    'Es trabajo a mano de {seller}, en {place}, {province}.',
    'Sale del taller de {seller}, en {place}.',
    '{seller} trabaja en pequeñas cantidades, en {place}, {province}.',
    'Lo que {seller} envía desde {place} ha pasado, de principio a fin, por un solo par de manos.',
    'Compras directamente a {seller}, en {place}, sin intermediarios.',
    'El acabado y el embalaje son de {seller}, en {place}, {province}.',
    'En {place}, la mano de {seller} se reconoce a primera vista.',
    'Antes de que el paquete salga de {place}, {seller} repasa cada pieza.',
    'Envío de {seller} desde {place}, {province}, casi siempre en un plazo de tres días.',
  ],
  facts: [
    'Mide {measure} y pesa unos {weight}.',
    'Medidas: {measure}; peso: unos {weight}. Al ser trabajo a mano, puede variar unos milímetros.',
    '{measure}, unos {weight} sin el embalaje.',
  ],
  sizes: 'Opciones: {labels}; las medidas indicadas son las de {label}.',
  looks: 'A elegir: {looks}.',
  additions: ['{name}{tail}', '{name} de {place}{tail}', '{name} de {seller}{tail}', '{name} de {seller}, {label}{tail}'],
  choices: { color: ', en {count} colores', pattern: ', en {count} diseños', flavor: ', en {count} variedades' },
}
