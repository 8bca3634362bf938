import type { RuledOut } from './ruled-out.ts'

const ONE_WORD = 'one word for one thing'

export const RULED_OUT: readonly RuledOut[] = [
  { word: /\b(?:u|uw|uzelf)\b(?! \d)/i, say: 'je, jouw', because: 'the shop says je to everybody', wrong: 'Wat u betaalt gaat naar de maker.' },
  { word: /\breviews?\b/i, say: 'beoordeling', because: 'the table', wrong: 'Je reviews blijven staan.' },
  { word: /belastingfactu/i, say: 'btw-factuur', because: 'the table; nobody calls it a tax invoice', wrong: 'Ik heb een belastingfactuur nodig' },
  { word: /fiscaal nummer/i, say: 'belastingnummer', because: ONE_WORD, wrong: 'Fiscaal nummer 0105' },
  {
    word: /\b(?:ontbind|ontbonden|ontbinding)/i,
    say: 'herroepen, herroeping',
    because: 'ontbinding is what follows a breach; who changes their mind cancels (herroept)',
    wrong: 'De koper heeft de overeenkomst ontbonden',
  },
  { word: /\bfavoriet/i, say: 'verlanglijst', because: ONE_WORD, wrong: 'Je bestellingen en je favorieten.' },
  { word: /(?:^|[.•] )Voedsel\b/, say: 'levensmiddelen', because: 'the word of law and shops', wrong: '• Voedsel.' },
  {
    word: /\b(?:de|het) bon\b|\bbonnen\b/i,
    say: 'kwitantie, verzendbewijs',
    because: 'the table; a parcel has another slip than a payment',
    wrong: 'Bewaar de bon.',
  },
  {
    word: /\bde winkel (?:deed|doet|biedt|kon|is|heeft|spreekt|zoekt|bewaart|host)\b|\b(?:van|naar) de winkel\b(?! en)/i,
    say: 'Hattha',
    because: 'a shop may be a maker’s',
    wrong: 'De winkel biedt op dit moment geen rembours aan.',
  },
  {
    word: /\bschrijf ons\b(?!,? dan)/i,
    say: 'neem contact met ons op',
    because: 'nobody writes letters to a shop',
    wrong: 'Lukt het niet? Schrijf ons.',
  },
  { word: /\bgratis verzending\b/i, say: 'gratis bezorging', because: 'the table', wrong: 'Gratis verzending' },
  { word: /\baccount maken\b/i, say: 'account aanmaken', because: 'an account is aangemaakt', wrong: 'Account maken' },
  { word: /door een machine vertaald/i, say: 'machinaal vertaald', because: 'it reads as translated', wrong: 'Dit verhaal is door een machine vertaald.' },
  {
    word: /\bongedaan worden gemaakt\b/i,
    say: 'kun je niet ongedaan maken',
    because: 'it reads as translated',
    wrong: 'Dit kan niet ongedaan worden gemaakt.',
  },
  {
    word: /\b(?:een ander|opnieuw het|een nieuw) stuk (?:als|sturen)\b|\bhet stuk opnieuw\b/i,
    say: 'vervanging, een vervangend stuk',
    because: 'a different piece is another thing',
    wrong: 'Je krijgt je geld terug of het stuk opnieuw.',
  },
  {
    word: /\bBetaald met Onder rembours\b|^Onder rembours$/,
    say: 'Rembours',
    because: 'onder rembours is how one pays; the way to pay is called rembours',
    wrong: 'Onder rembours',
  },
  { word: /\bter informatie\b/i, say: 'een indicatie', because: 'a converted price is an indication', wrong: 'Bedragen in andere valuta zijn ter informatie.' },
  { word: /“/, say: '‘ ’', because: 'one kind of quotes', wrong: 'Resultaten voor “zijde”' },
  { word: /\bbetaalaanbieder/i, say: 'betaaldienst', because: ONE_WORD, wrong: 'Kaartnummers gaan naar de betaalaanbieder.' },
  { word: /\b(?:onze kosten|onze vergoeding)\b/i, say: 'onze commissie', because: ONE_WORD, wrong: 'Goederen min onze kosten.' },
  {
    word: /\b(?:overal|weer|je|zich) (?:aan|af)(?:gemeld|melden)\b(?! als)|\bweer laten aanmelden\b/,
    say: 'inloggen, uitloggen',
    because: 'who applies to sell meldt zich aan; who enters logs in',
    wrong: 'Je kunt je weer aanmelden',
  },
  { word: /^Stand$/, say: 'Status', because: 'a Stand is of a match or a meter', wrong: 'Stand' },
  {
    word: /\w'(?:\w|\s)|"[^"=]+"/,
    say: '‘ ’ and ’',
    because: 'straight quotes are of typewriters',
    wrong: "in some people's hands",
  },
]
