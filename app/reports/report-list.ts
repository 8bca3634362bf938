/** How a cell is read and written. */
export type CellKind = 'text' | 'number' | 'amount' | 'percent' | 'day' | 'month' | 'country' | 'word'

/** What a question wants to know before it is asked. `since` and `until` are days; `maker` part of a name; `days` a number of them. */
export type AnswerName = 'since' | 'until' | 'maker' | 'days'

export type ReportColumn = {
  name: string
  kind: CellKind
  /** Of a word: where its sentences stand, `{words}.{value}`. */
  words?: string
}

/** A question the shop brings: who may ask it, what it wants to know, what it answers, and how it is asked of the views of schema `report`. */
export type Report = {
  permission: `${string}.${string}`
  answers: readonly AnswerName[]
  columns: readonly ReportColumn[]
  /** Reads views of `report` only; `:since` and the like stand for the answers. */
  sql: string
}

export type ReportCell = string | number | null
/** What a report answers: rows in the order of its columns, amounts in satang; `more` where there were more than are told. */
export type ReportAnswer = { rows: ReportCell[][]; more: boolean; since: string; until: string }

const SPAN = 'day between :since and :until'
const OF_MAKER = `(:maker = '' or maker ilike '%' || :maker || '%')`
const col = (name: string, kind: CellKind, words?: string): ReportColumn => ({ name, kind, ...(words !== undefined && { words }) })

/** Every report, by the word of its address. */
export const REPORTS = {
  'sales-by-month': {
    permission: 'orders.read',
    answers: ['since', 'until'],
    columns: [
      col('month', 'month'),
      col('orders', 'number'),
      col('goods', 'amount'),
      col('shipping', 'amount'),
      col('total', 'amount'),
      col('average', 'amount'),
    ],
    sql: `select date_trunc('month', day)::date as month, count(*) as orders, sum(goods_minor) as goods, sum(shipping_minor) as shipping,
        sum(total_minor) as total, round(avg(total_minor)) as average
      from report.orders where ${SPAN} group by 1 order by 1 desc`,
  },
  'sales-by-maker': {
    permission: 'orders.read',
    answers: ['since', 'until', 'maker'],
    columns: [col('maker', 'text'), col('orders', 'number'), col('goods', 'amount'), col('commission', 'amount'), col('average', 'amount')],
    sql: `select maker, count(*) as orders, sum(goods_minor) as goods, sum(commission_minor) as commission, round(avg(total_minor)) as average
      from report.orders where ${SPAN} and ${OF_MAKER} group by maker, seller_id order by goods desc, maker`,
  },
  'sales-by-category': {
    permission: 'orders.read',
    answers: ['since', 'until', 'maker'],
    columns: [col('category', 'text'), col('orders', 'number'), col('pieces', 'number'), col('goods', 'amount')],
    sql: `select category, count(distinct order_id) as orders, sum(quantity) as pieces, sum(goods_minor) as goods
      from report.lines where ${SPAN} and ${OF_MAKER} group by category order by goods desc, category`,
  },
  'sales-by-country': {
    permission: 'orders.read',
    answers: ['since', 'until'],
    columns: [col('country', 'country'), col('orders', 'number'), col('goods', 'amount'), col('shipping', 'amount'), col('average', 'amount')],
    sql: `select country, count(*) as orders, sum(goods_minor) as goods, sum(shipping_minor) as shipping, round(avg(total_minor)) as average
      from report.orders where ${SPAN} group by country order by goods desc, country`,
  },
  'payment-methods': {
    permission: 'payments.read',
    answers: ['since', 'until'],
    columns: [col('method', 'word', 'admin-orders:methods'), col('orders', 'number'), col('total', 'amount'), col('average', 'amount')],
    sql: `select method, count(*) as orders, sum(total_minor) as total, round(avg(total_minor)) as average
      from report.orders where ${SPAN} group by method order by total desc, method`,
  },
  'vat-per-month': {
    permission: 'ledger.read',
    answers: ['since', 'until'],
    columns: [col('month', 'month'), col('total', 'amount'), col('taxIncluded', 'amount'), col('taxAdded', 'amount'), col('commissionVat', 'amount')],
    sql: `select date_trunc('month', day)::date as month, sum(total_minor) as total, sum(tax_included_minor) as "taxIncluded",
        sum(tax_added_minor) as "taxAdded", sum(commission_vat_minor) as "commissionVat"
      from report.orders where ${SPAN} group by 1 order by 1 desc`,
  },
  'fees-per-month': {
    permission: 'payouts.read',
    answers: ['since', 'until', 'maker'],
    columns: [col('month', 'month'), col('documents', 'number'), col('net', 'amount'), col('vat', 'amount'), col('total', 'amount')],
    sql: `select month, count(*) as documents, sum(net_minor) as net, sum(vat_minor) as vat, sum(total_minor) as total
      from report.fees where month between date_trunc('month', :since) and :until and ${OF_MAKER} group by month order by month desc`,
  },
  'refunds-by-origin': {
    permission: 'payments.read',
    answers: ['since', 'until', 'maker'],
    columns: [col('origin', 'word', 'origins'), col('refunds', 'number'), col('amount', 'amount'), col('average', 'amount')],
    sql: `select origin, count(*) as refunds, sum(amount_minor) as amount, round(avg(amount_minor)) as average
      from report.refunds where ${SPAN} and ${OF_MAKER} group by origin order by amount desc, origin`,
  },
  'shipping-times': {
    permission: 'orders.read',
    answers: ['since', 'until', 'maker'],
    columns: [
      col('maker', 'text'),
      col('shipped', 'number'),
      col('daysToShip', 'number'),
      col('slowest', 'number'),
      col('late', 'number'),
      col('lateShare', 'percent'),
    ],
    sql: `select maker, count(*) as shipped, round(avg(extract(epoch from shipped_at - placed_at) / 86400), 1) as "daysToShip",
        round(max(extract(epoch from shipped_at - placed_at) / 86400), 1) as slowest, count(*) filter (where came_late) as late,
        round(count(*) filter (where came_late)::numeric / greatest(1, count(*) filter (where delivered_at is not null)), 4) as "lateShare"
      from report.orders where ${SPAN} and ${OF_MAKER} and shipped_at is not null and placed_at is not null
      group by maker, seller_id order by "daysToShip" desc, maker`,
  },
  'best-buyers': {
    permission: 'orders.read',
    answers: ['since', 'until'],
    columns: [col('rank', 'number'), col('country', 'country'), col('orders', 'number'), col('goods', 'amount'), col('first', 'day'), col('last', 'day')],
    sql: `select row_number() over (order by sum(goods_minor) desc, min(day), buyer) as rank, min(country) as country, count(*) as orders,
        sum(goods_minor) as goods, min(day) as first, max(day) as last
      from report.orders where ${SPAN} group by buyer order by 1 limit 100`,
  },
  'coupon-cost': {
    permission: 'promotions.read',
    answers: ['since', 'until'],
    columns: [col('code', 'text'), col('uses', 'number'), col('saved', 'amount'), col('average', 'amount')],
    sql: `select code, sum(uses) as uses, sum(saved_minor) as saved, round(avg(saved_minor)) as average
      from report.coupons where ${SPAN} group by code order by saved desc, code`,
  },
  payouts: {
    permission: 'payouts.read',
    answers: ['since', 'until', 'maker'],
    columns: [
      col('number', 'text'),
      col('day', 'day'),
      col('maker', 'text'),
      col('state', 'word', 'admin-payouts:filters.statusOptions'),
      col('amount', 'amount'),
      col('paid', 'day'),
    ],
    sql: `select number, day, maker, status as state, amount_minor as amount, (paid_at at time zone 'Asia/Bangkok')::date as paid
      from report.payouts where ${SPAN} and ${OF_MAKER} order by day desc, number`,
  },
  'stock-value': {
    permission: 'inventory.read',
    answers: ['maker'],
    columns: [col('maker', 'text'), col('products', 'number'), col('pieces', 'number'), col('value', 'amount')],
    sql: `select maker, count(distinct product_id) as products, sum(on_hand) as pieces, sum(on_hand * price_minor) as value
      from report.stock where ${OF_MAKER} group by maker order by value desc, maker`,
  },
  unsold: {
    permission: 'inventory.read',
    answers: ['days', 'maker'],
    columns: [col('product', 'text'), col('maker', 'text'), col('pieces', 'number'), col('value', 'amount'), col('since', 'day'), col('lastSold', 'day')],
    sql: `select product, maker, sum(on_hand) as pieces, sum(on_hand * price_minor) as value, min(published_at)::date as since,
        max(last_sold)::date as "lastSold"
      from report.stock
      where ${OF_MAKER} and on_hand > 0 and published_at < now() - :days * interval '1 day'
        and (last_sold is null or last_sold < now() - :days * interval '1 day')
      group by product_id, product, maker order by value desc, product`,
  },
  'reviews-by-maker': {
    permission: 'reviews.read',
    answers: ['since', 'until', 'maker'],
    columns: [col('maker', 'text'), col('reviews', 'number'), col('stars', 'number'), col('low', 'number')],
    sql: `select maker, count(*) as reviews, round(avg(rating), 2) as stars, count(*) filter (where rating <= 2) as low
      from report.reviews where ${SPAN} and ${OF_MAKER} group by maker order by low desc, stars, maker`,
  },
} as const satisfies Readonly<Record<string, Report>>

export type ReportName = keyof typeof REPORTS

export const isReport = (name: string): name is ReportName => Object.hasOwn(REPORTS, name)

/** A report by its name, as all of them are. */
export const reportOf = (name: ReportName): Report => REPORTS[name]
