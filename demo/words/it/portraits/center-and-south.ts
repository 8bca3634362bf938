import type { PortraitsWords } from '../../../language-words.ts'

export const CENTER_AND_SOUTH: PortraitsWords = {
  'Don Kai Di Benjarong':
    'Negli anni Ottanta, quando la fabbrica di ciotole ha chiuso, in quattro ci siamo portati a casa i pennelli e abbiamo dipinto quello che era rimasto. Oggi Don Kai Di conta quaranta laboratori, quasi tutti nella stanza davanti, e certi nostri petali hanno sentito la televisione. Ogni pittore ha il suo segno sotto il piede. Il mio è una gallina molto piccola.',
  'Nakhon Lipao Weavers':
    'Il tralcio cresce dove i cobra amano dormire; perciò lo tagliamo con coltelli lunghi e buone maniere. Ogni intrecciatrice spacca il proprio filo, perché il filo di un’altra è come la scarpa di un’altra. Una borsa sono venti giorni. I giorni non esistono in taglia piccola.',
  'Khru Sawat Niello':
    'Il mio maestro non mi ha mai detto le dosi del nero; mi ha fatto strofinare per tre anni, finché non le hanno sapute le mani. Ai miei due allievi ho dato i numeri, perché sono meno giovane di quanto fosse lui. Il niello è paziente con tutti, tranne che con gli impazienti. Dalle otto alle undici sto alla finestra a nord; il resto del giorno guardo quello che ho fatto.',
  'Tak Bai Wax and Sea':
    'Nostra madre disegnava batik per i sarong; io e mia sorella lo disegniamo per le finestre di Berlino, e la mano è la stessa. Il pennino per la cera è arrivato dal Kelantan lungo il fiume, e il nonno pure. Quando è sereno stendiamo quaranta metri di stoffa sulla spiaggia, e le capre hanno imparato a girarci intorno. Se nel blu vedi un’impronta di zoccolo, il pezzo costa la metà ed è il nostro preferito.',
  'Nang Lung Chit':
    'Di giorno ritaglio, di notte recito, e le figure preferiscono la notte. Nel baule ne dormono quattrocento; ognuna ha la sua voce, e mia moglie dice che le ho provate tutte con lei. Quando un bambino mi chiede chi è il più forte, alzo il buffone. È l’unico che può dire la verità al governatore.',
  'Khru Phithak Khon Masks':
    'Ho danzato la scimmia bianca finché il ginocchio non è andato in pensione; poi ho fatto le teste da cui avevo guardato il mondo. Da dentro si impara dove una maschera mente: Hanuman deve vedersi i piedi. Ogni volto apre gli occhi di giovedì, dopo i fiori per i maestri. Quando gira il ventilatore sembrano litigare sulla mensola, e io li lascio fare.',
  'Bang Sa Kao Mat Weavers':
    'Delle suore vietnamite hanno insegnato alle nostre bisnonne a tessere le stuoie, e le nostre bisnonne hanno insegnato a loro a mangiare il peperoncino. Il giunco ha i piedi nell’acqua salmastra; per questo non si spezza. A ogni telaio stiamo in due; qui nessuno sa tessere da solo, e nessuno ci ha provato due volte.',
  'Si Chan Stone Setters':
    'Il venerdì tutta via Si Chan guarda il sole tra le dita. Compriamo pietre grezze, scaldiamo quelle che ne hanno bisogno e lo scriviamo sul cartoncino, perché mio padre una volta fu imbrogliato e non l’ha più dimenticato. A incastonare è mia sorella, che sente a orecchio una griffa allentata. Chiedile di ascoltare l’anello di tua nonna; lo fa per il prezzo della spedizione.',
  'Si Satchanalai Goldhouse':
    'Un vicino ci ha portato una catena d’oro trovata nel fango del fiume, sei fili, più sottile di qualsiasi cosa sapessimo fare; mio padre ci ha messo due anni a impararla dalla catena stessa. L’ha restituita e si è tenuto il mestiere. Tiriamo il filo finché non galleggia su un soffio e intrecciamo di notte, quando non passano camion. Una catena deve cadere nella mano come l’acqua, ed essere altrettanto difficile da trattenere.',
  'Ko Kret Mon Potters':
    'Siamo mon, su un’isola senza macchine, e l’argilla ci arriva in barca. I vasi di nostro nonno sono andati a palazzo, quelli di nostro cugino al vivaio, e sono tornati entrambi con degli ordini. Si intaglia finché il vaso sa ancora di pioggia. Prendi il traghetto: costa tre baht, e il dolce costa di più.',
  'Mae Lamai Curry Kitchen':
    'Mio marito ha sposato la mia pasta gialla; io ero presente. Si pesta la mattina, perché il pomeriggio le braccia mentono. In casa non ci sono né frullatori né ricette scritte, solo un cucchiaio ammaccato che vuol dire sale. La gente dice che è troppo piccante. Poi ordina il vasetto grande.',
  'Ban Lat Palm Climbers':
    'Ognuno di noi sale due volte al giorno su venti palme: quaranta rampe di scale con un tubo di bambù al fianco. I dolci di Phetchaburi sono famosi grazie a noi, anche se la televisione fa vedere i cuochi. Da lassù si vede il mare. A mezzogiorno lo zucchero è battuto, e chi sale dorme.',
  'Tha Mai Pepper Garden':
    'Il pepe di Chanthaburi morde tardi, e poi parla un po’. Lo cogliamo a mano quando nel grappolo una bacca è rossa, non due, e lo facciamo asciugare sulle stuoie, con una radio accanto contro gli uccelli. Mia figlia mette il jazz. Io al gusto non sento differenza; gli uccelli sì.',
  'Studio Rim Khlong':
    'Il mio studio è una chiatta da riso che non naviga più, ormeggiata dove si sentono tre templi insieme. Dipingo tetti, perché sono la parte di una città che guarda il cielo. Il canale mi regala due ore buone, una per ogni estremo del giorno; nel mezzo insegno ai bambini a mescolare i grigi. A Thonburi c’è più grigio che oro, e l’oro ne ha bisogno.',
  'Suan Ya Garden Remedies':
    'A Prachin Buri mia zia era la guaritrice di tutti quelli che non potevano aspettare la corriera per l’ospedale, e di qualcuno che poteva. Il suo orto è l’elenco dei suoi pazienti: questa fila era per la schiena, quella per il cuore. Ne facciamo saponi e tamponi alle erbe, stagionati e annodati come faceva lei, e li mandiamo a persone che le sarebbero piaciute.',
}
