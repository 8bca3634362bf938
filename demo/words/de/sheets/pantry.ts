import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Nettogewicht {label}; die Packung misst {measure}.'

export const PANTRY: SheetsWords = {
  'jasmine-rice': {
    looks: { white: 'Jasminreis', red: 'Roter Reis', riceberry: 'Riceberry-Reis' },
    names: ['{Look} aus Bioanbau', '{Look} aus neuer Ernte', '{Look} vom kleinen Hof', '{Look}, frisch aus der Mühle'],
    made: [
      'Im Juli von Hand gesetzt, im kühlen November geerntet und auf Matten getrocknet, nicht in Maschinen.',
      'Die Spelzen kommen in der Dorfmühle erst in der Woche herunter, in der Ihre Bestellung abgeht.',
      'Eine Ernte im Jahr, ein Dorf, und der Jahrgang steht auf dem Beutel.',
    ],
    of: ['Ohne Pestizide nach der Bio-Ordnung des Dorfes angebaut; gegen Käfer vakuumverpackt.', 'Ganze Körner, mit Sieb und Auge sortiert, ohne Zusätze.'],
    use: [
      'Einmal waschen, Wasser bis zum ersten Fingerglied, nach dem Kochen zehn Minuten ruhen lassen.',
      'Er duftet nach Pandanblatt, am stärksten in den ersten acht Monaten.',
      'Gut neben allem, was Curry enthält, und allein mit einem Ei.',
    ],
    facts: PACK,
  },
  'curry-paste': {
    looks: { green: 'grün', red: 'rot', yellow: 'gelb', massaman: 'Massaman' },
    names: ['Currypaste, {look}', 'Im Mörser gestampfte Currypaste, {look}', 'Currypaste nach Hausrezept, {look}', 'Currypaste der Dorffrauen, {look}'],
    made: [
      'Zuerst werden die trockenen Gewürze geröstet und gemahlen; dann kommen Salz, Chili, Zitronengras, Galgant und Garnelenpaste in dieser Reihenfolge in den Mörser.',
      'In Granit gestampft: Das zerdrückt die Fasern und hält das Öl fest, das im Mixer verloren geht.',
      'Kurz eingekocht, damit sie hält, immer vierzig Gläser auf einmal.',
    ],
    of: [
      'Chili, Zitronengras, Galgant, Knoblauch, Schalotte, Kaffirlimettenschale, Korianderwurzel, Garnelenpaste, Salz.',
      'Ohne Zucker, Farb- und Konservierungsstoffe; enthält Garnelen.',
    ],
    use: [
      'Zwei Löffel in Kokossahne anbraten, bis sich das Öl absetzt, dann dazu, was der Markt hergab.',
      'Ein Glas von 120 g reicht für ein Curry für sechs.',
      'Scharf, aber nicht um anzugeben.',
    ],
    facts: PACK,
  },
  'dried-chili': {
    looks: { red: 'rot', dark: 'geräuchert', gold: 'golden' },
    names: ['Sonnengetrocknete Chilis, {look}', 'Ganze Chilis, {look}', 'Chilis zum Rösten, {look}', 'Chilis aus dem Garten, {look}'],
    made: [
      'Morgens reif gepflückt und fünf Tage auf Bambus getrocknet, mittags gewendet.',
      'Von Hand nach Farbe sortiert; die Stiele bleiben dran, denn sie halten den Duft.',
      'Die geräucherten hängen zwei Nächte über Kokosschalen.',
    ],
    of: ['Chili und Sonne; kein Schwefel, kein Öl.', 'Thailändische Lang- und Vogelaugenchilis, etwa 20.000 bis 60.000 Scoville.'],
    use: [
      'Trocken in der Pfanne rösten, bis die Nachbarn niesen, dann zerstoßen.',
      'Einweichen für Currypaste, braten für Nudeln oder als Glücksbringer neben den Herd hängen.',
      'Hände waschen, und dann noch einmal.',
    ],
    facts: PACK,
  },
  'chili-oil': {
    looks: { red: 'getrocknetem Chili', amber: 'Knoblauch und Chili', green: 'grünem Chili und Limettenblatt' },
    names: ['Chiliöl mit {look}', 'Knuspriges Chiliöl mit {look}', 'Chiliöl wie aus der Garküche mit {look}'],
    made: [
      'Knoblauch und Schalotten werden langsam goldgelb gebraten und herausgenommen; der Chili kommt hinein, wenn das Öl geruht hat.',
      'Was herausgenommen wurde, kommt am Ende wieder hinein, damit es knusprig bleibt.',
      'Heiß abgefüllt, mit Wachspapier verschlossen und datiert.',
    ],
    of: ['Reiskeimöl, Chili, Knoblauch, Schalotte, Salz, etwas Palmzucker.', 'Ohne Glutamat und ohne Garnelen; Veganer dürfen zugreifen.'],
    use: [
      'Auf Eier, Nudeln, Pizza und, wenn Sie es erst kennen, auf alles.',
      'Vor Gebrauch umrühren; das Gute setzt sich ab.',
      'Hält im Kühlschrank drei Monate und überlebt selten drei Wochen.',
    ],
    facts: '{label} in der Glasflasche, {measure}.',
  },
}
