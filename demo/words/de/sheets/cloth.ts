import type { SheetsWords } from '../../../language-words.ts'

export const CLOTH: SheetsWords = {
  'woven-tote': {
    looks: { indigo: 'Ikatstreifen in Indigo', natural: 'Khit, Natur', red: 'Khit, Rot' },
    names: ['Handgewebte Tasche, {look}', 'Shopper vom Dorfwebstuhl, {look}', 'Gefütterte Stofftasche, {look}', 'Markttasche der Weberinnen, {look}'],
    made: [
      'Der im Dorf gewebte Stoff wird nur einmal zugeschnitten, in einem langen Stück, damit nichts verloren geht.',
      'Die Henkel laufen um die ganze Tasche herum und tragen das Gewicht unter ihrem Boden.',
      'Genäht von den Weberinnen selbst, in den Monaten, in denen der Reis niemanden braucht.',
    ],
    of: [
      'Außen handgewebte Baumwolle, innen ein Futter aus glatter Baumwolle, eine Tasche mit Reißverschluss.',
      'Boden aus Baumwollcanvas, Bahn vom Handwebstuhl, Druckknopf aus Messing.',
    ],
    use: [
      'Fasst einen 14-Zoll-Laptop und ein Bund Wasserspinat.',
      'Reist flach gefaltet im Koffer hin und kommt gefüllt zurück.',
      'Der Streifen sitzt bei keiner zweiten an derselben Stelle.',
    ],
  },
  'hill-tribe-bag': {
    looks: { black: 'Schwarz mit buntem Kreuzstich', red: 'Rot mit bunten Streifen', blue: 'Blau mit Kreuzstich' },
    names: ['Umhängetasche der Bergvölker, {look}', 'Bestickte Yam-Tasche, {look}', 'Schultertasche aus den Bergen, {look}'],
    made: [
      'Träger und Seiten sind ein einziges langes Band vom Hüftwebstuhl; der Korpus wird dazwischengenäht.',
      'Der Kreuzstich wird von der Rückseite des Stoffs gezählt, damit vorn alles sauber bleibt.',
      'In einem guten Feld stecken die Abende von drei Wochen.',
    ],
    of: ['Baumwolle und Hanf, Stickgarn aus Seide, Bommeln aus Wolle.', 'Handgewebte Baumwolle mit Baumwollfutter und einem Knopf aus altem Münzmessing.'],
    use: [
      'Trägt im Dorf die Schulbücher und in der Stadt die Kamera.',
      'An den Farben sieht man, wer sie gemacht hat: Jedes Tal mischt sein eigenes Rot.',
      'Was Sie zahlen, geht ohne Händler direkt in die Nähstube.',
    ],
    facts: 'Korpus {measure}, Träger 100 cm, etwa {weight}.',
  },
  'batik-sarong': {
    looks: { sea: 'Blüten in Meerblau', sunset: 'Blüten in Abendrot', forest: 'Blätter in Waldgrün' },
    names: ['Handgezeichneter Batik-Sarong, {look}', 'Batik aus dem Süden Thailands, {look}', 'Strandtuch aus Batik, {look}', 'Gemalter Batik-Pareo, {look}'],
    made: [
      'Heißes Wachs fließt in einer ununterbrochenen Linie aus dem Kupferstift; wo sie sich schließt, kommt keine Farbe hinüber.',
      'Die Farben werden nass aufgepinselt und laufen ineinander wie das Wetter.',
      'Über Nacht mit Silikat fixiert, vom Wachs freigekocht und in drei Becken gespült.',
    ],
    of: [
      'Feiner Baumwollvoile, doppelt gelegt blickdicht, einfach angenehm kühl.',
      'Mercerisierte Baumwolle, mit Reaktivfarben gefärbt, die Salz und Sonne aushalten.',
    ],
    use: [
      'An der Hüfte zu knoten, an der Schulter oder am Fenster.',
      'Keine zwei haben dieselben Adern, denn das Wachs bricht, wie es will.',
      'Am Strand in zehn Minuten trocken.',
    ],
    facts: '{measure}, etwa {weight}.',
  },
}
