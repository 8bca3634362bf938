import type { SheetsWords } from '../../../language-words.ts'

export const HOME_LIGHT: SheetsWords = {
  'sa-umbrella': {
    looks: { red: 'rosso', blue: 'blu', cream: 'crema', violet: 'viola' },
    names: [
      'Ombrello di carta dipinto, {look}',
      'Ombrello stile Bo Sang, {look}',
      'Ombrellino a fiori in carta di gelso, {look}',
      'Parasole da giardino dipinto a mano, {look}',
    ],
    made: [
      'Le stecche si spaccano da un solo bambù e si montano nell’ordine in cui sono cresciute; così l’ombrello si chiude ben tondo.',
      'Tre strati di carta si incollano con succo di cachi e si oliano quando splende il sole.',
      'I fiori arrivano alla fine, due colori su un pennello, mentre l’ombrello gira sul ginocchio.',
    ],
    of: [
      'Carta di gelso, bambù, filo di cotone e olio di tung.',
      'Carta di corteccia di sa, fatta foglio per foglio nello stesso distretto, su manico di legno.',
    ],
    use: [
      'È soprattutto per il sole; un acquazzone lo regge, il vento non gli piace.',
      'Appeso al soffitto con una lampadina, fa luce a tutta una festa.',
      'È dipinto senza mascherine; peonie e uccelli non si ripetono mai.',
    ],
    personal: 'Un nome dipinto sul bordo, al massimo 20 lettere',
  },
  'sa-lamp': {
    looks: { cream: 'crema', saffron: 'zafferano', rose: 'rosa' },
    names: ['Lampada in carta di gelso, {look}', 'Lanterna Lanna di carta, {look}', 'Lampada da tavolo in carta sa, {look}'],
    made: [
      'La corteccia si cuoce con la cenere, si batte in pasta e si versa su un telaio; prima che asciughi ci cadono dentro dei petali.',
      'Il foglio si tende bagnato su un’armatura di bambù e diventa teso come un tamburo.',
      'La forma è quella delle lanterne che nel nord si appendono davanti a casa per Yi Peng.',
    ],
    of: [
      'Carta di gelso con petali, armatura di bambù, cavo di 2 m con interruttore e spina del tuo Paese.',
      'Carta sa fatta a mano su bambù, attacco E14, senza lampadina.',
    ],
    use: ['Fa una luce che concilia il sonno.', 'Due su una credenza allungano la stanza.', 'Spenta è carta e ombra; accesa è la sera.'],
  },
  'rattan-lamp': {
    looks: { natural: 'naturale', black: 'nero', white: 'bianco decapato' },
    names: ['Lampadario in rattan, {look}', 'Lampadario in rattan traforato, {look}', 'Lampadario in rattan a forma di nassa, {look}'],
    made: [
      'Il rattan si ammorbidisce al vapore, si curva su una forma di legno e si lega a ogni incrocio.',
      'Il motivo è quello delle nasse da pesca, aperto quanto basta perché la luce scappi.',
      'Due giorni di lavoro, uno dei quali solo per il bordo.',
    ],
    of: ['Rattan, portalampada in ceramica E27, 1,5 m di cavo in tessuto.', 'Rattan intero con la sua scorza; non prende polvere e non fa schegge.'],
    use: [
      'Disegna cerchi sul soffitto, sopra la tavola.',
      'Non hai un punto luce a soffitto? Su uno sgabello diventa una lampada d’appoggio.',
      'Scegli una lampadina calda; al rattan piacciono i 2700 kelvin.',
    ],
  },
  'lotus-candles': {
    looks: { white: 'bianco', pink: 'rosa', gold: 'giallo' },
    names: ['Candele a loto, {look}', 'Candele a loto modellate a mano, {look}', 'Candele a loto galleggianti, {look}'],
    made: [
      'Ogni petalo è un pezzetto di cera tiepida grande come un pollice, assottigliato e disposto attorno al bocciolo.',
      'Diciotto petali per un fiore, e nessuno stampo.',
      'Lo stoppino di cotone si intinge nella cera d’api e brucia senza fuliggine.',
    ],
    of: ['Cera di soia e cera d’api, profumo di loto, senza paraffina.', 'Cera vegetale con assoluta di gelsomino; dura circa cinque ore.'],
    use: [
      'Da far galleggiare in una coppa per Loy Krathong, o una sera qualsiasi accanto alla vasca.',
      'Troppo belle per accenderle, dice chi le compra, e poi le riordina.',
      'Quando fa molto caldo spediamo di notte; la cera viaggia meglio al fresco.',
    ],
    facts: 'Scatola da {count}; un fiore misura {measure}, la scatola pesa circa {weight}.',
  },
  'incense-set': {
    looks: { sandalwood: 'sandalo', jasmine: 'gelsomino', lotus: 'loto' },
    names: ['Incenso con portaincenso in ottone, {look}', 'Incenso arrotolato a mano, {look}', 'Cofanetto d’incenso per la sera, {look}'],
    made: [
      'La polvere di legno si impasta con acqua e corteccia appiccicosa di yang bong, si arrotola sul bambù e asciuga in ventagli da cento.',
      'Il portaincenso è colato in ottone da un vicino; spazzolato, mai laccato.',
      'Il profumo entra come fiore, resina o olio, mai spruzzato.',
    ],
    of: ['Legni, resine e oli naturali su bambù; portaincenso in ottone massiccio.', 'Senza carbone né salnitro: poco fumo e una combustione lenta.'],
    use: [
      'Un bastoncino dura quaranta minuti, un bel bagno o una breve preghiera.',
      'Da appoggiare dove non pende niente sopra.',
      'Il profumo resta nelle tende fino al mattino.',
    ],
    facts: '{count} bastoncini e un portaincenso in una scatola di {measure}, circa {weight}.',
  },
  'wind-chime': {
    looks: { natural: 'naturale', dark: 'scuro', green: 'verde' },
    names: ['Campana a vento in bambù, {look}', 'Campana a vento da giardino a sei canne, {look}', 'Campana a vento da veranda in bambù, {look}'],
    made: [
      'Sei canne si tagliano di sbieco e si accorciano di un capello alla volta, finché non danno una scala di cinque note.',
      'Pende da un cordino cerato che il vento non consuma.',
      'Il bambù si lascia nell’acqua salata, si essicca e si affumica; agli insetti passa la voglia.',
    ],
    of: ['Bambù di tre anni, battente in guscio di cocco, cordino di cotone.', 'Bambù e guscio di cocco oliati; i pezzi verdi sono tinti con le foglie.'],
    use: [
      'Suona più come l’acqua che come il metallo, così i vicini restano amici.',
      'Da portare in casa prima della tempesta.',
      'I contadini ne appendono in risaia, perché gli uccelli sappiano di non essere soli.',
    ],
  },
}
