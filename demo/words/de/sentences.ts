import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    'Handgemacht von {seller} in {place}, {province}.',
    'Es kommt aus der Werkstatt von {seller} in {place}.',
    '{seller} macht immer nur wenige davon auf einmal, in {place}, {province}.',
    'Was {seller} aus {place} verschickt, ist von Anfang bis Ende durch ein einziges Paar Hände gegangen.',
    'Sie kaufen direkt bei {seller} in {place}, ohne Zwischenhandel.',
    'Fertiggestellt und verpackt von {seller} in {place}, {province}.',
    'In {place} erkennt man die Hand von {seller} auf den ersten Blick.',
    '{seller} aus {place} sieht jedes Stück noch einmal durch, bevor es auf die Reise geht.',
    'Verschickt von {seller} aus {place}, {province}, meist innerhalb von drei Tagen.',
  ],
  facts: [
    'Maße {measure}, Gewicht etwa {weight}.',
    'Größe {measure}, Gewicht etwa {weight}; bei Handarbeit sind ein paar Millimeter Abweichung möglich.',
    '{measure}, ohne Verpackung etwa {weight}.',
  ],
  sizes: 'Zur Wahl stehen {labels}; die Maße gelten für {label}.',
  looks: 'Zur Auswahl: {looks}.',
  additions: ['{name}{tail}', '{name} aus {place}{tail}', '{name} von {seller}{tail}', '{name} von {seller}, {label}{tail}'],
  choices: { color: ', in {count} Farben', pattern: ', in {count} Ausführungen', flavor: ', in {count} Sorten' },
}
