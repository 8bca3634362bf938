import type { TradesWords } from '../../../language-words.ts'

export const STUDIO_TRADES: TradesWords = {
  scent: [
    'Wir schnitzen mit einem einzigen kleinen Messer, dem der Palastköche für Melonen.',
    'Die Blätter werden mit dem Daumen gedrückt, solange das Wachs warm ist; das zehnte brennt, das elfte spürt man nicht mehr.',
    'Der Jasmin wird nachts gepflückt, wenn er aufgeht.',
    'Beim Schnitzen sind wir still, was die Familie zu schätzen weiß.',
    'Von jedem Tag heben wir einen schiefen Lotus auf, zur Erinnerung.',
  ],
  herbal: [
    'Die Rezeptur ist von der Massageschule des Tempels, der Plai von hinter dem Haus.',
    'Unsere Seife reift sechs Wochen auf Bambusregalen, bevor jemand daran riechen darf.',
    'Die Ärztin des Dorfes war meine Großtante, und der Garten ist ihrer.',
    'Wir probieren alles an uns selbst aus, deshalb sehen wir so gut aus.',
    'Plai graben wir im Januar, wenn die Blätter fort sind und die Kraft unten ist.',
  ],
  painting: [
    'Gelernt habe ich bei einem Wandmaler, der Tempelwände ausbesserte, und seine Geduld steckt in meinem Pinsel.',
    'Wir malen um sechs Uhr früh nach der Natur, bevor das Licht gewöhnlich wird.',
    'Sonntags wird Leinwand gespannt, und montags bereuen wir das Format.',
    'Die Mönche lassen uns auf dem Dach des Glockenturms sitzen; die Aussicht ist auf vielen Bildern.',
    'Ich kratze mehr ab, als ich male, und der Boden ist sehr bunt.',
  ],
  stage: [
    'Bevor eine neue Maske begonnen wird, ehren wir die Lehrer, mit Blumen und einem gekochten Ei.',
    'Fünfzehn Lagen Papier ergeben ein Gesicht, die sechzehnte einen Charakter.',
    'Eine Maske wird von hinten zugenäht, damit niemand sieht, wie es gemacht ist.',
    'Die Puppen haben Namen, bevor sie Gesichter haben.',
    'Tänzer bringen ihre nach Jahren zurück, um das Gold erneuern zu lassen, und wir kennen jede an ihren Dellen.',
  ],
  kites: [
    'Den Bambus spalten wir ein Jahr, bevor wir ihn fliegen lassen.',
    'Im März ist die ganze Familie auf dem Feld und streitet über den Wind.',
    'Papier kauft man im Ries, und der Wind ist umsonst.',
    'Mein bester Drachen hängt in einem Baum auf dem Palastfeld, und da bleibt er.',
    'Was in unserer Gasse fliegt, fliegt überall.',
  ],
  shadow: [
    'Wir schneiden die Haut mit selbst geschmiedeten Eisen, vom Auge nach außen.',
    'Mein Vater spielt noch; wenn eine Figur nicht gut spricht, schickt er sie mir zurück.',
    'Durch eine gute Haut geht das Licht wie durch Honig.',
    'Der Narr wird zuletzt geschnitten und lacht zuerst.',
    'Einmal im Jahr spielen wir für die Reisgöttin und nehmen kein Geld.',
  ],
}
