import type { RuledOut } from './ruled-out.ts'

const ONE_WORD = 'one word for one thing'
const BRAZIL = 'the shop is written in Brazilian Portuguese'

export const RULED_OUT: readonly RuledOut[] = [
  {
    word: /\b[Ff]avoritos?\b/,
    say: 'lista de desejos',
    because: ONE_WORD,
    wrong: 'Seus pedidos, seus favoritos e seu carrinho.',
  },
  {
    word: /\b(?:[Aa] loja|desta loja) (?:demorou|não|fala|procura|usa|é destinada|está em)\b|\b(?:na|à|desta) loja(?: agora)?\b(?!,)/,
    say: 'a Hattha',
    because: 'a shop may be a maker’s',
    wrong: 'A loja demorou demais.',
  },
  { word: /[Ee]screva para nós/, say: 'fale conosco', because: 'that is what Brazilian shops say', wrong: 'Escreva para nós.' },
  { word: /\b(?:por|de) uma máquina\b/, say: 'automaticamente', because: 'it reads as translated', wrong: 'Este texto foi traduzido por uma máquina.' },
  {
    word: /\b[Dd]esist(?:ir do|iu do|o do|ência)\b|\bdireito de arrependimento\b/i,
    say: 'livre resolução, resolver o contrato',
    because: 'the table: the right is read in Portugal, and there it is called so',
    wrong: 'Desistir do contrato aqui',
  },
  { word: /\btarifas?\b/i, say: 'imposto de importação', because: 'the table', wrong: 'Pacotes pequenos pagam uma tarifa fixa.' },
  { word: /\b(?:fatura|nota) (?:fiscal|tributária) de IVA\b|\bfatura fiscal\b/i, say: 'nota fiscal', because: 'the table', wrong: 'Preciso de fatura fiscal' },
  { word: /\blista de embalagem\b/i, say: 'lista de conteúdo', because: 'the table', wrong: 'A mensagem está na lista de embalagem.' },
  { word: /\bidentificação fiscal\b/i, say: 'número fiscal', because: ONE_WORD, wrong: 'Identificação fiscal 0105' },
  { word: /\b\d+ baht\b|\bem baht\b/, say: 'bahts', because: 'a currency has a plural in Portuguese', wrong: 'Você paga em baht.' },
  {
    word: /\bque a gente (?:decida|faça|receba)\b|^E aí\b/i,
    say: 'a Hattha, nós',
    because: 'too loose for money and parcels',
    wrong: 'Você pode pedir que a gente decida.',
  },
  {
    word: /\bo dinheiro (?:é|será) devolvido sozinho\b|\bdevolvido sozinho\b/i,
    say: 'o reembolso é automático',
    because: 'it reads as translated',
    wrong: 'O dinheiro é devolvido sozinho.',
  },
  { word: /\bAdeus\b/, say: 'até a próxima', because: 'it is for the dying', wrong: 'Adeus, e obrigado.' },
  { word: /\b(?:rattan(?!-|: \[)|rotim|vime)\b/i, say: 'ratã', because: ONE_WORD, wrong: 'Candeeiros de rattan' },
  { word: /\bentrançad/i, say: 'trançado', because: BRAZIL, wrong: 'Malas entrançadas' },
  {
    word: /\b(?:telemóvel|ficheiros?|ecrã|candeeiros?|xailes?|caril|registe|registar|utilizador(?:es)?|contacto|facto|autocarro|casa de banho|marionetas?|tabuleiros?)\b/i,
    say: 'celular, arquivo, tela, luminária, xale, curry, registrar, usuário, contato, fato, ônibus, banheiro, boneco, tábua',
    because: BRAZIL,
    wrong: 'Candeeiros de papel',
  },
  { word: /\b(?:está|estão|estamos) a \w+(?:ar|er|ir)\b(?! )/, say: 'the gerund', because: BRAZIL, wrong: 'O artesão está a preparar' },
  {
    word: /\boficina\b/i,
    say: 'ateliê',
    because: 'the table',
    wrong: 'Retirada na oficina',
    // A whole district is the workshop of an industry there, not a maker's own.
    except: ['demo/posts/thai-silk-surin-pak-thong-chai/pt.md'],
  },
  { word: /\b[Ll]evantamentos?\b|\bpara levantar\b/, say: 'retirada, retirar', because: BRAZIL, wrong: 'Levantamento no ateliê' },
  { word: /\bcódigo QR\b/i, say: 'QR code', because: 'that is what banks in Brazil call it', wrong: 'Escaneie um código QR.' },
]
