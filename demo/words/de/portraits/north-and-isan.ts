import type { PortraitsWords } from '../../../language-words.ts'

export const NORTH_AND_ISAN: PortraitsWords = {
  'Mae Somjit Mudmee':
    'Meinen ersten Nagahaken band ich mit elf, schlecht, und meine Mutter trug ihn trotzdem zum Tempel. Heute stehen acht Webstühle unter unserem Haus in Chonnabot, und vier der Weberinnen sind meine Nichten. Das Rot kommt vom Schellack, den mein Bruder von den Regenbäumen schabt, das Gelb von einem Jackfruchtstamm, an dem wir seit sechs Jahren hobeln. Ist ein Tuch fertig, schlafe ich eine Nacht neben ihm, und dann kann ich es gehen lassen.',
  'Baan Din Mae Khan':
    'Wir kauften den Ofen von einem Töpfer, der zum Holztragen zu alt war, und zehn Jahre lang kam er jeden Tag, um uns zu sagen, was wir falsch machten. Meistens hatte er recht. Unsere Asche stammt aus den Longangärten rund um San Kamphaeng, und wenn ein Bauer den Dünger wechselt, sehen wir es am Grün. Kommen Sie im Februar, wenn die Bäume geschnitten werden; dann brennen wir eine Woche lang, und niemand schläft viel.',
  'Kram Pa Urai':
    'Meine Küpen haben Namen, denn sie haben Launen. Die älteste, Bunmi, gehörte meiner Großmutter und wird jeden Morgen gefüttert, seit der Zeit, als noch keine Straße nach Phanna Nikhom führte. Ich hebe den Deckel, koste die Lauge vom Finger und weiß, was für ein Tag es wird. Blau ist keine Farbe, die man macht; es ist eine, die man am Leben hält.',
  'Pua Silver House':
    'Neunzehn Familien der Mien und Hmong aus Pua teilen sich Schmiede, Anwalt und Lieferwagen. Jeden Morgen steht der Silberpreis an der Wand, damit alle wissen, was Metall ist und was Arbeit. Junge Schmiede beginnen mit Ketten; wer nach hundert Gliedern noch summt, bleibt. Letztes Jahr summten sechs.',
  'Bo Sang Umbrella Lane':
    'Es heißt, ein Mönch sei mit einem kaputten Schirm aus Birma heimgekehrt, und seither repariert ihn unser Dorf. Elf Häuser in der Gasse tun je eine Sache: Kronen, Rippen, Fäden, Papier, Öl, Farbe. Allein kann niemand einen Schirm machen, und darum ist hier nie jemand so richtig böse auf jemanden. Die Maler sitzen draußen; bringen Sie ein altes Hemd mit, und sie malen Ihnen einen Vogel darauf.',
  'Mae Chaem Tin Jok House':
    'Ein Saum aus Mae Chaem hat sechzehn Muster, die man verwenden darf, und hundert, die man nicht verwenden darf, weil sie jemandem gehören. Wir haben aufgeschrieben, was wir konnten, ehe die Großmütter gingen, und drei von ihnen kamen zurück, um uns zu verbessern. Sechzig Frauen weben heute hier, zwei davon unter zwanzig. Erst klagen sie über den Stachelschweinkiel, und dann wollen sie nichts anderes mehr.',
  'Khru Det Ban Tawai':
    'Als ich ein Junge war, waren wir in Ban Tawai Reisbauern, die abends schnitzten; der Abend ist länger geworden. Ich nehme nur, was ein Haus zurückgibt: Balken, Stufen, einmal eine Kanzel. Ein Elefant ist darin oder nicht, und das merkt man am dritten Tag. Zweiundvierzig Jahre dritter Tage habe ich hinter mir.',
  'Nantaram Lacquer':
    'Unsere Vorfahren wurden vor zweihundert Jahren aus Keng Tung hierhergebracht, weil sie das konnten, und seither tun wir es in Hörweite derselben Tempelglocke. Lack braucht Feuchte; während die Stadt um trockene Tage betet, beten wir ein wenig um die anderen. Eine Dose braucht zwei Monate und ein gutes Ohr, denn über die letzte Schicht urteilt der Klang eines Fingernagels.',
  'Doi Mok Tea Terraces':
    'Mein Großvater kam zu Fuß aus Yunnan, mit einem Gewehr und einem Teemesser, und behielt das Messer. Wir pflücken vor zehn, lassen auf dem Dach welken und rollen im Tuch, bis die Blätter Fäuste sind. Das erste Wasser ist für die Tasse, das zweite für den Gast und das fünfte für die Geschichte, meist die vom Gewehr. Besucher schlafen in der Trockenkammer und duften beim Aufwachen besser als zuvor.',
  'Ban Na Kha Khit Weavers':
    'In unserer Marktstraße hat jedes zweite Haus einen Webstuhl und jedes erste eine Meinung dazu. Hundertvier Khit-Muster bewahren wir auf Stäben im Tempel auf, und jede darf eines ausleihen, wenn sie es in derselben Ordnung zurückbringt. Eine hat das einmal nicht getan, und so kam der dreibeinige Elefant zur Welt. Er verkauft sich sehr gut.',
  'Thung Kula Rice Circle':
    'Die Ebene von Thung Kula brachte Reisende einst zum Weinen, so trocken war sie; heute ist es ihr Salz, das den Reis duften lässt. Einunddreißig Familien haben gemeinsam das Spritzen aufgegeben, denn der Wind achtet keine Zäune. Gemahlen wird donnerstags. Wenn Sie einen Beutel öffnen und Pandan riechen, ist es kein Pandan, es ist der November.',
  'Seven Hills Sewing Room':
    'Wir sind Mütter, die eine Arbeit wollten, die aufhört, wenn der Schulbus kommt. Frauen der Hmong, Mien und Lisu sitzen an einem langen Tisch, und die jüngste liest die Nachrichten vor, während wir Stiche zählen. Die Muster bleiben bei ihren Leuten: Einen Mien-Baum nähen nur Mien-Hände. Was wir verkaufen, hat schon vier Krankenschwestern und einen sehr lauten Trommler bezahlt.',
  'Lung Kamon Kratip':
    'Geben Sie mir einen Bambus und einen schattigen Nachmittag, und ich gebe Ihnen drei Körbe und etwas Klatsch. Ich hoble die Späne, bis ich durch sie hindurch Zeitung lesen kann, auch wenn ich meistens keine Zeitung lese. Meine Kratip halten den Reis bis zwei Uhr warm. Danach sollten Sie ohnehin gegessen haben.',
  'Pa Ao Bell Founders':
    'In Ban Pa Ao gießt man seit zweihundert Jahren Messing, so wie vor viertausend Jahren in Ban Chiang; das sagte uns ein Professor, wir dachten, so mache man das eben. Das Wachs wird auf einer kleinen Holzdrehbank mit Fußschnur Faden für Faden gewickelt. Man zerschlägt die Form, und da ist die Glocke, oder sie ist es nicht. Von neun ist es etwa eine nicht.',
  'Wua Lai Silver Street':
    'Unser Tempel ist mit Silber verkleidet, weil jeder Schmied der Straße ihm ein Blech schuldig war. Samstags lernen hier die Jungen, seit 2009 auch die Mädchen, und die Mädchen haben die besseren Handgelenke. Wir hämmern eine Schale abwechselnd von beiden Seiten, wie man die meisten Fragen betrachten sollte.',
}
