import type { TradesWords } from '../../../language-words.ts'

export const LOOM_TRADES: TradesWords = {
  silk: [
    'Wir halten unsere eigenen Seidenraupen auf unseren eigenen Maulbeeren und kennen jeden Faden vom Blatt an.',
    'Das Muster wird vor dem Färben aus dem Gedächtnis abgebunden; auf Papier steht nichts.',
    'In den trockenen Monaten hört man von unserem Tempeltor aus dreißig Webstühle.',
    'In einem Kokon steckt ein Kilometer, und jeder Zentimeter geht durch unsere Finger.',
    'Meine Tochter studiert in der Stadt und kommt im April zum Weben heim.',
  ],
  indigo: [
    'Die Küpe bekommt jeden Morgen Lauge und etwas Reisschnaps, und wenn wir es vergessen, schmollt sie.',
    'Neunmal tauchen ergibt das Blau, das man hier die Farbe des Abends vor dem Regen nennt.',
    'Sie erkennen uns an den Fingernägeln.',
    'Am Tag eines Begräbnisses färben wir nie; die Küpe würde auch sterben.',
    'Baumwolle, Indigo, Tamarinde: Alles, was wir brauchen, wächst in Rufweite.',
  ],
  khit: [
    'Das Muster steckt in einem Bündel Stäbchen hinter dem Webstuhl; geht eines verloren, hat der Elefant drei Beine.',
    'Wir stopfen mit Kapok von den Bäumen an unserer eigenen Straße.',
    'Großmutter konnte Khit im Dunkeln lesen, mit dem Daumen.',
    'Das Kissen für einen Mönch bekommt die schönste Seite, dann das der Braut, dann Ihres.',
    'Die Elefanten in unserem Tuch gehen zum Saum, denn dort ist ihr Zuhause.',
  ],
  cotton: [
    'Unsere Webstühle sind älter als wir; die Baumwolle darauf ist von diesem Jahr.',
    'Ein Phakaoma ist Handtuch, Gürtel, Wiege und Hut, also weben wir es haltbar.',
    'Die Kette wird mit Reiswasser geschlichtet, darum mag sie auch die Katze.',
    'Wir singen die Streifen: drei rot, einer weiß, drei rot, Schluss.',
    'Aus unserem Fenster sehen Sie das Feld, von dem der Faden kommt.',
  ],
  'tin-jok': [
    'Der Saum wird mit einem Stachelschweinkiel gestochen, kopfüber, Faden für Faden.',
    'Die Mädchen weben hier noch immer einen für die Hochzeit und einen, an den man sich erinnert.',
    'Einen Saum von 1890 hüten wir in einer Keksdose, und nur den weben wir nach.',
    'Gezählt wird laut, darum tratscht am Webstuhl niemand.',
    'Das Gelb ist Jackfrucht, das Rot ist Schellack, und das Schwarz ist ein Geheimnis.',
  ],
  'hill-tribe': [
    'Wir sind Nachbarinnen, Hmong, Mien und Karen, die eine Nähstube teilen, aber nie ein Muster.',
    'Die Stiche werden gezählt, nie gezeichnet, und ein Kind lernt sie vor dem Alphabet.',
    'Wir sticken im Bus, in der Schlange und am Elternabend.',
    'Mein Nadelbüchschen ist ein Stachelschweinkiel; das meiner Großmutter war auch einer.',
    'Neujahr ist unsere Modewoche.',
  ],
  batik: [
    'Das Wachs zeichnen wir freihändig mit dem Kupferstift, und über die Farben entscheidet das Meer.',
    'Wenn die Tücher am Strand trocknen, halten Touristen es für eine Ausstellung.',
    'Wachs raucht bei der richtigen Hitze und brennt bei der nächsten; verbrannt haben wir genug.',
    'Wir kochen die Tücher draußen am Meer aus, denn die Küche hat es verboten.',
    'Die Namen unserer Blautöne geben uns die Fischer.',
  ],
}
