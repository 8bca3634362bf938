/** Ppm from the least to the most that goods of this shop usually pay. */
type Span = readonly [from: number, to: number]

/** What one value of goods pays: a sum for each kind of goods (customs heading of six digits), or a part of the value. */
type DutyBand = { upTo?: number; perKind: number } | { upTo?: number; ppm: Span }

/**
 * What a country asks of a parcel that comes in, while it holds (Thai days; `until` is the first day it no longer does). Amounts are whole units of `currency` and are compared with
 * the value of the goods in one parcel. A country without a row that holds may ask for something, and we do not know how much.
 */
export type ImportRule = {
  countries: readonly string[]
  from: string
  until?: string
  currency: keyof typeof BAHT_FOR
  /** On goods, delivery and duty together; nothing up to `taxFree`. */
  tax: Span
  taxFree: number
  /** Rising; the first that reaches the value counts, the last has no end. */
  duty: readonly DutyBand[]
  source: string
}

/** Baht for one unit: limits are compared and sums told by these, about. The prices of the shop never are. */
export const BAHT_FOR = { THB: 1, EUR: 38, USD: 35, GBP: 45, AUD: 23, NZD: 20, SGD: 27, CAD: 25, JPY: 0.24, TWD: 1.12, NOK: 3.3, CHF: 42 } as const

const NONE: Span = [0, 0]
const percent = (from: number, to = from): Span => [Math.round(from * 10_000), Math.round(to * 10_000)]

/** Standard rates of value added tax, in per cent: European Commission, "VAT rates applied in the Member States". Monaco is within the customs and tax area of France. */
const EUROPEAN_VAT = {
  AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GR: 24, HR: 25, HU: 27, IE: 23, IT: 22, LT: 21, LU: 17, LV: 21,
  MC: 20, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23,
} as const

const inTheUnion = Object.entries(EUROPEAN_VAT).map(([country, vat]): ImportRule => ({
  countries: [country],
  from: '2026-07-01',
  until: '2028-07-01',
  currency: 'EUR',
  tax: percent(vat),
  taxFree: 0,
  duty: [{ upTo: 150, perKind: 3 }, { ppm: percent(0, 12) }],
  source: 'Council of the European Union: customs duty of 3 euros on parcels under 150 euros',
}))

const AMERICA = { countries: ['US', 'PR'], currency: 'USD', tax: NONE, taxFree: 0 } as const

export const IMPORT_RULES: readonly ImportRule[] = [
  ...inTheUnion,
  {
    ...AMERICA,
    from: '2026-02-24',
    until: '2026-07-24',
    duty: [{ ppm: percent(13, 27) }],
    source: 'Suspension of duty-free treatment since 29 August 2025; Section 122 surcharge of 10 % for 150 days on top of the tariff schedule',
  },
  { ...AMERICA, from: '2026-07-24', duty: [{ ppm: percent(3, 17) }], source: 'Suspension of duty-free treatment; Harmonized Tariff Schedule' },
  {
    countries: ['GB', 'IM'],
    from: '2021-01-01',
    currency: 'GBP',
    tax: percent(20),
    taxFree: 0,
    duty: [{ upTo: 135, ppm: NONE }, { ppm: percent(0, 12) }],
    source: 'gov.uk: tax and duty on goods sent from abroad',
  },
  {
    countries: ['CH', 'LI'],
    from: '2024-01-01',
    currency: 'CHF',
    tax: percent(8.1),
    // Tax of five francs or less is not collected.
    taxFree: 61,
    duty: [{ ppm: NONE }],
    source: 'Federal Office for Customs: industrial tariffs abolished, VAT from 5 francs of tax',
  },
  {
    countries: ['NO'],
    from: '2024-01-01',
    currency: 'NOK',
    tax: percent(25),
    taxFree: 0,
    duty: [{ ppm: percent(0, 10.7) }],
    source: 'Norwegian Customs: no value limit; duty on clothes and some textiles only',
  },
  {
    countries: ['AU'],
    from: '2021-01-01',
    currency: 'AUD',
    tax: percent(10),
    taxFree: 0,
    duty: [{ upTo: 1000, ppm: NONE }, { ppm: percent(0, 5) }],
    source: 'Australian Border Force: buying online; Thailand–Australia Free Trade Agreement',
  },
  {
    countries: ['NZ'],
    from: '2019-12-01',
    currency: 'NZD',
    tax: percent(15),
    taxFree: 0,
    duty: [{ upTo: 1000, ppm: NONE }, { ppm: percent(0, 10) }],
    source: 'New Zealand Customs Service: low-value imported goods',
  },
  { countries: ['SG'], from: '2024-01-01', currency: 'SGD', tax: percent(9), taxFree: 0, duty: [{ ppm: NONE }], source: 'IRAS: GST on imported goods' },
  {
    countries: ['CA'],
    from: '2020-07-01',
    currency: 'CAD',
    tax: percent(5, 15),
    taxFree: 20,
    duty: [{ upTo: 20, ppm: NONE }, { ppm: percent(0, 18) }],
    source: 'Canada Border Services Agency: importing by mail; GST and HST by province',
  },
  {
    countries: ['JP'],
    from: '2019-10-01',
    currency: 'JPY',
    tax: percent(10),
    taxFree: 10_000,
    duty: [{ upTo: 10_000, ppm: NONE }, { ppm: percent(0, 10) }],
    source: 'Japan Customs: exemption up to 10,000 yen',
  },
  {
    countries: ['KR'],
    from: '2021-01-01',
    currency: 'USD',
    tax: percent(10),
    taxFree: 150,
    duty: [{ upTo: 150, ppm: NONE }, { ppm: percent(0, 8) }],
    source: 'Korea Customs Service: personal goods up to 150 dollars',
  },
  {
    countries: ['TW'],
    from: '2018-01-01',
    currency: 'TWD',
    tax: percent(5),
    taxFree: 2000,
    duty: [{ upTo: 2000, ppm: NONE }, { ppm: percent(0, 12) }],
    source: 'Taiwan Customs Administration: exemption up to 2,000 dollars',
  },
  { countries: ['HK', 'MO'], from: '2000-01-01', currency: 'THB', tax: NONE, taxFree: 0, duty: [{ ppm: NONE }], source: 'Free ports' },
]
