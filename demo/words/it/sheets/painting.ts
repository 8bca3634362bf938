import type { SheetsWords } from '../../../language-words.ts'

const FROM = '{name}, studio di {place}{tail}'
const FACTS = 'Tela {measure}, circa {weight}, pronta da appendere.'

export const PAINTING: SheetsWords = {
  'temple-painting': {
    looks: { dusk: 'al crepuscolo', dawn: 'all’alba', gold: 'in oro' },
    names: ['Tempio {look}', 'Tetti del wat {look}', 'Chedi in riva al fiume {look}', 'Guglie di tempio {look}, acrilico su tela', 'Tempio silenzioso {look}'],
    from: FROM,
    made: [
      'Cominciato all’aperto con il pennello largo, finito in studio con velature chiare come tè.',
      'Il cielo ha preso quattro sere, un colore al giorno, senza mai tornare indietro.',
      'L’oro delle guglie è foglia, non pittura, e cambia con l’ora.',
    ],
    of: ['Acrilico fine su tela di cotone, telaio di pino, vernice opaca.', 'Acrilico e foglia d’oro su tela, bordi dipinti: la cornice non serve.'],
    use: [
      'Firmato davanti, con il titolo sul retro in thai e in inglese.',
      'Appendilo dove da te finisce la giornata.',
      'Viaggia disteso in una cassa di legno; i formati grandi, a richiesta, arrotolati.',
    ],
    facts: FACTS,
  },
  'elephant-painting': {
    looks: { indigo: 'in indaco', ochre: 'in ocra', green: 'in verde' },
    names: [
      'Elefanti {look}',
      'Madre e cucciolo {look}',
      'Branco al fiume {look}',
      'Marcia degli elefanti {look}, acrilico su tela',
      'Vecchio maschio con zanne {look}',
    ],
    from: FROM,
    made: [
      'Dipinto da qualcuno cresciuto con gli elefanti, non da un elefante.',
      'La pelle si tira con il pennello asciutto, piega per piega, prima che sotto arrivi l’ombra.',
      'Tre colori e il bianco: il limite tiene tranquilli gli animali.',
    ],
    of: ['Acrilico su tela di cotone preparata, telaio di pino.', 'Acrilico resistente alla luce, due mani di vernice opaca, gancio già montato.'],
    use: [
      'Sta bene sopra una cosa lunga: un divano, una panca, un corridoio.',
      'Una parte del prezzo sfama un branco in pensione, qui vicino.',
      'Firmato, datato e spedito con una foto scattata in studio.',
    ],
    facts: FACTS,
  },
  'lotus-painting': {
    looks: { pink: 'in rosa', white: 'in bianco', blue: 'in blu' },
    names: [
      'Stagno di loto {look}',
      'Loto dopo la pioggia {look}',
      'Ninfee {look}, acrilico su tela',
      'Loto che si apre {look}',
      'Le sei del mattino, loto {look}',
    ],
    from: FROM,
    made: [
      'Abbozzato in barca alle sei del mattino, prima che i fiori si aprano del tutto.',
      'I petali sono fatti di undici bianchi, e nessuno esce dal tubetto.',
      'L’acqua è tirata con un cartoncino, perché sia più piatta delle foglie.',
    ],
    of: ['Acrilico su tela, fondo a grana di lino.', 'Acrilico fine, tela di cotone, bordi spessi.'],
    use: [
      'Un quadro quieto per una stanza in cui si dorme o si aspetta.',
      'Nel fango e sopra: quello che dice il fiore non ha bisogno di altre parole.',
      'Due stagni uno accanto all’altro fanno un fiume.',
    ],
    facts: FACTS,
  },
  'carved-panel': {
    looks: { lotus: 'loto', flame: 'foglie di fiamma', white: 'loto sbiancato a calce' },
    names: ['Pannello in teak intagliato, {look}', 'Bassorilievo da parete in teak, {look}', 'Pannello intagliato Lanna, {look}'],
    made: [
      'Il disegno si incolla sulla tavola e si intaglia con lei; la sera resta solo il legno.',
      'Quattro profondità, l’ultima non più spessa di una moneta.',
      'Le foglie, liberate da sotto, gettano un’ombra che segue la lampada.',
    ],
    of: ['Una tavola di teak di piantagione, spessa 30 mm, cerata.', 'Vecchio teak di granai da riso, lavato e intagliato di nuovo.'],
    use: [
      'Come testiera, sopra una porta o appoggiato a una parete.',
      'Si appende con due piastrine d’ottone.',
      'Se lo chiedi per tempo, intagliamo anche coppie speculari.',
    ],
  },
}
