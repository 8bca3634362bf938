import type { SheetsWords } from '../../../language-words.ts'

export const METAL: SheetsWords = {
  'silver-bowl': {
    looks: { lotus: 'Lotusblättern', flame: 'Flammenblättern', rice: 'Reisähren' },
    names: ['Getriebene Silberschale mit {look}', 'Silberschale im Stil von Wua Lai mit {look}', 'Von Hand gehämmerte Opferschale aus Silber mit {look}'],
    made: [
      'Eine flache Scheibe wird mit Hämmern über Stecken hochgezogen und unterwegs wohl dreißigmal im Feuer geglüht.',
      'Die Schale wird mit Pech gefüllt, das Muster von außen abgesetzt und dann von innen mit Punzen herausgetrieben.',
      'Nichts ist gegossen oder gepresst; die Hammerspuren im Inneren bleiben, damit Sie sie finden.',
    ],
    of: [
      'Silber von 92,5 Prozent, mit dem Stempel der Werkstatt; vergoldete Teile tragen 24 Karat.',
      'Silber des Nordens, 95 Prozent fein und weich genug, um so tief getrieben zu werden.',
    ],
    use: [
      'Für duftendes Wasser zu Songkran, für Blüten oder für das beste Obst auf dem Tisch.',
      'Die zwölf Tierzeichen oder der Lotus: Jede Familie der Straße hat ihr Muster und weiß, wer es nachgemacht hat.',
      'In der Schachtel liegt ein Zertifikat mit dem Gewicht des Metalls.',
    ],
    personal: 'Ein Name oder Datum für den Rand, höchstens 40 Buchstaben',
  },
  'niello-box': {
    looks: { silver: 'silbernen Blüten', gilt: 'vergoldeten Blüten', flame: 'Flammenblättern' },
    names: ['Niellodose mit {look}', 'Pillendose in Nakhon-Niello mit {look}', 'Graviertes Nielloetui mit {look}'],
    made: [
      'Das Muster wird graviert, der Grund ringsum tief ausgehoben und eine schwarze Legierung eingeschmolzen, bis sie bündig liegt.',
      'Gefeilt, mit der Stahlklinge abgezogen und mit Holzkohle poliert, bis Silber und Schwarz ein einziger Spiegel sind.',
      'In Nakhon Si Thammarat arbeitet man so seit der Zeit von Ayutthaya.',
    ],
    of: [
      'Silber von 95 Prozent; das Schwarz ist Silber, Kupfer, Blei und Schwefel und liegt nur außen.',
      'Sterlingsilber mit Niello; vergoldete Stücke sind mit 24 Karat feuervergoldet.',
    ],
    use: [
      'Für Tabletten, einen Ring oder den Samen einer guten Idee.',
      'Der Deckel schließt mit dem leisen Seufzer eines gut gemachten Dings.',
      'Der Staat schenkt so etwas seinen Gästen, Familien schenken es zum Studienabschluss.',
    ],
    personal: 'Initialen innen im Deckel, höchstens 6 Buchstaben',
  },
  'brass-bells': {
    looks: { bright: 'glänzendes Messing', antique: 'antikes Messing', verdigris: 'Grünspan' },
    names: [
      'Gegossene Messingglocken, {look}',
      'Glocke im Stil von Ban Pa Ao, {look}',
      'Tempelglocke für den Wind, {look}',
      'Messingglocke im Wachsausschmelzguss, {look}',
    ],
    made: [
      'Bienenwachs wird zu Fäden gerollt und auf einen Kern aus Ton und Dung gewickelt; für jede Glocke wird die Form zerschlagen.',
      'Bei etwa 1000 °C gegossen, aus alten Hähnen und Schlössern, geschmolzen in einer Grube hinter dem Haus.',
      'Gestimmt durch Feilen am Rand, bis die Nachbarn nicken.',
    ],
    of: ['Wiederverwertetes Messing mit etwas Zinn für einen längeren Ton.', 'Massives Messing mit eisernem Klöppel und Baumwollschnur.'],
    use: [
      'Unter die Traufe hängen; ein Hauch Wind genügt.',
      'Büffel trugen sie, damit die Kinder sie im Nebel fanden.',
      'Jede hat ihren eigenen Ton; wählen Sie nach der Größe und lassen Sie sich überraschen.',
    ],
  },
}
