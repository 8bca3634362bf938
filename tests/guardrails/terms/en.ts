import type { RuledOut } from './ruled-out.ts'

const AMERICAN = 'the shop and its journal are written in American English'

export const RULED_OUT: readonly RuledOut[] = [
  { word: /\be-mail/i, say: 'email', because: 'the table', wrong: 'Please enter your e-mail address.' },
  {
    word: /\b(?:an?|the|these|those|our|old|both|more|no|get|send|that|another) letters?\b(?! and digits)/i,
    say: 'email',
    because: 'a letter is paper; what the shop sends is an email',
    wrong: 'We have sent a letter to you.',
  },
  {
    word: /\breckon/i,
    say: 'calculate, recalculate',
    because: 'the word is British and casual, and sounds like a guess about money',
    wrong: 'Delivery is reckoned for each maker.',
  },
  {
    word: /\bstands? (?:here|there|at checkout|on (?:the|its) \w+ page)\b/i,
    say: 'appears here',
    because: 'a thing on a page does not stand',
    wrong: 'What buyers send back stands here.',
  },
  {
    word: /\b(?:this|that|it) is no (?:Thai|picture|number|valid)\b/i,
    say: 'isn’t a valid …',
    because: 'it reads as translated',
    wrong: 'This is no Thai tax ID.',
  },
  { word: /\bfarewell\b/i, say: 'goodbye', because: 'it is for the dying and for ships', wrong: 'Farewell, and thank you.' },
  {
    word: /\bon sale\b/i,
    say: 'for sale',
    because: 'on sale means reduced',
    wrong: '{{name}} is on sale',
    except: ['messages/en/catalog.json types.sale'],
  },
  { word: /\bagainst cash\b/i, say: 'cash on delivery', because: 'the table', wrong: 'One of the makers does not send against cash.' },
  { word: /\b(?:a|the|your|our|another) slip\b/i, say: 'payment slip, packing slip', because: 'there are two kinds', wrong: 'Then send us the slip' },
  { word: /\barticle number/i, say: 'item number', because: 'one word for one thing', wrong: 'Search piece or article number' },
  {
    word: /^favou?rites\b|\b(?:your|my|their|among) favou?rites\b/i,
    say: 'wishlist',
    because: 'one word for one thing',
    wrong: 'Your orders, your favorites and your cart.',
  },
  {
    word: /\b(?:may|can) withdraw\b(?! consent)/i,
    say: 'may cancel',
    because: 'in sentences a buyer cancels; the button and the statement have the word of the law',
    wrong: 'Consumers may withdraw within 14 days.',
    except: ['messages/en/pages-privacy.json why.text'],
  },
  { word: /\brights (?:that )?your law gives\b/i, say: 'statutory rights', because: 'the table', wrong: 'Rights that your law gives you are not touched.' },
  { word: /\bworking days?\b/i, say: 'business day', because: AMERICAN, wrong: 'Within one working day.' },
  { word: /\bany more(?=[.,;:?!)]|$)/i, say: 'anymore', because: AMERICAN, wrong: 'This is not possible any more.' },
  {
    word: /\b\w*(?:colour|favour|honour|neighbour|labour|flavour|odour|vapour|harbour|behaviour)\w*/i,
    say: '-or',
    because: AMERICAN,
    wrong: 'Ask about size or colour.',
  },
  {
    word: /\b(?:(?:kilo|centi|milli)?metres?|litres?|fibres?|centres?|theatres?|lustre|grey\w*|mould\w*|sulph\w+|alumini\w+|jewell\w+)\b/i,
    say: 'meter, liter, fiber, center, theater, luster, gray, mold, sulfur, aluminum, jewelry',
    because: AMERICAN,
    wrong: 'Fired in a grey mould two metres long.',
  },
  {
    word: /\b(?:cancell(?:ed|ing)|travell\w+|labell\w+|levelled|chiselled|enamelled|programmes?|catalogues?|cheques?|learnt|burnt|per cent|ageing|spoilt|chilli|chillies|make-up|motorways?|towards|afterwards)\b/i,
    say: 'canceled, traveled, labeled, program, catalog, check, learned, burned, percent, aging, spoiled, chili, makeup, expressway, toward, afterward',
    because: AMERICAN,
    wrong: 'The order was cancelled.',
  },
  {
    word: /\b(?:personal|recogn|organ|real|special|custom|roman|neutral|apolog|minim|maxim|summar|character)is(?:e|ed|es|ing|ation)\b/i,
    say: '-ize',
    because: AMERICAN,
    wrong: 'Personalised pieces cannot be returned.',
  },
  { word: /^So (?:many|long)\b|: so (?:many|long)\b/, say: 'number of …', because: 'a setting is named, not told', wrong: 'So many reviews written.' },
  {
    word: /\bNobody (?:decides|judges|corrects|approves|does this to) (?:their|the balance of their|what they)\b/,
    say: 'You can’t … your own …',
    because: 'it is said to the person who just tried',
    wrong: 'Nobody judges their own shop.',
  },
  { word: /\bin the record(?: of acts)?\b/, say: 'on record', because: 'it reads as translated', wrong: 'The reason stays in the record.' },
  {
    word: /\b(?:ask an owner of|paid by|the account of|to) the shop(?:$|\.| to decide| to invite)/,
    say: 'Hattha',
    because: 'a shop may be a maker’s',
    wrong: 'Delivery paid by the shop',
  },
  {
    word: /\w'(?:\w|\s)|"[^"=]+"/,
    say: '“ ” and ’',
    because: 'straight quotes are of typewriters',
    wrong: "in some people's hands",
    except: ['messages/en/chat.json assistant.failed'],
  },
]
