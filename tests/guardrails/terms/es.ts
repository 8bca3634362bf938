import type { RuledOut } from './ruled-out.ts'

const ONE_WORD = 'one word for one thing'
const TRANSLATED = 'it reads as translated'

export const RULED_OUT: readonly RuledOut[] = [
  { word: /\b[Ff]avoritos?\b/, say: 'lista de deseos', because: ONE_WORD, wrong: 'Tus pedidos, tus favoritos y tu carrito.' },
  {
    word: /\b(?:[Ll]a|[Ee]sta) tienda (?:ha|no|tarda|tardó|habla|busca|usa|está en|está pensada)\b|\ben la tienda\b/i,
    say: 'Hattha',
    because: 'a shop may be a maker’s',
    wrong: 'Un mensaje te espera en la tienda.',
  },
  { word: /reseña/i, say: 'opinión', because: 'the table', wrong: 'Escribe una reseña' },
  { word: /factura fiscal/i, say: 'factura con IVA', because: 'the table', wrong: 'Recibo / Factura fiscal' },
  {
    word: /\b(?:por|traducido|hizo|ha traducido) una máquina\b/,
    say: 'automáticamente',
    because: TRANSLATED,
    wrong: 'Este texto lo ha traducido una máquina.',
  },
  { word: /\bfinalizar (?:la )?compra\b/i, say: 'tramitar el pedido', because: 'the table', wrong: 'Al finalizar la compra ves los gastos.' },
  {
    word: /\b(?:antes de las|hasta las) \{\{time\}\}/,
    say: 'Plazo: {{time}}',
    because: 'the time may bring its own words',
    wrong: 'Paga antes de las {{time}}',
  },
  {
    word: /\b(?:respondemos|contesta|responde|responderá|decidimos|miramos|revisamos|avisamos|comprobamos) en (?:un día|\d|\{)/i,
    say: 'en un plazo de',
    because: 'en 24 horas may be after 24 hours',
    wrong: 'Respondemos en 3 días laborables.',
  },
  {
    word: /\ben \{\{\w*[hH]ours\}\} horas\b/,
    say: 'en un plazo de {{hours}} horas',
    because: 'en 24 horas may be after 24 hours',
    wrong: 'Acepta el pedido en {{hours}} horas.',
  },
  {
    word: /\bNo se pud(?:o|ieron)\b|\b[Aa]lgo salió mal\b/,
    say: 'No se ha podido, Algo ha salido mal',
    because: 'the shop speaks as in Spain, of what has just happened',
    wrong: 'No se pudo guardar.',
  },
  { word: /^Adiós|\bAdiós, y gracias\b/, say: 'Gracias y hasta siempre', because: TRANSLATED, wrong: 'Adiós, y gracias.' },
  {
    word: /\b(?:arreglo|pieza nueva) (?:o|y) tu dinero\b|\brecibes otra vez la pieza\b/,
    say: 'cambio, reembolso',
    because: 'the table',
    wrong: 'arreglo, pieza nueva o tu dinero',
  },
  { word: /\bvuelve por sí solo\b|\baparecen aquí solos\b/, say: 'automáticamente', because: TRANSLATED, wrong: 'El dinero vuelve por sí solo.' },
  { word: /^[^“]*“/, say: '« »', because: 'the quotes of Spanish', wrong: 'Resultados de “seda”' },
  { word: /\bjustificantes? bancarios?\b/i, say: 'justificante de pago', because: 'the table', wrong: 'Justificantes bancarios: 180 días.' },
  { word: /\bbaht tailandeses\b|\bpago en baht\b/, say: 'bahts', because: 'a currency has a plural in Spanish', wrong: 'Pagas en baht tailandeses.' },
  { word: /\bquier[ea] nombre\b|\b(?:Unión|Unidos) quiere\b/, say: 'exige', because: 'a law demands', wrong: 'Estados Unidos quiere aviso previo.' },
  { word: /\bcurri\b/, say: 'curry', because: ONE_WORD, wrong: 'Arroz, pastas de curri y té.' },
  { word: /\d%|\}\}%/, say: 'a space before %', because: 'the Academy', wrong: 'Ahorra un {{percent}}%' },
  {
    word: /\bvolvió al taller|\bno (?:llegó|pudimos)|\bse perdió por|\bel plazo terminó/i,
    say: 'ha vuelto, no ha llegado, no hemos podido',
    because: 'what has just happened is told in the perfect, as everywhere else',
    wrong: 'El pago no llegó a tiempo.',
  },
  { word: /tiene de malo/, say: 'qué problema tiene', because: TRANSLATED, wrong: '¿Qué tiene de malo?' },
  {
    word: /\b(?:[Uu]sted(?:es)?|Háblenos|Pregúntenos|Cuéntenos|[Ee]scríbanos|[Cc]ontáctenos|Inténtelo|Pruébelo|Indique|Elija|Añada|Ponga|Vuelva|Inicie sesión|Revise)\b/,
    say: 'tú: háblanos, inténtalo, indica, elige, añade',
    because: 'whoever reads is spoken to as a friend, on every page',
    wrong: 'Indique el nombre de su empresa.',
  },
]
