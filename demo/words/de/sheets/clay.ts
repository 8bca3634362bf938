import type { SheetsWords } from '../../../language-words.ts'

export const CLAY: SheetsWords = {
  'celadon-vase': {
    looks: { jade: 'Jadegrün', mist: 'Nebelblau', olive: 'Olivgrün', cream: 'Creme' },
    names: ['Seladonvase, {look}', 'Blumenvase aus Seladon, {look}', 'Seladonvase mit Ascheglasur in {look}', 'Seladonvase für einen einzelnen Zweig, {look}'],
    made: [
      'Auf der Scheibe gedreht und bei etwa 1260 °C mit wenig Luft gebrannt, sodass das Eisen in der Glasur grün wird statt braun.',
      'Die Glasur ist nichts als Holzasche und Ton aus den Reisfeldern, gesiebt, dick aufgegossen, und sie darf sich sammeln, wo sie will.',
      'Beim Abkühlen schrumpfen Ton und Glasur verschieden schnell und singen tagelang leise; jeder Ton lässt eine feine Linie zurück.',
      'Der Fuß wird am zweiten Tag von Hand abgedreht, wenn der Ton fest ist wie Käse, und unten signiert.',
    ],
    of: [
      'Der Scherben ist graues Steinzeug aus nördlichem Ton und hält Wasser ohne Einsatz.',
      'Steinzeugton vom Fuß der Berge, innen und außen glasiert, bleifrei.',
    ],
    use: [
      'Ihr genügen ein paar Stängel Ingwerblüten oder Orchideen.',
      'Auch leer ist sie schön anzusehen, wenn das Licht von der Seite kommt.',
      'Keine zwei Stücke kommen gleich aus dem Ofen; Farbton und Liniennetz weichen leicht voneinander ab.',
    ],
  },
  'celadon-bowls': {
    looks: { jade: 'Jadegrün', ocean: 'Ozeanblau', honey: 'Honigbraun' },
    names: [
      'Seladonschalen in {look}',
      'Reisschalen aus Seladon, {look}',
      'Ineinander stapelbare Seladonschalen, {look}',
      'Suppenschalen aus Seladon in {look}',
    ],
    made: [
      'Jede Schale wird einzeln gedreht und am Rand dünn abgedreht, damit sie leicht in der Hand und angenehm am Mund ist.',
      'Ein Brand bei 1260 °C dauert achtzehn Stunden; geöffnet wird der Ofen erst, wenn er zwei Tage abgekühlt ist.',
      'Die Glasur läuft ein wenig und sammelt sich am Boden, wo ihre Farbe am tiefsten ist.',
      'Das Krakelee zeichnet der abkühlende Ofen; niemand reibt Tusche hinein.',
    ],
    of: [
      'Dichtes Steinzeug, mit Holzasche glasiert, frei von Blei und Cadmium.',
      'Steinzeug aus dem Norden, das bis 180 °C in den Ofen und in die Spülmaschine darf.',
    ],
    use: [
      'Gemacht für Reis und Tom Kha, und genauso gut zum Frühstück.',
      'Der Fuß ist unglasiert und glatt geschliffen, damit er keinen Holztisch zerkratzt.',
      'Sollte einmal eine zerbrechen: Nach demselben Maß wird noch auf Jahre nachgedreht.',
    ],
    facts: 'Ein Satz von {label}; eine Schale misst {measure}, der Satz wiegt etwa {weight}.',
  },
  'sangkhalok-plate': {
    looks: { fish: 'Fisch', lotus: 'Lotus', scroll: 'Rankenmuster' },
    names: ['Sangkhalok-Teller mit {look}', 'Steinzeugteller im Sukhothai-Stil, {look}', 'Von Hand bemalter Sangkhalok-Teller mit {look}'],
    made: [
      'Die Zeichnung wird in Eisenbraun auf den rohen Ton gepinselt und lässt sich nie mehr verbessern; darüber kommt die klare Glasur.',
      'Vorbild ist die Ware, die Sukhothai vor sechshundert Jahren nach Java und Japan verschiffte; der Ton stammt aus demselben Bezirk.',
      'Im Ofen stehen die Teller auf kleinen Tonscheiben, deren Ring man auf der Rückseite noch sieht.',
      'Das Braun wird aus Laterit gerieben und mit Haar vom Ohr eines Büffels aufgetragen.',
    ],
    of: [
      'Grobes graues Steinzeug mit kleinen Eisenpunkten, die durch die Glasur scheinen.',
      'Steinzeug der Gegend unter klarer Ascheglasur, lebensmittelecht.',
    ],
    use: [
      'Servieren Sie einen ganzen Fisch darauf, oder hängen Sie ihn dorthin, wo Gäste nach ihm fragen.',
      'Zum Aufhängen lassen wir auf Wunsch ein Loch im Fuß; schreiben Sie uns einfach.',
      'Das Grau ist eher warm als kalt und lässt Speisen frisch aussehen.',
    ],
  },
  'terracotta-pot': {
    looks: { rust: 'Rostrot', umber: 'Umbrabraun', sand: 'Sand' },
    names: [
      'Topf im Stil von Dan Kwian in {look}',
      'Irdener Topf mit geschnittenem Band, {look}',
      'Von Hand gedrehter Pflanztopf aus Terrakotta, {look}',
      'Irdenes Vorratsgefäß in {look}',
    ],
    made: [
      'Das Blattband wird mit einem Bambusmesser in den lederharten Ton geschnitten, ohne Vorzeichnung.',
      'Hochgezogen auf einer Scheibe, die einer dreht und ein anderer bearbeitet, dann eine Woche im Schatten getrocknet.',
      'Über den Ton entscheidet der Holzrauch: Was nah am Feuer steht, wird dunkel, was hinten steht, bleibt hell.',
      'Zwei Tage mit Eukalyptusholz gebrannt, bis der Flusston beinahe so hart ist wie Stein.',
    ],
    of: [
      'Eisenreicher Flusston, unglasiert und offen genug, dass Wurzeln atmen können.',
      'Roter Ton vom Flussufer, mit etwas Sand gemischt, damit er Regen und Sonne verträgt.',
    ],
    use: [
      'Für eine Frangipani auf der Terrasse oder mit trockenen Gräsern im Haus.',
      'Mit Abflussloch; wer Seerosen hineinsetzen will, bittet uns, es geschlossen zu lassen.',
      'Im Schatten setzt er etwas Moos an und sieht damit nur besser aus.',
    ],
  },
}
