import type { SheetsWords } from '../../../language-words.ts'

export const WOOD: SheetsWords = {
  'wood-elephant': {
    looks: { teak: 'Teak', mango: 'Mangoholz', ebony: 'Ebenholz' },
    names: ['Geschnitzter Elefant in {look}', 'Schreitender Elefant, {look}', 'Von Hand geschnitzter Elefant, {look}', 'Lanna-Elefantenskulptur in {look}'],
    made: [
      'Mit dem Dechsel grob herausgehauen, dann mit rund zwanzig Eisen bearbeitet, das kleinste nicht breiter als ein Reiskorn.',
      'Die Falten hinter den Ohren kommen zuletzt, aus freier Hand, denn sie machen, dass das Tier einen ansieht.',
      'Aus einem Block geschnitzt; nur die Stoßzähne sind eingesetzt.',
      'Von Hand in vier Körnungen geschliffen und mit Bienenwachs eingerieben, nie lackiert.',
    ],
    of: [
      'Altes Holz oder Plantagenholz mit Papieren; die Stoßzähne sind knochenfarbenes Holz, kein Elfenbein.',
      'Zwei Jahre abgelagertes Holz, damit es in geheizten Räumen nicht reißt.',
    ],
    use: [
      'In Thailand schenkt man einen Elefanten mit erhobenem Rüssel, wenn jemand etwas Neues beginnt.',
      'Schwer genug für eine Reihe Bücher, freundlich genug fürs Kinderzimmer.',
      'Die Maserung ist in jedem Block anders; Ihrer bekommt seine eigenen Streifen.',
    ],
    personal: 'Worte, unter den Fuß geschnitzt, höchstens 40 Buchstaben',
  },
  'mango-wood-bowl': {
    looks: { natural: 'Natur', walnut: 'Nussbraun', black: 'Schwarz geflammt' },
    names: [
      'Gedrechselte Schale aus Mangoholz, {look}',
      'Salatschale aus Mangoholz in {look}',
      'Obstschale aus Mangoholz, {look}',
      'Servierschale aus Mangoholz, {look}',
    ],
    made: [
      'Zweimal gedrechselt: einmal frisch und dickwandig, und ein Jahr später noch einmal, wenn das Holz zur Ruhe gekommen ist.',
      'Den letzten Schnitt führt eine papierdünne Ziehklinge, sodass kaum geschliffen werden muss.',
      'Dreimal mit warmem Kokosöl getränkt und über Nacht stehen gelassen.',
    ],
    of: [
      'Mangobäume, die keine Früchte mehr tragen; die hellen und dunklen Bänder sind Splint und Kern.',
      'Massives Mangoholz, lebensmittelecht, ohne Beize und Lack.',
    ],
    use: [
      'Für Salat, Brot oder die Schlüssel neben der Tür.',
      'Jede Schale zeigt das Wetter ihres Baums: Dunkle Streifen sind Regen, den die Mango getrunken hat.',
      'Sie wird warm in der Hand und mit Öl und Gebrauch immer tiefer in der Farbe.',
    ],
  },
  'coconut-bowls': {
    looks: { natural: 'Natur', white: 'innen weiß', turquoise: 'innen türkis' },
    names: ['Schalen aus Kokosnuss, {look}', 'Polierte Kokosschalen, {look}', 'Smoothie-Schalen aus Kokosnuss, {look}'],
    made: [
      'Schalen aus einer Kokosmilchpresse werden gesägt, sauber geschabt und mit dreierlei Sand poliert.',
      'Der Rand wird auf einem Stein geebnet; so wackelt die Schale nicht und schneidet nicht in die Lippe.',
      'Farbiges Inneres ist Lack in fünf dünnen Schichten, zwei Wochen gehärtet.',
    ],
    of: ['Schalen reifer Kokosnüsse aus Samui und Thap Sakae, mit Kokosöl eingerieben.', 'Nichts als Kokosnuss: die Schale zum Essen, das Öl für den Glanz.'],
    use: [
      'Gut für Müsli, Nüsse und kalte Suppen; nicht für den Ofen.',
      'Die drei Augen der Nuss bleiben auf einer Seite sichtbar und verraten, dass sie eine war.',
      'Die Größen weichen um einen Zentimeter ab, wie Kokosnüsse eben.',
    ],
    facts: '{label}, je etwa {measure}; zusammen wiegen sie {weight}.',
  },
  'soap-flower': {
    looks: { rose: 'Rosé', white: 'Weiß', lilac: 'Flieder' },
    names: ['Geschnitzter Seifenlotus in {look}', 'Seifenblüte in der Schachtel, {look}', 'Von Hand geschnitzte Seifenblüte, {look}'],
    made: [
      'Ein Messer, ein Stück Seife und etwa zwei Stunden: Die Blütenblätter werden von außen nach innen gehoben.',
      'Die Klinge hält still, die Seife dreht sich; das gibt jedem Blatt seine Wölbung.',
      'Die Farbe wird trocken mit einer Puderquaste aufgetragen, an den Spitzen kräftiger.',
    ],
    of: [
      'Pflanzenseife mit Jasminduft, in einer von Hand gefalteten Schachtel mit Deckel.',
      'Weiche Palm- und Kokosseife, zum Schnitzen gemacht; zum Waschen ist sie zu schön, aber Sie dürfen.',
    ],
    use: [
      'Duftet anderthalb Jahre im Bad oder in einer Schublade.',
      'So schnitzte man in den Palastküchen Melonen; Seife hält länger.',
      'In feuchten Räumen die Schachtel geschlossen, in trockenen offen lassen.',
    ],
    personal: 'Ein Name auf der Schachtel, höchstens 30 Buchstaben',
  },
}
