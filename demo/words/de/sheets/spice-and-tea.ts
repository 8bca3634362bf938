import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Nettogewicht {label}; die Packung misst {measure}.'

export const SPICE_AND_TEA: SheetsWords = {
  'spice-jars': {
    looks: { 'star-anise': 'Sternanis', turmeric: 'Kurkuma', pepper: 'schwarzer Pfeffer', cinnamon: 'Zimt' },
    names: [
      'Thailändische Gewürze im Glas: {look}',
      'Ganze Gewürze, von Hand verlesen: {look}',
      'Gewürze vom Dorf: {look}',
      'Gewürzglas für die Küche: {look}',
    ],
    made: [
      'Langsam im Schatten getrocknet, wo die Öle bleiben, die die Sonne nähme.',
      'Von Hand auf der Worfel verlesen; was zerbrochen ist, geht in unsere eigene Küche.',
      'Auf Bestellung abgefüllt und mit einem luftdichten Korken verschlossen.',
    ],
    of: ['Ein Gewürz, ein Garten, nichts beigemischt.', 'Dieses Jahr geerntet; Monat und Feld stehen auf dem Etikett.'],
    use: [
      'Kurz vor dem Kochen mahlen; der Unterschied ist größer als der zwischen zwei Rezepten.',
      'Für geschmortes Schweinefleisch, Massaman oder den Tee an einem kalten Tag.',
      'Das Glas bleibt in der Küche ein Glas.',
    ],
    facts: PACK,
  },
  'spice-bowls': {
    looks: { curry: 'Curry', 'tom-yum': 'Tom Yum', five: 'Fünf Gewürze' },
    names: ['Thailändisches Gewürzset, {look}', 'Ganze Kräuter und Gewürze, {look}', 'Kräuterbox für Köche, {look}', 'Kräuterset aus dem Garten, {look}'],
    made: [
      'Jedes Kraut wird zu seiner Tageszeit von Hand geschnitten, für sich getrocknet und erst dann zusammengestellt.',
      'Die Mengen sind die unserer Großmutter, nur gewogen statt geschätzt.',
      'In der Box in Papiertütchen verpackt, damit sich die Düfte nicht begegnen.',
    ],
    of: ['Zitronengras, Galgant, Limettenblatt, Chili, Koriandersamen, Kreuzkümmel, je nach Gericht.', 'Getrocknete Kräuter ohne Salz, Zucker und Aromen.'],
    use: [
      'Ein Set ergibt drei Töpfe für je vier Personen; die Karte darin sagt, wie.',
      'Ein Geschenk für jemanden, der kocht und alles hat.',
      'Riechen Sie an der Box, bevor Sie die Tütchen öffnen.',
    ],
    facts: PACK,
  },
  'tea-tin': {
    looks: { oolong: 'Oolong', jasmine: 'Jasmin-Grüntee', 'butterfly-pea': 'Schmetterlingserbse', black: 'Schwarztee' },
    names: ['Bergtee, {look}', 'Hochlandtee in der Dose, {look}', 'Tee aus kleinem Garten, {look}', 'Von Hand gepflückter Tee, {look}'],
    made: [
      'Zwei Blätter und eine Knospe, vor zehn Uhr morgens gepflückt, in der Sonne gewelkt und noch in derselben Nacht gerollt.',
      'Oolong wird bis zu dreißigmal im Tuch gerollt; Blüten trocknen ganz und im Schatten.',
      'Die Familie verkostet ihn zum Frühstück; was durchfällt, bekommen die Ziegen.',
    ],
    of: [
      'Blätter aus einem einzigen Garten oberhalb von 1000 Metern, ohne Aroma.',
      'Ganze Blätter oder ganze Blüten in einer Dose, die mit einem Seufzer schließt.',
    ],
    use: [
      'Heiß aufgießen, die erste Minute weggießen und die nächsten fünf trinken.',
      'Auch kalt gut, über Nacht in der Flasche im Kühlschrank gezogen.',
      'Mit einem Spritzer Limette färbt sich die Schmetterlingserbse von Blau zu Violett.',
    ],
    facts: PACK,
  },
  'coffee-bag': {
    looks: { kraft: 'mittlere Röstung', black: 'dunkle Röstung', indigo: 'helle Röstung' },
    names: ['Hochland-Arabica, {look}', 'Bergkaffee aus Thailand, {look}', 'Kaffeebohnen aus kleiner Ernte, {look}', 'Schattenkaffee, {look}'],
    made: [
      'Die Kirschen werden rot gepflückt, am selben Abend entpulpt, einen Tag fermentiert und mit Quellwasser gewaschen.',
      'Zwölf Tage auf Hochbeeten getrocknet und in Trommeln zu fünf Kilo geröstet, am Montag der Woche, in der Sie bestellen.',
      'Die Sträucher stehen unter Macadamia und Birne; die ernähren die Vögel, die die Käfer fressen.',
    ],
    of: [
      'Ganze Bohnen thailändischer Arabica von 1200 bis 1500 Metern, im Beutel mit Ventil.',
      'Ein Dorf, eine Ernte; auf Wunsch gemahlen, wenn Sie schreiben, wie Sie zubereiten.',
    ],
    use: [
      'Kakao und Longanhonig in der Tasse, mit sauberem Abgang.',
      'Für Filter oder Mokkakanne; die dunkle Röstung verträgt Kondensmilch.',
      'Am besten eine Woche bis zwei Monate nach der Röstung.',
    ],
    facts: PACK,
  },
}
