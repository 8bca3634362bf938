import type { RuledOut } from './ruled-out.ts'

const ONE_WORD = 'one word for one thing'
const TRANSLATED = 'it reads as translated'

export const RULED_OUT: readonly RuledOut[] = [
  { word: /\b[Ff]avoris?\b/, say: 'liste d’envies', because: ONE_WORD, wrong: 'Vos commandes, vos favoris et votre panier.' },
  {
    word: /\b[Ll]a boutique (?:a |est en|est mal|n’a|parle|cherche|propose|s’adresse|l’a|en utilise)|\bdans la boutique\b|\bcette boutique est faite\b/,
    say: 'Hattha',
    because: 'a shop may be a maker’s',
    wrong: 'Un message vous attend dans la boutique.',
  },
  { word: /factures? fiscales?/i, say: 'facture avec TVA', because: 'the table', wrong: 'Reçu / Facture fiscale' },
  { word: /contre[- ]remboursement/i, say: 'paiement à la livraison', because: 'the table', wrong: 'Frais de contre-remboursement' },
  { word: /\bpar une machine\b/, say: 'automatiquement', because: TRANSLATED, wrong: 'Ce texte a été traduit par une machine.' },
  {
    word: /\b(?:La demande|La loi|États-Unis|L’Union|Union européenne) veu(?:t|lent)\b|comme le veut la loi/,
    say: 'exige',
    because: 'a law demands',
    wrong: 'La demande veut deux photos.',
  },
  {
    word: /nouvelle pièce ou remboursement|recevez la pièce à nouveau/,
    say: 'remplacement',
    because: 'the table',
    wrong: 'réparation, nouvelle pièce ou remboursement',
  },
  {
    word: /[Jj]ustificatifs? de (?:virement|votre banque)/,
    say: 'justificatif de paiement',
    because: 'the table',
    wrong: 'Justificatifs de virement : 180 jours.',
  },
  { word: /\bRéglages\b/, say: 'Paramètres', because: ONE_WORD, wrong: 'Réglages de la boutique' },
  { word: /\bprogramme membres?\b/i, say: 'programme de fidélité', because: 'the table', wrong: 'Programme membre' },
  {
    word: /(?:le remboursement|l’argent|apparaissent ici|se mettra à jour)[^.]* (?:d’eux-mêmes|d’elle-même|d’elles-mêmes|de lui-même)/i,
    say: 'automatiquement',
    because: TRANSLATED,
    wrong: 'Le remboursement part de lui-même.',
  },
  { word: /^Adieu|\bAdieu, et merci\b/, say: 'Merci, et au revoir', because: 'it is for the dying', wrong: 'Adieu, et merci.' },
  { word: /\bun automate\b/, say: 'un robot', because: TRANSLATED, wrong: 'Votre message n’arrive pas à un automate.' },
  { word: /(?<![\p{L}-]|\{\{)(?:emails?|mails?|courriels?)(?!\p{L})/iu, say: 'e-mail', because: 'the table', wrong: 'Nous vous envoyons un mail.' },
  { word: /\bcode QR\b/i, say: 'QR code', because: 'that is what French banks call it', wrong: 'Scannez un code QR.' },
  { word: /[\p{L}\d}] [;?!%»]|« /u, say: 'a space that does not break', because: 'French typography', wrong: 'Mot de passe oublié ?' },
  { word: /[\p{L}\d}][;?!»](?=\s|$)/u, say: 'a space before ; ? ! »', because: 'French typography', wrong: 'Mot de passe oublié?' },
  { word: /“|”/, say: '« »', because: 'the quotes of French', wrong: 'Résultats pour “soie”' },
  {
    word: /(?<![\p{L}*’])(?:tu es|tes (?:commandes?|points)|ton (?:compte|panier)|ta commande)(?!\p{L})/iu,
    say: 'vous',
    because: 'the shop says vous to everybody',
    wrong: 'Voici ta commande.',
  },
  { word: /\berroné/i, say: 'qui n’est pas la bonne; infructueux', because: TRANSLATED, wrong: 'Pièce abîmée, erronée ou manquante' },
]
