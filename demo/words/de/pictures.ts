import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, aus der Nähe',
    hung: '{name}, in voller Länge aufgehängt',
    form: '{name}, getragen auf einer Schneiderpuppe',
    head: '{name}, getragen auf einem Dekokopf',
    hand: '{name}, getragen auf einer Porzellanhand',
  },
  workshops: {
    'loom-silk': 'Am Webstuhl: halb gewebte Ikatseide, darauf das Schiffchen',
    'loom-khit': 'Am Webstuhl: halb gewebter Khit-Stoff, die Musterstäbe hinter den Litzen',
    'loom-cotton': 'Am Webstuhl: halb gewebte karierte Baumwolle, darauf das Schiffchen',
    'loom-tin-jok': 'Am Webstuhl: ein halb gewebter Tin-Jok-Saum, Goldgarn im Schiffchen',
    'indigo-vat': 'An der Indigoküpe: nasser Stoff tropft ab, daneben Stränge in mehreren Blautönen',
    'batik-frame': 'Am Batikrahmen: Wachslinien auf weißer Baumwolle, zur Hälfte schon bemalt',
    stitching: 'Am Stickrahmen: halb fertiger Kreuzstich mit Nadel, Faden und Garn in sechs Farben',
    wheel: 'An der Töpferscheibe: eine frisch gedrehte Schale aus nassem Ton',
    gilding: 'Am Maltisch: ein Gefäß, halb bedeckt mit Emailblüten und Gold',
    chasing: 'Auf der Werkbank des Silberschmieds: eine Schale auf Treibpech, mit Hammer und Punzen',
    basketry: 'Auf der Flechtbank: die Staken stehen, die ersten Reihen Rattan sind geflochten',
    bamboo: 'Auf der Flechtbank: feiner Bambus, bis zur halben Höhe geflochten',
    carving: 'Auf der Schnitzbank: ein halb geschnitztes Lotosrelief mit Stecheisen und Spänen',
    mortar: 'Auf der Küchenbank: Currypaste im Steinmörser, ringsum Chilis und Zitronengras',
    easel: 'An der Staffelei: ein Lotosteich, von oben nach unten gemalt, davor Palette und Pinsel',
  },
}
