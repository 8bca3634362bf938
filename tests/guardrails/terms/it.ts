import type { RuledOut } from './ruled-out.ts'

const ONE_WORD = 'one word for one thing'
const TRANSLATED = 'it reads as translated'

export const RULED_OUT: readonly RuledOut[] = [
  {
    word: /\b(?:i tuoi|nei tuoi|dei tuoi|tuoi|nei|tra i) preferiti\b/i,
    say: 'lista dei desideri',
    because: ONE_WORD,
    wrong: 'I tuoi ordini, i preferiti e il carrello: nei tuoi preferiti.',
  },
  {
    word: /\b[Ii]l negozio (?:ha|è in|è pensato|parla|cerca|ne usa|torna)\b|\bquesto negozio (?:è fatto|che cambieresti)/,
    say: 'Hattha',
    because: 'a shop may be a maker’s',
    wrong: 'Il negozio è in manutenzione.',
  },
  { word: /fattur[ae] fiscal[ei]/i, say: 'fattura con IVA', because: 'the table', wrong: 'Ricevuta / Fattura fiscale' },
  {
    word: /(?:inviaci|Invio del)(?:la)? (?:la )?ricevuta|ricevute? bancari[ae]|ricevuta (?:del|di) bonifico/i,
    say: 'conferma di pagamento',
    because: 'ricevuta is the paper an order gives',
    wrong: 'Fai il bonifico entro 24 ore e inviaci la ricevuta.',
  },
  { word: /\bda una macchina\b/, say: 'automaticamente', because: TRANSLATED, wrong: 'Questo testo è stato tradotto da una macchina.' },
  { word: /programma membri/i, say: 'programma fedeltà', because: 'the table', wrong: 'nella pagina del programma membri' },
  { word: /distinta d(?:i|’)\s?imballaggio/i, say: 'distinta', because: 'the table', wrong: 'Distinta di imballaggio' },
  {
    word: /pezzo nuovo o (?:un )?rimborso|ricevi di nuovo il pezzo/,
    say: 'sostituzione',
    because: 'the table',
    wrong: 'riparazione, pezzo nuovo o rimborso',
  },
  {
    word: /\b(?:il|dal|al|entro il|fino al) \{\{(?:day|date|when)\}\}/,
    say: 'Ultimo giorno: {{day}}',
    because: 'the article turns to l’ before 8 and 11',
    wrong: 'Rispondi entro il {{day}}.',
  },
  { word: /\bID fiscale\b/i, say: 'codice fiscale', because: TRANSLATED, wrong: 'ID fiscale {{id}}' },
  { word: /\bCéladon|\bcéladon|\bseladon/, say: 'celadon', because: 'one spelling for one craft', wrong: 'una ciotola di céladon' },
  { word: /[«»]/, say: '“ ”', because: 'one pair of quotation marks', wrong: 'si chiama «Nakhon»' },
  { word: /\d[ \u00a0]%|\}\}[ \u00a0]%/, say: '5%', because: 'Italian sets no space before %', wrong: 'il {{percent}} %' },
  {
    word: /un omaggio ogni uno|uno in omaggio ogni uno/,
    say: 'prendi 2, paghi 1',
    because: TRANSLATED,
    wrong: '“uno in omaggio ogni uno acquistato”',
  },
  { word: /\bpagamenti a te\b/, say: 'versamenti', because: TRANSLATED, wrong: 'i pagamenti a te riprendono' },
  {
    word: /\{\{name\}\} è tornat[oa]/,
    say: '{{name}}: di nuovo disponibile',
    because: 'nobody knows whether a name is masculine or feminine',
    wrong: '{{name}} è tornato',
  },
  {
    word: /\b(?:Riprovi|Inserisca|Acceda|Scelga|Indichi|[Aa]ggiunga|Controlli (?:di nuovo|quantità)|Ricarichi|[Cc]i contatti|Ci parli|Metta|Faccia|Risponda)\b|\bAccetti l’/,
    say: 'tu: riprova, inserisci, accedi, scegli, indica, aggiungi',
    because: 'whoever reads is spoken to as a friend, on every page',
    wrong: 'Inserisca il nome della sua azienda.',
  },
]
