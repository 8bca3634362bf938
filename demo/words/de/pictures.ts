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
    'loom-khit': 'Am Webstuhl: halb gewebter Khit-Stoff, die Musterstäbe hinter den Litzen',
    gilding: 'Am Maltisch: ein Gefäß, halb bedeckt mit Emailblüten und Gold',
    mortar: 'Auf der Küchenbank: Currypaste im Steinmörser, ringsum Chilis und Zitronengras',
  },
}
