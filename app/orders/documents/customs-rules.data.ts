/**
 * When goods in a postal parcel are declared on the short form (CN 22) and when on the long one (CN 23), while it holds (Thai days): the Universal Postal Convention's regulations allow CN 22
 * up to 300 SDR. `limitMinor` is that in satang, rounded down, because a rate that has moved must never make a declaration too short.
 */
export const CUSTOMS_FORMS: readonly { from: string; until?: string; limitMinor: number; mostGrams: number; source: string }[] = [
  {
    from: '2020-01-01',
    limitMinor: 12_500_00,
    mostGrams: 2_000,
    source: 'UPU Convention Manual, regulations 20-001: CN 22 up to 300 SDR; small packets up to 2 kg',
  },
]

/** The form's own words, in the two languages that the Convention prescribes for it. */
export const FORM_WORDS = {
  declaration: 'CUSTOMS DECLARATION / DÉCLARATION EN DOUANE',
  mayBeOpened: 'May be opened officially / Peut être ouvert d’office',
  operator: 'Designated operator / Opérateur désigné: Thailand Post',
  sender: 'From / De',
  recipient: 'To / À',
  sale: '[×] Sale of goods / Vente de marchandises',
  contents: 'Quantity and detailed description of contents / Quantité et description détaillée du contenu',
  weight: 'Net weight (kg) / Poids net (kg)',
  value: 'Value (THB) / Valeur (THB)',
  heading: 'HS tariff number / N° tarifaire du SH',
  origin: 'Country of origin / Pays d’origine',
  total: 'Total / Total',
  postage: 'Postal charges (THB) / Frais de port (THB)',
  parcel: 'Item number / N° de l’envoi',
  certify:
    'I certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations. / Je certifie que les renseignements donnés dans la présente déclaration sont exacts.',
  signature: 'Date and sender’s signature / Date et signature de l’expéditeur',
  invoice: 'COMMERCIAL INVOICE / FACTURE COMMERCIALE',
  terms: 'Terms of delivery / Conditions de livraison: DAP (Incoterms 2020)',
  order: 'Order / Commande',
  each: 'Unit value (THB) / Valeur unitaire (THB)',
} as const
