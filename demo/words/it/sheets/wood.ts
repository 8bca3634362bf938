import type { SheetsWords } from '../../../language-words.ts'

export const WOOD: SheetsWords = {
  'wood-elephant': {
    looks: { teak: 'teak', mango: 'legno di mango', ebony: 'ebano' },
    names: ['Elefante intagliato in {look}', 'Elefante in cammino, {look}', 'Elefante intagliato a mano in {look}', 'Scultura di elefante Lanna in {look}'],
    made: [
      'Si sgrossa con l’ascia e si lavora con una ventina di scalpelli, il più piccolo non più largo di un chicco di riso.',
      'Le rughe dietro le orecchie vengono alla fine, a mano libera, perché sono quelle a far sì che l’animale ti guardi.',
      'Intagliato in un solo blocco; soltanto le zanne sono riportate.',
      'Levigato a mano in quattro grane e lucidato con cera d’api, mai con vernice.',
    ],
    of: [
      'Legno di recupero o di piantagione, con documenti; le zanne sono di legno color osso, non d’avorio.',
      'Legno stagionato due anni, perché non si crepi in una stanza riscaldata.',
    ],
    use: [
      'In Thailandia un elefante con la proboscide alzata si regala a chi comincia qualcosa.',
      'Abbastanza pesante per una fila di libri, abbastanza gentile per la camera dei bambini.',
      'Le venature cambiano a ogni blocco; il tuo avrà le sue strisce.',
    ],
    personal: 'Qualche parola intagliata sotto la zampa, al massimo 40 lettere',
  },
  'mango-wood-bowl': {
    looks: { natural: 'naturale', walnut: 'marrone noce', black: 'nero bruciato' },
    names: [
      'Ciotola tornita in legno di mango, {look}',
      'Insalatiera in legno di mango, {look}',
      'Fruttiera in legno di mango, {look}',
      'Ciotola da portata in legno di mango, {look}',
    ],
    made: [
      'Tornita due volte: prima verde e spessa, poi di nuovo dopo un anno, quando il legno si è calmato.',
      'L’ultima passata è di una rasiera sottile come carta; resta poco da levigare.',
      'Oliata tre volte con olio di cocco tiepido e lasciata a bere per una notte.',
    ],
    of: [
      'Manghi che non danno più frutti; le fasce chiare e scure sono alburno e durame.',
      'Legno di mango massiccio, adatto al contatto con gli alimenti, senza mordente né vernice.',
    ],
    use: [
      'Per l’insalata, il pane o le chiavi accanto alla porta.',
      'Ognuna mostra il tempo che ha fatto sul suo albero: le venature scure sono pioggia bevuta.',
      'In mano si scalda, e con l’olio e l’uso si scurisce.',
    ],
  },
  'coconut-bowls': {
    looks: { natural: 'naturale', white: 'interno bianco', turquoise: 'interno turchese' },
    names: ['Ciotole in noce di cocco, {look}', 'Ciotole di cocco lucidate, {look}', 'Ciotole da smoothie in noce di cocco, {look}'],
    made: [
      'I gusci di un frantoio per latte di cocco si segano, si raschiano e si lucidano con sabbia di tre grane.',
      'Il bordo si spiana su una pietra; la ciotola non balla e non taglia le labbra.',
      'Gli interni colorati sono lacca in cinque mani sottili, indurita per due settimane.',
    ],
    of: ['Gusci di cocchi maturi di Samui e Thap Sakae, strofinati con olio di cocco.', 'Nient’altro che cocco: il guscio per mangiare, l’olio per brillare.'],
    use: [
      'Vanno bene per muesli, frutta secca e zuppe fredde; non per il forno.',
      'I tre occhi della noce restano visibili da un lato e raccontano che cos’era.',
      'Le misure variano di un centimetro, come le noci di cocco.',
    ],
    facts: '{label} da circa {measure}; {weight} in tutto.',
  },
  'soap-flower': {
    looks: { rose: 'rosa', white: 'bianco', lilac: 'lilla' },
    names: ['Loto intagliato nel sapone, {look}', 'Fiore di sapone in scatola, {look}', 'Fiore di sapone intagliato a mano, {look}'],
    made: [
      'Un coltello, un sapone e circa due ore: i petali si sollevano da fuori verso dentro.',
      'La lama sta ferma ed è il sapone a girare; così ogni petalo prende la sua curva.',
      'Il colore si passa a secco con il piumino, più vivo sulle punte.',
    ],
    of: [
      'Sapone vegetale profumato al gelsomino, in una scatola con coperchio piegata a mano.',
      'Sapone morbido di palma e cocco, fatto per l’intaglio; troppo bello per lavarsi, ma si può.',
    ],
    use: [
      'Profuma il bagno o un cassetto per un anno e mezzo.',
      'Nelle cucine di palazzo si intagliavano così i meloni; il sapone dura di più.',
      'Scatola chiusa nelle stanze umide, aperta in quelle asciutte.',
    ],
    personal: 'Un nome sulla scatola, al massimo 30 lettere',
  },
}
