import type { SheetsWords } from '../../../language-words.ts'

export const LACQUER: SheetsWords = {
  'lacquer-box': {
    looks: { black: 'nero e oro', vermilion: 'vermiglio e nero', brown: 'marrone e oro' },
    names: [
      'Scatola laccata e dorata, {look}',
      'Scatola in lacca Lanna, {look}',
      'Portagioie in bambù laccato, {look}',
      'Scatola dei ricordi con foglia d’oro, {look}',
    ],
    made: [
      'Strisce di bambù si avvolgono in un corpo così leggero che, premuto, torna in forma.',
      'Seguono da sette a dieci mani di linfa di lacca; ognuna riposa in una cantina umida e si leviga con cenere e acqua.',
      'Per l’oro si copre il fondo attorno al motivo; la foglia va dappertutto, e l’acqua la porta via dove non deve restare.',
      'Dalla prima striscia di bambù all’ultima lucidatura passano circa due mesi.',
    ],
    of: [
      'Bambù, lacca naturale e foglia d’oro; niente lacca sintetica.',
      'La linfa viene dal rak delle foreste del nord e indurisce in una pelle che l’acqua non attraversa.',
    ],
    use: [
      'Per anelli, lettere, betel o dolci: le nonne ci hanno tenuto tutto questo.',
      'L’odore di lacca fresca se ne va in una settimana, a coperchio aperto.',
      'Il corpo intrecciato sopravvive a una caduta che spaccherebbe una scatola di legno.',
    ],
    personal: 'Le iniziali sotto il coperchio, al massimo 12 lettere',
  },
  'pearl-inlay-box': {
    looks: { black: 'nero', oxblood: 'sangue di bue', teal: 'ottanio' },
    names: ['Scatola intarsiata in madreperla, {look}', 'Scatola laccata con intarsi di madreperla, {look}', 'Portagioie in madreperla, {look}'],
    made: [
      'La conchiglia si leviga in piano, si sega con un filo sottile come un capello e si posa foglia dopo foglia.',
      'La pasta di lacca nera riempie i vuoti in strati sottili, poi si leviga finché madreperla e fondo non diventano una cosa sola.',
      'Un solo fiore conta una ventina di pezzi, un coperchio fino a seicento.',
    ],
    of: [
      'Conchiglia di turbo verde, allevato e dichiarato, su un’anima di legno stagionato.',
      'Legno di hevea, lacca naturale e madreperla, con fodera in velluto di cotone.',
    ],
    use: [
      'Girala sotto la lampada: i fiori passano dal verde al rosa.',
      'Nei templi questo lavoro si vede su porte e vassoi per le offerte; da te custodisce quello che non vuoi perdere.',
      'La cerniera d’ottone è incassata, così niente disturba il motivo.',
    ],
  },
  'gilded-panel': {
    looks: { black: 'nero e oro', red: 'rosso e oro', green: 'verde e oro' },
    names: ['Pannello lai rot nam, {look}', 'Pannello laccato e dorato, {look}', 'Pannello da parete con foglia d’oro, {look}'],
    made: [
      'Il motivo si punzecchia attraverso la carta e si disegna con la gomma gialla; l’oro copre tutto, e l’acqua porta via quello che non è disegno.',
      'Ogni linea è una linea risparmiata: il pittore lavora attorno all’oro, non con l’oro.',
      'Il fondo sono cinque mani di lacca, lucidate con il carbone finché non ci si specchia una candela.',
    ],
    of: [
      'Lacca naturale e foglia d’oro su una tavola di legno stagionato, con gancio sul retro.',
      'Oro al 96,5%, battuto così sottile che un soffio lo muove, su lacca nera.',
    ],
    use: [
      'Appendilo dove la sera entra di lato: è lì che l’oro si sveglia.',
      'Le foglie di fiamma sono quelle degli armadi dei templi di Ayutthaya, ridisegnate, non ricalcate.',
      'Firmato e datato sul retro dal pittore.',
    ],
  },
}
