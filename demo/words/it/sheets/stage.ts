import type { SheetsWords } from '../../../language-words.ts'

export const STAGE: SheetsWords = {
  'khon-mask': {
    looks: { green: 'demone verde', white: 'scimmia bianca', red: 'demone rosso' },
    names: ['Maschera khon, {look}', 'Maschera del Ramakien, {look}', 'Testa khon dorata, {look}'],
    made: [
      'Quindici strati di carta sa si incollano su una forma, si aprono e si ricuciono da dietro.',
      'Sopracciglia, zanne e corona si premono in pasta di lacca entro stampi di pietra e si applicano una a una.',
      'Gli occhi si aprono per ultimi, dopo un’offerta ai maestri.',
    ],
    of: ['Carta sa, lacca, foglia d’oro, pietre di vetro e pigmenti.', 'Cartapesta, foglia d’oro a 23 carati e schegge di specchio fissate nella resina.'],
    use: [
      'Mettila più in alto della tua testa, come fanno i danzatori.',
      'Le grandi si portano in scena; le piccole tengono in riga una mensola.',
      'Un cartoncino dice il nome del personaggio e la sua parte nel Ramakien.',
    ],
  },
  puppet: {
    looks: { red: 'rosso e oro', blue: 'blu e oro', green: 'verde e oro' },
    names: ['Marionetta hun krabok, {look}', 'Principessa, marionetta a bastone, {look}', 'Principe, marionetta a bastone, {look}'],
    made: [
      'La testa è intagliata nel legno di thonglang, leggero come sughero, e coperta di lacca.',
      'Due bacchette muovono le mani; il resto lo fa il costume, quando si è imparato a lasciarlo fare.',
      'Il costume è ricamato con filo metallico e circa ottocento paillette.',
    ],
    of: ['Legno, bambù, seta, filo metallico e foglia d’oro.', 'Legno intagliato, bastone di bambù, costume in seta thai foderato di cotone.'],
    use: [
      'Il sabato recita Phra Aphai Mani, in settimana riposa sul suo bastone.',
      'Con un supporto e un foglio che mostra i primi cinque gesti.',
      'I bambini possono, con le mani pulite.',
    ],
  },
  'shadow-puppet': {
    looks: { amber: 'ambra', red: 'rosso', green: 'verde' },
    names: ['Figura d’ombra nang talung, {look}', 'Eroe del teatro d’ombre, {look}', 'Buffone del teatro d’ombre, {look}', 'Dama del teatro d’ombre, {look}'],
    made: [
      'Il cuoio si raschia finché non passa la luce, si traccia con un chiodo e si fora con quaranta ferri diversi.',
      'I colori sono inchiostri che penetrano; così è colorata anche l’ombra.',
      'Un filo muove bocca e braccio, tutto il resto è la voce di chi manovra.',
    ],
    of: ['Pelle di bufalo giovane, bacchette di bambù, filo di cotone.', 'Pelle di vacca traslucida, inchiostri naturali e all’anilina.'],
    use: [
      'Davanti a una lampada recita; davanti a una finestra risplende.',
      'Tra due vetri diventa un quadro che cambia con il giorno.',
      'Ogni buffone ha un nome, un villaggio e un’opinione.',
    ],
  },
  'hill-tribe-doll': {
    looks: { black: 'nero e rosso', blue: 'blu', red: 'rosso' },
    names: ['Bambola delle montagne, {look}', 'Bambola di stoffa in costume da festa, {look}', 'Bambola ricamata, {look}', 'Amica delle montagne, {look}'],
    made: [
      'Ogni gonna è plissettata, ogni orlo ricamato, come sul costume di chi la cuce.',
      'I volti si ricamano in sei punti; bastano per un carattere.',
      'Imbottite di cotone e appesantite con riso, per stare ben sedute.',
    ],
    of: ['Cotone dai ritagli della stanza da cucito, perline a monetina, lana.', 'Cotone tessuto a mano e filo di seta; niente pezzetti che si staccano.'],
    use: [
      'Per i bambini dai tre anni e per le mensole di ogni età.',
      'Ognuna porta un’etichetta con il nome e il villaggio di chi l’ha fatta.',
      'Hmong, mien, akha, lisu: dicci se ne vuoi una in particolare.',
    ],
  },
  kite: {
    looks: { red: 'rosso', yellow: 'giallo', blue: 'blu' },
    names: ['Aquilone chula, {look}', 'Aquilone a stella in carta e bambù, {look}', 'Aquilone da combattimento, {look}', 'Aquilone da prato con coda, {look}'],
    made: [
      'Cinque stecche di bambù si raschiano finché non stanno in equilibrio su un dito, poi si legano, senza chiodi.',
      'La carta si incolla a quadretti su una rete di filo; così uno strappo resta piccolo.',
      'Provato nel vento del pomeriggio, prima di essere ripiegato.',
    ],
    of: ['Bambù sisuk, carta da aquiloni, filo di cotone e colla di riso.', 'Bambù e carta; 60 m di filo inclusi.'],
    use: [
      'Vola con poca brezza; la stella non ha coda e ne fa a meno.',
      'Alla parete è un pezzo di marzo.',
      'Il chula maschio insegue la piccola pakpao: venite in tanti.',
    ],
    facts: 'Apertura {measure}, circa {weight}.',
  },
}
