import type { PortraitsWords } from '../../../language-words.ts'

export const CENTER_AND_SOUTH: PortraitsWords = {
  'Don Kai Di Benjarong':
    'Als in den Achtzigern die Schüsselfabrik zumachte, nahmen vier von uns die Pinsel mit nach Hause und bemalten, was übrig war. Heute gibt es in Don Kai Di vierzig Malstuben, die meisten im vorderen Zimmer, und manchen unserer Blütenblätter hört man den Fernseher an. Jede Malerin hat ein Zeichen unter dem Fuß. Meines ist ein sehr kleines Huhn.',
  'Nakhon Lipao Weavers':
    'Die Ranke wächst, wo Kobras gern schlafen, also schneiden wir sie mit langen Messern und guten Manieren. Jede Flechterin spaltet ihren Faden selbst, denn ein fremder Faden ist wie ein fremder Schuh. Eine Tasche sind zwanzig Tage. Tage in einer zweiten Größe gibt es nicht.',
  'Khru Sawat Niello':
    'Mein Lehrer verriet mir das Verhältnis für das Schwarz nicht; er ließ mich drei Jahre reiben, bis meine Hände es wussten. Meinen beiden Schülern habe ich die Zahlen gesagt, denn ich bin nicht mehr so jung wie er damals. Niello hat mit allen Geduld, nur nicht mit den Ungeduldigen. Von acht bis elf sitze ich am Nordfenster, und den Rest des Tages sehe ich mir an, was ich getan habe.',
  'Tak Bai Wax and Sea':
    'Unsere Mutter zeichnete Batik für Sarongs; meine Schwester und ich zeichnen sie für Fenster in Berlin, und die Hand ist dieselbe. Der Wachsstift kam aus Kelantan über den Fluss, und Großvater auch. An klaren Morgen hängen wir vierzig Meter am Strand entlang auf, und die Ziegen haben gelernt, außen herumzugehen. Wenn Sie im Blau einen kleinen Hufabdruck sehen, kostet das Stück die Hälfte und ist unser liebstes.',
  'Nang Lung Chit':
    'Tagsüber schneide ich, nachts spiele ich, und die Figuren mögen die Nacht lieber. Vierhundert liegen in der Truhe; jede hat eine Stimme, und meine Frau sagt, ich hätte sie alle an ihr ausprobiert. Wenn ein Kind fragt, wer der Stärkste ist, halte ich den Narren hoch. Er allein darf dem Gouverneur die Wahrheit sagen.',
  'Khru Phithak Khon Masks':
    'Ich tanzte den weißen Affen, bis mein Knie in Rente ging, und dann begann ich die Köpfe zu machen, aus denen ich herausgeschaut hatte. Von innen lernt man, wo eine Maske lügt: Hanuman muss seine eigenen Füße sehen. Jedes Gesicht wird an einem Donnerstag geöffnet, nach Blumen für die Lehrer. Läuft der Ventilator, scheinen sie auf dem Regal zu streiten, und ich lasse sie.',
  'Bang Sa Kao Mat Weavers':
    'Vietnamesische Nonnen lehrten unsere Urgroßmütter das Mattenweben, und unsere Urgroßmütter lehrten sie, Chili zu essen. Die Segge steht bis zu den Knien im Brackwasser, deshalb bricht sie nicht. An jedem Webstuhl sitzen zwei von uns; allein kann hier niemand weben, und niemand hat es ein zweites Mal versucht.',
  'Si Chan Stone Setters':
    'Freitags schaut die ganze Si-Chan-Straße durch die Finger in die Sonne. Wir kaufen Rohsteine, erhitzen, was Hitze braucht, und schreiben es auf die Karte, denn mein Vater wurde einmal betrogen und hat das Gefühl nie vergessen. Das Fassen übernimmt meine Schwester, die eine lose Krappe hören kann. Bitten Sie sie, in den Ring Ihrer Großmutter hineinzuhören; sie tut es für das Porto.',
  'Si Satchanalai Goldhouse':
    'Ein Nachbar brachte uns eine Goldkette aus dem Flussschlamm, sechs Stränge, feiner als alles, was wir konnten; mein Vater brauchte zwei Jahre, um es allein von der Kette zu lernen. Er gab sie zurück und behielt das Wissen. Wir ziehen Draht, bis er auf einem Atemzug schwebt, und flechten nachts, wenn kein Lastwagen vorbeifährt. Eine Kette soll in die Hand fallen wie Wasser und ebenso schwer zu halten sein.',
  'Ko Kret Mon Potters':
    'Wir sind Mon auf einer Insel ohne Autos, und der Ton kommt mit dem Boot zu uns. Die Töpfe unseres Großvaters gingen in den Palast und die unseres Vetters ins Gartencenter, und beide kamen mit Bestellungen zurück. Geschnitzt wird, solange der Topf noch nach Regen riecht. Nehmen Sie die Fähre; sie kostet drei Baht, und der Kuchen kostet mehr.',
  'Mae Lamai Curry Kitchen':
    'Mein Mann hat meine gelbe Paste geheiratet; ich war dabei. Gestampft wird morgens, denn nachmittags lügen die Arme. Im Haus gibt es keinen Mixer und kein Rezept auf Papier, nur einen Löffel mit einer Delle, die Salz bedeutet. Die Leute sagen, es sei zu scharf. Dann bestellen sie das große Glas.',
  'Ban Lat Palm Climbers':
    'Jeder von uns steigt zweimal am Tag auf zwanzig Palmen, das sind vierzig Treppenhäuser mit einem Bambusrohr an der Hüfte. Die Süßigkeiten von Phetchaburi sind unseretwegen berühmt, auch wenn im Fernsehen die Köche zu sehen sind. Von oben sieht man das Meer. Mittags ist der Zucker geschlagen, und die Kletterer schlafen.',
  'Tha Mai Pepper Garden':
    'Pfeffer aus Chanthaburi beißt spät, und dann redet er eine Weile. Wir pflücken von Hand, wenn in der Rispe eine Beere rot ist, nicht zwei, und trocknen ihn auf Matten, mit einem Radio daneben gegen die Vögel. Meine Tochter spielt ihnen Jazz vor. Ich schmecke keinen Unterschied, die Vögel schon.',
  'Studio Rim Khlong':
    'Mein Atelier ist ein Reiskahn, der nicht mehr schwimmt, vertäut, wo man drei Tempel zugleich hört. Ich male Dächer, weil sie der Teil einer Stadt sind, der in den Himmel schaut. Der Kanal gibt mir zwei gute Stunden, eine an jedem Ende des Tages, und dazwischen bringe ich Kindern bei, Grau zu mischen. In Thonburi gibt es mehr Grau als Gold, und das Gold braucht es.',
  'Suan Ya Garden Remedies':
    'Meine Tante war die Heilerin von Prachin Buri für alle, die nicht auf den Bus zum Krankenhaus warten konnten, und für ein paar, die es konnten. Ihr Garten ist eine Liste ihrer Patienten: Diese Reihe war für Rücken, jene für Herzen. Wir machen daraus Seifen und Kräuterstempel, gereift und gebunden wie bei ihr, und schicken sie an Leute, die sie gemocht hätte.',
}
