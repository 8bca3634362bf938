import type { RuledOut } from './ruled-out.ts'

const TABLE = 'one thing has one name: the table of docs/terms.md'
const MAINLAND = 'it is said in mainland China, not in Taiwan'

export const RULED_OUT: readonly RuledOut[] = [
  { word: /願望清單|心願單|收藏夾/, say: '收藏', because: TABLE, wrong: '已加入願望清單' },
  { word: /店鋪|店舖/, say: '商店', because: TABLE, wrong: '店鋪設定' },
  { word: /宅配人員|快遞員|外送員/, say: '送貨員', because: TABLE, wrong: '付給宅配人員' },
  { word: /快遞(?!員)|物流(?!業者)|承運/, say: '物流業者', because: 'one word for one thing', wrong: '物流需代收' },
  { word: /運單號|物流編號|包裹號碼/, say: '追蹤號碼', because: TABLE, wrong: '請填寫運單號' },
  { word: /結賬|賬/, say: '結帳, 帳', because: TABLE, wrong: '前往結賬' },
  { word: /換新|重寄|換一件/, say: '換貨', because: TABLE, wrong: '維修、換新、退款' },
  { word: /申請售後|售後/, say: '反映問題', because: TABLE, wrong: '選擇「申請售後」' },
  { word: /撤回契約|解除合同|合同/, say: '解除契約', because: 'it is what the button says', wrong: '買家撤回契約' },
  { word: /我們的費用|該費用|平台費/, say: '佣金', because: TABLE, wrong: '貨款減去我們的費用' },
  { word: /稅籍編號|統一編號/, say: '稅號', because: 'one word for one thing', wrong: '稅籍編號 123' },
  { word: /分支機構/, say: '分公司', because: 'one word for one thing', wrong: '分支機構，5 位數字' },
  { word: /(?<![／])信用卡(?!／)/, say: '信用卡／簽帳金融卡, 刷卡', because: 'debit cards pay as well', wrong: '用信用卡付款' },
  { word: /靜音/, say: '關閉提醒', because: 'it is what chats there say', wrong: '將此對話靜音' },
  { word: /寫信/, say: '聯絡我們, 寄信', because: 'it is an email or a message', wrong: '請寫信給我們' },
  { word: /(?<!電子|垃圾)郵件/, say: '電子郵件, 信', because: 'the word alone is the mail of the post', wrong: '透過郵件寄送' },
  { word: /熱線/, say: '專線', because: MAINLAND, wrong: '（熱線 1166）' },
  { word: /頭像/, say: '大頭照', because: 'one word for one thing', wrong: '更換頭像' },
  { word: /工作日/, say: '工作天', because: 'one word for one thing', wrong: '一個工作日內回覆' },
  { word: /原地不動/, say: '由我們保管', because: 'a calque that sounds as if nobody cared', wrong: '期間款項原地不動' },
  { word: /店[裡內]|本店|這家(?:商)?店/, say: 'Hattha', because: '商店 is a maker’s shop', wrong: '店裡的每一件都是手工製作' },
  { word: /神象/, say: '聖象', because: 'one name for a tier', wrong: '從蓮花到神象' },
  { word: /丹桂|丹坤/, say: '丹奎安', because: 'one spelling for a place; 丹桂 is a flower', wrong: '燒丹桂的深色陶土' },
  { word: /宋加洛/, say: '宋卡洛', because: 'one spelling for a craft', wrong: '素可泰的宋加洛' },
  { word: /延利拋|蕨藤包|揚利泡/, say: '雅利包', because: 'one spelling for a craft', wrong: '細藤「延利拋」編成的包' },
  {
    word: /(?<!班加隆)五彩瓷/,
    say: '班加隆五彩瓷',
    because: '五彩 alone is Chinese porcelain',
    wrong: '五彩瓷與瓷器',
    except: ['messages/zh-TW/shell.json search.terms.benjarong'],
  },
  {
    word: /視頻|信息|軟件|網絡|默認|打印|屏幕|鏈接|界面|激活|登錄|註銷|用戶(?!端)|優化|短信|質量|博客|二維碼|澳大利亞|新西蘭|酒店/,
    say: '影片, 資訊, 軟體, 網路, 預設, 列印, 螢幕, 連結, 介面, 啟用, 登入, 登出, 使用者, 簡訊, 品質, QR Code, 澳洲, 紐西蘭, 飯店',
    because: MAINLAND,
    wrong: '請檢查網絡連接',
  },
  { word: /[一-鿿][,;:!?]|[一-鿿]\(/, say: '，；：！？（', because: 'punctuation of the language is full width', wrong: '您好,歡迎' },
  { word: /[“”]/, say: '「」', because: 'the quotes of Taiwan', wrong: '選擇“退貨”' },
  { word: /(?<!轉帳|退款|寄件)憑證/, say: '轉帳憑證, 扣繳憑單', because: 'there are two papers', wrong: '查看憑證' },
  { word: /行動數據/, say: '行動網路', because: MAINLAND, wrong: '例如行動數據' },
]
