import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Nettogewicht {label}; die Packung misst {measure}.'

export const SWEET: SheetsWords = {
  'honey-jar': {
    looks: { amber: 'Wildblüte', dark: 'dunkler Longan', light: 'heller Litschi' },
    names: ['Roher Honig, {look}', 'Honig vom Waldrand, {look}', 'Unerhitzter Honig aus Thailand, {look}', 'Honig aus kleiner Imkerei, {look}'],
    made: [
      'Im fünften Monat bei Laternenlicht geschnitten, aus Waben, die im Wind hängen; ein Drittel bleibt den Bienen.',
      'Unter dem eigenen Gewicht durch ein Tuch gelaufen; nie erwärmt, nie mit Zucker verrührt.',
      'Innerhalb von drei Tagen abgefüllt, bevor die Blüten vergessen sind.',
    ],
    of: ['Honig, etwas Pollen, sonst nichts; Wassergehalt unter 20 Prozent.', 'Aus Obstgärten und von Waldrändern, wo nicht gespritzt wird.'],
    use: [
      'Morgens mit Limette und warmem Wasser, mittags auf Klebreis.',
      'In einem kühlen Schrank kann er kristallisieren; eine Schale warmes Wasser weckt ihn auf.',
      'Nicht für Kinder unter einem Jahr.',
    ],
    facts: PACK,
  },
  'palm-sugar': {
    looks: { gold: 'golden', dark: 'dunkel', pale: 'hell' },
    names: ['Palmzucker, {look}', 'Reiner Palmzucker in Stücken, {look}', 'Palmzucker vom Holzfeuer, {look}', 'Palmzucker aus morgens gezapftem Saft, {look}'],
    made: [
      'In der Dämmerung werden die Blütenstände angeschnitten, und der Saft tropft in ein Bambusrohr, in dem ein Span Payom-Holz ihn süß hält.',
      'In Eisenpfannen über dem Lehmofen gekocht, bis er nur noch kriecht, dann geschlagen und in Förmchen gesetzt.',
      'Für ein Kilo braucht es acht Liter Saft.',
    ],
    of: ['Reiner Palmsaft ohne Rohrzucker; er schmilzt, wenn man ihn in der Hand hält.', 'Nichts als Saft; die Farbe ist die der Jahreszeit.'],
    use: [
      'Für Pad Thai, Papayasalat und jedes Dessert mit Kokos.',
      'Karamell, Rauch und ein wenig Salz auf der Zunge.',
      'Wird er hart, mit dem Messer schaben.',
    ],
    facts: PACK,
  },
  'dried-fruit': {
    looks: { mango: 'Mango', banana: 'Banane', roselle: 'Roselle' },
    names: ['Sonnengetrocknete {look}', 'Weich getrocknete {look}', '{Look} aus dem Solardom, ungesüßt', '{Look} aus dem Obstgarten im Beutel'],
    made: [
      'Vollreif geschnitten und zwei bis vier Tage im Solardom getrocknet, sicher vor Regen und Fliegen.',
      'Alle paar Stunden von Hand gewendet, bis sie sich biegt, ohne zu brechen.',
      'Aus acht Kilo Früchten wird ein Kilo davon.',
    ],
    of: ['Frucht und in einem sauren Jahr etwas Rohrzucker; das Etikett sagt es.', 'Ohne Schwefel und Farbstoff, deshalb dunkler als im Supermarkt.'],
    use: [
      'Für den Zug, den Rucksack oder das Müsli.',
      'Aus Roselle wird ein roter Tee; dazu Honig und Eis.',
      'Beutel schließen; auch Ameisen lesen Etiketten.',
    ],
    facts: PACK,
  },
}
