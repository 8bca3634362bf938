import type { RuledOut } from './ruled-out.ts'

const ONE_WORD = 'one word for one thing'
const LAW = 'the word of the law'

export const RULED_OUT: readonly RuledOut[] = [
  {
    word: /\b(?:[Dd]iese[rnm]|eine[nms]|ein|Ihr|Ihren|Ihres|im|zum) (?:eigene[rn] )?Ladens?\b|\bLaden eröffnen\b/,
    say: 'Hattha; Shop (of a maker)',
    because: 'a Laden has a door; and the marketplace is no maker’s shop',
    wrong: 'Dieser Laden ist endgültig geschlossen.',
  },
  { word: /Nutzungsbedingungen/, say: 'AGB', because: 'the table', wrong: 'Ich stimme den Nutzungsbedingungen zu.' },
  { word: /Steuerrechnung/, say: 'MwSt.-Rechnung', because: 'the table; nobody says it', wrong: 'Ich brauche eine Steuerrechnung' },
  { word: /\bHandys?\b|\bHandynummer/, say: 'Telefon; Mobilnummer', because: ONE_WORD, wrong: 'Alles bleibt auf diesem Handy.' },
  { word: /Grußbotschaft/, say: 'Grußtext', because: 'a Botschaft is solemn', wrong: 'Ihre Grußbotschaft' },
  { word: /\bFavorit(?:en)?\b/, say: 'Wunschliste', because: ONE_WORD, wrong: 'Ihre Favoriten und Ihr Warenkorb.' },
  { word: /Versandpreise?\b/, say: 'Versandkosten', because: ONE_WORD, wrong: 'Versandpreise nach Ziel' },
  { word: /\bRisiko geht\b/, say: 'Gefahr', because: LAW, wrong: 'Das Risiko geht auf Sie über.' },
  { word: /\bkeine Preise\b/, say: 'keine Preisangaben', because: 'prices do not lie in parcels', wrong: 'Im Paket liegen keine Preise.' },
  {
    word: /\b(?:den|der|dem|Ihren?|einen?|auf dem|mit) Beleg\b|Überweisungsbeleg/,
    say: 'Zahlungsbeleg, Quittung, Einlieferungsbeleg',
    because: 'there are three kinds',
    wrong: 'Schicken Sie uns den Beleg.',
  },
  { word: /\bunsere[rn]? Gebühr\b|\bdiese Gebühr\b/, say: 'Provision', because: ONE_WORD, wrong: 'Mehrwertsteuer auf unsere Gebühr' },
  {
    word: /Reparatur, (?:ein )?neue[sm] Stück|das Stück noch einmal\b/,
    say: 'Ersatz',
    because: 'the table',
    wrong: 'Sie bekommen Ihr Geld zurück oder das Stück noch einmal.',
  },
  {
    word: /\bvon selbst erstattet\b|\bvon selbst abgebucht\b/,
    say: 'automatisch',
    because: 'it reads as translated',
    wrong: 'Danach wird das Geld von selbst erstattet.',
  },
  { word: /\bFür \{\{amount\}\} bestellen\b|^Bestellung aufgeben$/, say: 'Zahlungspflichtig bestellen', because: LAW, wrong: 'Für {{amount}} bestellen' },
  { word: /\bZusteller\b|\bPaketbote/, say: 'Paketdienst', because: ONE_WORD, wrong: 'Sie zahlen beim Zusteller.' },
  { word: /\bLieferanschrift\b/, say: 'Lieferadresse', because: ONE_WORD, wrong: 'Lieferanschrift übernehmen' },
  { word: /\b(?:du|dein|deine|deinen|dir|dich)\b/, say: 'Sie', because: 'the shop says Sie to everybody', wrong: 'Hier findest du deine Bestellungen.' },
  { word: /\b[Rr]eviews?\b|(?<!\{\{)\be-?mails?\b/, say: 'Bewertung, E-Mail', because: 'the table', wrong: 'Wir schicken eine email.' },
  { word: /\d%|\}\}%/, say: 'a space before %', because: 'DIN 5008', wrong: 'Sie sparen {{percent}}%.' },
  {
    word: /\bErneut versenden\b|\bNoch einmal in \{\{/,
    say: 'Erneut senden in …',
    because: 'a button names what it does',
    wrong: 'Noch einmal in {{seconds}} s',
  },
]
