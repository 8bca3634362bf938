import type { RuledOut } from './ruled-out.ts'

const TABLE = 'one thing has one name: the table of docs/terms.md'

export const RULED_OUT: readonly RuledOut[] = [
  { word: /心愿单|愿望清单|收藏夹/, say: '收藏', because: TABLE, wrong: '已加入心愿单' },
  { word: /反映问题|投诉商品|申诉问题/, say: '申请售后', because: TABLE, wrong: '打开订单，选择“反映问题”' },
  { word: /换新|重寄|换一件/, say: '换货', because: TABLE, wrong: '维修、换新、退款任您选择' },
  { word: /(?:快递|物流|跟踪|追踪)(?:单号|号码)/, say: '运单号', because: TABLE, wrong: '请填写快递单号' },
  { word: /快递(?!员|面单)|承运商|承运人/, say: '快递员, 物流公司', because: 'a person rings, a company carries', wrong: '快递代收货款' },
  { word: /(?:付款|汇款|转款)凭证|转账截图|水单/, say: '转账凭证', because: TABLE, wrong: '请上传付款凭证' },
  { word: /购物篮|购物袋里/, say: '购物车', because: TABLE, wrong: '放进购物篮' },
  { word: /结帐|结算页/, say: '结账', because: TABLE, wrong: '前往结算页' },
  {
    word: /帐[户号]|您的账号|注册账号/,
    say: '账户',
    because: 'one word; Google calls its own 账号, and a bank has 账号 for the number',
    wrong: '您的账号已删除',
  },
  { word: /手续费率|平台费|该费用|我们的费用/, say: '佣金', because: TABLE, wrong: '货款减去我们的费用' },
  { word: /撤回合同|撤销合同|取消合同/, say: '解除合同', because: 'it is what the button says', wrong: '买家撤回合同' },
  { word: /改(?:变)?(?:了)?主意/, say: '想退货, 不想要了', because: 'a calque; shops say what is done', wrong: '15 天内可改主意' },
  { word: /写信|来信|一封信/, say: '联系我们, 发邮件', because: 'it is an email or a message, not paper', wrong: '请写信给我们' },
  { word: /静音/, say: '消息免打扰', because: 'it is what chats there say', wrong: '静音此对话' },
  { word: /原地不动/, say: '由我们保管', because: 'a calque that sounds as if nobody cared', wrong: '期间款项原地不动' },
  { word: /所说所示/, say: '您发送的内容', because: 'a calque', wrong: '您所说所示：聊天中的消息' },
  { word: /店[里内]|本店|这家(?:商)?店(?!铺)/, say: 'Hattha', because: '店铺 is a maker’s shop', wrong: '店里的每一件都是手工制作' },
  {
    word: /(?<!演示)商店(?!和酒店)/,
    say: 'Hattha, 店铺',
    because: 'Hattha is not a shop but where shops are',
    wrong: '商店维护中，请稍后再来',
  },
  { word: /扎染/, say: '絣织, 玛米', because: 'tie-dye is of the cloth; here the threads are tied before they are woven', wrong: '扎染泰丝' },
  { word: /丹桂|丹坤/, say: '丹奎安', because: 'one spelling for a place; 丹桂 is a flower', wrong: '烧丹桂的深色陶土' },
  { word: /宋加洛/, say: '宋卡洛', because: 'one spelling for a craft', wrong: '素可泰的宋加洛' },
  { word: /延利抛|蕨藤包|扬利泡/, say: '雅利包', because: 'one spelling for a craft', wrong: '细藤“延利抛”编成的包' },
  {
    word: /(?<!班加隆)五彩瓷/,
    say: '班加隆五彩瓷',
    because: '五彩 alone is Chinese porcelain',
    wrong: '五彩瓷与瓷器',
    except: ['messages/zh-CN/shell.json search.terms.benjarong'],
  },
  { word: /养护/, say: '保养', because: 'one word for one thing', wrong: '怎样养护' },
  { word: /[一-鿿][,;:!?]|[一-鿿]\(/, say: '，；：！？（', because: 'punctuation of the language is full width', wrong: '您好,欢迎' },
  {
    word: /(?<!转账|退款|寄件|扣税)凭证/,
    say: '转账凭证',
    because: TABLE,
    wrong: '查看凭证',
  },
  {
    word: /你(?!们)/,
    say: '您',
    because: 'the shop says 您 to everybody',
    wrong: '您的订单在这里：你可以随时查看',
    // What weavers ask each other.
    except: ['demo/posts/phrae-mo-hom/zh-CN.md:24'],
  },
]
