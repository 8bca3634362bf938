import { conceptsIn, conceptToken } from '../../catalog/search/craft-terms.ts'
import type { Vocabulary } from '../../catalog/search/vocabulary.ts'
import { normaliseSearch } from '../../catalog/search/search-text.ts'
import type { OrderLabel } from '../../orders/order-states.ts'

/** What somebody may want to know besides what is for sale. Keys below `assistant.help` of the catalogue. */
export const HELP_TOPICS = ['orders', 'shipping', 'membership', 'receipt', 'returns', 'payment', 'privacy', 'contact'] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

/** The page that a help answer cites. */
export const HELP_PAGES: Readonly<Record<HelpTopic, string>> = {
  orders: '/order-tracking',
  shipping: '/shipping-info',
  membership: '/membership',
  receipt: '/order-tracking',
  returns: '/return-policy',
  payment: '/terms',
  privacy: '/privacy-policy',
  contact: '/contact',
}

/** How people of our languages begin the words by which they ask. Compared folded; unspaced scripts anywhere, others at the start of a word. */
const STEMS: Readonly<Record<HelpTopic, string>> = {
  orders: `where is my order|track|parcel|my order|my package|bestelling|pakket|bestellung|sendung|paket saya|pesanan|lacak|commande|colis|suivi|pedido|paquete|seguimiento|encomenda|rastrea|ordine|pacco|tracciament|don hang|kien hang|theo doi|คำสั่งซื้อ|ออเดอร์|พัสดุ|ติดตาม|注文|荷物|追跡|주문|배송조회|택배|订单|包裹|物流|訂單`,
  shipping: `ship|deliver|postage|verzend|bezorg|lever|versand|liefer|porto|livrai|expedi|frais de port|envio|entrega|frete|spedizion|consegn|kirim|pengirim|ongkir|giao hang|van chuyen|phi ship|จัดส่ง|ค่าส่ง|ส่งของ|ส่งไป|配送|送料|発送|届|배송|배달|운송|运费|发货|快递|運費|出貨|寄送`,
  membership: `points|membership|loyalty|punten|lidmaatschap|punkte|mitglied|programme membre|puntos|socios|pontos|fidelidade|punti|programma membri|poin saya|tukar poin|keanggotaan|diem thuong|tich diem|hoi vien|แต้ม|สมาชิก|ポイント|会員|포인트|멤버십|积分|会员|積分|點數|會員`,
  receipt: `receipt|invoice|kwitantie|factuur|quittung|rechnung|facture|un recu|mon recu|factura|nota fiscal|fatura|ricevuta|fattura|kuitansi|faktur|hoa don|bien lai|ใบเสร็จ|ใบกำกับภาษี|領収|영수증|세금계산서|收据|发票|收據|發票`,
  returns: `cancel|annul|stornier|storno|batal|huy don|anular|disdir|ยกเลิก|キャンセル|取り消|취소|取消|return|refund|exchange|broken|damaged|retour|terugbetal|ruil|kapot|ruckgabe|rucksend|erstatt|umtausch|kaputt|remboursement|renvoy|echang|devol|reembols|cambio|troca|reso|rimbors|pengembali|tukar|rusak|tra hang|hoan tien|doi hang|คืนสินค้า|คืนเงิน|เปลี่ยนสินค้า|ชำรุด|返品|返金|交換|破損|반품|환불|교환|파손|退货|退款|换货|退貨|換貨`,
  payment: `pay|payment|promptpay|card|cash on delivery|bank transfer|rembours|overschrijving|nachnahme|uberweisung|virement|contra reembolso|transferencia|contrassegno|bonifico|transfer bank|chuyen khoan|เก็บเงินปลายทาง|โอนเงิน|代金引換|振込|계좌 이체|货到付款|转账|貨到付款|轉帳|betal|bezahl|zahlung|zahlen|paiement|payer|pago|pagar|pagament|bayar|pembayaran|thanh toan|จ่าย|ชำระ|พร้อมเพย์|บัตรเครดิต|支払|決済|결제|지불|카드|付款|支付|刷卡`,
  privacy: `privacy|my data|gdpr|pdpa|personal data|gegevens|datenschutz|donnees|privacidad|privacidade|datos|dati personali|data pribadi|quyen rieng tu|ความเป็นส่วนตัว|ข้อมูลส่วนบุคคล|プライバシー|個人情報|개인정보|隐私|隱私|个人信息`,
  contact: `contact|speak to|human|phone number|support|klantenservice|kontakt|mitarbeiter|joindre|conseiller|contacto|contato|contatt|hubungi|lien he|ติดต่อ|เจ้าหน้าที่|พนักงาน|問い合わせ|連絡|문의|상담|联系|客服|聯絡`,
}

const FOLDED: readonly (readonly [HelpTopic, readonly string[]])[] = HELP_TOPICS.map((topic) => [topic, STEMS[topic].split('|').map(normaliseSearch)])
const LATIN = /^[a-z0-9 ]+$/

/** What a question is about, the first that fits; undefined when it is about none of these. */
export function helpTopicOf(question: string): HelpTopic | undefined {
  const folded = ` ${normaliseSearch(question)} `
  return FOLDED.find(([, stems]) => stems.some((stem) => folded.includes(LATIN.test(stem) ? ` ${stem}` : stem)))?.[0]
}

/** The number of an order somebody names. */
export const orderNumberIn = (question: string): string | undefined => /\bH\d{6}-[A-Z0-9]{7}(?:-\d+)?\b/i.exec(question)?.[0].toUpperCase()

/** What pieces a question speaks of, as search words: all of it first, then any of it. Empty when it names nothing the shop knows. */
export function searchesFor(question: string, vocabulary?: Vocabulary): string[] {
  const tokens = conceptsIn(question.slice(0, 300), vocabulary).map((key) => `'${conceptToken(key)}'`)
  if (tokens.length === 0) return []
  const [every, some] = [tokens.join(' & '), tokens.join(' | ')]
  return tokens.length === 1 ? [every] : [every, some]
}

/** A piece the assistant names, as the catalogue has it now. */
export type AssistantProduct = { id: string; name: string; image: string | null; priceMinor: number; seller: string }
/** A maker's share of an order of the person who asks. `label` is the word people read. */
export type AssistantOrder = { number: string; label: OrderLabel; placedAt: string; totalMinor: number; seller: string }

/** What the assistant found. It never says more than this: prices, names and states come from the shop's own rows. */
export type AssistantAnswer =
  | { kind: 'products'; products: AssistantProduct[] }
  | { kind: 'orders'; orders: AssistantOrder[] }
  | { kind: 'help'; topic: HelpTopic }
  | { kind: 'nothing' }

/** An answer, and the key by which whoever asked says whether it helped. */
export type Answered = AssistantAnswer & { key: string }
