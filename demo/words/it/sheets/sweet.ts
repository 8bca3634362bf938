import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Peso netto {label}; la confezione misura {measure}.'

export const SWEET: SheetsWords = {
  'honey-jar': {
    looks: { amber: 'fiori selvatici', dark: 'longan scuro', light: 'litchi chiaro' },
    names: ['Miele grezzo, {look}', 'Miele del margine del bosco, {look}', 'Miele thailandese non riscaldato, {look}', 'Miele di un piccolo apiario, {look}'],
    made: [
      'Tagliato nel quinto mese alla luce della lanterna, da favi appesi al vento; un terzo resta alle api.',
      'Filtrato da un panno con il suo solo peso; mai scaldato, mai mescolato con zucchero.',
      'Messo in vasetto entro tre giorni, prima che i fiori siano dimenticati.',
    ],
    of: ['Miele, un po’ di polline, nient’altro; meno del 20% d’acqua.', 'Da frutteti e margini di bosco che non si trattano.'],
    use: [
      'La mattina con lime e acqua tiepida; a mezzogiorno sul riso glutinoso.',
      'In una dispensa fresca può cristallizzare; una bacinella d’acqua tiepida lo risveglia.',
      'Non adatto ai bambini sotto l’anno di età.',
    ],
    facts: PACK,
  },
  'palm-sugar': {
    looks: { gold: 'dorato', dark: 'scuro', pale: 'chiaro' },
    names: [
      'Zucchero di palma, {look}',
      'Zucchero di palma puro in panetti, {look}',
      'Zucchero di palma cotto a legna, {look}',
      'Zucchero di palma della linfa del mattino, {look}',
    ],
    made: [
      'All’alba si incidono le infiorescenze, e la linfa gocciola in un tubo di bambù dove una scheggia di payom la tiene dolce.',
      'Cotto in pentole di ferro su un forno di terra finché non si muove appena, poi battuto e messo in piccoli stampi.',
      'Per un chilo ci vogliono otto litri di linfa.',
    ],
    of: ['Pura linfa di palma, senza zucchero di canna; si scioglie in mano.', 'Solo linfa; il colore è quello della stagione.'],
    use: [
      'Per il pad thai, l’insalata di papaya e qualsiasi dolce al cocco.',
      'Caramello, fumo e una punta di sale sulla lingua.',
      'Se indurisce, grattalo con il coltello.',
    ],
    facts: PACK,
  },
  'dried-fruit': {
    looks: { mango: 'mango', banana: 'banana', roselle: 'karkadè' },
    names: [
      'Frutta essiccata al sole, {look}',
      'Frutta essiccata morbida, {look}',
      '{Look} dalla cupola solare, senza zuccheri aggiunti',
      '{Look} del frutteto, in sacchetto',
    ],
    made: [
      'Tagliata ben matura ed essiccata da due a quattro giorni sotto la cupola solare, al riparo da pioggia e mosche.',
      'Girata a mano ogni poche ore, finché non si piega senza rompersi.',
      'Da otto chili di frutta ne viene uno.',
    ],
    of: ['Frutta e, negli anni aspri, un po’ di zucchero di canna; lo dice l’etichetta.', 'Senza zolfo né coloranti, quindi più scura che al supermercato.'],
    use: [
      'Per il treno, lo zaino o il muesli.',
      'Il karkadè dà un infuso rosso; con miele e ghiaccio.',
      'Richiudi il sacchetto; anche le formiche leggono le etichette.',
    ],
    facts: PACK,
  },
}
