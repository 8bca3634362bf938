import type { SheetsWords } from '../../../language-words.ts'

export const SILVER_JEWELRY: SheetsWords = {
  'silver-ring': {
    looks: { hammered: 'Hammerschlag', rope: 'Kordelmuster', oxidised: 'geschwärzter Spirale' },
    names: [
      'Silberring mit {look}',
      'Ring der Bergvölker aus Silber mit {look}',
      'Von Hand geschmiedeter Silberring mit {look}',
      'Stapelring aus Silber mit {look}',
    ],
    made: [
      'Ein Silberstab wird mit dem Hammer gestreckt, um einen Stahlkegel gebogen und mit seinem eigenen Metall geschlossen.',
      'Die Oberfläche ist geschlagen, nicht gegossen: Wer die Facetten zählt, zählt die Schläge.',
      'Mit Flusssand und einer Scheibe aus Büffelhaut poliert; so glänzt er, ohne zu blenden.',
    ],
    of: ['Silber von 95 bis 98 Prozent, weicher und weißer als Sterling.', 'Massives Silber ohne Nickel, verträglich für empfindliche Haut.'],
    use: [
      'Einzeln zu tragen oder zu dritt; dann reiben sie sich gegenseitig blank.',
      'Jeder Goldschmied kann ihn um eine Größe weiten.',
      'Kleine Kratzer gehören dazu und machen ihn zu Ihrem.',
    ],
    facts: 'Größe {label}, Innendurchmesser {measure}, etwa {weight}.',
    personal: 'Buchstaben innen im Ring, höchstens 15',
  },
  'silver-earrings': {
    looks: { leaf: 'Blatt', disc: 'Scheibe', brass: 'Messingblatt' },
    names: [
      'Ohrringe der Bergvölker, {look}',
      'Von Hand geschnittene Ohrhänger, {look}',
      'Ohrringe aus der Silberschmiede, {look}',
      'Schwingende Ohrringe, {look}',
    ],
    made: [
      'Blech wird nach Augenmaß gesägt, mit dem Meißel geädert und in einer Holzmulde gewölbt.',
      'Der Haken ist aus demselben Blech gezogen; so gibt es keine Lötstelle, die brechen könnte.',
      'Jedes Paar wird zusammen geschnitten und hängt einen Tag lang, damit man sieht, ob es gleich schwingt.',
    ],
    of: ['Silber von 95 Prozent; Paare aus Messing haben silberne Haken.', 'Leichtes Blech ohne Nickel; man vergisst, dass man sie trägt.'],
    use: [
      'Beim Drehen des Kopfes fangen sie das Licht wie Laub.',
      'Ein Geschenk, das jeder Größe passt.',
      'Sitzt der Haken locker, biegen Sie ihn ein wenig nach; das Metall lässt es zu.',
    ],
    facts: '{measure}, das Paar etwa {weight}.',
  },
  'pendant-necklace': {
    looks: { fish: 'Fisch', sun: 'Sonne', gold: 'vergoldetem Blatt' },
    names: [
      'Silberanhänger mit {look}',
      'Halskette der Bergvölker mit {look}',
      'Gravierter Anhänger an der Kordel mit {look}',
      'Anhänger aus der Silberschmiede mit {look}',
    ],
    made: [
      'Zwei gewölbte Bleche werden mit kleinen Punzen ziseliert und zu einem Hohlkörper verlötet, der klingt, wenn man ihn antippt.',
      'Schuppen und Strahlen sind einzeln geschlagen, mit Werkzeugen, die sich der Schmied selbst feilt.',
      'Im Schwefelrauch geschwärzt und wieder blank gerieben, damit das Muster hervortritt.',
    ],
    of: ['Silber von 92,5 Prozent; goldene Stücke sind mit 18 Karat plattiert.', 'Massiver Silberanhänger an gewachster Baumwollkordel oder Schlangenkette.'],
    use: [
      'Der Fisch steht für einen vollen Fluss und einen vollen Tisch.',
      'Mien-Mütter nähen solche Sonnen auf die Mützen ihrer Neugeborenen.',
      'Kurz zum Hemd oder lang über dem Kleid zu tragen.',
    ],
    facts: 'Anhänger {measure}, Kordel {label}, etwa {weight}.',
    personal: 'Buchstaben auf der Rückseite des Anhängers, höchstens 12',
  },
  'silver-bangle': {
    looks: { twist: 'gedreht', engraved: 'graviert', gold: 'gedreht und vergoldet' },
    names: ['Silberarmreif, {look}', 'Offener Armreif aus Silber, {look}', 'Schwerer Armreif der Bergvölker, {look}'],
    made: [
      'Drei Stäbe werden heiß verdreht und kalt gehämmert, bis sie eins sind.',
      'Die Enden sind über einen Nagel gerollt und kratzen nie.',
      'Graviert wird mit dem Stichel, den der Handballen schiebt, Millimeter um Millimeter.',
    ],
    of: ['Silber von 96 Prozent, stark genug, um die Form zu halten.', 'Massives Silber; vergoldete Ausführungen tragen drei Mikrometer Gold.'],
    use: [
      'Seitlich über die schmale Stelle des Handgelenks streifen, dann drehen.',
      'Säuglingen schenkt man ihn für den Mut, Bräuten als Erspartes.',
      'Wo man ihn trägt, wird er heller, wo nicht, dunkler.',
    ],
    facts: 'Größe {label}, Innenweite {measure}, etwa {weight}.',
    personal: 'Buchstaben an der Innenseite, höchstens 20',
  },
  torque: {
    looks: { silver: 'schlichtes Silber', oxidised: 'geschwärztes Silber', coins: 'Silber mit Perlen' },
    names: ['Halsreif der Bergvölker, {look}', 'Torques im Stil der Hmong, {look}', 'Festtags-Halsreif, {look}'],
    made: [
      'Ein fingerdicker Stab wird zu den Enden hin dünner gehämmert und in Spiralen gerollt.',
      'Siebenmal in der Holzkohle geglüht, denn Silber wird vom Hämmern müde.',
      'Familien der Hmong und Mien tragen ihre zu Neujahr, je mehr, desto besser.',
    ],
    of: ['Silber von 95 Prozent, hohl oder massiv, wie das Gewicht verrät.', 'Feinsilber; wo Perlen sind, sind sie aus Glas und auf Messingdraht gezogen.'],
    use: [
      'Über Schwarz ist er eine Halskette, auf einem Ständer eine Skulptur.',
      'Seitlich öffnen, nie von vorn nach hinten, dann behält er seine Spannung.',
      'Einst die Bank einer Familie, noch immer ihr Stolz.',
    ],
    facts: 'Innenweite {measure}, etwa {weight}.',
  },
}
