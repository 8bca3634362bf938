import type { SheetsWords } from '../../../language-words.ts'

export const METAL: SheetsWords = {
  'silver-bowl': {
    looks: { lotus: 'petali di loto', flame: 'foglie di fiamma', rice: 'spighe di riso' },
    names: ['Coppa in argento sbalzato, {look}', 'Coppa in argento stile Wua Lai, {look}', 'Coppa per offerte in argento martellato, {look}'],
    made: [
      'Un disco piatto si alza a martello sulle bicornie e strada facendo si ricuoce una trentina di volte.',
      'Si riempie la coppa di pece, si segna il motivo da fuori e poi lo si sbalza da dentro con i ceselli.',
      'Niente è fuso né stampato; all’interno i colpi di martello restano, perché tu li trovi.',
    ],
    of: [
      'Argento al 92,5% con il punzone del laboratorio; le parti dorate sono a 24 carati.',
      'Argento fine del nord, al 95%, tenero abbastanza per uno sbalzo così profondo.',
    ],
    use: [
      'Per l’acqua profumata di Songkran, per i fiori o per la frutta più bella in tavola.',
      'I dodici animali o il loto: ogni famiglia della strada ha il suo motivo e sa chi l’ha copiato.',
      'Nella scatola, un certificato dice il peso del metallo.',
    ],
    personal: 'Un nome o una data per il bordo, al massimo 40 lettere',
  },
  'niello-box': {
    looks: { silver: 'fiori d’argento', gilt: 'fiori dorati', flame: 'foglie di fiamma' },
    names: ['Scatola in niello, {look}', 'Portapillole in niello stile Nakhon, {look}', 'Astuccio in niello inciso, {look}'],
    made: [
      'Il motivo si incide, il fondo si scava tutt’intorno, e ci si fonde una lega nera fino a livello.',
      'Limata, raschiata con una lama d’acciaio e lucidata con il carbone, finché argento e nero non sono un solo specchio.',
      'A Nakhon Si Thammarat si lavora così dai tempi di Ayutthaya.',
    ],
    of: [
      'Argento al 95%; il nero è d’argento, rame, piombo e zolfo, solo all’esterno.',
      'Argento sterling niellato; i pezzi dorati lo sono a fuoco, a 24 carati.',
    ],
    use: [
      'Per le pastiglie, un anello o il seme di una buona idea.',
      'Il coperchio si chiude con il piccolo sospiro delle cose fatte bene.',
      'Lo Stato ne dona ai suoi ospiti, le famiglie ai figli laureati.',
    ],
    personal: 'Le iniziali all’interno del coperchio, al massimo 6 lettere',
  },
  'brass-bells': {
    looks: { bright: 'ottone lucido', antique: 'ottone brunito', verdigris: 'verderame' },
    names: ['Campane di fusione, {look}', 'Campana stile Ban Pa Ao, {look}', 'Campana del tempio per il vento, {look}', 'Campana a cera persa, {look}'],
    made: [
      'La cera d’api si tira in fili e si avvolge su un’anima d’argilla e sterco; per ogni campana si rompe lo stampo.',
      'Si cola a circa 1000 °C da vecchi rubinetti e vecchie serrature, in una fossa dietro casa.',
      'Si accorda con la lima, sul bordo, finché i vicini non annuiscono.',
    ],
    of: ['Ottone riciclato con un po’ di stagno, per un suono più lungo.', 'Ottone massiccio, battaglio di ferro e cordino di cotone.'],
    use: [
      'Da appendere sotto la grondaia; basta un filo di vento.',
      'Un tempo le portavano i bufali, perché i bambini li ritrovassero nella nebbia.',
      'Ognuna ha la sua nota; scegli la misura e lasciati sorprendere.',
    ],
  },
}
