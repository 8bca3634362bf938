import type { SheetsWords } from '../../../language-words.ts'

export const SILVER_JEWELRY: SheetsWords = {
  'silver-ring': {
    looks: { hammered: 'martellato', rope: 'a cordoncino', oxidised: 'a spirale brunita' },
    names: [
      'Anello d’argento, {look}',
      'Anello d’argento delle montagne, {look}',
      'Anello d’argento forgiato a mano, {look}',
      'Anello d’argento da sovrapporre, {look}',
    ],
    made: [
      'Un lingotto d’argento si allunga a martello, si curva su un cono d’acciaio e si chiude con il suo stesso metallo.',
      'La superficie è battuta, non fusa: chi conta le sfaccettature conta i colpi.',
      'Lucidato con sabbia di fiume e un disco di pelle di bufalo; brilla senza abbagliare.',
    ],
    of: ['Argento dal 95 al 98%, più tenero e più bianco dello sterling.', 'Argento massiccio senza nichel, gentile con le pelli sensibili.'],
    use: [
      'Da portare da solo o in tre; allora si lucidano a vicenda.',
      'Qualsiasi gioielliere può allargarlo di una misura.',
      'I graffietti ne fanno parte, e lo rendono tuo.',
    ],
    facts: 'Misura {label}, diametro interno {measure}, circa {weight}.',
    personal: 'Un testo all’interno dell’anello, al massimo 15 lettere',
  },
  'silver-earrings': {
    looks: { leaf: 'foglia', disc: 'disco', brass: 'foglia d’ottone' },
    names: [
      'Orecchini delle montagne, {look}',
      'Orecchini pendenti ritagliati a mano, {look}',
      'Orecchini d’argentiere, {look}',
      'Orecchini oscillanti, {look}',
    ],
    made: [
      'La lastra si sega a occhio, si venano le foglie con il bulino e si bomba in un incavo di legno.',
      'Il gancio è tirato dalla stessa lastra; nessuna saldatura che possa rompersi.',
      'Ogni paio si ritaglia insieme e resta appeso un giorno intero, per vedere se dondola d’accordo.',
    ],
    of: ['Argento al 95%; i modelli in ottone hanno ganci d’argento.', 'Lastra leggera senza nichel; ci si dimentica di averli addosso.'],
    use: [
      'Quando giri la testa prendono la luce come le foglie.',
      'Un regalo che va bene in tutte le taglie.',
      'Se il gancio si allenta, raddrizzalo un po’; il metallo si presta.',
    ],
    facts: '{measure}, circa {weight} il paio.',
  },
  'pendant-necklace': {
    looks: { fish: 'pesce', sun: 'sole', gold: 'foglia dorata' },
    names: ['Pendente d’argento, {look}', 'Collana delle montagne, {look}', 'Pendente inciso su cordino, {look}', 'Pendente d’argentiere, {look}'],
    made: [
      'Due lastre bombate si cesellano con piccoli punzoni e si saldano in un corpo cavo che, toccato, tintinna.',
      'Squame e raggi si battono uno a uno, con attrezzi che l’argentiere lima da sé.',
      'Brunito con fumo di zolfo e rilucidato, perché il motivo risalti.',
    ],
    of: ['Argento al 92,5%; i pezzi dorati sono placcati a 18 carati.', 'Pendente d’argento massiccio su cordino di cotone cerato o catena a serpente.'],
    use: [
      'Il pesce dice un fiume pieno e una tavola piena.',
      'Le madri mien cuciono questi soli sulle cuffiette dei neonati.',
      'Corto sulla camicia o lungo sul vestito.',
    ],
    facts: 'Pendente {measure}, cordino {label}, circa {weight}.',
    personal: 'Un testo sul retro del pendente, al massimo 12 lettere',
  },
  'silver-bangle': {
    looks: { twist: 'ritorto', engraved: 'inciso', gold: 'ritorto e dorato' },
    names: ['Bracciale rigido d’argento, {look}', 'Bracciale aperto d’argento, {look}', 'Bracciale massiccio delle montagne, {look}'],
    made: [
      'Tre bacchette si torcono a caldo e si martellano a freddo, finché non diventano una.',
      'Le estremità sono arrotolate su un chiodo e non graffiano mai.',
      'L’incisione si fa con il bulino, spinto con il palmo, un millimetro alla volta.',
    ],
    of: ['Argento al 96%, abbastanza forte da tenere la forma.', 'Argento massiccio; le versioni dorate portano tre micrometri d’oro.'],
    use: [
      'Si infila di lato, dalla parte stretta del polso, e poi si gira.',
      'Ai neonati si regala per il coraggio, alle spose come risparmio.',
      'Portato si schiarisce, dimenticato si scurisce.',
    ],
    facts: 'Misura {label}, apertura {measure}, circa {weight}.',
    personal: 'Un testo all’interno del bracciale, al massimo 20 lettere',
  },
  torque: {
    looks: { silver: 'argento liscio', oxidised: 'argento brunito', coins: 'argento e perline' },
    names: ['Girocollo rigido delle montagne, {look}', 'Girocollo rigido hmong, {look}', 'Girocollo rigido della festa, {look}'],
    made: [
      'Una bacchetta grossa un dito si assottiglia a martello verso le punte e si arrotola in spirali.',
      'Si ricuoce sette volte sul carbone, perché sotto il martello l’argento si stanca.',
      'Le famiglie hmong e mien portano i loro a Capodanno, e più ce n’è meglio è.',
    ],
    of: ['Argento al 95%, cavo o pieno, come dice il peso.', 'Argento fino; le perline, dove ci sono, sono di vetro su filo d’ottone.'],
    use: [
      'Sul nero è una collana; su un piedistallo, una scultura.',
      'Aprilo di lato, mai avanti e indietro, e resta elastico.',
      'Un tempo la banca di una famiglia, ancora il suo orgoglio.',
    ],
    facts: 'Apertura {measure}, circa {weight}.',
  },
}
