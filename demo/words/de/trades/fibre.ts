import type { TradesWords } from '../../../language-words.ts'

export const FIBRE_TRADES: TradesWords = {
  lacquer: [
    'Zwischen zwei Lackschichten ruht ein Stück tagelang in der Feuchte des Lehmkellers.',
    'Blattgold verzeiht nichts; wir arbeiten bei geschlossener Tür und ausgeschaltetem Ventilator.',
    'Lack trocknet im Feuchten und schmollt in der Sonne, umgekehrt wie Wäsche.',
    'Vom Saft juckt es die Lehrlinge einen Monat lang; wer bleibt, der bleibt.',
    'Am Ende polieren wir mit der Handfläche, nichts sonst ist weich genug.',
  ],
  rattan: [
    'Wir spalten das Rohr mit Mund und Messer, wie meine Mutter es tat; so behält die Haut ihren Glanz.',
    'Ein guter Korb soll quietschen, wenn er neu ist, und schweigen, wenn er zehn ist.',
    'Für jede Ranke, die wir schneiden, pflanzen wir vier.',
    'Der Förster kennt uns beim Namen, und die Blutegel auch.',
    'Rattan biegt man, solange der Kessel singt; man hat so lange Zeit wie für eine Tasse Tee.',
  ],
  bamboo: [
    'Bambus schneiden wir nach dem Regen, bei abnehmendem Mond, damit ihn die Käfer in Ruhe lassen.',
    'Zehn Haushalte flechten hier zwischen Aussaat und Ernte, meist im Schatten unter dem Haus.',
    'Am Klang des Messers höre ich, ob ein Span hält.',
    'Ein Bambus ergibt drei Körbe, eine Kelle und Anmachholz.',
    'Der Rauch über unserer Küche hält die Käfer fern.',
  ],
  hyacinth: [
    'Die Pflanze erstickt unseren See; jeder Korb macht den Booten auch einen Meter Wasser frei.',
    'Wir trocknen die Stängel eine Woche und wenden sie so oft, wie man Chilis wendet.',
    'Besucher sehen eine Blume, Fischer eine Plage, wir sehen Wäschekörbe.',
    'Geflochten wird im Boot auf dem Heimweg.',
    'Steht der See niedrig, flechten wir, was wir im Frühjahr getrocknet haben.',
  ],
  'yan-lipao': [
    'Jede Ranke wird durch die Löcher eines Milchdosendeckels gezogen, bis sie so dünn ist wie Nähgarn.',
    'An einer kleinen Tasche sitzt eine Flechterin zwanzig Tage; so werden es wenige, und wir signieren alle.',
    'Die Ranke wird armlang geschnitten und heimgetragen wie Reis.',
    'Meine Augen machen die feine Arbeit bis zehn; danach ist meine Tochter dran.',
    'Königinnen haben unsere Taschen getragen, und die Hebamme auch.',
  ],
  carving: [
    'Wir schnitzen altes Holz und Plantagenholz und können für beides die Papiere zeigen.',
    'Der Lehrling schleift, der Sohn haut grob heraus, der Vater macht die Augen.',
    'Die Späne gehen in den Brotofen des Nachbarn, und wir bekommen Brot.',
    'Ein guter Block wartet zwei Jahre unter dem Haus; wir auch.',
    'Die Elefanten gehen an unserem Tor vorbei, Fotos brauchen wir keine.',
  ],
  turning: [
    'Das Holz stammt aus Obstgärten, die nicht mehr tragen; sonst würde es verbrannt.',
    'Wir ölen mit Öl, in dem man braten könnte, und mit nichts, was nach Farbe riecht.',
    'Bis der Strom kam, lief die Drehbank mit einem Fahrrad.',
    'Nasses Holz spritzt einen an, und man lernt, wo man zu stehen hat.',
    'Eine Schale mit Astloch kostet im Geschäft weniger und zu Hause mehr.',
  ],
  paper: [
    'Ein Dorf macht die Gestelle, ein anderes die Griffe; wir kleben, ölen und malen.',
    'Die Blüten werden in einem Atemzug gemalt, mit zwei Farben auf einem Pinsel.',
    'Wir legen die Rinde über Nacht in den Kanal und hoffen auf klares Wetter.',
    'An Trockentagen ist der Tempelhof ein Feld aus Kreisen.',
    'Ein Schirm geht bei uns durch elf Paar Hände.',
  ],
  reed: [
    'Die Segge wächst auf Brackwasserfeldern; das macht sie zäher als jede aus Süßwasser.',
    'Zu zweit an einem Webstuhl: Sie wirft den Halm, er schlägt ihn heim.',
    'Der Farbtopf steht unter dem Mangobaum und hat keinen Deckel.',
    'Das Haus des Bischofs und die Moschee liegen beide mit unseren Matten aus.',
    'Nach dem Regen geschnittenes Schilf ist grün, davor geschnittenes golden.',
  ],
}
