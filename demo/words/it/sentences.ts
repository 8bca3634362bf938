import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    'È un lavoro a mano di {seller}, a {place}, {province}.',
    'Nasce nel laboratorio di {seller}, a {place}.',
    '{seller} lavora per piccole quantità, a {place}, {province}.',
    'Quello che {seller} spedisce da {place} è passato, dall’inizio alla fine, per un solo paio di mani.',
    'Compri direttamente da {seller}, a {place}, senza intermediari.',
    'Rifinitura e confezione sono di {seller}, a {place}, {province}.',
    'A {place} la mano di {seller} si riconosce al primo sguardo.',
    'Prima che il pacco lasci {place}, {seller} ricontrolla ogni pezzo.',
    'Parte da {place}, {province}; {seller} spedisce di solito entro tre giorni.',
  ],
  facts: [
    'Misura {measure} e pesa circa {weight}.',
    'Dimensioni: {measure}; peso: circa {weight}. È un lavoro a mano: qualche millimetro può cambiare.',
    '{measure}, circa {weight} senza l’imballo.',
  ],
  sizes: 'Versioni disponibili: {labels}; le misure indicate si riferiscono alla versione {label}.',
  looks: 'A scelta: {looks}.',
  additions: ['{name}{tail}', '{name} di {place}{tail}', '{name} di {seller}{tail}', '{name} di {seller}, {label}{tail}'],
  choices: { color: ', in {count} colori', pattern: ', in {count} motivi', flavor: ', in {count} varietà' },
}
