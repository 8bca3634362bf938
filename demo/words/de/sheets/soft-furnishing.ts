import type { SheetsWords } from '../../../language-words.ts'

export const SOFT_FURNISHING: SheetsWords = {
  'axe-pillow': {
    looks: { red: 'Rot', blue: 'Blau', green: 'Grün' },
    names: ['Dreieckskissen, {look}', 'Thailändisches Bodenkissen mit Khit-Seiten in {look}', 'Mon Khwan mit Kapok in {look}'],
    made: [
      'Zehn Kammern werden aneinandergenäht und eine nach der anderen von Hand gestopft, bis das Kissen steht wie ein kleines Haus.',
      'Die beiden Seiten tragen eigens gewebte Khit-Bänder, auf der einen Elefanten, auf der anderen Blüten.',
      'Die Ecken schließt eine Doppelnaht, die auch ein schwerer Gast nicht öffnet.',
    ],
    of: [
      'Außen Baumwolle, innen Kapok: die seidige Wolle der Schoten, im März gepflückt.',
      'Khit-Baumwolle und reiner Kapok, ohne Schaumstoff und ohne Federn.',
    ],
    use: [
      'Zum Anlehnen beim Lesen, Essen oder Auf-den-Fluss-Schauen; es stützt den Rücken stundenlang.',
      'Kapok trocknet schnell und beherbergt keine Milben.',
      'Neue Kissen sind mit Absicht hart; nach einem Monat haben sie sich gesetzt.',
    ],
  },
  cushion: {
    looks: { ochre: 'Khit in Ocker', indigo: 'Rauten in Indigo', blush: 'Streifen in Altrosa', black: 'Schwarz mit Kreuzstich' },
    names: ['Handgewebte Kissenhülle, {look}', 'Kissenhülle vom Dorfwebstuhl, {look}', 'Sofakissenhülle aus Baumwolle, {look}'],
    made: [
      'Die Vorderseite kommt vom Dorfwebstuhl, die Rückseite ist glatte Baumwolle mit verdecktem Reißverschluss.',
      'Jede Bahn wird mit dem Muster in der Mitte zugeschnitten, damit auch ein Paar gut zusammensteht.',
      'Die Nähte sind versäubert und zweimal umgelegt, denn Hüllen werden gewaschen.',
    ],
    of: ['Schwere Baumwolle von 280 g pro Quadratmeter.', 'Handgewebte Baumwolle, farbecht gefärbt; ohne Füllung.'],
    use: [
      'Mischen Sie zwei Muster, die eine Farbe gemeinsam haben, und hören Sie dann auf.',
      'Eine zwei Zentimeter größere Füllung macht sie prall.',
      'Sie bringt etwas von der Ordnung des Webstuhls auf ein unordentliches Sofa.',
    ],
    facts: '{measure}, etwa {weight}, einzeln als Hülle verkauft.',
  },
  'cotton-throw': {
    looks: { cream: 'Streifen in Creme', clay: 'Streifen in Terrakotta', sage: 'Rauten in Salbei' },
    names: [
      'Handgewebte Baumwolldecke, {look}',
      'Weiche Decke aus Baumwolle, {look}',
      'Sofadecke mit Fransen, {look}',
      'Baumwolldecke in Waffelbindung, {look}',
    ],
    made: [
      'In zwei Bahnen auf schmalem Webstuhl gewebt und in der Mitte mit sichtbarem Stich verbunden.',
      'Das Garn wird locker angeschlagen, im Fluss gewaschen und noch einmal geschlagen, bis es weich ist wie ein altes Hemd.',
      'Die Quasten werden auf dem Oberschenkel gedreht, zwei Stränge gegeneinander.',
    ],
    of: ['Unregelmäßig gesponnene Baumwolle aus Lamphun und Loei, ohne Chemie.', 'Reine Baumwolle mit Pflanzenfarben: Ebenholzfrucht, Teakblatt, Sappanholz.'],
    use: [
      'Für die kühle Stunde vor Sonnenaufgang; deshalb besitzt man im Norden drei davon.',
      'Leicht im Sommer, mit einer zweiten Lage warm genug im Winter.',
      'Einfach in die Maschine damit; mehr verlangt sie nicht.',
    ],
    facts: '{measure} ohne Quasten, etwa {weight}.',
  },
  placemats: {
    looks: { natural: 'Natur', teal: 'Petrol', brick: 'Ziegelrot' },
    names: ['Gewebte Platzsets aus Schilf, {look}', 'Tischsets aus Schilf und Baumwolle in {look}', 'Platzsets vom Mattenwebstuhl, {look}'],
    made: [
      'Gespaltenes Schilf wird von Hand Halm für Halm in eine Baumwollkette gelegt.',
      'Die Kanten sind mit einem gefalteten Band eingefasst und zweimal genäht.',
      'Ein Satz wird aus einer Länge geschnitten, damit Farbe und Anschlag übereinstimmen.',
    ],
    of: ['Segge und Baumwolle, im Topf mit lebensmittelechten Farben gefärbt.', 'Sonnengetrocknetes Schilf, gewaschen und flach gepresst.'],
    use: [
      'Schützt den Tisch vor den Tellern und die Teller vor dem Tisch.',
      'Mit dem Halm aufrollen, nie gegen ihn.',
      'Soße lässt sich mit einem feuchten Tuch abwischen, bevor sie trocknet.',
    ],
    facts: '{label} zu je {measure}, zusammen etwa {weight}.',
  },
  'wall-hanging': {
    looks: { cream: 'Khit in Creme', indigo: 'Rauten in Indigo', clay: 'Streifen in Terrakotta' },
    names: ['Gewebter Wandbehang, {look}', 'Wandteppich vom Webstuhl, {look}', 'Baumwollbanner für die Wand, {look}'],
    made: [
      'Gemusterte Bänder wechseln mit offenen, wie auf den langen Fahnen, die Tempel im Norden zu Neujahr aufziehen.',
      'Oben ist ein Bambusstab eingewebt; so hängt er gerade an einem Nagel.',
      'Gezeichnet wird nichts; über jede Reihe entscheidet die darunter.',
    ],
    of: ['Handgesponnene Baumwolle, Bambus und geknüpfte Fransen.', 'Baumwolle in Naturtönen, dick genug, um den Hall eines Zimmers zu dämpfen.'],
    use: [
      'Füllt die Wand über dem Bett ohne Rahmen und Glas.',
      'Vor der Mittagssonne schützen und im Frühjahr ausschütteln.',
      'Für die Post klein gerollt, hängt er sich in einem Tag aus.',
    ],
    facts: 'Er misst {measure} ohne Fransen und wiegt etwa {weight}.',
  },
}
