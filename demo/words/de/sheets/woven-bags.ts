import type { SheetsWords } from '../../../language-words.ts'

export const WOVEN_BAGS: SheetsWords = {
  'yan-lipao-bag': {
    looks: { dark: 'Dunkelbraun', tan: 'Hellbraun', black: 'Schwarz' },
    names: [
      'Abendtasche aus Yan Lipao in {look}',
      'Handtasche aus Yan Lipao mit Silberschließe, {look}',
      'Rankentasche im Stil von Nakhon in {look}',
      'Yan-Lipao-Tasche im Hofstil, {look}',
    ],
    made: [
      'Der Stängel des Farns wird gespalten, geschabt und durch immer kleinere Löcher gezogen, bis er so fein ist wie Faden.',
      'Stich für Stich wird er um Bambusrippen gewickelt, etwa drei Quadratzentimeter in der Stunde.',
      'Beschlag und Schließe sind aus Silber, graviert von einem Nachbarn, der nichts anderes tut.',
      'Die helle und die dunkle Seite derselben Ranke bilden das Muster; gefärbt ist nichts.',
    ],
    of: [
      'Yan Lipao, ein Kletterfarn der südlichen Wälder, auf Bambus, mit 925er Silber und Seidenfutter.',
      'Ranke, Bambus, Sterlingsilber und ein Futter aus Thaiseide.',
    ],
    use: [
      'Drei Generationen lang zu Hochzeiten getragen, dann vererbt.',
      'Sie fasst ein Telefon, einen Schlüssel und eine Puderdose, mehr nicht, und darum geht es.',
      'Geliefert in einem Stoffbeutel mit dem Namen der Flechterin.',
    ],
  },
  'rattan-bag': {
    looks: { natural: 'Natur', walnut: 'Nussbaum', white: 'Weiß lasiert' },
    names: [
      'Runde Rattantasche, {look}',
      'Umhängetasche aus Rattan in {look}',
      'Von Hand gewickelte Rattantasche, {look}',
      'Rattantasche mit Lederriemen, {look}',
    ],
    made: [
      'Dünnes Rohr wird von der Mitte nach außen gewickelt und mit gespaltener Ata-Ranke an sich selbst genäht.',
      'Die fertige Tasche hängt einen Tag über Kokosrauch; das härtet sie und hält Insekten fern.',
      'Scharnier und Verschluss sind Rattanschlaufen um einen Holzknebel und rosten nicht.',
    ],
    of: [
      'Rattan, ein Riemen aus pflanzlich gegerbtem Leder, Futter aus bedruckter Baumwolle.',
      'Reife Rattanhaut, von Hand auf zwei Millimeter gespalten, mit Leder und Baumwolle.',
    ],
    use: [
      'Passt zum Leinenkleid wie zur Jeansjacke, im Sommer und sonst.',
      'Platz für Telefon, Geldbeutel, Sonnenbrille und eine reife Mango.',
      'Der Riemen von 120 cm lässt sich mit einem Knoten kürzen.',
    ],
  },
}
