import type { TradesWords } from '../../../language-words.ts'

export const KITCHEN_TRADES: TradesWords = {
  rice: [
    'Unsere Felder liegen auf salzigem, widerspenstigem Boden, und eben darum duftet das Korn so.',
    'Wir mahlen auf Bestellung, in kleinen Mengen, damit der Reis beim Öffnen noch nach Ernte riecht.',
    'Die Enten jäten für uns und werden in Schnecken bezahlt.',
    'Wir behalten unser eigenes Saatgut, die höchste Ähre aus jeder Ecke.',
    'Zur Ernte hat die Schule zu, offiziell einen Tag.',
  ],
  pastes: [
    'Der Mörser ist aus Granit, die Garnelenpaste von der Nachbarin, und die Chilis sind am selben Morgen gepflückt.',
    'Wir rösten im Wok über Holzkohle, und die ganze Gasse niest mit.',
    'Das Rezept war eine Mitgift, und zwar ihr besserer Teil.',
    'Wir verkosten mit Reis, Gurke und einem Nachbarn, der die Wahrheit sagt.',
    'Vierzig Gläser sind ein Tag; dann braucht der Stößel eine Pause.',
  ],
  spices: [
    'Der Pfeffer trocknet drei Tage auf Matten in unserem Hof, und immer muss jemand die Hühner verscheuchen.',
    'Wir packen im Monat der Ernte und schreiben das Datum von Hand.',
    'Kurkuma färbt hier alles, auch die Katze.',
    'Die Ranken klettern an lebenden Bäumen; die geben ihnen Schatten und uns Früchte.',
    'Wir kaufen aus elf Gärten, alle in Sichtweite desselben Hügels.',
  ],
  highland: [
    'Auf vierzehnhundert Metern wachsen die Sträucher langsam, und wir auch.',
    'Meine Eltern bauten an diesem Hang anderes an; Tee und Kaffee ließen uns bleiben.',
    'Die Straße kam, als ich zwölf war; vorher kannten die Maultiere den Weg.',
    'Wir rösten montags, und montags weiß es der ganze Bergrücken.',
    'Großmutter sortiert die Bohnen und findet, was die Maschine übersehen hat.',
  ],
  sweets: [
    'Wir klettern vor Sonnenaufgang nach dem Saft, denn eine Stunde später wird er schon zu Essig.',
    'Die Früchte trocknen in der Sonne unter Glaskuppeln; war das Jahr gut, kommt kein Zucker dazu.',
    'Über den Geschmack entscheiden die Bienen, und sie kündigen es nie an.',
    'Eine Palme gibt sechzig Jahre lang, wenn man richtig mit ihr spricht.',
    'Was der Markt hässlich nennt, nennen wir reif.',
  ],
}
