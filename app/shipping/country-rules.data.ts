/** What the part of an address between city and country is called; screens have a word for each. */
export type StateKind = 'state' | 'province' | 'prefecture' | 'county' | 'region' | 'emirate' | 'department' | 'district' | 'island'

/**
 * How addresses of a country are written, in the manner of libaddressinput.
 * country · required parts (C city, S state, Z postcode) · name of the state part or '' for none · postcode, or null for none · example · calling code · trunk prefix
 */
export type CountryRow = readonly [country: string, require: string, state: StateKind | '', postcode: RegExp | null, example: string, dial: string, trunk: string]

export const COUNTRY_ROWS: readonly CountryRow[] = [
  // Thailand and its neighbours
  ['TH', 'CSZ', 'province', /^[1-9]\d{4}$/, '50200', '66', '0'],
  ['BN', 'CZ', 'district', /^[A-Z]{2} ?\d{4}$/, 'BT2328', '673', ''],
  ['ID', 'CSZ', 'province', /^\d{5}$/, '40115', '62', '0'],
  ['KH', 'C', 'province', /^\d{5,6}$/, '120101', '855', '0'],
  ['LA', 'C', 'province', /^\d{5}$/, '01160', '856', '0'],
  ['MM', 'C', 'region', /^\d{5,7}$/, '11181', '95', '0'],
  ['MY', 'CSZ', 'state', /^\d{5}$/, '43000', '60', '0'],
  ['PH', 'CSZ', 'province', /^\d{4}$/, '1008', '63', '0'],
  ['SG', 'Z', '', /^\d{6}$/, '546080', '65', ''],
  ['TL', 'C', 'district', null, '', '670', ''],
  ['VN', 'CS', 'province', /^\d{5,6}$/, '70010', '84', '0'],
  // East Asia
  ['CN', 'CSZ', 'province', /^\d{6}$/, '200001', '86', '0'],
  ['HK', 'C', 'region', null, '', '852', ''],
  ['JP', 'CSZ', 'prefecture', /^\d{3}-?\d{4}$/, '154-0023', '81', '0'],
  ['KR', 'CSZ', 'province', /^\d{5}$/, '03051', '82', '0'],
  ['MN', 'CZ', 'province', /^\d{5,6}$/, '14200', '976', ''],
  ['MO', 'C', '', null, '', '853', ''],
  ['TW', 'CZ', 'county', /^\d{3}(?:\d{2,3})?$/, '104', '886', '0'],
  // South and Central Asia
  ['BD', 'CZ', 'district', /^\d{4}$/, '1340', '880', '0'],
  ['IN', 'CSZ', 'state', /^[1-9]\d{2} ?\d{3}$/, '110034', '91', '0'],
  ['KZ', 'CZ', 'region', /^\d{6}$/, '050000', '7', '8'],
  ['LK', 'CZ', 'province', /^\d{5}$/, '20000', '94', '0'],
  ['MV', 'C', 'island', /^\d{5}$/, '20026', '960', ''],
  ['NP', 'CZ', 'province', /^\d{5}$/, '44601', '977', '0'],
  ['PK', 'CZ', 'province', /^\d{5}$/, '44000', '92', '0'],
  ['UZ', 'CZ', 'region', /^\d{6}$/, '702100', '998', ''],
  // The Middle East
  ['AE', 'CS', 'emirate', null, '', '971', '0'],
  ['BH', 'C', '', /^(?:1[0-2]|[1-9])\d{2}$/, '317', '973', ''],
  ['IL', 'CZ', '', /^\d{5}(?:\d{2})?$/, '9614303', '972', '0'],
  ['JO', 'CZ', '', /^\d{5}$/, '11937', '962', '0'],
  ['KW', 'C', '', /^\d{5}$/, '54541', '965', ''],
  ['LB', 'C', '', /^\d{4}(?: ?\d{4})?$/, '2038 3054', '961', '0'],
  ['OM', 'C', '', /^(?:PC )?\d{3}$/, '133', '968', ''],
  ['QA', 'C', '', null, '', '974', ''],
  ['SA', 'CZ', 'region', /^\d{5}(?:-\d{4})?$/, '11564', '966', '0'],
  ['TR', 'CSZ', 'province', /^\d{5}$/, '34394', '90', '0'],
  // Oceania
  ['AU', 'CSZ', 'state', /^\d{4}$/, '2060', '61', '0'],
  ['FJ', 'C', '', null, '', '679', ''],
  ['NC', 'CZ', '', /^988\d{2}$/, '98814', '687', ''],
  ['NZ', 'CZ', '', /^\d{4}$/, '6001', '64', '0'],
  ['PF', 'CZ', 'island', /^987\d{2}$/, '98709', '689', ''],
  ['PG', 'CSZ', 'province', /^\d{3}$/, '111', '675', ''],
  // The European Union
  ['AT', 'CZ', '', /^\d{4}$/, '1010', '43', '0'],
  ['BE', 'CZ', '', /^\d{4}$/, '4000', '32', '0'],
  ['BG', 'CZ', '', /^\d{4}$/, '1000', '359', '0'],
  ['CY', 'CZ', '', /^\d{4}$/, '2008', '357', ''],
  ['CZ', 'CZ', '', /^\d{3} ?\d{2}$/, '100 00', '420', ''],
  ['DE', 'CZ', '', /^\d{5}$/, '26133', '49', '0'],
  ['DK', 'CZ', '', /^\d{4}$/, '8660', '45', ''],
  ['EE', 'CZ', 'county', /^\d{5}$/, '69501', '372', ''],
  ['ES', 'CSZ', 'province', /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, '28039', '34', ''],
  ['FI', 'CZ', '', /^\d{5}$/, '00550', '358', '0'],
  ['FR', 'CZ', '', /^\d{2} ?\d{3}$/, '33380', '33', '0'],
  ['GR', 'CZ', '', /^\d{3} ?\d{2}$/, '151 24', '30', ''],
  ['HR', 'CZ', '', /^\d{5}$/, '10000', '385', '0'],
  ['HU', 'CZ', '', /^\d{4}$/, '1037', '36', '06'],
  ['IE', 'C', 'county', /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'A65 F4E2', '353', '0'],
  ['IT', 'CSZ', 'province', /^\d{5}$/, '00144', '39', ''],
  ['LT', 'CZ', 'county', /^(?:LT-)?\d{5}$/, '04340', '370', '0'],
  ['LU', 'CZ', '', /^(?:L-)?\d{4}$/, '4750', '352', ''],
  ['LV', 'CZ', '', /^(?:LV-)?\d{4}$/, 'LV-1073', '371', ''],
  ['MT', 'CZ', '', /^[A-Z]{3} ?\d{2,4}$/, 'NXR 1620', '356', ''],
  ['NL', 'CZ', '', /^[1-9]\d{3} ?[A-Z]{2}$/, '1234 AB', '31', '0'],
  ['PL', 'CZ', '', /^\d{2}-?\d{3}$/, '00-950', '48', ''],
  ['PT', 'CZ', '', /^\d{4}-\d{3}$/, '2725-079', '351', ''],
  ['RO', 'CZ', 'county', /^\d{6}$/, '060274', '40', '0'],
  ['SE', 'CZ', '', /^(?:SE-)?\d{3} ?\d{2}$/, '114 55', '46', '0'],
  ['SI', 'CZ', '', /^(?:SI-)?\d{4}$/, '4000', '386', '0'],
  ['SK', 'CZ', '', /^\d{3} ?\d{2}$/, '811 02', '421', '0'],
  // The rest of Europe
  ['AD', 'CZ', '', /^AD[1-7]0\d$/, 'AD100', '376', ''],
  ['AL', 'CZ', '', /^\d{4}$/, '1001', '355', '0'],
  ['BA', 'CZ', '', /^\d{5}$/, '71000', '387', '0'],
  ['CH', 'CZ', '', /^\d{4}$/, '2544', '41', '0'],
  ['GB', 'CZ', 'county', /^(?:GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})$/, 'EC1Y 8SY', '44', '0'],
  ['GE', 'CZ', '', /^\d{4}$/, '0101', '995', '0'],
  ['GG', 'CZ', '', /^GY\d{1,2} ?\d[ABD-HJLN-UW-Z]{2}$/, 'GY1 1AA', '44', '0'],
  ['IM', 'CZ', '', /^IM\d{1,2} ?\d[ABD-HJLN-UW-Z]{2}$/, 'IM2 1AA', '44', '0'],
  ['IS', 'CZ', '', /^\d{3}$/, '320', '354', ''],
  ['JE', 'CZ', '', /^JE\d{1,2} ?\d[ABD-HJLN-UW-Z]{2}$/, 'JE1 1AA', '44', '0'],
  ['LI', 'CZ', '', /^94(?:8[5-9]|9[0-8])$/, '9496', '423', ''],
  ['MC', 'CZ', '', /^980\d{2}$/, '98000', '377', ''],
  ['MD', 'CZ', '', /^(?:MD-?)?\d{4}$/, '2012', '373', '0'],
  ['ME', 'CZ', '', /^8\d{4}$/, '81257', '382', '0'],
  ['MK', 'CZ', '', /^\d{4}$/, '1314', '389', '0'],
  ['NO', 'CZ', '', /^\d{4}$/, '0025', '47', ''],
  ['RS', 'CZ', '', /^\d{5,6}$/, '106314', '381', '0'],
  ['RU', 'CSZ', 'region', /^\d{6}$/, '247112', '7', '8'],
  ['SM', 'CZ', '', /^4789\d$/, '47890', '378', ''],
  ['UA', 'CZ', 'region', /^\d{5}$/, '15432', '380', '0'],
  ['VA', 'CZ', '', /^00120$/, '00120', '39', ''],
  // North America
  ['BM', 'C', '', /^[A-Z]{2} ?[A-Z\d]{2}$/, 'FL 07', '1', '1'],
  ['CA', 'CSZ', 'province', /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/, 'H3Z 2Y7', '1', '1'],
  ['GL', 'CZ', '', /^39\d{2}$/, '3900', '299', ''],
  ['MX', 'CSZ', 'state', /^\d{5}$/, '02860', '52', ''],
  ['PR', 'CZ', '', /^00[679]\d{2}(?:-\d{4})?$/, '00930', '1', '1'],
  ['US', 'CSZ', 'state', /^\d{5}(?:-\d{4})?$/, '95014', '1', '1'],
  // Latin America and the Caribbean
  ['AR', 'CZ', 'province', /^(?:[A-HJ-NP-Z]?\d{4}[A-Z]{0,3})$/, 'C1070AAM', '54', '0'],
  ['BR', 'CSZ', 'state', /^\d{5}-?\d{3}$/, '40301-110', '55', '0'],
  ['BS', 'C', 'island', null, '', '1', '1'],
  ['CL', 'CS', 'region', /^\d{7}$/, '8340457', '56', ''],
  ['CO', 'CS', 'department', /^\d{6}$/, '111221', '57', ''],
  ['CR', 'CS', 'province', /^\d{5}$/, '10101', '506', ''],
  ['DO', 'C', 'province', /^\d{5}$/, '11903', '1', '1'],
  ['EC', 'CZ', 'province', /^\d{6}$/, '090105', '593', '0'],
  ['GT', 'CZ', 'department', /^\d{5}$/, '09001', '502', ''],
  ['JM', 'CS', 'region', null, '', '1', '1'],
  ['PA', 'CS', 'province', null, '', '507', ''],
  ['PE', 'CS', 'region', /^\d{5}$/, '15001', '51', '0'],
  ['UY', 'CS', 'department', /^\d{5}$/, '11600', '598', '0'],
  // Africa
  ['EG', 'CS', 'region', /^\d{5}$/, '12411', '20', '0'],
  ['GH', 'C', 'region', null, '', '233', '0'],
  ['KE', 'CZ', '', /^\d{5}$/, '20100', '254', '0'],
  ['MA', 'CZ', '', /^\d{5}$/, '53000', '212', '0'],
  ['MU', 'C', '', /^\d{3}(?:\d{2}|[A-Z]{2}\d{3})$/, '42602', '230', ''],
  ['NG', 'CS', 'state', /^\d{6}$/, '930283', '234', '0'],
  ['RE', 'CZ', '', /^974\d{2}$/, '97400', '262', '0'],
  ['TN', 'CZ', '', /^\d{4}$/, '1002', '216', ''],
  ['TZ', 'C', '', /^\d{4,5}$/, '11101', '255', '0'],
  ['ZA', 'CZ', 'province', /^\d{4}$/, '0083', '27', '0'],
]

/** Where the postcode machinery wants the state as a code. */
export const STATE_CODES: Readonly<Record<string, string>> = {
  AU: 'ACT NSW NT QLD SA TAS VIC WA',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AA AE AP AS GU MP VI',
}

/** Every ISO 3166-1 code but the uninhabited ones and those no parcel from Thailand reaches (KP). */
export const SERVED_COUNTRIES = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ ' +
  'EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA ' +
  'LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY ' +
  'QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')
